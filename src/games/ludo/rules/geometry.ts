/** Positions on the board of 15 × 15 cells. One quarter is defined; the others are rotated. */
import {rotateCell, type Cell} from '../../../core/grid.js';
import {tracks, turnsOf, type Colour, type TrackName} from './tracks.js';

/** How to read the number of a square. */
export interface SquareOptions {
  /** `standard` by default. */
  readonly track?: TrackName;
  /** For number 0: which of the four places in the pocket, 0 (default) to 3. */
  readonly coin?: number;
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
 */
export function cellOf(colour: Colour, n: number, {track = 'standard', coin = 0}: SquareOptions = {}): Cell {
  const turns = turnsOf(colour);
  const {ring} = tracks[track];
  if (n === 0) return rotateCell(pocket[coin]!, 15, turns);
  if (n > ring) return rotateCell([n - ring, 7], 15, turns);
  const i = (n - 1) % 13;
  const cell: Cell = i < 5 ? [i + 1, 6] : i < 11 ? [6, 10 - i] : [i - 4, 0];
  return rotateCell(cell, 15, turns + Math.floor((n - 1) / 13));
}
