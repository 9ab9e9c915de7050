/** Geometry of the board, in board units: neighbouring holes are 100 apart, the origin is column 0 of the first row. */
import {geometryOf, type Geometry} from '../rules/board.js';
import {cached} from '../rules/cached.js';
import {pegCount} from '../rules/position.js';
import type {PegState, Position} from '../rules/index.js';

export type Point = readonly [x: number, y: number];

/** The position and scale of a peg. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The layout of a board. */
export interface Layout {
  readonly board: Geometry;
  /** The centre of each hole, by hole − 1. */
  readonly spots: readonly Spot[];
  /** The holes of each row, from the top left. */
  readonly rows: readonly (readonly number[])[];
  /** The row of each hole and its place in the row, both from 1, by hole − 1. */
  readonly places: readonly {readonly row: number; readonly place: number}[];
  /** The view box of the board. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** A path through all neighbouring holes, whose broad stroke is the wood. */
  readonly wood: string;
}

/** The distance from the centre of an outer hole to the edge of the wood. */
export const margin = 78;

/** How thick the wood is. */
export const depth = 17;

/** The layout of a position's board; cached. */
export function layoutOf(position: Pick<Position, 'shape' | 'lattice'>): Layout {
  return layoutOfBoard(geometryOf(position));
}

const layoutOfBoard = cached((board: Geometry): Layout => {
  const {holes, lattice} = board;
  const leaning = lattice === 'triangle';
  const spots = holes.map(({row, column}) =>
    leaning ? {x: column * 100 - row * 50, y: row * 87, scale: 1} : {x: column * 100, y: row * 100, scale: 1},
  );
  const [xs, ys] = [spots.map(({x}) => x), spots.map(({y}) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const width = Math.max(...xs) + margin - left;
  const bottom = Math.max(...ys) + margin;
  let wood = '';
  spots.forEach(({x, y}, i) => {
    wood += `M${x} ${y}h0`;
    // later neighbours, including diagonal ones on a square lattice, which keep the outline straight
    for (const other of spots.slice(i + 1))
      if (Math.hypot(other.x - x, other.y - y) < 145) wood += `M${x} ${y}L${other.x} ${other.y}`;
  });
  const rows: number[][] = [];
  const places = holes.map(({row}, i) => ({row: row + 1, place: (rows[row] ??= []).push(i + 1)}));
  return {
    board,
    spots,
    rows: rows.filter(Boolean),
    places,
    wood,
    box: [left, top, width, bottom - top + depth],
  };
});

/** The view box of the rack, and the length and the distance of its two grooves. */
export const rackBox = [0, 0, 352, 94] as const;
const groove = {length: 294, apart: 42};

/** The spot of the i-th captured peg, in units of the rack: the first half of the pegs fills the first groove. */
export function rackSpot(state: PegState, i: number): Spot {
  // there is room for all pegs but the last
  const places = Math.max(7, Math.ceil((pegCount(state) + state.jumps - 1) / 2));
  const step = groove.length / (places - 1);
  return {x: 29 + (i % places) * step, y: 36 + Math.floor(i / places) * groove.apart, scale: 0.6};
}

/** The `transform` attribute of a peg that leans towards the hole of its hinted jump. */
export function lean(from: Spot, to: Spot): string {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return `translate(${x * 0.12} ${y * 0.12}) rotate(${Math.sign(x) * 9})`;
}
