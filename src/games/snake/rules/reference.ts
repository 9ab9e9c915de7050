/** The plain form, as it is known from interviews ("Design Snake Game"): no wins, no chance, any size. */
import {badOption} from '../../../core/game.js';
import type {Direction} from './board.js';
import type {FoodCell} from './options.js';

export interface PlainSnake {
  /** Goes one cell. Returns the score, one for each food, or -1 once the game is over. */
  move(direction: Direction): number;
}

/**
 * A snake of length 1 in the top left cell of a board with walls.
 *
 * `food` is served in order, each as [row, column]. A snake of two may turn round, since its tail leaves the cell; a
 * full board ends nothing. Each move takes the same short time however long the snake is.
 * @throws {GameError} `bad-option`: a size that is not a whole number from 1, or food that is no list of cells.
 */
export function plainSnake({
  width,
  height,
  food,
}: {
  width: number;
  height: number;
  food: readonly FoodCell[];
}): PlainSnake {
  for (const [name, size] of Object.entries({width, height})) {
    if (!Number.isSafeInteger(size) || size < 1) throw badOption(name, size, 'a whole number from 1');
  }
  const isCell = (cell: unknown): boolean =>
    Array.isArray(cell) && cell.length === 2 && (cell as unknown[]).every(Number.isInteger);
  // Array.from: a list may have holes, which every leaves out
  const list: unknown = food;
  if (!Array.isArray(list) || !Array.from(list as unknown[]).every(isCell)) {
    throw badOption('food', food, 'a list of cells [row, column]');
  }
  const meals = food.map(([row, column]) => row * width + column);
  // a set keeps the order in which cells were added: the oldest is the tail
  const body = new Set([0]);
  const tails = body.values();
  let row = 0;
  let column = 0;
  let score = 0;
  return {
    move(direction) {
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
