/** The rules of Four in a row on a board of any size, automatic players, and the solver. Pure; runs in browsers and Node. */
export {finish, type Search} from '../../../core/search.js';
export * from './game.js';
export {freeCells, outcomeOf, scoreOfMove, searchOutcome, within, type Outcome} from './outcomes.js';
export {levels, playerOf, type Level} from './players.js';
export {isSolvable, searchScore} from './solver.js';
