/** The rules of Tic-tac-toe, and automatic players. Pure; runs in browsers and Node. */
export {finish} from '../../../core/search.js';
export type {Search} from '../../../core/search.js';
export * from './game.js';
export {levels, playerOf, type Level} from './players.js';
