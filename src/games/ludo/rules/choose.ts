/** The moves of automatic players, by level. */
import {fnv1a} from '../../../core/fnv.js';
import {finish, found, mapSearch, type Search} from '../../../core/search.js';
import {Chance} from './chance.js';
import {tableOf, type LudoState} from './game.js';
import {greedyPiece, randomPiece, type Player} from './players.js';
import {searchPiece} from './strong.js';

/** Levels of automatic players, from random to best. */
export const levels = ['random', 'greedy', 'strong'] as const;
export type Level = (typeof levels)[number];

/**
 * The move of an automatic player, `roll` or a piece such as `p2`; undefined after the end of the game. The same state
 * gives the same move: the random choices of `random` depend on the state only.
 * @param level `greedy` by default and for unknown names
 */
export function chooseMove(state: LudoState, level?: string): Search<string | undefined> {
  if (state.over) return found(undefined);
  if (state.pips === 0) return found('roll');
  const table = tableOf(state);
  const move = (piece: number): string => `p${piece}`;
  if (level === 'strong') return mapSearch(searchPiece(table), move);
  return found(move(playerOf(level)(table, new Chance(fnv1a(JSON.stringify(state))))));
}

/** The player of a level, for simulated games. */
export function playerOf(level?: string): Player {
  if (level === 'strong') return (table) => finish(searchPiece(table));
  return level === 'random' ? randomPiece : greedyPiece;
}
