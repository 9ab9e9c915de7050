/**
 * The automatic player for all other boards: goes to the food if the tail can be reached from there, otherwise follows
 * the tail.
 */
import {directions, nextCell, type Board} from './board.js';
import {dijkstra, wayTo, type ShortestPaths} from './dijkstra.js';

/**
 * The next step of a snake (cells from head to tail); undefined if every step is fatal.
 * @param bold after a long time without food: go for it regardless of the tail
 */
export function byCare(board: Board, snake: readonly number[], food: number, bold: boolean): number | undefined {
  const now = survey(board, snake);
  const way = wayTo(now, food);
  if (way.length > 0 && (bold || canGoOn(board, [...way, ...snake].slice(0, snake.length + 1)) >= 0)) return way.at(-1);
  let best = -Infinity;
  let to: number | undefined;
  now.costs.forEach((steps, cell) => {
    if (steps !== 1) return;
    // the longest path to the tail leaves the most space
    const room = canGoOn(board, [cell, ...snake.slice(0, -1)]);
    if (room > best) [best, to] = [room, cell];
  });
  return to;
}

/**
 * The length of the path from a snake's head to its tail. Negative if there is none; the lower, the less space there
 * is.
 */
function canGoOn(board: Board, snake: readonly number[]): number {
  const {costs: steps} = survey(board, snake);
  const toTail = snake.length < 3 ? 0 : steps[snake.at(-1)!]!;
  return toTail >= 0 ? toTail : steps.filter((far) => far >= 0).length - steps.length;
}

/** The steps open to a snake. Its tail counts as free, but it cannot reverse. */
function survey(board: Board, snake: readonly number[]): ShortestPaths {
  const taken = new Set([...board.obstacles, ...snake.slice(0, Math.max(2, snake.length - 1))]);
  return dijkstra(board.width * board.height, snake[0]!, (cell, go) => {
    for (const direction of directions) {
      const to = nextCell(board, cell, direction);
      if (to >= 0 && !taken.has(to)) go(to);
    }
  });
}
