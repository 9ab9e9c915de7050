/** Automatic players and hints, in a chunk of their own that is loaded on demand. */
import {mapSearch, type Search} from '../../core/search.js';
import type {BlockudokuState} from './rules/index.js';
import {searchHand, type Plan} from './rules/plan.js';

/** The best way to place all pieces of the hand. */
export const hint = ({board, hand, rules}: BlockudokuState): Search<Plan> => searchHand(board, hand, rules);

/** The move of an automatic player: the first move of that plan. */
export const choose = (state: BlockudokuState): Search<string> =>
  mapSearch(hint(state), ({moves: [first]}) => first!.move);
