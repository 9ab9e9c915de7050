/** The moves that a view lists. */
import type {Effect} from '../core/game.js';
import {isQuiet, type LoggedMove} from '../core/session.js';

/** Maximum number of moves that a view lists. */
const mostListed = 200;

/**
 * The last moves of a log, oldest first, at most 200, without quiet moves and without the last ones that are not shown
 * yet.
 */
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
