/** The prospects of a position: several searches in a row, each with its own budget. */
import {mapSearch, searchOf, type Search} from '../../core/search.js';
import {fewestOf, outlookOf, wayOf} from './rules/solve.js';
import type {Fewest, Outlook, PegState} from './rules/index.js';

/** The work limit of a search, some seconds. */
export const mostWork = 12_000_000;

/**
 * Limits a search: its result is undefined if it takes more than `limit` units of work.
 * @param mayGoOn whether it may take more for now
 */
export function within<T>(search: Search<T>, limit = mostWork, mayGoOn = () => false): Search<T | undefined> {
  return {
    step(budget) {
      limit -= budget;
      const step = search.step(budget);
      return step.done || limit > 0 || mayGoOn() ? step : {done: true, value: undefined};
    },
  };
}

/** Questions about a position, besides whether the game can be won. */
export interface Questions {
  readonly state: PegState;
  /** Whether to find the jumps that keep the game winnable. */
  readonly marks: boolean;
  /** Whether to find the fewest pegs that can be reached. */
  readonly fewest: boolean;
}

export function sameQuestions(a: Questions | undefined, b: Questions): boolean {
  return a?.state === b.state && a.marks === b.marks && a.fewest === b.fewest;
}

/** The answers; unknown or undefined if their search exceeded its limit. */
export interface Prospects {
  readonly winnable: 'yes' | 'no' | 'unknown';
  readonly outlook: Outlook | undefined;
  readonly fewest: Fewest | undefined;
}

export function prospectsOf({state, marks, fewest}: Questions): Search<Partial<Prospects>>[] {
  return [
    mapSearch(within(searchOf(wayOf(state))), (way) => ({winnable: way ? 'yes' : way === null ? 'no' : 'unknown'})),
    ...(marks ? [mapSearch(within(searchOf(outlookOf(state))), (outlook) => ({outlook}))] : []),
    ...(fewest ? [mapSearch(within(searchOf(fewestOf(state))), (few) => ({fewest: few}))] : []),
  ];
}
