/** What computers think with: automatic players and hints. A file of its own, fetched when it is needed. */
import {mapSearch, type Search} from '../../core/search.js';
import type {BlockudokuState} from './rules/index.js';
import {searchHand, type Plan} from './rules/plan.js';

/** The best way to put down all of the hand. */
export const hint = ({board, hand, rules}: BlockudokuState): Search<Plan> => searchHand(board, hand, rules);

/** The move of an automatic player: the first of that way. */
export const choose = (state: BlockudokuState): Search<string> =>
  mapSearch(hint(state), ({moves: [first]}) => first!.move);
