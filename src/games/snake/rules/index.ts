/** The rules of Snake: the game and the plain form of it. Pure; runs anywhere. */
export {snake, type SnakeEffect, type SnakeEnd, type SnakeState} from './game.js';
export type {FoodCell, SnakeOptions} from './options.js';
export {cellsOf, nextCell, type Board, type Direction, type Snake} from './board.js';
export {plainSnake, type PlainSnake} from './plain.js';
