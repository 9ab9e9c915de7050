/** Positions, as the solver takes them; the state of a game is one. */
import {geometryOf, type Jump, type Lattice} from './board.js';
import {boardOf} from './symmetries.js';

/** A board with pegs. Plain JSON. */
export type Position = {
  /** The board: one line per row, `o` a hole, a blank for none. */
  readonly shape: string;
  readonly lattice: Lattice;
  /** One mark per hole in the order of their numbers: `o` a peg, `.` none. */
  readonly pegs: string;
  /** The hole in which the last peg must end; 0 for any. */
  readonly target: number;
};

/** A jump as a move: `4-1`, from hole 4 to hole 1. */
export function moveOf({from, to}: Jump): string {
  return `${from}-${to}`;
}

/** The jump of a move, legal or not; undefined if the board has no such jump. */
export function jumpOf(position: Position, move: string): Jump | undefined {
  return geometryOf(position).jumps.find((jump) => moveOf(jump) === move);
}

/** Whether the jump is legal. */
export function isLegal({pegs}: Position, {from, over, to}: Jump): boolean {
  return pegs[from - 1] === 'o' && pegs[over - 1] === 'o' && pegs[to - 1] === '.';
}

/** All legal jumps, by their first hole, then clockwise from the right. */
export function jumps(position: Position): Jump[] {
  return geometryOf(position).jumps.filter((jump) => isLegal(position, jump));
}

/** The pegs after a legal jump. */
export function jumped(pegs: string, {from, over, to}: Jump): string {
  const marks = pegs.split('');
  marks[from - 1] = marks[over - 1] = '.';
  marks[to - 1] = 'o';
  return marks.join('');
}

/** How many pegs there are. */
export function pegCount({pegs}: Position): number {
  return pegs.split('o').length - 1;
}

/**
 * The parity class, which jumps preserve. Colour the holes with three colours by (row + column) mod 3: a jump changes
 * the number of pegs on each colour by one, so that two of these numbers that have the same parity keep having the same
 * parity. On a square lattice (row − column) mod 3 is a second such colouring.
 * @returns 0 to 3 on a triangle lattice, 0 to 15 on a square one. Positions of different classes are unreachable from
 * one another; the class of a single peg is `boardOf(position).classes[hole - 1]`.
 */
export function parityClass(position: Position): number {
  return boardOf(position).classes.reduce((all, own, i) => (position.pegs[i] === 'o' ? all ^ own : all), 0);
}

/** The holes in which the last peg may end by its class (and the target); empty if a single peg is impossible. */
export function finishes(position: Position): number[] {
  const own = parityClass(position);
  return boardOf(position).classes.flatMap((other, i) =>
    own === other && (!position.target || position.target === i + 1) ? [i + 1] : [],
  );
}
