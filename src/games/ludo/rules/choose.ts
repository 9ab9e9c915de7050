/** The moves of automatic players, by level. */
import {finish, found, mapSearch, type Search} from '../../../core/search.js';
import {Chance, seedOf} from './chance.js';
import {tableOf, type LudoState} from './game.js';
import {greedyCoin, randomCoin, type Player} from './players.js';
import {searchCoin} from './strong.js';

/** Levels of automatic players, from random to best. */
export const levels = ['random', 'greedy', 'strong'] as const;
export type Level = (typeof levels)[number];

/**
 * The move of an automatic player, `throw` or a coin such as `c2`; undefined after the end of the game. The same state
 * gives the same move: the random choices of `random` depend on the state only.
 * @param level `greedy` by default and for unknown names
 */
export function chooseMove(state: LudoState, level?: string): Search<string | undefined> {
  if (state.over) return found(undefined);
  if (state.pips === 0) return found('throw');
  const table = tableOf(state);
  if (level !== 'strong')
    return found(
      `c${(level === 'random' ? randomCoin : greedyCoin)(table, new Chance(seedOf(JSON.stringify(state))))}`,
    );
  return mapSearch(searchCoin(table), (coin) => `c${coin}`);
}

/** The player of a level, for simulated games. */
export function playerOf(level: Level): Player {
  if (level === 'strong') return (table) => finish(searchCoin(table));
  return level === 'random' ? randomCoin : greedyCoin;
}
