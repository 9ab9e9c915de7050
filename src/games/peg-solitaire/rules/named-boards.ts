/** The named boards, defined by rules about rows and columns. */
import type {Lattice} from './board.js';

export type BoardName = 'triangle' | 'english' | 'european' | 'german' | 'asymmetric' | 'diamond';

/** A named board. */
export interface NamedBoard {
  readonly shape: string;
  readonly lattice: Lattice;
  /** [row, column] of the hole that is empty by default. */
  readonly empty: readonly [number, number];
}

type Rule = (down: number, right: number) => boolean;

const cross: Rule = (down, right) => Math.min(Math.abs(down), Math.abs(right)) < 2;

/**
 * By name: number of rows, row of the centre, default empty hole, and the rule for steps down and right from the
 * centre.
 */
const rules: Record<Exclude<BoardName, 'triangle'>, readonly [number, number, readonly [number, number], Rule]> = {
  english: [7, 3, [3, 3], cross],
  // the European board and the diamond can't be solved from the centre
  european: [7, 3, [2, 3], (down, right) => Math.abs(down) + Math.abs(right) < 5],
  german: [9, 4, [4, 4], cross],
  asymmetric: [8, 4, [4, 3], cross],
  diamond: [9, 4, [2, 4], (down, right) => Math.abs(down) + Math.abs(right) < 5],
};

export const boardNames = ['triangle', ...Object.keys(rules)] as readonly BoardName[];

/** The shape of a named board. `rows` applies to the triangle only. */
export function namedBoard(name: BoardName, rows: number): NamedBoard {
  if (name === 'triangle') {
    return {
      shape: Array.from({length: rows}, (_, row) => 'o'.repeat(row + 1)).join('\n'),
      lattice: 'triangle',
      // with 4, 7, 10 … rows a triangle can't be solved from hole 1, by parity
      empty: [rows % 3 === 1 ? 1 : 0, 0],
    };
  }
  const [size, centre, empty, rule] = rules[name];
  const line = (row: number): string =>
    Array.from({length: size}, (_, column) => (rule(row - centre, column - empty[1]) ? 'o' : ' '))
      .join('')
      .trimEnd();
  return {shape: Array.from({length: size}, (_, row) => line(row)).join('\n'), lattice: 'square', empty};
}
