/** The reference game of the interview question "Design Snake Game": no win, no chance, any size. */
import {check, objectArgument} from '../../../core/arguments.js';
import {badOption} from '../../../core/game.js';
import {directions, type Direction} from './board.js';
import type {FoodCell} from './options.js';

export interface PlainSnake {
  /** Moves one cell. Returns the score, one point per food, or -1 once the game is over. */
  move(direction: Direction): number;
}

/**
 * A snake of length 1 in the top left cell of a board with walls.
 *
 * `food` is served in order, each as [row, column]. A snake of two may reverse, since its tail leaves the cell. A full
 * board does not end the game. Moves take constant time, whatever the length of the snake.
 * @throws {GameError} `bad-option` for a size that is not a whole number from 1, or food that is not a list of cells
 */
export function plainSnake(setup: {width: number; height: number; food: readonly FoodCell[]}): PlainSnake {
  const {width, height, food} = objectArgument('setup', setup, 'an object with width, height and food');
  for (const [name, size] of Object.entries({width, height})) {
    if (!Number.isSafeInteger(size) || size < 1) throw badOption(name, size, 'a whole number from 1');
  }
  const isCell = (cell: unknown): boolean =>
    Array.isArray(cell) && cell.length === 2 && (cell as unknown[]).every(Number.isInteger);
  // Array.from, unlike every, also visits holes
  const list: unknown = food;
  if (!Array.isArray(list) || !Array.from(list as unknown[]).every(isCell)) {
    throw badOption('food', food, 'a list of cells [row, column]');
  }
  const meals = food.map(([row, column]) => row * width + column);
  // sets keep insertion order: the oldest cell is the tail
  const body = new Set([0]);
  const tails = body.values();
  let row = 0;
  let column = 0;
  let score = 0;
  return {
    move(direction) {
      check(directions.includes(direction), 'direction', direction, `one of ${directions.join(', ')}`);
      if (score < 0) return -1;
      if (direction === 'U') row--;
      else if (direction === 'D') row++;
      else if (direction === 'L') column--;
      else column++;
      const head = row * width + column;
      if (row < 0 || row >= height || column < 0 || column >= width) return (score = -1);
      if (meals[score] === head) score++;
      else body.delete(tails.next().value!);
      if (body.has(head)) return (score = -1);
      body.add(head);
      return score;
    },
  };
}
