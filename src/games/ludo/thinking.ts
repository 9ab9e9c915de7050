/** What computers think with: automatic players, hints, and the odds. A file of its own, fetched when it is needed. */
import {mapSearch, type Search} from '../../core/search.js';
import type {LudoState} from './rules/index.js';
import {chooseMove} from './rules/choose.js';

export {chances} from './rules/simulate.js';

/** The move of an automatic player. */
export const choose = (state: LudoState, level: string | undefined): Search<string> =>
  chooseMove(state, level) as Search<string>;

/** What the strong player would do. */
export const hint = (state: LudoState): Search<{readonly move: string}> =>
  mapSearch(choose(state, 'strong'), (move) => ({move}));
