/** The moves that a view lists. */
import type {Effect} from '../core/game.js';
import {isQuiet, type LoggedMove} from '../core/session.js';

/** Moves of a game that a view lists. */
const mostListed = 200;

/** The last moves of a log but for so many at its end, at most 200, without quiet ones; oldest first. */
export function recentMoves<E extends Effect>(
  log: readonly LoggedMove<E>[],
  leftOut: number,
): readonly LoggedMove<E>[] {
  const recent: LoggedMove<E>[] = [];
  for (let i = log.length - leftOut - 1; i >= 0 && recent.length < mostListed; i--) {
    if (!isQuiet(log[i]!)) recent.push(log[i]!);
  }
  return recent.reverse();
}
