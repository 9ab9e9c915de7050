// Bad arguments for every function that the rules of every game export, found by pattern: each is refused by a GameError
// that names it and what is expected, or answered as documented; never by another exception, NaN or an endless loop.
import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {describe, test} from 'node:test';
import {runInThisContext} from 'node:vm';
import {goodArguments, type Call} from './good-arguments.js';
import {GameError, isObject, isRefusal, type AnyGame, type JsonObject, type Search} from '../../src/kit.js';
import {drawOf} from '../../src/core/random.js';
import * as blockudoku from '../../src/games/blockudoku/rules/index.js';
import * as ludo from '../../src/games/ludo/rules/index.js';
import * as peg from '../../src/games/peg-solitaire/rules/index.js';
import * as snake from '../../src/games/snake/rules/index.js';
import * as snl from '../../src/games/snakes-and-ladders/rules/index.js';

/** `Invalid players: 9. Expected 1 to 6.` */
const form = /^Invalid [\w.[\]\- ]+: .+\. Expected .+\.$/s;

const longList = Array.from({length: 100_000}, (_, i) => i + 0.5);

type Work = (...args: unknown[]) => unknown;

/** The functions of an object, by name. */
const functionsOf = (object: object): Record<string, Work> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => typeof value === 'function')) as Record<string, Work>;

const games = new URL('../../src/games/', import.meta.url);
// a game of your own may add its functions to the table
for (const folder of readdirSync(games).filter((name) => name in goodArguments)) {
  const exported = (await import(new URL(`${folder}/rules/index.ts`, games).href)) as object;
  const game = Object.values(exported).find((value) => isObject(value) && 'parseOptions' in value) as AnyGame;
  describe(folder, () => argumentTests(game, functionsOf(exported), goodArguments[folder]!));
}

/** Values that are right for hardly any argument, for none at all, and for none that takes a limit. */
function badValues(): {some: unknown[]; all: unknown[]; limits: unknown[]} {
  const circle: unknown[] = [];
  circle.push(circle);
  return {
    some: [
      ...[undefined, null, true, false, 0, -1, 1, 7, 1.5, -0, 2 ** 31, 2 ** 53, 1e308, Infinity],
      ...['', '0', '1', 'x', 'classic', '9'.repeat(50), 'x'.repeat(300_000), '__proto__', 'constructor', 'length'],
      ...[[], [null], [[]], [-1], ['x'], [1, 2, 3], {}, {length: 3}, {limit: 0}, Object.create(null)],
    ],
    all: [
      ...[NaN, 10n, Symbol('x'), () => 1, new Map(), new Date(NaN), circle, [NaN], [Symbol('x')], Array(5)],
      longList,
    ],
    limits: [{limit: NaN}, {limit: 'x'}, {limit: -1}, {limit: null}],
  };
}

function hasLimit(value: unknown): boolean {
  return isObject(value) && 'limit' in value;
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
}

/** What is wrong with the result of a function: NaN and the like, anywhere in it. */
function nonsense(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value);
  if (typeof value === 'string') return /undefined|NaN|null|\[object|=>/.exec(value)?.[0];
  if (typeof value === 'function' || typeof value === 'symbol') return depth < 2 ? undefined : typeof value;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  for (const item of Object.values(value)) {
    const found = nonsense(item, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** Runs many calls, but not for ever. Faster than a guard for each, which takes a thread. */
function guardedCalls(callAll: () => void, current: () => string): void {
  try {
    guarded(callAll);
  } catch (error) {
    throw new Error(`Failed at ${current()}`, {cause: error});
  }
}

/** Runs `work`, but not for ever. */
function guarded<T>(work: () => T): T {
  const shared = globalThis as {guarded?: () => T};
  shared.guarded = work;
  try {
    return runInThisContext('guarded()', {timeout: 30_000}) as T;
  } finally {
    delete shared.guarded;
  }
}

/** The result of a function; of a search or a list that is made on demand, the first part. */
function resultOf(work: () => unknown): unknown {
  const result = work() as {step?: unknown; next?: unknown} | undefined | null;
  if (typeof result?.next === 'function') (result as Iterator<unknown>).next();
  if (typeof result?.step === 'function')
    for (let i = 0; i < 4; i++) if ((result as Search<unknown>).step(1000).done) break;
  return result;
}

function argumentTests(
  game: AnyGame,
  functions: Readonly<Record<string, Work>>,
  calls: Readonly<Record<string, Call>>,
): void {
  test('has arguments for every exported function', () => {
    assert.deepEqual(Object.keys(calls).sort(), Object.keys(functions).sort());
  });

  const options: unknown = game.deal?.(game.parseOptions({}), drawOf('x', 0)) ?? game.parseOptions({});
  const state: unknown = game.setup(options as JsonObject, game.seats[0]);
  const [move] = game.moves(state);
  const settled = game.settle?.(state, move!, drawOf('x', 1)) ?? move;
  const ofGame: Record<string, Call> = {
    parseOptions: {args: [{}]},
    deal: {args: [options, drawOf('x', 0)]},
    setup: {args: [options, game.seats[0]]},
    turn: {args: [state]},
    moves: {args: [state]},
    outOfTurnMoves: {args: [state]},
    settle: {args: [state, move, drawOf('x', 1)]},
    legalMoveOf: {args: [state, settled], or: 'undefined'},
    play: {args: [state, settled]},
    milestone: {args: [[{type: 'turned'}]]},
    result: {args: [state], or: 'undefined'},
  };
  for (const [name, work, {args, or, free = []}] of [
    ...Object.entries(functions).map(([name, work]) => [name, work, calls[name] ?? {args: []}] as const),
    ...Object.entries(functionsOf(game)).map(([name, work]) => [`${game.id}.${name}`, work, ofGame[name]!] as const),
  ]) {
    test(`${name}() refuses bad arguments, or does with them what is documented`, () => {
      const kinds = [kindOf(guarded(() => resultOf(() => work(...args)))), or];
      const {some, all, limits} = badValues();
      const wrong: string[] = [];
      let call = '';
      const callAll = (): void =>
        args.forEach((_, at) => {
          // elsewhere unknown fields are ignored
          const never = new Set([...all, ...(hasLimit(args[at]) ? limits : [])]);
          [...some, ...limits, ...all].forEach((value, i) => {
            call = `argument ${at}, bad value ${i} (${typeof value})`;
            const problem = problemOf(() => work(...args.with(at, value)), kinds, {
              // a limit may be too low
              ...(hasLimit(value) && {or: 'undefined'}),
              isNeverRight: never.has(value) && !free.includes(at),
            });
            if (problem) wrong.push(`${call}: ${problem}`);
          });
        });
      guardedCalls(callAll, () => call);
      assert.deepEqual(wrong, []);
    });
  }

  test('a bad field of options or of a state blocks nothing', () => {
    const bad = [undefined, -1, 1.5, 2 ** 31, 'constructor', [], ['constructor'], {}];
    let call = '';
    const callAll = (): void => {
      for (const value of bad) {
        for (const name of Object.keys(options as object)) {
          call = `option ${name}: ${JSON.stringify(value)}`;
          const given = {...(options as object), [name]: value};
          assertRoom(() => game.setup(given, game.seats[0]), call);
        }
        for (const name of Object.keys(state as object)) {
          call = `${name} of the state: ${JSON.stringify(value)}`;
          const given = {...(state as object), [name]: value};
          for (const work of [() => game.moves(given), () => game.play(given, settled!), () => game.result(given)])
            assertRoom(work, call);
        }
      }
    };
    guardedCalls(callAll, () => call);
  });
}

/** Fails if a call asks for more memory than there is. Other exceptions are allowed. */
function assertRoom(work: () => unknown, call: string): void {
  try {
    work();
  } catch (error) {
    assert.ok(!(error instanceof RangeError), call);
  }
}

test('bad values that once were answered by nonsense, TypeErrors or endless loops', () => {
  const coins = ludo.stateFrom(
    {},
    {
      coins: [
        [3, 0],
        [20, 20],
      ].map((own) => [...own, 57, 57]),
    },
  );
  const never = 'constructor' as never;
  const nothing = undefined as never;
  for (const [message, work] of [
    ['coin: "constructor". Expected a whole number from 0 to 3', () => ludo.positionOf(coins, 0, never)],
    ['seat: "constructor". Expected a whole number from 0 to 1', () => ludo.coinInPocket(coins, never)],
    ['position: 1.5. Expected a whole number from 0 to 57', () => ludo.ringSquare('red', 1.5)],
    ['squares: undefined. Expected a whole number', () => ludo.advance(58, nothing, 'classic59')],
    ['state: {"', () => ludo.legalMoves({...coins, colours: []})],
    ['state: {"', () => ludo.ludo.play({...coins, colours: []}, '4')],
    ['state: {"', () => ludo.chances({...coins, seat: never})],
    ['state: {"', () => ludo.chooseMove({...coins, colours: [never, never]})],
    ['setup: undefined. Expected an object with width', () => snake.plainSnake(nothing)],
    ['cells: "x". Expected a list', () => snake.snakeOf('x' as never)],
    [
      'length: 2147483648. Expected a whole number',
      () => snake.snake.setup({...snake.snake.parseOptions({}), length: 2 ** 31}, 1),
    ],
    [
      'rows: 2147483648. Expected a whole number',
      () => peg.pegSolitaire.setup({...peg.pegSolitaire.parseOptions({}), rows: 2 ** 31}, 1),
    ],
    ['from: undefined. Expected a whole number', () => peg.moveOf({} as never)],
    ['limit: "x". Expected a number from 0', () => peg.solve(peg.position(), {limit: 'x' as never})],
    ['limit: -1. Expected a number from 0', () => peg.countGames(peg.position(), {limit: -1})],
    ['options: null. Expected an object', () => peg.solutions(peg.position(), null as never)],
    ['cell: -1. Expected a whole number from 0 to 80', () => blockudoku.cellName(-1)],
    ['pieces: null. Expected "classic"', () => blockudoku.namesOf(NaN as never)],
    ['tiles: undefined. Expected a whole number', () => blockudoku.pointsOf('classic', nothing, 0, 0, 0)],
    [
      'hand: undefined. Expected up to three pieces',
      () => blockudoku.bestHand(Array<string>(9).fill('000000000'), nothing),
    ],
    ['date: null. Expected a date such as "2026-01-31"', () => blockudoku.dailySeed(null as never)],
    ['within: undefined. Expected a list', () => snl.percentile({} as never, 0.5)],
    ['rules: "x". Expected an object', () => snl.throwGraph('classic', 'x' as never)],
    ['chance: {}. Expected a seed or a draw', () => snl.randomBoard({}, {} as never)],
    ['options: null. Expected an object', () => snl.fewestThrows('classic', {}, 1, 100, null as never)],
  ] as [string, () => unknown][]) {
    assert.throws(
      () => guarded(work),
      (error) => error instanceof GameError && error.message.startsWith(`Invalid ${message}`),
      message,
    );
  }
});

/** What is wrong with a call that has a bad argument; undefined if it is refused, or may be made. */
function problemOf(
  work: () => unknown,
  [usual, documented]: readonly (string | undefined)[],
  {or, isNeverRight}: {or?: string; isNeverRight: boolean},
): string | undefined {
  let result: unknown;
  try {
    result = resultOf(work);
  } catch (error) {
    if (!(error instanceof GameError)) return String((error as Error | undefined)?.stack).slice(0, 300);
    return form.test(error.message) ? undefined : error.message;
  }
  if (isRefusal(result)) return form.test(result.message) ? undefined : result.message;
  const kind = kindOf(result);
  if (isNeverRight) return kind === documented ? undefined : `${kind} is returned`;
  return nonsense(result) ?? ([usual, documented, or].includes(kind) ? undefined : `${kind} instead of ${usual}`);
}
