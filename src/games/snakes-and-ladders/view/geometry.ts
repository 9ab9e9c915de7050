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

/** The middle of a square; of the tray for square 0. */
export function centre(square: number, {columns, rows}: BoardPicture): Point {
  const [column, row] = square ? squareToCell(square, columns, rows) : [0, rows];
  return [column * 100 + 50, row * 100 + 50];
}

/** How `count` pebbles stand in one square, from its middle: two rows, back row first, like people in a lift. */
export function standing(count: number): Spot[] {
  const back = count >> 1;
  return Array.from({length: count}, (_, i) => {
    const front = i >= back;
    const last = (front ? count - back : back) - 1;
    // a pair stands askew, so that neither hides the other
    const x = count === 2 ? i * 34 - 17 : last && (((front ? i - back : i) / last) * 2 - 1) * (last > 1 ? 29 : 20);
    return {x, y: count < 2 ? 3 : front ? 21 : -13, scale: count < 2 ? 1 : Math.max(0.3, 0.9 - 0.06 * count)};
  });
}

/** Where each pebble stands, given the square of each. */
export function spots(squares: readonly number[], picture: BoardPicture): Spot[] {
  return squares.map((square, seat) => {
    const [x, y] = centre(square, picture);
    const together = squares.flatMap((other, i) => (other === square ? [i] : []));
    const spot = standing(together.length)[together.indexOf(seat)]!;
    return {...spot, x: x + spot.x, y: y + spot.y};
  });
}

/** The points of a line from `a` to `b` that swings `swing` units to both sides, `halves` times in all. */
function wave(a: Point, b: Point, count: number, swing: number, halves: number): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  return Array.from({length: count + 1}, (_, i) => {
    const t = i / count;
    const side = (swing * Math.sin(Math.PI * halves * t)) / Math.hypot(dx, dy);
    return [a[0] + dx * t - dy * side, a[1] + dy * t + dx * side];
  });
}

/** The point `along` and `across` a line from its i-th point. */
export function beside(line: readonly Point[], i: number, across: number, along = 0): Point {
  const [a, b, [x, y]] = [line[i - 1] ?? line[i]!, line[i + 1] ?? line[i]!, line[i]!];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  return [x + (dx * along - dy * across) / length, y + (dy * along + dx * across) / length];
}

const remembered = new WeakMap<BoardPicture, ReadonlyMap<number, readonly Point[]>>();

/**
 * The lines of all jumps by the square they leave, as a pebble takes them: the middle line of a snake from head to
 * tail, and of a ladder the foot, the rungs and the top. Of some two dozen lines each is the one that hides the fewest
 * numerals and meets the least of what lies there already.
 */
export function jumpLines(picture: BoardPicture): ReadonlyMap<number, readonly Point[]> {
  const known = remembered.get(picture);
  if (known) return known;
  const [width, height] = [picture.columns * 100, picture.rows * 100];
  const taken = new Map<number, number>();
  const patch = ([x, y]: Point) => Math.floor(x / 20) * 4096 + Math.floor(y / 20);
  const take = (point: Point, weight: number) => taken.set(patch(point), weight);
  const costAt = (point: Point) => {
    const [x, y] = point;
    const outside = Math.min(x, y, width - x, height - y) < 8;
    return (outside ? 9 : 0) + (x % 100 < 38 && y % 100 < 32 ? 1 : 0) + (taken.get(patch(point)) ?? 0);
  };
  const draw = ([from, to]: readonly [number, number]) => {
    const [a, b] = [centre(from, picture), centre(to, picture)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const up = to > from;
    let best: Point[] = [];
    let least = Infinity;
    for (const swing of [22, -22, 33, -33, 12, -12]) {
      for (const bend of [1, 2, 3, 4]) {
        // a ladder is straight, but may stand a little to one side at either end
        const line = up
          ? wave([a[0] + swing / 2, a[1]], [b[0] + bend * 11 - 27, b[1]], Math.max(4, Math.round(length / 26)), 0, 0)
          : wave(a, b, Math.max(9, Math.round(length / 14)), swing, bend);
        let cost = up ? 0 : Math.max(0, Math.abs(swing) * bend * 4 - length) / 9 + 3 / bend;
        line.forEach((_, i) => {
          if (i > 1) cost += costAt(beside(line, i, 14)) + costAt(beside(line, i, -14));
        });
        if (cost < least) [least, best] = [cost, line];
      }
    }
    for (const point of best) take(point, 0.8);
    return [from, best] as const;
  };
  // where jumps begin stays free
  for (const [from] of picture.jumps) {
    const [x, y] = centre(from, picture);
    for (let i = 0; i < 16; i++) take([x + (i % 4) * 20 - 30, y + (i >> 2) * 20 - 30], 3);
  }
  // ladders are stiff, so they choose first
  const lines = new Map([...picture.jumps].sort((a, b) => b[1] - b[0] - a[1] + a[0]).map(draw));
  remembered.set(picture, lines);
  return lines;
}
