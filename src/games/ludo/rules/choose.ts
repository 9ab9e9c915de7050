/** The move of an automatic player, by level. */
import {finish, found, mapSearch, type Search} from '../../../core/search.js';
import {Chance, seedOf} from './chance.js';
import {tableOf, type LudoState} from './game.js';
import {greedyCoin, randomCoin, type Player} from './players.js';
import {searchCoin} from './strong.js';

/** How well automatic players play, from anyhow to best. */
export const levels = ['random', 'greedy', 'strong'] as const;
export type Level = (typeof levels)[number];

/**
 * The move of an automatic player, `throw` or a coin such as `c2`; undefined where the game is over. The same state
 * gives the same move: what `random` needs of chance follows from the state.
 * @param level by default `greedy`; a name that is none is taken for it
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

/** A level as a player of simulated games. */
export function playerOf(level: Level): Player {
  if (level === 'strong') return (table) => finish(searchCoin(table));
  return level === 'random' ? randomCoin : greedyCoin;
}
