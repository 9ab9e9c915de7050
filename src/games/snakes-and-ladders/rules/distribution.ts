/** How many throws a game takes: the chances of every number, not the mean alone. */
import type {BoardInput} from './board.js';
import {modelOf, squareOption, stateOf, type Model} from './model.js';
import {expectedThrows} from './expectation.js';
import {fewestThrows} from './paths.js';
import type {Rules} from './rules.js';

/** How the number of throws to home is distributed. */
export interface ThrowDistribution {
  /** Expected throws. */
  readonly mean: number;
  readonly sd: number;
  /** The fewest throws: the first with a chance. */
  readonly min: number;
  /** The likeliest number; the lowest, where several are. */
  readonly mode: number;
  /** See {@link percentile}. */
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
  /** The chance of just n throws, by n from 0. */
  readonly chances: readonly number[];
  /** The chance of at most n throws, by n from 0. */
  readonly within: readonly number[];
}

/** A distribution ends where the chance of still more throws is less than this. */
const negligible = 1e-16;
/** Longest distribution; a longer game has none. */
const mostThrows = 1_000_000;

/**
 * The distribution of the number of throws from a square (by default the start) to home; with `extraRoll` every throw
 * counts. Null where home is not certain, or so far that a million throws may not do. O(squares × faces × throws).
 */
export function throwDistribution(board: BoardInput, rules: Partial<Rules> = {}, from?: number): ThrowDistribution | null {
  const model = modelOf(board, rules);
  const state = stateOf(model, from === undefined ? model.rules.start : squareOption(model, 'from', from));
  if (expectedThrows(board, rules)[Math.floor(state / model.layers)] === null) return null;
  const min = fewestThrows(board, rules, from)?.throws ?? Infinity;
  let now: Float64Array = notHome(model);
  let then: Float64Array = new Float64Array(now.length);
  const chances: number[] = [];
  const within: number[] = [];
  let mean = 0;
  let squared = 0;
  let left = 1;
  for (let n = 0; ; n++) {
    const open = n < min ? 1 : now[state]!;
    chances.push(left - open);
    within.push(1 - open);
    mean += open;
    squared += (2 * n + 1) * open;
    left = open;
    if (open < negligible) break;
    if (n === mostThrows) return null;
    later(model, now, then, false);
    [now, then] = [then, now];
  }
  const summary = {chances, within};
  return {
    mean,
    sd: Math.sqrt(Math.max(0, squared - mean * mean)),
    min,
    mode: chances.reduce((best, chance, n) => (chance > chances[best]! ? n : best), 0),
    median: percentile(summary, 0.5),
    p10: percentile(summary, 0.1),
    p90: percentile(summary, 0.9),
    chances,
    within,
  };
}

/** The least n so that a game takes at most n throws with at least this chance, 0 to 1. */
export function percentile({within}: Pick<ThrowDistribution, 'within'>, share: number): number {
  const n = within.findIndex((chance) => chance >= share);
  return n < 0 ? within.length - 1 : n;
}

/** The chance not to be home yet, by state, before any throw. */
export function notHome({home, layers, squares}: Model): Float64Array {
  return new Float64Array(home + 1).fill(1, 0, squares * layers);
}

/**
 * From the chance not to be home after n throws (or turns), by state, that after one more; written into `then`.
 * By turns, a throw that earns another one goes on in the same turn.
 */
export function later({throws, next, layers, home}: Model, now: Float64Array, then: Float64Array, byTurns: boolean): void {
  const kinds = throws.length;
  for (let layer = 0; layer < layers; layer++) {
    for (let state = layer; state <= home - layers; state += layers) then[state] = 0;
    throws.forEach(({chance, again}, i) => {
      const from = byTurns && again && layer > 0 ? then : now;
      for (let state = layer; state <= home - layers; state += layers) then[state]! += chance * from[next[state * kinds + i]!]!;
    });
  }
}
