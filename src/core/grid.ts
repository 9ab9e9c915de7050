/** Cells of a rectangular board: numbering and quarter turns. Row 0 is the top, column 0 the left. */

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
