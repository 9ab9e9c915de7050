/** The figures of a position: fewest and expected rolls, and where each roll leads. */
import {throwPercentiles} from './rules/distribution.js';
import {expectedThrows} from './rules/expectation.js';
import {fewestThrows, throwGraph, type ThrowGraph} from './rules/paths.js';
import type {SnlState} from './rules/index.js';

export interface Figures extends Pick<ThrowGraph, 'pips' | 'rows'> {
  /** The fewest rolls home; undefined if home is unreachable. */
  readonly fewest: number | undefined;
  /** The expected rolls; null if home is not certain, undefined if not known. */
  readonly mean: number | null | undefined;
  /** The median and the 90th percentile of the rolls; undefined if home is not certain, or if not known. */
  readonly spread: {readonly median: number; readonly p90: number} | undefined;
}

/** The work limit per figure, some tens of milliseconds. Figures that take longer are omitted. */
const limit = 4e7;

const cache = new WeakMap<SnlState, Figures>();

/** The figures for the player to roll; cached per position. */
export function figuresOf(state: SnlState): Figures {
  let figures = cache.get(state);
  if (!figures) {
    const {board, rules, positions, seat} = state;
    const from = positions[seat]!;
    const {pips, rows} = throwGraph(board, rules);
    const [median, p90] = throwPercentiles(board, rules, [0.5, 0.9], from, {limit}) ?? [];
    figures = {
      fewest: fewestThrows(board, rules, from)?.throws,
      mean: expectedThrows(board, rules, {limit})?.[from],
      spread: median === undefined || p90 === undefined ? undefined : {median, p90},
      pips,
      rows,
    };
    cache.set(state, figures);
  }
  return figures;
}
