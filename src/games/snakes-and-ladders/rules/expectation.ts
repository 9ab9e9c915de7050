/**
 * Expected rolls and visits, exactly. Rolls mostly lead upwards. The few states to which a piece comes down (tails of
 * snakes, squares bounced to) are cuts that divide the game into climbs. One sweep up the board per cut gives the
 * probabilities of where a climb from there ends: home, or at which cut. What remains is a dense Markov chain of the
 * cuts, solved by the elimination of W. K. Grassmann, M. I. Taksar and D. P. Heyman, "Regenerative Analysis and Steady
 * State Distributions for Markov Chains", Operations Research 33 (1985). It uses no subtraction, so that nothing is
 * lost to cancellation, however long the game. O(squares × faces × cuts + cuts³).
 */
import {badOption} from '../../../core/game.js';
import type {BoardInput} from './board.js';
import {modelOf, reachOf, stateOf, type Model} from './model.js';
import type {Rules} from './rules.js';
import {answer, type Answer, type Limit, type Work} from './steps.js';
import {landing} from './walk.js';

/** Maximum number of cuts: 18 MB and about a second. Boards of a game have fewer. */
export const mostCuts = 1500;

/**
 * The expected number of rolls to home, by square from 0 (null if that is not a start). Squares on which no piece rests
 * are treated as if one had been put there. Home is 0. Null for squares from which home is not certain. With
 * `extraRoll` every roll counts. Rivals are ignored.
 * @returns undefined if it is not known within `limit`
 * @throws {GameError} `bad-option` for a board with more than 1,500 squares to which pieces come down
 */
export function expectedRolls<L extends Limit | undefined = undefined>(
  board: BoardInput,
  rules: Partial<Rules> = {},
  options?: L,
): Answer<(number | null)[], L> {
  return answer(expectedOf(modelOf(board, rules)), options);
}

function* expectedOf(model: Model): Work<(number | null)[]> {
  const expected = yield* expectationOf(model);
  return Array.from({length: model.squares + 1}, (_, square) => {
    const value = square < model.rules.start ? NaN : expected[stateOf(model, square)]!;
    return Number.isNaN(value) ? null : value;
  });
}

/**
 * How often a piece visits each square in a game from the start to home, by square from 0: squares on which rolls land,
 * and to which snakes and ladders lead from there. The start counts once. Squares that are only passed don't count.
 * @returns null if home is not certain; undefined if it is not known within `limit`
 * @throws {GameError} `bad-option` as {@link expectedRolls}
 */
export function visits<L extends Limit | undefined = undefined>(
  board: BoardInput,
  rules: Partial<Rules> = {},
  options?: L,
): Answer<number[] | null, L> {
  return answer(visitsOf(modelOf(board, rules)), options);
}

/** Expected rolls by state; NaN if home is not certain. */
export function* expectationOf(model: Model): Work<Float64Array> {
  const climbs = yield* climbsOf(model);
  const {cuts, ends, cost, leave} = climbs;
  const width = cuts.length;
  const fromCut = cost.map(() => 0);
  for (let i = 0; i < width; i++) {
    let sum = cost[i]!;
    for (let j = 0; j < i; j++) sum += ends[i * width + j]! * fromCut[j]!;
    fromCut[i] = sum / leave[i]!;
  }
  yield [model.size];
  return sweep(model, climbs, fromCut);
}

/** Expected rolls of each state, from home downwards, given those of the cuts. */
function sweep({rolls, next, home}: Model, {certain, cutOf}: Cuts, fromCut: Float64Array): Float64Array {
  const kinds = rolls.length;
  const expected = new Float64Array(home + 1);
  for (let state = home - 1; state >= 0; state--) {
    let sum = certain[state] ? 1 : NaN;
    let moving = 0;
    for (let i = 0; i < kinds; i++) {
      const to = next[state * kinds + i]!;
      if (to === state) continue;
      moving += rolls[i]!.chance;
      sum += rolls[i]!.chance * (to > state ? expected[to]! : fromCut[cutOf[to]!]!);
    }
    expected[state] = sum / moving;
  }
  return expected;
}

function* visitsOf(model: Model): Work<number[] | null> {
  yield [model.size];
  if (!reachOf(model).certain[stateOf(model, model.rules.start)]) return null;
  const {cuts, ends, leave} = yield* climbsOf(model);
  const width = cuts.length;
  // how often a climb begins at each cut; the first cut is the start
  const begun = new Float64Array(width);
  for (let i = 0; i < width; i++) {
    let sum = i === 0 ? 1 / leave[0]! : 0;
    for (let j = 0; j < i; j++) sum += begun[j]! * ends[j * width + i]!;
    begun[i] = sum;
  }
  yield [model.size];
  const {rolls, layers, home, squares} = model;
  const mass = new Float64Array(home + 1);
  cuts.forEach((state, i) => (mass[state] = begun[i]!));
  const result = new Array<number>(squares + 1).fill(0);
  result[model.rules.start] = 1;
  const jumpOf = new Map([...model.board.snakes, ...model.board.ladders]);
  climb(model, mass, 0, (state, times) => {
    const square = Math.floor(state / layers);
    const extra = layers - 1 - (state % layers);
    for (const {pips, chance, again} of rolls) {
      if (again && extra === 2) continue;
      if (model.rules.overshoot === 'stay' && square + pips > squares) continue;
      const end = landing(square, pips, squares, model.rules.overshoot);
      for (
        let at: number | undefined = end;
        at !== undefined;
        at = at === end || model.rules.chain ? jumpOf.get(at) : undefined
      ) {
        result[at]! += times * chance;
      }
    }
  });
  return result;
}

interface Cuts {
  /** 1 for states from which home is certain. */
  readonly certain: Uint8Array;
  /** The states where climbs begin: the start, and the states to which pieces come down. */
  readonly cuts: readonly number[];
  /** The index of a state among the cuts. */
  readonly cutOf: Int32Array;
}

interface Climbs extends Cuts {
  /**
   * After elimination, at row × cuts + column. Below the diagonal: the probability that the next cut below the row's is
   * the column's. Above it: the expected visits of the column's cut per visit of the row's.
   */
  readonly ends: Float64Array;
  /** Expected rolls before that. */
  readonly cost: Float64Array;
  /** The probability to get from a cut to a lower one, or home, without returning first. */
  readonly leave: Float64Array;
}

/** The states where climbs begin. */
export function cutsOf(model: Model): Cuts {
  const {rolls, next, home} = model;
  const kinds = rolls.length;
  const {certain} = reachOf(model);
  const cuts: number[] = [];
  const cutOf = new Int32Array(home + 1).fill(-1);
  const cut = (state: number): void => {
    if (!certain[state] || cutOf[state]! >= 0) return;
    cutOf[state] = cuts.length;
    cuts.push(state);
  };
  cut(stateOf(model, model.rules.start));
  for (let i = 0; i < next.length; i++) {
    const state = Math.floor(i / kinds);
    if (next[i]! < state && certain[state]) cut(next[i]!);
  }
  return {certain, cuts, cutOf};
}

function* climbsOf(model: Model): Work<Climbs> {
  const {home, layers, squares, rolls} = model;
  yield [model.size];
  const {certain, cuts, cutOf} = cutsOf(model);
  const width = cuts.length;
  if (width > mostCuts) throw badOption('board', width, `at most ${mostCuts} squares to which pieces come down`);
  yield [width * width];
  const ends = new Float64Array(width * width);
  const cost = new Float64Array(width);
  const leave = new Float64Array(width);
  const mass = new Float64Array(squares * layers);
  for (let i = 0; i < width; i++) {
    yield [(home - cuts[i]!) * rolls.length];
    mass[cuts[i]!] = 1;
    climb(
      model,
      mass,
      cuts[i]!,
      (_state, times) => (cost[i]! += times),
      (to, part) => {
        if (to >= home) leave[i]! += part;
        else ends[i * width + cutOf[to]!]! += part;
      },
    );
  }
  for (let i = width - 1; i >= 0; i--) {
    yield [i * i];
    const row = i * width;
    const out = leave[i]!; // straight home
    let all = out;
    for (let j = 0; j < i; j++) all += ends[row + j]!;
    leave[i] = all;
    for (let above = 0; above < i; above++) {
      const base = above * width;
      const part = ends[base + i]! / all;
      if (part === 0) continue;
      ends[base + i] = part;
      for (let j = 0; j < i; j++) ends[base + j]! += part * ends[row + j]!;
      leave[above]! += part * out;
      cost[above]! += part * cost[i]!;
    }
  }
  return {certain, cuts, cutOf, ends, cost, leave};
}

/**
 * Lets the probabilities in `mass` climb from state `from` until they are home or come down; empties `mass`. Returns by
 * state the expected rolls from it, and the fractions by where they ended.
 */
function climb(
  {rolls, next, home}: Model,
  mass: Float64Array,
  from: number,
  rolled: (state: number, times: number) => void,
  ended?: (state: number, part: number) => void,
): void {
  const kinds = rolls.length;
  const chances = rolls.map(({chance}) => chance);
  for (let state = from; state < mass.length && state < home; state++) {
    const here = mass[state]!;
    if (here === 0) continue;
    mass[state] = 0;
    const row = state * kinds;
    let moving = 0;
    for (let i = 0; i < kinds; i++) if (next[row + i] !== state) moving += chances[i]!;
    const times = here / moving;
    rolled(state, times);
    for (let i = 0; i < kinds; i++) {
      const to = next[row + i]!;
      if (to === state) continue;
      if (to > state && to < home) mass[to]! += times * chances[i]!;
      else ended?.(to, times * chances[i]!);
    }
  }
}
