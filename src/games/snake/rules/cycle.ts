/**
 * The automatic player for boards with an even number of cells that are not made of 2 × 2 blocks: follows a Hamiltonian
 * cycle, with short cuts that never overtake the tail or the food. Such a snake never dies either.
 */
import {directions, nextCell, type Board} from './board.js';

/** The next step of a snake (cells from head to tail); undefined if there is no cycle or the snake is not on it. */
export function byCycle(board: Board, snake: readonly number[], food: number): number | undefined {
  const {width, height, obstacles} = board;
  const cells = width * height;
  if (cells % 2 || obstacles.length > 0) return undefined;
  /** The index of a cell on the cycle: back and forth along the rows (or columns), and back along the edge. */
  const numberOf = (cell: number): number => {
    const across = height % 2 === 0;
    const column = cell % width;
    const row = (cell - column) / width;
    const [lane, along, length] = across ? [row, column, width] : [column, row, height];
    if (along === 0) return lane === 0 ? 0 : cells - lane;
    return 1 + lane * (length - 1) + (lane % 2 === 0 ? along - 1 : length - 1 - along);
  };
  const head = snake[0]!;
  const tail = snake.at(-1)!;
  for (const way of [1, -1]) {
    /** The distance of a cell from the tail along the cycle. */
    const from = (cell: number): number => (way * (numberOf(cell) - numberOf(tail)) + cells) % cells;
    if (!snake.every((cell, i) => i === 0 || from(cell) < from(snake[i - 1]!))) continue;
    const most = from(food) > from(head) ? from(food) : cells;
    let best = -1;
    let to: number | undefined;
    for (const direction of directions) {
      const next = nextCell(board, head, direction);
      if (next < 0 || (snake.length === 2 && next === tail)) continue;
      const ahead = next === tail ? cells : from(next);
      if (ahead > from(head) && ahead <= most && ahead > best) [best, to] = [ahead, next];
    }
    return to;
  }
  return undefined;
}
