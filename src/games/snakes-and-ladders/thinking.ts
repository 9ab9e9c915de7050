/**
 * Chances, figures, the heat map, the path home and the story of a game, in a chunk of their own that is loaded on
 * demand.
 */
import type {Search} from '../../core/search.js';
import type {SnlState} from './rules/index.js';
import {searchWinChances, type WinChances} from './rules/win-chances.js';

export {storyOf} from './story.js';
export {estimateTemplate} from './view/estimate.js';
export {figuresTemplate} from './view/figures.js';
export {heatTemplate} from './view/heat.js';
export {routeLayer, routeSentence, routeTemplate} from './view/route.js';

/** Each player's chance to win. */
export const odds = ({board, rules, positions, seat, extra}: SnlState): Search<WinChances> =>
  searchWinChances(board, rules, positions, seat, extra);
