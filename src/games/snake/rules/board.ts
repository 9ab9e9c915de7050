/** The board and the way over it. Cells are numbered row by row from the top left, from 0. */

/** Up, right, down, left. */
export type Direction = 'U' | 'R' | 'D' | 'L';
export const directions: readonly Direction[] = ['U', 'R', 'D', 'L'];

/** The opposite direction. */
export const opposite = {U: 'D', R: 'L', D: 'U', L: 'R'} as const;

export type Board = {
  /** Columns and rows, 4 to 60 each. */
  readonly width: number;
  readonly height: number;
  /** Who leaves the board comes in again on the other side. */
  readonly wrap: boolean;
  /** Cells nobody may enter, ascending. */
  readonly obstacles: readonly number[];
};

/** What a snake covers. */
export type Snake = {
  readonly head: number;
  /** The steps that lead from the tail to the head: `RRD`. One letter fewer than the snake is long. */
  readonly body: string;
};

/** One step from a cell, over the edge to the other side. */
function shifted(width: number, cells: number, cell: number, direction: string): number {
  switch (direction) {
    case 'U': return cell < width ? cell - width + cells : cell - width;
    case 'D': return cell + width < cells ? cell + width : cell + width - cells;
    case 'L': return cell % width === 0 ? cell + width - 1 : cell - 1;
    default: return (cell + 1) % width === 0 ? cell + 1 - width : cell + 1;
  }
}

/** The cell one step on; -1 where a wall is in the way. */
export function nextCell({width, height, wrap}: Board, cell: number, direction: Direction): number {
  const to = shifted(width, width * height, cell, direction);
  return wrap || to > cell === (direction === 'R' || direction === 'D') ? to : -1;
}

/** The cells of a snake from the head to the tail. */
export function cellsOf({width, height}: Board, {head, body}: Snake): number[] {
  const cells = [head];
  for (let i = body.length - 1, cell = head; i >= 0; i--) {
    cell = shifted(width, width * height, cell, opposite[body[i] as Direction]);
    cells.push(cell);
  }
  return cells;
}

/** Whether a step to `target` bites the snake; its tail leaves in the same tick and does not count. */
export function bites({width, height}: Board, {head, body}: Snake, target: number): boolean {
  for (let i = body.length - 1, cell = head; i > 0; i--) {
    cell = shifted(width, width * height, cell, opposite[body[i] as Direction]);
    if (cell === target) return true;
  }
  return false;
}

/** The cells without obstacle, snake or anything of `others`, ascending. */
export function freeCells(board: Board, snake: Snake, ...others: readonly (number | undefined)[]): number[] {
  const taken = new Set([...board.obstacles, ...cellsOf(board, snake), ...others]);
  return Array.from({length: board.width * board.height}, (_, cell) => cell).filter((cell) => !taken.has(cell));
}
