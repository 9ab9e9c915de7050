/** The one geometry of all boards: holes, neighbours, jumps and symmetries, found from a shape of text. */
import {badOption} from '../../../core/game.js';

/**
 * `square`: four directions. `triangle`: six; a row's columns lean, so that the hole below [row, column] to the left is
 * [row + 1, column] and the one below to the right [row + 1, column + 1].
 */
export type Lattice = 'square' | 'triangle';

/** Where a hole is; row and column from 0, from the top and the left of the shape. */
export interface Hole {
  readonly row: number;
  readonly column: number;
}

/** A jump, by the numbers of its holes: the peg on `from` goes over the one on `over` into `to`. */
export interface Jump {
  readonly from: number;
  readonly over: number;
  readonly to: number;
}

/** A board. Holes are numbered from 1, row by row from the top: hole `n` is `holes[n - 1]`. */
export interface Board {
  readonly shape: string;
  readonly lattice: Lattice;
  readonly holes: readonly Hole[];
  /**
   * The next hole in each direction, by hole − 1; 0 for none. Directions go round clockwise from the right: with a
   * square lattice right, down, left, up; with a triangle right, down right, down left, left, up left, up right.
   */
  readonly neighbours: readonly (readonly number[])[];
  /** Every jump the board has room for, by `from`, then by direction. */
  readonly jumps: readonly Jump[];
  /** All symmetries, the identity first: `symmetries[i][n - 1]` is the hole that hole `n` comes to lie on. */
  readonly symmetries: readonly (readonly number[])[];
  /** The parity class of each hole alone, by hole − 1; see `parityClass`. */
  readonly classes: readonly number[];
}

/** Largest shape: rows, and holes in a row. */
export const mostRows = 30;

/** [row, column] steps clockwise from the right; the first two span the lattice. */
const steps = {
  square: [[0, 1], [1, 0], [0, -1], [-1, 0]],
  triangle: [[0, 1], [1, 1], [1, 0], [0, -1], [-1, -1], [-1, 0]],
} as const;

const known = new Map<string, Board>();

/** The board of a shape: one line a row, `o` a hole, blank none. Kept, so that the same shape gives the same board. */
export function boardOf({shape, lattice}: {readonly shape: string; readonly lattice: Lattice}): Board {
  const key = lattice + shape;
  let board = known.get(key);
  if (!board) {
    if (known.size > 31) known.clear();
    known.set(key, (board = build(shape, lattice)));
  }
  return board;
}

function build(shape: string, lattice: Lattice): Board {
  const holes: Hole[] = [];
  shape.split('\n').forEach((line, row) => {
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
  const classes = holes.map(({row, column}) => {
    const falling = ((row + column) % 3) + 1;
    return lattice === 'triangle' ? falling : falling + 4 * (((row + 2 * column) % 3) + 1);
  });
  return {shape, lattice, holes, neighbours, jumps, symmetries: symmetriesOf(holes, lattice, at), classes};
}

/** Every turn and mirroring of the lattice that lays the holes on holes. */
function symmetriesOf(holes: readonly Hole[], lattice: Lattice, at: (row: number, column: number) => number): number[][] {
  const ways = steps[lattice];
  const lean = lattice === 'triangle' ? 1 : 0;
  const found: number[][] = [];
  for (const hand of [1, ways.length - 1]) {
    ways.forEach((right, i) => {
      const down = ways[(i + hand) % ways.length]!;
      const moved = holes.map(({row, column}) => [0, 1].map((axis) => row * down[axis]! + (column - lean * row) * right[axis]!));
      const least = [0, 1].map((axis) => Math.min(...moved.map((cell) => cell[axis]!)));
      const first = [Math.min(...holes.map(({row}) => row)), Math.min(...holes.map(({column}) => column))];
      const numbers = moved.map((cell) => at(cell[0]! - least[0]! + first[0]!, cell[1]! - least[1]! + first[1]!));
      if (!numbers.includes(0)) found.push(numbers);
    });
  }
  return found;
}

/**
 * A shape and its pegs from text: one line a row, `o` a peg, `.` an empty hole, blank none; `/` may stand for the end of
 * a line. Empty lines above and below and blanks that all lines begin with are left away.
 * @throws {GameError} `bad-option`
 */
export function readShape(text: string, option = 'board'): {shape: string; pegs: string} {
  const lines = text.split(/\r?\n|\//).map((line) => line.trimEnd());
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  const margin = Math.min(...lines.map((line) => (line ? line.search(/\S/) : Infinity)));
  const body = lines.map((line) => line.slice(margin)).join('\n');
  const widest = Math.max(...lines.map((line) => line.length - margin));
  if (!/^[o. \n]*[o.][o. \n]*$/.test(body) || lines.length > mostRows || widest > mostRows) {
    throw badOption(option, text, `it must be a board's name or at most ${mostRows} lines of at most ${mostRows} marks, "o" a peg, "." an empty hole, blank none`);
  }
  return {shape: body.replaceAll('.', 'o'), pegs: body.replace(/[ \n]/g, '')};
}
