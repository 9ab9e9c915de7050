// The board as an array of arrays, written as straightforwardly as can be: what the bit board is held against.

export type Grid = readonly (readonly number[])[];

export function gridOf(rows: readonly string[]): Grid {
  return rows.map((row) => [...row].map(Number));
}

function isFree(grid: Grid, shape: string, y: number, x: number): boolean {
  return shape
    .split('/')
    .every((row, j) =>
      [...row].every((tile, i) => y + j < 9 && x + i < 9 && (tile === '0' || grid[y + j]![x + i] === 0)),
    );
}

/** Row and column of every place of a shape. */
export function places(grid: Grid, shape: string): [number, number][] {
  const found: [number, number][] = [];
  for (let y = 0; y < 9; y++) for (let x = 0; x < 9; x++) if (isFree(grid, shape, y, x)) found.push([y, x]);
  return found;
}

export function clear(grid: Grid): {grid: Grid; lines: number; squares: number} {
  const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const rows = nine.filter((y) => nine.every((x) => grid[y]![x]));
  const columns = nine.filter((x) => nine.every((y) => grid[y]![x]));
  const square = (y: number, x: number): number => 3 * Math.floor(y / 3) + Math.floor(x / 3);
  const squares = nine.filter((s) => nine.every((y) => nine.every((x) => square(y, x) !== s || grid[y]![x])));
  return {
    grid: grid.map((row, y) =>
      row.map((filled, x) => (rows.includes(y) || columns.includes(x) || squares.includes(square(y, x)) ? 0 : filled)),
    ),
    lines: rows.length + columns.length,
    squares: squares.length,
  };
}

export function put(grid: Grid, shape: string, y: number, x: number): {grid: Grid; lines: number; squares: number} {
  const lines = shape.split('/');
  return clear(grid.map((row, j) => row.map((filled, i) => filled || Number(lines[j - y]?.[i - x] ?? 0))));
}

/** Whether some order of the shapes fits: every order and place is tried. */
export function fits(grid: Grid, shapes: readonly string[]): boolean {
  return (
    shapes.length === 0 ||
    shapes.some((shape, i) =>
      places(grid, shape).some(([y, x]) => fits(put(grid, shape, y, x).grid, shapes.toSpliced(i, 1))),
    )
  );
}
