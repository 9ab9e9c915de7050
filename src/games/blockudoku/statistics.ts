/**
 * Best score and longest streak of all games, stored under the page's `autosave` name.
 *
 * Several tabs update the same statistics: each reads the stored ones and adds its own move. Nothing is lost, because
 * values only increase.
 */
import {isObject} from '../../core/json.js';
import type {BlockudokuState} from './rules/index.js';

export type Statistics = {
  best: number;
  /** Maximum number of consecutive clearing moves. */
  streak: number;
  /** The game played last, and the best score before it. */
  last: {id: string; before: number} | null;
};

/**
 * Updates the statistics after a move.
 * @param own the game played last here, in case another tab has started another one since
 */
export function counted(
  stored: Statistics,
  id: string,
  {score, streak}: BlockudokuState,
  own: Statistics['last'] = null,
): Statistics {
  return {
    best: Math.max(stored.best, score),
    streak: Math.max(stored.streak, streak),
    last: [stored.last, own].find((one) => one?.id === id) ?? {id, before: stored.best},
  };
}

/** Reads statistics from the storage, which may contain anything. */
export function readStatistics(stored: unknown): Statistics {
  const raw = isObject(stored) ? stored : {};
  const count = (value: unknown): number => (Number.isSafeInteger(value) ? Math.max(0, value as number) : 0);
  const {id, before} = isObject(raw['last']) ? raw['last'] : {};
  return {
    best: count(raw['best']),
    streak: count(raw['streak']),
    last: typeof id === 'string' ? {id, before: count(before)} : null,
  };
}
