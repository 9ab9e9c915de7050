/**
 * Best score and longest streak over all games, for storage under the name that the page has chosen. Pure.
 *
 * Several tabs update the same figures: each reads the stored figures and works in its own move. Nothing is lost, because
 * figures only increase.
 */
import {isObject} from '../../core/json.js';
import type {BlockudokuState} from './rules/index.js';

export type Statistics = {
  best: number;
  /** Maximum number of consecutive clearing moves. */
  streak: number;
  /** The game that was played last, and the best score before it. */
  last: {id: string; before: number} | null;
};

/**
 * Updates the figures after a move.
 * @param own the game that was last played here, in case another tab has played another one since
 */
export function counted(
  kept: Statistics,
  id: string,
  {score, streak}: BlockudokuState,
  own: Statistics['last'] = null,
): Statistics {
  return {
    best: Math.max(kept.best, score),
    streak: Math.max(kept.streak, streak),
    last: [kept.last, own].find((one) => one?.id === id) ?? {id, before: kept.best},
  };
}

/** Reads figures from the storage, which may contain anything. */
export function readStatistics(kept: unknown): Statistics {
  const raw = isObject(kept) ? kept : {};
  const count = (value: unknown): number => (Number.isSafeInteger(value) ? Math.max(0, value as number) : 0);
  const last = isObject(raw['last']) ? raw['last'] : undefined;
  return {
    best: count(raw['best']),
    streak: count(raw['streak']),
    last: last ? {id: String(last['id']), before: count(last['before'])} : null,
  };
}
