/**
 * The rules of Snake: the game, the "Design Snake Game" interface, and the automatic player. Pure; runs in browsers and
 * Node.
 */
export {cellsOf, nextCell, snake, snakeOf} from './entrances.js';
export type {SnakeEffect, SnakeEnd, SnakeState} from './game.js';
export {stateFrom, type MidGame} from './mid-game.js';
export type {FoodCell, SnakeOptions} from './options.js';
export type {Board, Direction, Snake} from './board.js';
export {plainSnake, type PlainSnake} from './reference.js';
export {autopilot} from './autopilot.js';
export {finish} from '../../../core/arguments.js';
export type {Search} from '../../../core/search.js';
