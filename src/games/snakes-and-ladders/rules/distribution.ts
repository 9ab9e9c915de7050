/** The distribution of the number of rolls in a game. */
import type {BoardInput} from './board.js';
import {modelOf, reachOf, stateAt, type Model} from './model.js';
import {cutsOf, expectationOf, mostCuts} from './expectation.js';
import {fewestOf} from './paths.js';
import type {Rules} from './rules.js';
import {answer, type Answer, type Limit, type Work} from './steps.js';

/** The distribution of the number of rolls to home. */
export interface RollDistribution {
  /** Expected number of rolls. */
  readonly mean: number;
  readonly sd: number;
  /** The fewest rolls: the first number with a positive probability. */
  readonly min: number;
  /** The most likely number of rolls; the lowest one of several. */
  readonly mode: number;
  /** See {@link percentile}. */
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
  /** The probability of exactly n rolls, by n from 0. */
  readonly chances: readonly number[];
  /** The probability of at most n rolls, by n from 0. */
  readonly within: readonly number[];
}

/** A distribution ends when the probability of more rolls is below this. */
const negligible = 1e-16;
/** Maximum length of a distribution. Longer games have none. */
const mostRolls = 1_000_000;

/**
 * The distribution of the number of rolls from a square (by default the start) to home. With `extraRoll` every roll
 * counts. O(squares × faces × rolls).
 * @returns null if home is not certain, or may take more than a million rolls; undefined if it is not known within
 * `limit`
 */
export function rollDistribution<L extends Limit | undefined = undefined>(
  board: BoardInput,
  rules: Partial<Rules> = {},
  from?: number,
  options?: L,
): Answer<RollDistribution | null, L> {
  const model = modelOf(board, rules);
  return answer(distributionOf(model, stateAt(model, 'from', from, model.rules.start)), options);
}

/**
 * The least numbers of rolls within which a game is over with the given probabilities, 0 to 1: `[0.5, 0.9]` gives the
 * median and the 90th percentile. The same as with {@link rollDistribution}, but computed only as far as needed.
 * @returns null and undefined as {@link rollDistribution}
 */
export function rollPercentiles<L extends Limit | undefined = undefined>(
  board: BoardInput,
  rules: Partial<Rules> | undefined,
  shares: readonly number[],
  from?: number,
  options?: L,
): Answer<readonly number[] | null, L> {
  const model = modelOf(board, rules ?? {});
  return answer(percentilesOf(model, stateAt(model, 'from', from, model.rules.start), shares), options);
}

function* percentilesOf(model: Model, state: number, shares: readonly number[]): Work<readonly number[] | null> {
  const open = yield* openOf(model, state, met(Math.max(0, ...shares)));
  const within = open?.map((chance) => 1 - chance) ?? null;
  return within && shares.map((share) => percentile({within}, share));
}

function* distributionOf(model: Model, state: number): Work<RollDistribution | null> {
  const open = yield* openOf(model, state, Infinity);
  if (!open) return null;
  const chances = open.map((chance, n) => (n === 0 ? 1 : open[n - 1]!) - chance);
  const within = open.map((chance) => 1 - chance);
  const mean = open.reduce((sum, chance) => sum + chance, 0);
  const squared = open.reduce((sum, chance, n) => sum + (2 * n + 1) * chance, 0);
  return {
    mean,
    sd: Math.sqrt(Math.max(0, squared - mean * mean)),
    // the probability may be indistinguishable from 1
    min: fewestOf(model, state, model.home)!.rolls,
    mode: chances.reduce((best, chance, n) => (chance > chances[best]! * (1 + slack) + rounding ? n : best), 0),
    median: percentile({within}, 0.5),
    p10: percentile({within}, 0.1),
    p90: percentile({within}, 0.9),
    chances,
    within,
  };
}

/** The probability not to be home after n rolls, by n from 0, until that of being home is `enough` or practically 1. */
function* openOf(model: Model, state: number, enough: number): Work<number[] | null> {
  yield [model.size];
  if (!reachOf(model).certain[state]) return null;
  if (yield* isEndless(model, state)) return null;
  // before that, rounding errors must not bring anybody home
  const min = fewestOf(model, state, model.home)!.rolls;
  let now: Float64Array = notHome(model);
  let then: Float64Array = new Float64Array(now.length);
  const open: number[] = [];
  for (let n = 0; ; n++) {
    const chance = n < min ? 1 : now[state]!;
    open.push(chance);
    if (1 - chance >= enough || chance < negligible) return open;
    if (n === mostRolls) return null;
    yield [model.size];
    later(model, now, then, false);
    [now, then] = [then, now];
  }
}

/**
 * Whether the distribution certainly exceeds a million rolls, judged by the expectation: otherwise the expectation
 * would be at most a million, plus a negligible fraction of the longest possible one.
 */
function* isEndless(model: Model, state: number): Work<boolean> {
  if (cutsOf(model).cuts.length > mostCuts) return false;
  const expected = yield* expectationOf(model);
  const longest = expected.reduce((most, value) => (value > most ? value : most), 0);
  return expected[state]! > mostRolls + negligible * longest;
}

/** Relative tolerance for equal probabilities, and absolute tolerance for one computed as a difference. */
const slack = 1e-12;
const rounding = 1e-15;

/** The least n for which a game takes at most n rolls with at least this probability, 0 to 1. */
export function percentile({within}: Pick<RollDistribution, 'within'>, share: number): number {
  const enough = met(share);
  const n = within.findIndex((chance) => chance >= enough);
  return n < 0 ? within.length - 1 : n;
}

/** The probability that counts as reaching a share: slightly less, to allow for rounding. */
function met(share: number): number {
  return share - Math.min(slack, share / 2, (1 - share) / 2);
}

/** The probability not to be home, by state, before any roll. */
function notHome({home, layers, squares}: Model): Float64Array {
  return new Float64Array(home + 1).fill(1, 0, squares * layers);
}

/**
 * One backward step: from a value of each state (the probability not to be home after n rolls, or turns) to the value
 * one roll earlier. Writes it to `then`. If counted by turns, a roll that gives an extra roll stays in the same turn.
 */
export function later(
  {rolls, next, layers, home}: Model,
  now: Float64Array,
  then: Float64Array,
  byTurns: boolean,
): void {
  const kinds = rolls.length;
  const chances = rolls.map(({chance}) => chance);
  // six sixths are less than 1 in floating point, which would add up in long games
  const whole = chances.reduce((sum, chance) => sum + chance);
  for (let layer = 0; layer < layers; layer++) {
    const sources = rolls.map(({again}) => (byTurns && again && layer > 0 ? then : now));
    const isMixed = sources.includes(then);
    for (let state = layer; state <= home - layers; state += layers) {
      const row = state * kinds;
      let sum = 0;
      if (isMixed) for (let i = 0; i < kinds; i++) sum += chances[i]! * sources[i]![next[row + i]!]!;
      else for (let i = 0; i < kinds; i++) sum += chances[i]! * now[next[row + i]!]!;
      then[state] = sum / whole;
    }
  }
}
