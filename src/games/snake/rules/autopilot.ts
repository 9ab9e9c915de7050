/** The automatic player. Chooses the safest strategy for the board and the snake. */
import {byCare} from './cautious.js';
import {byCycle} from './cycle.js';
import {cellsOf, directions, nextCell, type Direction} from './board.js';
import type {SnakeState} from './game.js';
import {byBlockCycle} from './block-cycle.js';

/**
 * The direction to go in; undefined after the end of the game. Depends on the state only.
 *
 * On a board with an even number of cells and no obstacles, a snake that it has steered from the start fills the board
 * and never dies. If both sides are even, it also takes short paths (see test/bench/snake.bench.mjs for figures). On
 * other boards, and for snakes steered by others, it plays carefully and may die.
 */
export function autopilot(state: SnakeState): Direction | undefined {
  const {board, head, direction, food, hunger, over} = state;
  if (over || food === null) return undefined;
  const snake = cellsOf(state);
  const mostHunger = 2 * board.width * board.height;
  const to =
    byBlockCycle(board, snake, food) ?? byCycle(board, snake, food) ?? byCare(board, snake, food, hunger > mostHunger);
  return directions.find((way) => nextCell(board, head, way) === to) ?? direction;
}
