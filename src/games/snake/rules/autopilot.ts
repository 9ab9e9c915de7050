/** The automatic player: the surest way of playing that the board and the snake allow. */
import {byCare} from './cautious.js';
import {byCycle} from './cycle.js';
import {cellsOf, directions, nextCell, type Direction} from './board.js';
import type {SnakeState} from './game.js';
import {byBlockCycle} from './block-cycle.js';

/**
 * The direction to go in; undefined once the game is over. It follows from the state alone.
 *
 * On a board with an even number of cells and no obstacles, a snake that it has led from the start fills the board and
 * never dies; where both sides are even it also goes short ways (test/bench/snake.bench.mjs has the figures). Elsewhere,
 * and with a snake that somebody else has led, it plays with care and may die.
 */
export function autopilot(state: SnakeState): Direction | undefined {
  const {board, head, direction, food, hunger, over} = state;
  if (over || food === null) return undefined;
  const snake = cellsOf(state);
  const patience = 2 * board.width * board.height;
  const to =
    byBlockCycle(board, snake, food) ?? byCycle(board, snake, food) ?? byCare(board, snake, food, hunger > patience);
  return directions.find((way) => nextCell(board, head, way) === to) ?? direction;
}
