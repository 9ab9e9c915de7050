/**
 * Checks of the arguments of exported functions, in plain JavaScript as well: a bad value is a GameError that names it
 * and what is expected, not a TypeError or nonsense. Functions that only call each other don't check.
 */
import {finish as finishWithin, limitOption, type Search} from './search.js';
import {badOption, type AnyGame, type Game, type Effect} from './game.js';
import {isObject, type Json, type JsonObject} from './json.js';
import type {Draw} from './random.js';

/** Throws the error `bad-option` unless a condition holds. */
export function check(isRight: boolean, name: string, value: unknown, expected: string): asserts isRight {
  if (!isRight) throw badOption(name, value, expected);
}

/** An argument that is a whole number from `min` to `max`. @throws {GameError} `bad-option` */
export function wholeArgument(name: string, value: unknown, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const isRight = Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
  check(isRight, name, value, `a whole number from ${min}${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ''}`);
  return value as number;
}

/** An argument that is an object, with options or otherwise. @throws {GameError} `bad-option` */
export function objectArgument<T>(name: string, value: T, expected: string): T {
  check(isObject(value), name, value, expected);
  return value;
}

/** Objects that look like an example. Options, rules and board are the same objects in all states of a game. */
const known = new WeakMap<object, object>();

/**
 * Whether a value looks like an example: an object with the same fields, of the same kinds, except for those that are
 * null in the example; a whole number from 0; a list or, like the pieces of BlockuDoku, a name that stands for one.
 */
function isLike(example: Json | undefined, value: unknown): boolean {
  if (example === null) return value !== undefined;
  if (typeof example === 'number') return Number.isSafeInteger(value) && (value as number) >= 0;
  if (Array.isArray(example)) return Array.isArray(value);
  if (!isObject(example))
    return typeof value === typeof example || (typeof example === 'string' && Array.isArray(value));
  if (!isObject(value)) return false;
  if (known.get(value) === example) return true;
  for (const key of Object.keys(example)) if (!isLike(example[key], value[key])) return false;
  known.set(value, example);
  return true;
}

/**
 * A cheap check of the states of a game: whether they have the fields of its first state. Each state is checked once.
 * @param isRight what else is required
 */
export function stateCheck<S extends JsonObject>(
  game: AnyGame,
  isRight: (state: S) => boolean = () => true,
): (state: S) => void {
  let example: Json;
  const right = new WeakSet<S>();
  return (state) => {
    if (right.has(state)) return;
    example ??= game.setup(game.parseOptions({}), game.seats[0]) as Json;
    check(isLike(example, state) && isRight(state), 'state', state, `a state of ${game.id}, as setup() makes it`);
    right.add(state);
  };
}

/** A game whose functions check their arguments. */
export function checkedGame<O extends JsonObject, S extends JsonObject, E extends Effect>(
  game: Game<O, S, E>,
  checkState: (state: S) => void,
): Game<O, S, E> {
  /** A function whose first argument is a state, with a check of it. */
  const onState =
    <A extends unknown[], R>(work: (state: S, ...more: A) => R) =>
    (state: S, ...more: A): R => {
      checkState(state);
      return work(state, ...more);
    };
  return {
    ...game,
    // complete options are parsed to themselves
    setup: (options, seats) => game.setup(game.parseOptions(options), wholeArgument('players', seats, ...game.seats)),
    turn: onState((state) => game.turn(state)),
    moves: onState((state) => game.moves(state)),
    play: onState((state, move: string) => game.play(state, move)),
    result: onState((state) => game.result(state)),
    ...(game.legalMoveOf && {legalMoveOf: onState((state, settled: string) => game.legalMoveOf!(state, settled))}),
    ...(game.outOfTurnMoves && {outOfTurnMoves: onState((state) => game.outOfTurnMoves!(state))}),
    ...(game.settle && {
      settle: onState((state, move: string, draw: Draw) => {
        check(typeof move === 'string', 'move', move, 'a legal move');
        return game.settle!(state, move, checkedDraw(draw));
      }),
    }),
    ...(game.deal && {deal: (options, draw) => game.deal!(game.parseOptions(options), checkedDraw(draw))}),
    ...(game.milestone && {
      milestone(effects) {
        const isRight = Array.isArray(effects) && Array.from<unknown>(effects).every(isObject);
        check(isRight, 'effects', effects, 'the effects of a move');
        return game.milestone!(effects);
      },
    }),
  };
}

/** Random numbers as `drawOf` makes them. @throws {GameError} `bad-option` */
function checkedDraw(draw: Draw): Draw {
  const given: Partial<Draw> | null | undefined = draw;
  const isDraw = [given?.int, given?.pick, given?.shuffle].every((work) => typeof work === 'function');
  check(isDraw, 'draw', draw, 'a draw, as drawOf() makes it');
  return draw;
}

/**
 * Runs a search to its end.
 * @returns undefined if it takes more than `limit` units
 * @throws {GameError} `bad-option`
 */
export function finish<T>(search: Search<T>): T;
export function finish<T>(search: Search<T>, limit: number): T | undefined;
export function finish<T>(search: Search<T>, limit?: number): T | undefined {
  check(typeof (search as Search<T> | null)?.step === 'function', 'search', search, 'a search');
  return finishWithin(search, limitOption({limit}));
}
