/** A board with its symmetries and parity classes, which solvers need in addition to its geometry. */
import {cached} from './cached.js';
import {geometryOf, steps, type Geometry, type Lattice} from './board.js';

/** A board. Holes are numbered from 1, row by row from the top: hole `n` is `holes[n - 1]`. */
export interface Board extends Geometry {
  /** All symmetries, the identity first: `symmetries[i][n - 1]` is the image of hole `n`. */
  readonly symmetries: readonly (readonly number[])[];
  /** The parity class of a single peg in each hole, by hole − 1; see `parityClass`. */
  readonly classes: readonly number[];
}

/**
 * The board of a shape: one line per row, `o` a hole, a blank for none. Cached, so that equal shapes have the same
 * board object.
 * @throws {GameError} `bad-option`
 */
export function boardOf(of: {readonly shape: string; readonly lattice: Lattice}): Board {
  return boardOfGeometry(geometryOf(of));
}

const boardOfGeometry = /* @__PURE__ */ cached((geometry: Geometry): Board => ({
  ...geometry,
  symmetries: symmetriesOf(geometry),
  classes: classesOf(geometry),
}));

const classesOf = ({holes, lattice}: Geometry): number[] =>
  holes.map(({row, column}) => {
    const falling = ((row + column) % 3) + 1;
    return lattice === 'triangle' ? falling : falling + 4 * (((row + 2 * column) % 3) + 1);
  });

/** Every rotation and reflection of the lattice that maps the holes to holes. */
function symmetriesOf({holes, lattice}: Geometry): number[][] {
  const numbers = new Map(holes.map(({row, column}, i) => [`${row},${column}`, i + 1]));
  const ways = steps[lattice];
  const lean = lattice === 'triangle' ? 1 : 0;
  const found: number[][] = [];
  for (const turn of [1, ways.length - 1]) {
    ways.forEach((right, i) => {
      const down = ways[(i + turn) % ways.length]!;
      const moved = holes.map(({row, column}) =>
        [0, 1].map((axis) => row * down[axis]! + (column - lean * row) * right[axis]!),
      );
      const least = [0, 1].map((axis) => Math.min(...moved.map((cell) => cell[axis]!)));
      const first = [Math.min(...holes.map(({row}) => row)), Math.min(...holes.map(({column}) => column))];
      const laid = moved.map((cell) => [0, 1].map((axis) => cell[axis]! - least[axis]! + first[axis]!));
      const onto = laid.map((cell) => numbers.get(cell.join()) ?? 0);
      if (!onto.includes(0)) found.push(onto);
    });
  }
  return found;
}
