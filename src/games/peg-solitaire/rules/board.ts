/** The geometry of all boards: holes, neighbours and jumps, computed from the text of a shape. */
import {badOption} from '../../../core/game.js';

/**
 * `square`: four directions. `triangle`: six. Columns of a triangle lattice are slanted, so that the holes below [row,
 * column] are [row + 1, column] on the left and [row + 1, column + 1] on the right.
 */
export type Lattice = 'square' | 'triangle';

/** The position of a hole; row and column from 0, from the top left of the shape. */
export interface Hole {
  readonly row: number;
  readonly column: number;
}

/** A jump, by the numbers of its holes: the peg on `from` jumps over the one on `over` to `to`. */
export interface Jump {
  readonly from: number;
  readonly over: number;
  readonly to: number;
}

/** The geometry of a board. Holes are numbered from 1, row by row from the top: hole `n` is `holes[n - 1]`. */
export interface Geometry {
  readonly shape: string;
  readonly lattice: Lattice;
  readonly holes: readonly Hole[];
  /**
   * The adjacent hole in each direction, by hole − 1; 0 for none. Directions are clockwise from the right: on a square
   * lattice right, down, left, up; on a triangle lattice right, down right, down left, left, up left, up right.
   */
  readonly neighbours: readonly (readonly number[])[];
  /** Every possible jump, by `from`, then by direction. */
  readonly jumps: readonly Jump[];
}

/** Maximum number of rows, and of holes in a row. */
export const mostRows = 30;
/** Maximum length of a shape as text, in characters. Allows for margins and line ends in a page's source. */
export const longestText = 10_000;

/** [row, column] of each step, clockwise from the right. The first two span the lattice. */
export const steps = {
  square: [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ],
  triangle: [
    [0, 1],
    [1, 1],
    [1, 0],
    [0, -1],
    [-1, -1],
    [-1, 0],
  ],
} as const;

const known = new Map<string, Geometry>();

/**
 * The geometry of a shape: one line per row, `o` a hole, a blank for none. Cached, so that equal shapes have the same
 * geometry object.
 * @throws {GameError} `bad-option`
 */
export function geometryOf({shape, lattice}: {readonly shape: string; readonly lattice: Lattice}): Geometry {
  const key = lattice + shape;
  let geometry = known.get(key);
  if (!geometry) {
    if (known.size > 31) known.clear();
    known.set(key, (geometry = build(shape, lattice)));
  }
  return geometry;
}

function build(shape: string, lattice: Lattice): Geometry {
  const lines = shape.split('\n');
  if (
    !isDrawing(shape) ||
    /[^o \n]/.test(shape) ||
    lines.length > mostRows ||
    lines.some((line) => line.length > mostRows)
  ) {
    throw badOption('shape', shape, `at most ${mostRows} lines of at most ${mostRows} marks, "o" a hole, blank none`);
  }
  const holes: Hole[] = [];
  lines.forEach((line, row) => {
    [...line].forEach((mark, column) => {
      if (mark === 'o') holes.push({row, column});
    });
  });
  const numbers = new Map(holes.map(({row, column}, i) => [`${row},${column}`, i + 1]));
  const at = (row: number, column: number): number => numbers.get(`${row},${column}`) ?? 0;
  const ways = steps[lattice];
  const neighbours = holes.map(({row, column}) => ways.map(([down, right]) => at(row + down, column + right)));
  const jumps = holes.flatMap((_, i) =>
    ways.flatMap((_, way) => {
      const over = neighbours[i]![way]!;
      const to = over && neighbours[over - 1]![way]!;
      return to ? [{from: i + 1, over, to}] : [];
    }),
  );
  return {shape, lattice, holes, neighbours, jumps};
}

/** The mean row and column of some holes. */
export function middleOf(holes: readonly Hole[]): [row: number, column: number] {
  const mean = (axis: 'row' | 'column'): number => holes.reduce((sum, hole) => sum + hole[axis], 0) / holes.length;
  return [mean('row'), mean('column')];
}

/**
 * Whether a text of at most 10,000 characters is a drawing: marks, blanks and line ends only, and at least one mark.
 */
export function isDrawing(text: string): boolean {
  return text.length <= longestText && /^[o. \r\n/]+$/.test(text) && /[o.]/.test(text);
}

/**
 * Reads a shape and its pegs from text: one line per row, `o` a peg, `.` an empty hole, a blank for none; `/` may
 * replace a line end. Ignores empty lines at both ends and common indentation. At most 10,000 characters.
 * @throws {GameError} `bad-option`
 */
export function readShape(text: string, option = 'board'): {shape: string; pegs: string} {
  const wrong = (): Error =>
    badOption(
      option,
      text,
      `the name of a board, or at most ${mostRows} lines of at most ${mostRows} marks, "o" a peg, "." an empty hole, blank none`,
    );
  if (!isDrawing(text)) throw wrong();
  const lines = text.split(/\r?\n|\//).map((line) => line.trimEnd());
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  const margin = Math.min(...lines.map((line) => (line ? line.search(/\S/) : Infinity)));
  const body = lines.map((line) => line.slice(margin)).join('\n');
  const widest = Math.max(...lines.map((line) => line.length - margin));
  // a carriage return within a line is not a mark
  if (!/^[o. \n]+$/.test(body) || lines.length > mostRows || widest > mostRows) throw wrong();
  return {shape: body.replaceAll('.', 'o'), pegs: body.replace(/[ \n]/g, '')};
}
