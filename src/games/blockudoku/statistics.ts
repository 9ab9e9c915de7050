/**
 * Best score and statistics over all games, kept where the page asked for it. Pure.
 *
 * Tabs count into the same figures: each takes what is stored at that moment (`keep` of the handle) and adds its own
 * move. Nothing is lost, as figures only rise, and a game is counted once: the figures remember the one that was counted
 * last, and each element its own. A game is counted a second time only where another one has been counted since, in
 * another tab, and it is then loaded again, taken back and ended once more.
 */
import {isObject} from '../../core/json.js';
import type {BlockudokuState} from './rules/index.js';

export type Statistics = {
  /** Games that have ended. */
  games: number;
  /** Points of those together. */
  sum: number;
  best: number;
  /** Most clearing moves in a row. */
  streak: number;
  /** The game that was counted last: its points, and the best before it. */
  last: {id: string; score: number; before: number} | null;
};

/**
 * After a move of a game; one that goes on after its end (a move was taken back) is counted once.
 * @param own the game that was counted last here, where another tab may have counted another one since
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

/** Out of the storage, where anything may be. */
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
