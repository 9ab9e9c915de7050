/** Automatic players, hints and prospects, in a chunk of their own that is loaded on demand. */
import {mapSearch, type Search} from '../../core/search.js';
import {within} from './outlook.js';
import {jumps, moveOf} from './rules/position.js';
import type {PegState} from './rules/index.js';
import {searchWay} from './rules/solve.js';
import type {PegHint} from './types.js';

export {searchProspects} from './outlook.js';
export {showHint} from './view/hint.js';

/** The move of an automatic player, who follows a solution as long as there is one. */
export const choose = (state: PegState): Search<string> =>
  mapSearch(within(searchWay(state)), (way) => way?.[0] ?? moveOf(jumps(state)[0]!));

export const hint = (state: PegState): Search<PegHint> =>
  mapSearch(within(searchWay(state)), (way) =>
    way ? {winnable: true, move: way[0]!, way} : {winnable: way === null ? false : null},
  );
