/** Positions on the board of 15 × 15 cells. One quarter is defined; the others are rotated. */
import {rotateCell, type Cell} from '../../../core/grid.js';
import {tracks, turnsOf, type Color, type TrackName} from './tracks.js';

/** How to read the number of a square. */
export interface SquareOptions {
  /** `standard` by default. */
  readonly track?: TrackName;
  /** For number 0: which of the four places in the yard, 0 (default) to 3. */
  readonly piece?: number;
}

/** The places of green's yard. */
const yard: readonly Cell[] = [
  [2.5, 3.5],
  [1.5, 2.5],
  [2.5, 1.5],
  [3.5, 2.5],
];

/**
 * The cell [column, row] of square n (0 for the yard) on a colour's own track, from 0. Places in the yard are at
 * half cells.
 */
export function cellOf(color: Color, n: number, {track = 'standard', piece = 0}: SquareOptions = {}): Cell {
  const turns = turnsOf(color);
  const {ring} = tracks[track];
  if (n === 0) return rotateCell(yard[piece]!, 15, turns);
  if (n > ring) return rotateCell([n - ring, 7], 15, turns);
  const i = (n - 1) % 13;
  const cell: Cell = i < 5 ? [i + 1, 6] : i < 11 ? [6, 10 - i] : [i - 4, 0];
  return rotateCell(cell, 15, turns + Math.floor((n - 1) / 13));
}
