// Bad input by the thousand, for the rules of every game, found by pattern: options, moves, records and share codes with
// slips of the pen, and calls in any order. Each ends in a GameError or a refusal that says what is wrong, or in a game
// that could have been played; the game in progress stays.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {fc, forAll} from '../support/random.js';
import {
  GameError,
  isRefusal,
  recordOfCode,
  Session,
  shareCode,
  type AnyGame,
  type JsonObject,
  type Seat,
  type SeatKind,
} from '../../src/kit.js';
import {limits} from '../../src/core/record.js';
import {notJson} from '../../src/testing.js';
import {
  anyPlain,
  codesWithOtherField,
  damaged,
  damagedCodes,
  damages,
  elementsOf,
  nearly,
  type Setting,
} from '../support/bad-input.js';
import {games} from './games.js';

const sources = new URL('../../src/games/', import.meta.url);
const elements = elementsOf(
  JSON.parse(readFileSync(new URL('../../custom-elements.json', import.meta.url), 'utf8')) as Parameters<
    typeof elementsOf
  >[0],
);

/** `Invalid players: 9. Expected 1 to 6.` */
const form = /^Invalid [\w.[\]\- ]+: .+\. Expected .+\.$/s;

for (const game of games) {
  const files = readdirSync(new URL(`${game.id}/`, sources));
  const tag = files.find((file) => file.endsWith('.element.ts'))!.slice(0, -'.element.ts'.length);
  describe(`${game.id}: bad input`, () => gameTests(game, elements.get(tag)!));
}

function gameTests(game: AnyGame, settings: readonly Setting[]): void {
  const standard = game.parseOptions({}) as JsonObject;
  const names = Object.keys(standard);
  /** What the documentation shows for an option, and what stands there by default. */
  const examples = (name: string): string[] => [
    ...settings.filter(({property}) => property === name).flatMap((setting) => setting.examples),
    ...(typeof standard[name] === 'object' ? [] : [String(standard[name])]),
  ];

  const known = [...new Set([...names, ...settings.map(({property}) => property)])].filter((name) =>
    accepts(game, name),
  );
  const option = fc
    .constantFrom(...known)
    .chain((name) =>
      fc.tuple(
        fc.constant(name),
        fc.oneof(
          nearly(examples(name)),
          fc.constantFrom(...examples(name), ''),
          fc.integer({min: 0, max: 30}),
          anyPlain,
        ),
      ),
    );
  const options = fc.array(option, {minLength: 1, maxLength: 4}).map((list) => Object.fromEntries(list) as JsonObject);
  const seats = fc.integer({min: game.seats[0], max: game.seats[1]});
  const choices = fc.array(fc.nat(), {maxLength: 30});

  test('an option is rejected by name, or makes a playable game', () => {
    forAll(100, [options, seats, fc.string(), choices], (raw, count, seed, moves) => {
      const read = orError(() => game.parseOptions(raw) as JsonObject);
      if (read instanceof GameError) {
        assert.equal(read.code, 'bad-option');
        assert.ok(
          [...Object.keys(raw), ...known, ...inside(raw)].some((name) => read.message.includes(name)),
          `${read.message} names no option`,
        );
        return;
      }
      assert.equal(notJson(read), undefined);
      assert.deepEqual(game.parseOptions(read), read);
      const session = new Session(game, {options: read, seats: people(count), seed, id: 'x'}) as Session;
      play(session, moves);
      assertSound(game, session);
    });
  });

  test('the message of a rejected option or move names it, its value and what is expected', () => {
    const state: unknown = game.setup(begin(game, game.seats[0], 'message').options, game.seats[0]);
    const anyOption = fc.tuple(fc.constantFrom(...known, 'no-such-option'), anyPlain);
    forAll(100, [anyOption, anyPlain], ([name, value], move) => {
      const read = orError(() => game.parseOptions({[name]: value} as JsonObject) as JsonObject);
      if (read instanceof GameError) assert.match(read.message, form);
      const played = game.play(state, move as string);
      if (isRefusal(played)) assert.match(played.message, /^Invalid move: .+\. Expected .+\.$/s);
    });
  });

  /** Some games in progress, and what they can be damaged with: moves and options of their own. */
  const sessions = Array.from({length: 6}, (_, i) => {
    const session = begin(game, game.seats[i % 2]!, `bad input ${i}`);
    play(
      session,
      Array.from({length: [0, 3, 20, 60, 200, 3000][i]!}, (_, n) => (n * 7919 + i * 31) >> 2),
    );
    return session;
  });
  const moves = [
    ...new Set(sessions.flatMap((session) => [...session.legalMoves, ...session.history.map(({move}) => move)])),
  ].slice(0, 400);

  const junk = fc.oneof(
    anyPlain,
    fc.constantFrom(...moves, ...names, 'person', 'auto', 'remote', 'page', limits.moves, -1, 0, 1),
    options,
  );

  test('a damaged record is rejected, or is a valid game', () => {
    forAll(125, [fc.nat(sessions.length - 1), damages(junk), fc.boolean(), choices], (i, list, seeded, more) => {
      const {seed, ...unseeded} = sessions[i]!.save();
      const loaded = load(game, damaged(seeded ? {seed, ...unseeded} : unseeded, list));
      if (loaded instanceof GameError) return;
      play(loaded, more);
      assertSound(game, loaded);
    });
  });

  test('a damaged share code is, too', () => {
    const codes = sessions.map((session) => shareCode(session));
    forAll(125, [fc.oneof(damagedCodes(codes), codesWithOtherField(codes)), choices], (code, more) => {
      const record = orError(() => recordOfCode(game, code));
      if (record instanceof GameError) return;
      const loaded = load(game, record);
      assert.ok(loaded instanceof Session, 'the record of a code can be loaded');
      play(loaded, more);
      assertSound(game, loaded);
    });
  });

  test('Object.prototype is unchanged', () => {
    assert.ok(!('polluted' in {}));
    assert.deepEqual(Object.keys(Object.prototype), []);
  });
}

/** Whether the rules know an option of this name. */
function accepts(game: AnyGame, name: string): boolean {
  return !(orError(() => game.parseOptions({[name]: ''}) as JsonObject) instanceof GameError);
}

/** Names inside the values. */
function inside(raw: object): string[] {
  return Object.values(raw).flatMap((value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value as object) : [],
  );
}

function people(count: number, n = 0): Seat[] {
  const kinds: SeatKind[] = ['person', 'auto', 'remote'];
  return Array.from({length: count}, (_, i) => ({name: `P${i}`, kind: kinds[(i + n) % 3]!}));
}

function begin(game: AnyGame, count: number, seed: string): Session {
  return new Session(game, {
    options: game.parseOptions({}) as JsonObject,
    seats: people(count),
    seed,
    id: 'bad-input',
  }) as Session;
}

/** Makes moves, each one of the legal ones. */
function play(session: Session, choices: readonly number[]): void {
  for (const n of choices) {
    const {legalMoves, turn} = session;
    if (turn === undefined || session.number >= limits.moves) return;
    assert.ok(session.play(legalMoves[n % legalMoves.length]!, session.seats[turn]!.kind).ok);
  }
}

/** What `work` returns, or how it was refused; any other exception is a failure. */
function orError<T>(work: () => T): T | GameError {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    assertTold(error);
    return error;
  }
}

function load(game: AnyGame, record: unknown): Session | GameError {
  return orError(() => Session.load(game, record, {seed: 'fresh', id: 'fresh'}) as Session);
}

/** A code and a sentence, and the value as JSON where there is one. */
function assertTold({
  code,
  message,
  value,
}: {
  readonly code: string;
  readonly message: string;
  readonly value?: unknown;
}): void {
  assert.match(code, /^[a-z]+(-[a-z]+)*$/);
  assert.ok(message.length > 10 && message.length < 1000, `a message of ${message.length} characters`);
  if (value !== undefined) assert.equal(notJson(value), undefined);
}

/** The state is plain JSON and what the record replays; the record and the share code load. */
function assertSound(game: AnyGame, session: Session): void {
  assert.equal(notJson(session.state), undefined);
  const saved = session.save();
  assert.equal(notJson(saved), undefined);
  const again = load(game, JSON.parse(JSON.stringify(saved)));
  assert.ok(again instanceof Session, 'what was saved can be loaded');
  assert.deepEqual(again.state, session.state);
  assert.deepEqual(again.save(), saved);
  const shared = load(game, recordOfCode(game, shareCode(session)));
  assert.ok(shared instanceof Session, 'what was shared can be loaded');
  assert.deepEqual(shared.state, session.state);
}
