/**
 * Best score and statistics over all games, for storage under the name that the page has chosen. Pure.
 *
 * Several tabs update the same figures: each reads the stored figures and adds its own move. Nothing is lost, because
 * figures only increase, and a game is counted once: the figures remember the last counted game, and so does each
 * element. A game is counted twice only if another one has been counted in another tab in between, and it is then
 * loaded again, undone and finished once more.
 */
import {isObject} from '../../core/json.js';
import type {BlockudokuState} from './rules/index.js';

export type Statistics = {
  /** Number of finished games. */
  games: number;
  /** Sum of their scores. */
  sum: number;
  best: number;
  /** Maximum number of consecutive clearing moves. */
  streak: number;
  /** The game that was counted last: its score, and the best score before it. */
  last: {id: string; score: number; before: number} | null;
};

/**
 * Updates the figures after a move. A finished game that is continued after an undo is counted once.
 * @param own the game that was last counted here, in case another tab has counted another one since
 */
export function counted(
  kept: Statistics,
  id: string,
  {score, streak, over}: BlockudokuState,
  own: Statistics['last'] = null,
): Statistics {
  const last = [kept.last, own].find((one) => one?.id === id) ?? {id, score: -1, before: kept.best};
  return {
    games: kept.games + (over && last.score < 0 ? 1 : 0),
    sum: kept.sum + (over ? score - Math.max(0, last.score) : 0),
    best: Math.max(kept.best, score),
    streak: Math.max(kept.streak, streak),
    last: over ? {...last, score} : last,
  };
}

/** Reads figures from the storage, which may contain anything. */
export function readStatistics(kept: unknown): Statistics {
  const raw = isObject(kept) ? kept : {};
  const count = (value: unknown): number => (Number.isSafeInteger(value) ? Math.max(0, value as number) : 0);
  const last = isObject(raw['last']) ? raw['last'] : undefined;
  return {
    games: count(raw['games']),
    sum: count(raw['sum']),
    best: count(raw['best']),
    streak: count(raw['streak']),
    last: last ? {id: String(last['id']), score: Number(last['score']), before: count(last['before'])} : null,
  };
}
