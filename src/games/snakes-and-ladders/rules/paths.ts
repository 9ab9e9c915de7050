/** The graph of throws, and the fewest throws to home, by breadth-first search. */
import type {BoardInput} from './board.js';
import {modelOf, squareOption, stateOf, type Model} from './model.js';
import type {Rules} from './rules.js';
import {answer, type Limit, type Work} from './steps.js';
import {landing} from './walk.js';

/** From every square the squares that a throw reaches. */
export interface ThrowGraph {
  /** What can be thrown, in rising order, and how likely it is. */
  readonly pips: readonly number[];
  readonly chances: readonly number[];
  /**
   * By square, from 0: the square that each of the `pips` leads to, after snakes and ladders; the square itself where
   * the pebble has to stay. Null where no pebble throws from: home, 0 with start 1, and a snake's head or a ladder's
   * bottom, unless it is the start or, without `chain`, the end of another jump.
   */
  readonly rows: readonly (readonly number[] | null)[];
}

/**
 * The graph of throws of a board. Extra throws make no difference to it.
 * @returns undefined where it is larger than `limit`
 * @throws {GameError} `bad-option`, here and in all that follows, for a board or rules that contradict themselves
 */
export function throwGraph(board: BoardInput, rules?: Partial<Rules>): ThrowGraph;
export function throwGraph(
  board: BoardInput,
  rules: Partial<Rules> | undefined,
  options: Limit,
): ThrowGraph | undefined;
export function throwGraph(board: BoardInput, rules: Partial<Rules> = {}, options: Limit = {}): ThrowGraph | undefined {
  return answer(graphOf(modelOf(board, {...rules, extraRoll: false})), options);
}

function* graphOf(model: Model): Work<ThrowGraph> {
  yield [model.size];
  const {
    board: {snakes, ladders},
    rules: {start, chain},
    squares,
    throws,
    next,
    ends,
  } = model;
  const restsOn = new Set([start, ...(chain ? [] : [...snakes, ...ladders].map(([, to]) => to))]);
  return {
    pips: throws.map(({pips}) => pips),
    chances: throws.map(({chance}) => chance),
    rows: Array.from(ends, (end, square) =>
      square < start || square === squares || (end !== square && !restsOn.has(square))
        ? null
        : Array.from(next.subarray(square * throws.length, (square + 1) * throws.length)),
    ),
  };
}

/** A shortest way from one square to another, by default home, if the player could choose every throw. */
export interface ShortestPath {
  readonly throws: number;
  /** The squares where the pebble rests, both ends included. */
  readonly path: readonly number[];
  /** The pips of each throw. */
  readonly dice: readonly number[];
  /** The throws as settled moves. */
  readonly moves: readonly string[];
  /** The square each throw lands on, before a snake or ladder; where the pebble stands, if the throw is not moved. */
  readonly landings: readonly number[];
}

/**
 * The fewest throws from a square (by default the start) until the pebble rests on another (by default home), and one
 * shortest path. None lead to a square with a snake or ladder, unless another one ends there and `chain` is off, and
 * none lead on from home. With `extraRoll` a third six in a row is not moved; the path reckons with it.
 * O(squares × faces).
 * @returns null where there is no way there; undefined where that is not known within `limit`
 */
export function fewestThrows(
  board: BoardInput,
  rules?: Partial<Rules>,
  from?: number,
  to?: number,
): ShortestPath | null;
export function fewestThrows(
  board: BoardInput,
  rules: Partial<Rules> | undefined,
  from: number | undefined,
  to: number | undefined,
  options: Limit,
): ShortestPath | null | undefined;
export function fewestThrows(
  board: BoardInput,
  rules: Partial<Rules> = {},
  from?: number,
  to?: number,
  options: Limit = {},
): ShortestPath | null | undefined {
  const model = modelOf(board, rules);
  const {
    rules: {start},
    squares,
  } = model;
  const first = stateOf(model, from === undefined ? start : squareOption(model, 'from', from));
  const target = stateOf(model, to === undefined ? squares : squareOption(model, 'to', to));
  return answer(wayOf(model, first, target), options);
}

function* wayOf(model: Model, first: number, target: number): Work<ShortestPath | null> {
  yield [model.size];
  return fewestOf(model, first, target);
}

/** The same, for the state of a pebble and that of one at the begin of a turn on the target. */
export function fewestOf(model: Model, first: number, target: number): ShortestPath | null {
  const {throws, layers, home, next, squares} = model;
  const kinds = throws.length;
  const entry = new Int32Array(home + 1); // the entry of `next` that led here, plus 1
  const queue = new Int32Array(home + 1);
  queue[0] = first;
  entry[first] = -1;
  // extra throws that are owed don't matter at the target
  const isThere = (state: number): boolean => state <= target && state > target - layers;
  let last = isThere(first) ? first : -1;
  for (let head = 0, tail = 1; head < tail && last < 0; head++) {
    const row = queue[head]! * kinds;
    // home has no row
    for (let i = row; i < row + kinds && i < next.length && last < 0; i++) {
      const state = next[i]!;
      if (entry[state] !== 0) continue;
      entry[state] = i + 1;
      queue[tail++] = state;
      if (isThere(state)) last = state;
    }
  }
  if (last < 0) return null;
  const path = [Math.floor(last / layers)];
  const lands: number[] = [];
  const taken: (typeof throws)[number][] = [];
  for (let state = last; state !== first;) {
    const i = entry[state]! - 1;
    state = Math.floor(i / kinds);
    const thrown = throws[i % kinds]!;
    const square = Math.floor(state / layers);
    const forfeited = thrown.again && layers - 1 - (state % layers) === 2;
    taken.push(thrown);
    path.push(square);
    lands.push(forfeited ? square : landing(square, thrown.pips, squares, model.rules.overshoot));
  }
  for (const list of [taken, path, lands]) list.reverse();
  return {
    throws: taken.length,
    path,
    dice: taken.map(({pips}) => pips),
    moves: taken.map(({move}) => move),
    landings: lands,
  };
}
