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

/** One step from a cell, over the edge to the other side; the direction as its letter's code, which is quicker. */
function shifted(width: number, cells: number, cell: number, letter: number): number {
  switch (letter) {
    case 85: return cell < width ? cell - width + cells : cell - width; // U
    case 68: return cell + width < cells ? cell + width : cell + width - cells; // D
    case 76: return cell % width === 0 ? cell + width - 1 : cell - 1; // L
    default: return (cell + 1) % width === 0 ? cell + 1 - width : cell + 1; // R
  }
}

/** The cell from which a step of the body, by its letter's code, has come to this one. */
function shiftedBack({width, height, wrap}: Board, cell: number, letter: number): number {
  if (wrap) return shifted(width, width * height, cell, letter === 85 ? 68 : letter === 68 ? 85 : letter === 76 ? 82 : 76);
  // between walls a body never goes over the edge: no division, in what is called for every cell of it
  return letter === 82 ? cell - 1 : letter === 76 ? cell + 1 : letter === 68 ? cell - width : cell + width;
}

/** The cell one step on; -1 where a wall is in the way. */
export function nextCell({width, height, wrap}: Board, cell: number, direction: Direction): number {
  const to = shifted(width, width * height, cell, direction.charCodeAt(0));
  return wrap || to > cell === (direction === 'R' || direction === 'D') ? to : -1;
}

/** The cells of a snake from the head to the tail. */
export function cellsOf(board: Board, {head, body}: Snake): number[] {
  const cells = [head];
  for (let i = body.length - 1, cell = head; i >= 0; i--) {
    cell = shiftedBack(board, cell, body.charCodeAt(i));
    cells.push(cell);
  }
  return cells;
}

/** Whether a step to `target` bites the snake; its tail leaves in the same tick and does not count. */
export function bites(board: Board, {head, body}: Snake, target: number): boolean {
  for (let i = body.length - 1, cell = head; i > 0; i--) {
    cell = shiftedBack(board, cell, body.charCodeAt(i));
    if (cell === target) return true;
  }
  return false;
}

/** The cells without obstacle, snake or anything of `others`, ascending. */
export function freeCells(board: Board, snake: Snake, ...others: readonly (number | undefined)[]): number[] {
  const taken = new Set([...board.obstacles, ...cellsOf(board, snake), ...others]);
  return Array.from({length: board.width * board.height}, (_, cell) => cell).filter((cell) => !taken.has(cell));
}
