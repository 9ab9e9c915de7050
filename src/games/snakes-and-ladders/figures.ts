/** The figures of a position: fewest and expected rolls, and where each roll leads. */
import {throwPercentiles} from './rules/distribution.js';
import {expectedThrows} from './rules/expectation.js';
import {fewestThrows, throwGraph, type ThrowGraph} from './rules/paths.js';
import type {SnlState} from './rules/index.js';

export interface Figures extends Pick<ThrowGraph, 'pips' | 'rows'> {
  /** Fewest rolls home; undefined if home is unreachable. */
  readonly fewest: number | undefined;
  /** Expected rolls; null or undefined if home is not certain. */
  readonly mean: number | null | undefined;
  /** Half of all games, and 90 %, take no more rolls; undefined if home is not certain, or if it is not known. */
  readonly spread: {readonly median: number; readonly p90: number} | undefined;
}

/** Units of work per figure, some tens of milliseconds. Figures that take longer are omitted. */
const limit = 4e7;

const kept = new WeakMap<SnlState, Figures>();

/** The figures for the player to roll; cached per position. */
export function figuresOf(state: SnlState): Figures {
  let figures = kept.get(state);
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
    kept.set(state, figures);
  }
  return figures;
}
