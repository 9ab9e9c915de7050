/** Cells of a rectangular board: numbering, quarter turns, lines. Row 0 is the top, column 0 the left. */

/** A cell by its column and row. */
export type Cell = readonly [column: number, row: number];

/**
 * Numbering of a racing board: square 1 is at the bottom left, rows run to the right and to the left in turn
 * (boustrophedon), whatever the number of rows.
 */
export function squareToCell(square: number, columns: number, rows: number): Cell {
  const fromBottom = Math.floor((square - 1) / columns);
  const along = (square - 1) % columns;
  return [fromBottom % 2 === 0 ? along : columns - 1 - along, rows - 1 - fromBottom];
}

/** The square of a cell; the inverse of {@link squareToCell}. */
export function cellToSquare([column, row]: Cell, columns: number, rows: number): number {
  const fromBottom = rows - 1 - row;
  return fromBottom * columns + (fromBottom % 2 === 0 ? column : columns - 1 - column) + 1;
}

/** A cell of an n×n board after `turns` clockwise quarter turns about the centre. */
export function rotateCell(cell: Cell, n: number, turns: number): Cell {
  let [column, row] = cell;
  for (let i = ((turns % 4) + 4) % 4; i > 0; i--) [column, row] = [n - 1 - row, column];
  return [column, row];
}

/** The four directions of lines, in columns and rows. */
const lineDirections = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** The size of a board, and of the lines on it. */
export interface LineSize {
  readonly columns: number;
  readonly rows: number;
  /** Cells of a line. */
  readonly line: number;
}

/** All lines of so many cells of a board, each as the indexes of its cells. */
export function linesOf({columns, rows, line}: LineSize): number[][] {
  const all: number[][] = [];
  for (const [dx, dy] of lineDirections) {
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const [endX, endY] = [x + dx * (line - 1), y + dy * (line - 1)];
        if (endX >= columns || endY < 0 || endY >= rows) continue;
        all.push(Array.from({length: line}, (_, i) => (y + dy * i) * columns + x + dx * i));
      }
    }
  }
  return all;
}

/** The cells of all lines of at least `line` equal characters through a cell of a board, which is a text of rows from the top. */
export function linesThrough(cells: string, at: number, {columns, rows, line}: LineSize): number[] {
  const [column, row] = [at % columns, Math.floor(at / columns)];
  const all = new Set<number>();
  for (const [dx, dy] of lineDirections) {
    const cellsOf = (way: 1 | -1): number[] => {
      const found = [];
      for (let x = column + way * dx, y = row + way * dy; x >= 0 && x < columns && y >= 0 && y < rows;) {
        if (cells[y * columns + x] !== cells[at]) break;
        found.push(y * columns + x);
        x += way * dx;
        y += way * dy;
      }
      return found;
    };
    const found = [...cellsOf(-1), at, ...cellsOf(1)];
    if (found.length >= line) for (const cell of found) all.add(cell);
  }
  return [...all].sort((a, b) => a - b);
}
