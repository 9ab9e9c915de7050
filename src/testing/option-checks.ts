/** Checks of a game's metadata, and of how it parses options. */
import {GameError, type AnyGame} from '../core/game.js';
import {frozen, isObject, quote, sameJson, type JsonObject} from '../core/json.js';
import {quietly, copy, first, expectPlain, expectSame, expect, within} from './expect.js';
import {deal} from './random-games.js';

export function checkHead({id, version, seats}: AnyGame): void {
  expect(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id), `id: ${quote(id)} is not in kebab case`);
  expect(Number.isInteger(version) && version > 0, `version: ${quote(version)} is not a positive integer`);
  const [min, max] = seats;
  expect(
    Number.isInteger(min) && Number.isInteger(max) && min >= 1 && min <= max && max <= 99,
    `seats: ${quote(seats)} is not [minimum, maximum]`,
  );
}

export function checkAccepted(game: AnyGame, raw: JsonObject): void {
  within(`options ${quote(raw)}`, () => {
    const options = game.parseOptions(frozen(copy(raw))) as JsonObject;
    expectPlain(options, 'the options');
    expectSame(game.parseOptions(frozen(copy(options))), options, 'parsed again');
    const given = copy(raw);
    const shared = sharedPart(given, game.parseOptions(given));
    expect(
      shared === undefined,
      `parseOptions() keeps ${quote(shared)} without copying it: a page that mutates it changes the game`,
    );
    const untouched = copy(options);
    // options that need a deal have no first state yet
    if (game.deal && !sameJson(deal(game, options, 'x'), options)) return;
    for (const seats of new Set(game.seats)) expectPlain(game.setup(frozen(copy(options)), seats), 'the first state');
    expectSame(options, untouched, 'the options after setup');
  });
}

/** Finds an object that is part of both values. */
function sharedPart(a: unknown, b: unknown): unknown {
  const parts = new Set<unknown>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    parts.add(value);
    Object.values(value).forEach(collect);
  };
  collect(a);
  const find = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return undefined;
    return parts.has(value) ? value : first(Object.values(value).map((part) => () => find(part)));
  };
  return find(b);
}

/** Invalid values of all kinds for any option. */
function junk(): unknown[] {
  const cycle: unknown[] = [];
  cycle.push(cycle);
  const deep: unknown = JSON.parse('['.repeat(2000) + ']'.repeat(2000));
  return [
    ...[null, undefined, true, false],
    ...[NaN, Infinity, -Infinity, -1, 0, -0, 0.5, 1e308, 2 ** 53],
    ...['', ' ', '0', '-0', '-1', '1e9', '0x10', 'no such word', '\u0000', '\ud800'],
    ...['__proto__', 'constructor', 'toString', 'x'.repeat(1_000_000), '9'.repeat(400)],
    ...[[], [null], [[]], [NaN], [[1, 2, 3]]],
    new Array(3),
    Array.from({length: 10_000}, (_, i) => i),
    deep,
    cycle,
    {},
    {length: -1},
    {toString: 1},
    JSON.parse('{"__proto__": {"polluted": true}}'),
    Object.create(null),
    {
      get x() {
        return 1;
      },
    },
    {
      toJSON() {
        return 1;
      },
    },
    ...[new Date(0), new Map(), /x/, Symbol('x'), 10n, () => 1],
  ];
}

export function checkJunk(game: AnyGame, sets: readonly JsonObject[], refused: readonly JsonObject[]): void {
  const names = new Set<string>();
  for (const raw of [{}, ...sets]) {
    for (const name of [...Object.keys(raw), ...Object.keys(game.parseOptions(raw) as JsonObject)]) names.add(name);
  }
  for (const name of names) {
    for (const value of junk()) {
      const error = tryOptions(game, {[name]: value} as JsonObject);
      // the option or an invalid part of it
      const mentioned = [name, ...(isObject(value) ? Object.keys(value) : [])];
      if (error)
        expect(
          mentioned.some((word) => error.message.includes(word)),
          `${name}: the message does not name the option: ${error.message}`,
        );
    }
    // an object whose property has another value on each access
    let times = 0;
    const values = junk();
    tryOptions(game, {
      get [name]() {
        return values[times++ % values.length];
      },
    } as JsonObject);
  }
  const unknown = ['no-such-option', 'constructor', 'toString'].filter((name) => !names.has(name));
  for (const raw of [
    ...unknown.map((name) => ({[name]: 1})),
    JSON.parse('{"__proto__": {"polluted": true}}') as JsonObject,
    ...refused,
  ]) {
    expect(tryOptions(game, raw) !== undefined, `invalid options ${quote(raw)} were accepted`);
  }
  expect(!('polluted' in {}), 'the prototype of all objects was changed');
}

/** The error for these options; undefined if they were accepted, after checking the result. */
function tryOptions(game: AnyGame, raw: JsonObject): GameError | undefined {
  const [[name, value] = ['', undefined]] = Object.entries(raw);
  return within(`option ${quote(name)}: ${typeof value} ${quote(value)}`, () => {
    let options: JsonObject;
    try {
      options = game.parseOptions(raw) as JsonObject;
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      expect(error.code === 'bad-option', `the code is "${error.code}", not "bad-option"`);
      expect(
        error.message.length > 0 && error.message.length < 1000,
        `the message has ${error.message.length} characters`,
      );
      if (error.value !== undefined) expectPlain(error.value, 'the value in the refusal');
      return error;
    }
    expectPlain(options, 'the options');
    expectSame(game.parseOptions(options), options, 'parsed again');
    return undefined;
  });
}

export function checkDeal(game: AnyGame, raw: JsonObject): void {
  if (!game.deal) return;
  within(`options ${quote(raw)}`, () => {
    const options = frozen(game.parseOptions(raw) as JsonObject);
    for (const seed of ['a', 'b', 'c']) {
      const dealt = frozen(quietly(() => deal(game, options, seed)));
      expectPlain(dealt, 'the dealt options');
      expectSame(deal(game, options, seed), dealt, 'dealt again from the same seed');
      expectSame(game.parseOptions(copy(dealt)), dealt, 'dealt options, parsed');
      expectSame(deal(game, dealt, `${seed} other`), dealt, 'dealt options, dealt again');
    }
  });
}
