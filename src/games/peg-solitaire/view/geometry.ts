/** Where things are on the board, in board units: neighbouring holes are 100 apart, the origin is the first row's left. */
import {geometryOf, type Geometry} from '../rules/board.js';
import {pegCount} from '../rules/position.js';
import type {PegState, Position} from '../rules/index.js';

export type Point = readonly [x: number, y: number];

/** A place for a peg, and how large it is there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** What of a board can be seen. */
export interface Picture {
  readonly board: Geometry;
  /** Middle of each hole, by hole − 1. */
  readonly spots: readonly Spot[];
  /** The holes of each row from the top, from the left. */
  readonly rows: readonly (readonly number[])[];
  /** Row and place in it of each hole, both from 1, by hole − 1. */
  readonly places: readonly {readonly row: number; readonly place: number}[];
  /** Left, top, width and height of everything. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Where taken pegs lie: from the left end on, one after the other. */
  readonly rack: {readonly x: number; readonly y: number; readonly width: number};
  /** A line through all neighbours: the wood is this, drawn broadly. */
  readonly wood: string;
}

/** From the middle of an outer hole to the edge of the wood. */
export const margin = 78;

const pictures = new WeakMap<Geometry, Picture>();

/** Made once for a board. */
export function pictureOf(position: Pick<Position, 'shape' | 'lattice'>): Picture {
  const board = geometryOf(position);
  let picture = pictures.get(board);
  if (!picture) pictures.set(board, (picture = draw(board)));
  return picture;
}

function draw(board: Geometry): Picture {
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
    // each neighbour below or to the right, on a square lattice the diagonal ones too: the outline runs straight
    for (const other of spots.slice(i + 1))
      if (Math.hypot(other.x - x, other.y - y) < 145) wood += `M${x} ${y}L${other.x} ${other.y}`;
  });
  const rows: number[][] = [];
  const places = holes.map(({row}, i) => ({row: row + 1, place: (rows[row] ??= []).push(i + 1)}));
  const across = Math.max(width, 420);
  const x = left - (across - width) / 2;
  return {
    board,
    spots,
    rows: rows.filter(Boolean),
    places,
    wood,
    box: [x - 8, top - 8, across + 16, bottom - top + 120],
    rack: {x: x + 36, y: bottom + 68, width: across - 72},
  };
}

/** Where the i-th peg that is taken in a game lies. */
export function rackSpot(state: PegState, i: number): Spot {
  const {rack} = pictureOf(state);
  // there is room for all but the last
  const step = Math.min(46, rack.width / Math.max(1, pegCount(state) + state.jumps - 2));
  return {x: rack.x + step * i, y: rack.y + 18, scale: 0.56};
}

/** How a peg leans towards the hole that it is to jump to, as a `transform` attribute. */
export function lean(from: Spot, to: Spot): string {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return `translate(${x * 0.12} ${y * 0.12}) rotate(${Math.sign(x) * 9})`;
}
