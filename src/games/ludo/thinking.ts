/** Automatic players, hints, odds and the story of a game, in a chunk of their own that is loaded on demand. */
import {mapSearch, type Search} from '../../core/search.js';
import type {LudoState} from './rules/index.js';
import {chooseMove} from './rules/choose.js';

export {chances} from './rules/simulate.js';
export {storyOf} from './story.js';

/** The move of an automatic player. */
export const choose = (state: LudoState, level: string | undefined): Search<string> =>
  chooseMove(state, level) as Search<string>;

/** The move of the strong player. */
export const hint = (state: LudoState): Search<{readonly move: string}> =>
  mapSearch(choose(state, 'strong'), (move) => ({move}));
