/**
 * Positions on the board of 15 × 15 cells, and in any drawing of it. One quarter is defined; the others are rotated.
 */
import {badOption} from '../../../core/game.js';
import {rotateCell, type Cell} from '../../../core/grid.js';
import {trackOf, turnsOf, type Colour, type TrackName} from './tracks.js';

/** How to read the number of a square. */
export interface SquareOptions {
  /** `standard` by default. */
  readonly track?: TrackName;
  /** For number 0: which of the four places in the pocket, 0 (default) to 3. */
  readonly coin?: number;
}

/** Measurements of a drawing of the board, in its own units; x to the right, y down. */
export interface BoardMeasures {
  /** Top-left corner of the left branch of the track. */
  readonly x0: number;
  readonly y0: number;
  /** Centre of the board. */
  readonly xc: number;
  readonly yc: number;
  /** Side length of a square. */
  readonly h: number;
}

/** The places of green's pocket. */
const pocket: readonly Cell[] = [
  [2.5, 3.5],
  [1.5, 2.5],
  [2.5, 1.5],
  [3.5, 2.5],
];

/**
 * The cell [column, row] of square n (0 for the pocket) on a colour's own track, from 0. Places in the pocket are at
 * half cells.
 * @throws {GameError} `bad-option` for an unknown square, coin, colour or track
 */
export function cellOf(colour: Colour, n: number, {track = 'standard', coin = 0}: SquareOptions = {}): Cell {
  const turns = turnsOf(colour);
  const {ring, home} = trackOf(track);
  if (!Number.isInteger(n) || n < 0 || n > home) throw badOption('n', n, `a square from 0 to ${home}`);
  if (!pocket[coin]) throw badOption('coin', coin, '0 to 3');
  if (n === 0) return rotateCell(pocket[coin], 15, turns);
  if (n > ring) return rotateCell([n - ring, 7], 15, turns);
  const i = (n - 1) % 13;
  const cell: Cell = i < 5 ? [i + 1, 6] : i < 11 ? [6, 10 - i] : [i - 4, 0];
  return rotateCell(cell, 15, turns + Math.floor((n - 1) / 13));
}

/**
 * The top left corner of square n of a colour's own track in a drawing of the board. Green's square 1 is at (x0 + h,
 * y0). Other colours are rotated clockwise about the centre; rotation applies to the centre of the square, not to its
 * corner.
 * @throws {GameError} `bad-option`, as {@link cellOf}
 */
export function absoluteToCoordinates(
  n: number,
  {x0, y0, xc, yc, h}: BoardMeasures,
  colour: Colour = 'green',
  options: SquareOptions = {},
): {x: number; y: number} {
  const [column, row] = cellOf('green', n, options);
  let x = x0 + (column + 0.5) * h - xc;
  let y = y0 + (row - 5.5) * h - yc;
  for (let i = turnsOf(colour); i > 0; i--) [x, y] = [-y, x];
  return {x: xc + x - h / 2, y: yc + y - h / 2};
}
