/**
 * Where things are on the board, in board units: a square is 100 × 100, the origin is the top left corner.
 * Pure and deterministic: the same picture always gives the same lines.
 */
import {squareToCell} from '../../../core/grid.js';

export type Point = readonly [x: number, y: number];

/** What of a board can be seen. Keep one object per board: what is drawn is remembered by it. */
export interface BoardPicture {
  readonly columns: number;
  readonly rows: number;
  /** Snakes (down) and ladders (up). */
  readonly jumps: readonly (readonly [from: number, to: number])[];
  /** Where pebbles wait: on square 1, or off the board, in a tray below it. */
  readonly start: 0 | 1;
}

/** A place to stand, and how large. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Side of a square. */
export const unit = 100;

/** The middle of a square; of the tray for square 0. */
export function centre(square: number, {columns, rows}: BoardPicture): Point {
  const [column, row] = square < 1 ? [0, rows] : squareToCell(square, columns, rows);
  return [(column + 0.5) * unit, (row + 0.5) * unit];
}

/** How `count` pebbles stand in one square, from its middle: two rows, back row first, like people in a lift. */
export function standing(count: number): Spot[] {
  const back = count >> 1;
  const scale = count < 2 ? 1 : Math.max(0.3, 0.9 - 0.06 * count);
  return Array.from({length: count}, (_, i) => {
    const front = i >= back;
    const across = front ? count - back : back;
    const place = front ? i - back : i;
    // a pair stands askew, so that neither hides the other
    const x = count === 2 ? (front ? 17 : -17) : (place - (across - 1) / 2) * (across > 2 ? 60 / (across - 1) : 42);
    return {x, y: count < 2 ? 2 : front ? 20 : -14, scale};
  });
}

/** Where each pebble stands, given the square of each. */
export function spots(squares: readonly number[], picture: BoardPicture): Spot[] {
  const groups = new Map<number, number[]>();
  squares.forEach((square, i) => groups.set(square, [...(groups.get(square) ?? []), i]));
  const found: Spot[] = [];
  for (const [square, members] of groups) {
    const [x, y] = centre(square, picture);
    standing(members.length).forEach((spot, i) => (found[members[i]!] = {...spot, x: x + spot.x, y: y + spot.y}));
  }
  return found;
}

/** The points of a line from `a` to `b` that swings `swing` units to each side `halves` times. */
function wave(a: Point, b: Point, count: number, swing = 0, halves = 0): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  return Array.from({length: count + 1}, (_, i) => {
    const t = i / count;
    const side = (swing * Math.sin(Math.PI * halves * t)) / length;
    return [a[0] + dx * t - dy * side, a[1] + dy * t + dx * side];
  });
}

/** The rungs of a ladder, bottom to top: as a pebble climbs. */
export function ladderLine(from: number, to: number, picture: BoardPicture): Point[] {
  const [a, b] = [centre(from, picture), centre(to, picture)];
  return wave(a, b, Math.max(3, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 27)));
}

/**
 * The middle line of a snake, head to tail: as a pebble glides. Of some thirty curves the one that hides the fewest
 * numerals and meets the least of what `taken` (by {@link bucket}) lies there already.
 */
export function snakeLine(from: number, to: number, picture: BoardPicture, taken: ReadonlySet<string> = new Set()): Point[] {
  const [a, b] = [centre(from, picture), centre(to, picture)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const count = Math.max(10, Math.round(length / 15));
  let best: Point[] = [];
  let least = Infinity;
  for (let halves = 2; halves <= Math.min(6, Math.max(2, length / 95)); halves++) {
    for (const swing of [24, -24, 34, -34, 14, -14]) {
      const line = wave(a, b, count, Math.min(swing, length / 6), halves);
      const cost = line.reduce((sum, point) => {
        const [x, y] = point;
        const outside = Math.min(x, y, picture.columns * unit - x, picture.rows * unit - y) < 16;
        const onNumeral = x % unit < 46 && y % unit < 40;
        return sum + (outside ? 9 : 0) + (onNumeral ? 1 : 0) + (taken.has(bucket(point)) ? 1.2 : 0);
      }, halves / 9);
      if (cost < least) [least, best] = [cost, line];
    }
  }
  return best;
}

/** The quarter of a square in which a point lies. */
export function bucket([x, y]: Point): string {
  return `${Math.floor(x / 25)} ${Math.floor(y / 25)}`;
}

const remembered = new WeakMap<BoardPicture, ReadonlyMap<number, readonly Point[]>>();

/** The lines of all jumps by the square they leave: rungs of ladders, middle lines of snakes. */
export function jumpLines(picture: BoardPicture): ReadonlyMap<number, readonly Point[]> {
  let lines = remembered.get(picture);
  if (!lines) {
    const made = new Map<number, readonly Point[]>();
    // where jumps begin and end stays free; ladders are straight, so snakes go round them where they can
    const taken = new Set(picture.jumps.flat().map((square) => bucket(centre(square, picture))));
    const add = (from: number, line: Point[]) => {
      made.set(from, line);
      for (const point of line) taken.add(bucket(point));
    };
    for (const [from, to] of picture.jumps) if (to > from) add(from, ladderLine(from, to, picture));
    for (const [from, to] of picture.jumps) if (to < from) add(from, snakeLine(from, to, picture, taken));
    remembered.set(picture, (lines = made));
  }
  return lines;
}
