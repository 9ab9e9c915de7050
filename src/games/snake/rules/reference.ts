/** The reference game of the interview question "Design Snake Game": no win, no chance, any size. */
import type {Direction} from './board.js';
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
  const meals = food.map(([row, column]) => row * width + column);
  // sets keep insertion order: the oldest cell is the tail
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
