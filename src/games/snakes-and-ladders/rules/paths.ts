/** The graph of rolls, and the fewest rolls to home by breadth-first search. */
import type {BoardInput} from './board.js';
import {modelOf, stateAt, type Model} from './model.js';
import {rulesOf, type Rules} from './rules.js';
import {answer, type Answer, type Limit, type Work} from './steps.js';
import {landing} from './walk.js';

/** For every square, the squares that a roll leads to. */
export interface RollGraph {
  /** The possible rolls in ascending order, with their probabilities. */
  readonly pips: readonly number[];
  readonly chances: readonly number[];
  /**
   * By square, from 0: the square that each of the `pips` leads to, after snakes and ladders; the square itself if the
   * piece has to stay. Null for squares from which no piece rolls: home, 0 with `start` 1, and a snake's head or a
   * ladder's foot, unless it is the start or, without `chain`, the end of another jump.
   */
  readonly rows: readonly (readonly number[] | null)[];
}

/**
 * The graph of rolls of a board. Independent of extra rolls.
 * @returns undefined if it exceeds `limit`
 * @throws {GameError} `bad-option`, here and in all other functions, for an invalid board or invalid rules
 */
export function rollGraph<L extends Limit | undefined = undefined>(
  board: BoardInput,
  rules: Partial<Rules> = {},
  options?: L,
): Answer<RollGraph, L> {
  return answer(graphOf(modelOf(board, {...rulesOf(rules), extraRoll: false})), options);
}

function* graphOf(model: Model): Work<RollGraph> {
  yield [model.size];
  const {board, rules, squares, rolls, next, ends} = model;
  const jumps = rules.chain ? [] : [...board.snakes, ...board.ladders];
  const restsOn = new Set([rules.start, ...jumps.map(([, to]) => to)]);
  return {
    pips: rolls.map(({pips}) => pips),
    chances: rolls.map(({chance}) => chance),
    rows: Array.from(ends, (end, square) =>
      square < rules.start || square === squares || (end !== square && !restsOn.has(square))
        ? null
        : Array.from(next.subarray(square * rolls.length, (square + 1) * rolls.length)),
    ),
  };
}

/** A shortest path from one square to another (by default home), if the player could choose every roll. */
export interface ShortestPath {
  readonly rolls: number;
  /** The squares on which the piece rests, including both ends. */
  readonly path: readonly number[];
  /** The pips of each roll. */
  readonly dice: readonly number[];
  /** The rolls as settled moves. */
  readonly moves: readonly string[];
  /** The square on which each roll lands, before a snake or ladder; the current square if the piece has to stay. */
  readonly landings: readonly number[];
}

/**
 * The fewest rolls from a square (by default the start) until the piece rests on another (by default home), and a
 * shortest path. A square with a snake or ladder can't be reached, unless another one ends there and `chain` is off.
 * With `extraRoll` the path takes into account that a third six in a row is not moved.
 * O(squares × faces).
 * @returns null if there is no path; undefined if that is not known within `limit`
 */
export function fewestRolls<L extends Limit | undefined = undefined>(
  board: BoardInput,
  rules: Partial<Rules> = {},
  from?: number,
  to?: number,
  options?: L,
): Answer<ShortestPath | null, L> {
  const model = modelOf(board, rules);
  const first = stateAt(model, 'from', from, model.rules.start);
  const target = stateAt(model, 'to', to, model.squares);
  return answer(wayOf(model, first, target), options);
}

function* wayOf(model: Model, first: number, target: number): Work<ShortestPath | null> {
  yield [model.size];
  return fewestOf(model, first, target);
}

/** The same for states: from any state to the target at the start of a turn. */
export function fewestOf(model: Model, first: number, target: number): ShortestPath | null {
  const {rolls, layers, home, next, squares} = model;
  const kinds = rolls.length;
  const entry = new Int32Array(home + 1); // 1 + the entry of `next` that led here
  const queue = new Int32Array(home + 1);
  queue[0] = first;
  entry[first] = -1;
  // extra rolls don't matter on the target
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
  const taken: (typeof rolls)[number][] = [];
  for (let state = last; state !== first;) {
    const i = entry[state]! - 1;
    state = Math.floor(i / kinds);
    const rolled = rolls[i % kinds]!;
    const square = Math.floor(state / layers);
    const forfeited = rolled.again && layers - 1 - (state % layers) === 2;
    taken.push(rolled);
    path.push(square);
    lands.push(forfeited ? square : landing(square, rolled.pips, squares, model.rules.overshoot));
  }
  for (const list of [taken, path, lands]) list.reverse();
  return {
    rolls: taken.length,
    path,
    dice: taken.map(({pips}) => pips),
    moves: taken.map(({move}) => move),
    landings: lands,
  };
}
