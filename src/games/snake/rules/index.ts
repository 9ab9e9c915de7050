/**
 * The rules of Snake: the game, the "Design Snake Game" interface, and the automatic player. Pure; runs in browsers and
 * Node.
 */
export {snake, type SnakeEffect, type SnakeEnd, type SnakeState} from './game.js';
export {dailySeed} from '../../../core/daily.js';
export {stateFrom, type MidGame} from './mid-game.js';
export type {FoodCell, SnakeOptions} from './options.js';
export {cellsOf, nextCell, snakeOf, type Board, type Direction, type Snake} from './board.js';
export {plainSnake, type PlainSnake} from './reference.js';
export {autopilot} from './autopilot.js';
export {finish, type Search} from '../../../core/search.js';
