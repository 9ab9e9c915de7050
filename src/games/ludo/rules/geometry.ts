/** Where squares lie on the board of 15 × 15 cells, and on any picture of it. One quarter is written down, the rest is turned. */
import {badOption} from '../../../core/game.js';
import {rotateCell, type Cell} from '../../../core/grid.js';
import {trackOf, turnsOf, type Colour, type TrackName} from './tracks.js';

/** How a number is meant. */
export interface SquareOptions {
  /** By default `standard`. */
  readonly track?: TrackName;
  /** For a number of 0: which of the four seats in the pocket, 0 (default) to 3. */
  readonly coin?: number;
}

/** Where a picture has its board, in its own units; x to the right, y down. */
export interface BoardMeasures {
  /** Top-left corner of the left branch of the track. */
  readonly x0: number;
  readonly y0: number;
  /** Centre of the board. */
  readonly xc: number;
  readonly yc: number;
  /** Side of a square. */
  readonly h: number;
}

/** Green's seats in the pocket. */
const pocket: readonly Cell[] = [
  [2.5, 3.5],
  [1.5, 2.5],
  [2.5, 1.5],
  [3.5, 2.5],
];

/**
 * The cell of square n (0 the pocket) of a colour's own track, [column, row] from 0; seats in the pocket lie between
 * cells, at halves.
 * @throws {GameError} `bad-option`, for a square, coin, colour or track that there is not
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
 * The top-left corner of square n of a colour's own track on any picture of the board: green's 1 is at (x0 + h, y0).
 * The other colours are green turned clockwise about the centre: the square's middle is turned, not its corner.
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
