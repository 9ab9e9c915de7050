/** Positions in any drawing of the board. */
import {cellOf, type SquareOptions} from './geometry.js';
import {turnsOf, type Color} from './tracks.js';

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

/**
 * The top left corner of square n of a colour's own track in a drawing of the board. Green's square 1 is at (x0 + h,
 * y0). Other colours are rotated clockwise about the centre; rotation applies to the centre of the square, not to its
 * corner.
 */
export function absoluteToCoordinates(
  n: number,
  {x0, y0, xc, yc, h}: BoardMeasures,
  color: Color = 'green',
  options: SquareOptions = {},
): {x: number; y: number} {
  const [column, row] = cellOf('green', n, options);
  let x = x0 + (column + 0.5) * h - xc;
  let y = y0 + (row - 5.5) * h - yc;
  for (let i = turnsOf(color); i > 0; i--) [x, y] = [-y, x];
  return {x: xc + x - h / 2, y: yc + y - h / 2};
}
