/**
 * Where things are on the board, in board units: a square is 100 × 100, the origin is the top left corner.
 * Pure and deterministic: the same picture always gives the same lines.
 */
import {squareToCell} from '../../../core/grid.js';
import {chutes, classic} from '../rules/named-boards.js';

export type Point = readonly [x: number, y: number];

/** What of a board can be seen. Never changed: what is drawn is remembered by it. */
export interface BoardPicture {
  readonly columns: number;
  readonly rows: number;
  /** Snakes (down) and ladders (up). */
  readonly jumps: readonly (readonly [from: number, to: number])[];
  /** Where pieces wait: on square 1, or off the board, in a tray below it. */
  readonly start: 0 | 1;
}

/** A place to stand, and how large. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The middle of a square; the left end of the tray for square 0. */
export function centre(square: number, {columns, rows}: BoardPicture): Point {
  const [column, row] = square ? squareToCell(square, columns, rows) : [0, rows];
  return [column * 100 + 50, row * 100 + 50];
}

/** How `count` pieces stand in one square, from its middle: in a ring, like people in a lift. */
export function standing(count: number): Spot[] {
  const alone = count < 2;
  return Array.from({length: count}, (_, i) => {
    const angle = ((i + 0.4) / count) * 2 * Math.PI;
    const reach = alone ? 0 : 18 + 1.7 * count;
    return {
      x: -reach * Math.cos(angle),
      y: 4 - reach * Math.sin(angle),
      scale: alone ? 1 : Math.max(0.2, 0.88 - 0.06 * count),
    };
  });
}

/** Where each piece stands, given the square of each. */
export function spots(squares: readonly number[], picture: BoardPicture): Spot[] {
  return squares.map((square, seat) => {
    const [x, y] = centre(square, picture);
    const together = squares.flatMap((other, i) => (other === square ? [i] : []));
    const spot = standing(together.length)[together.indexOf(seat)]!;
    // in the tray everyone keeps a place
    if (!square)
      return {x: x + (seat * (picture.columns * 100 - 100)) / Math.max(5, squares.length - 1), y: y + 14, scale: 0.8};
    return {...spot, x: x + spot.x, y: y + spot.y};
  });
}

/** The points of a line from `a` to `b` that swings `swing` units to both sides, `halves` times in all. */
function wave(a: Point, b: Point, count: number, swing: number, halves: number): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(dx, dy);
  const line: Point[] = [];
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const side = (swing * Math.sin(Math.PI * halves * t)) / long;
    line.push([a[0] + dx * t - dy * side, a[1] + dy * t + dx * side]);
  }
  return line;
}

/** The point `along` and `across` a line from its i-th point. */
export function beside(line: readonly Point[], i: number, across: number, along = 0): Point {
  const [a, b, [x, y]] = [line[i - 1] ?? line[i]!, line[i + 1] ?? line[i]!, line[i]!];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  return [x + (dx * along - dy * across) / length, y + (dy * along + dx * across) / length];
}

/** Remembers what is made of a picture, and of another that shows the same. */
export function remember<T>(make: (picture: BoardPicture) => T): (picture: BoardPicture) => T {
  const byPicture = new WeakMap<BoardPicture, T>();
  const byText = new Map<string, T>();
  return (picture) => {
    let made = byPicture.get(picture);
    if (!made) {
      const text = JSON.stringify(picture);
      byPicture.set(picture, (made = byText.get(text) ?? make(picture)));
      // boards in use are held by their pictures
      if (byText.size > 40) byText.clear();
      byText.set(text, made);
    }
    return made;
  };
}

/** Side of a patch: of each is known whether something lies there already. */
const patch = 20;
/** Patches around the board that lines may touch; the tray is there, too. */
const margin = 10;
/** How far to each side a line is wide, for what it hides. */
const halfWidth = 14;
/** Ways for a line to go, the plainest first: of equally good ones the first is taken. */
const swings = [22, -22, 38, -38, 56, -56];
const bends = [1, 2, 3, 4, 5, 6];

/** The ways that are found for the named boards, one letter for each jump: finding them takes most of the first render. */
// cspell:disable
const found = new Map(
  (
    [
      [classic, '60u3i63aa502q1pdppq1sx'],
      [chutes, 'c5a0u6y33upqj3uq111'],
    ] as const
  ).map(([{ladders, snakes}, ways]) => [`10 10 ${String([...ladders, ...snakes])}`, ways]),
);
// cspell:enable

/**
 * The lines of all jumps by the square they leave, as a piece takes them: the middle line of a snake from head to
 * tail, and of a ladder the foot, the rungs and the top. Of some two dozen lines each is the one that hides the fewest
 * numerals and meets the least of what lies there already.
 */
export const jumpLines = remember((picture): ReadonlyMap<number, readonly Point[]> => {
  const {columns, rows, jumps} = picture;
  const ways = found.get(`${columns} ${rows} ${String(jumps)}`);
  if (!ways) return search(picture);
  const lines = jumps.map(([from, to], i) => [from, lineOf(from, to, picture, parseInt(ways[i]!, 36))] as const);
  return new Map(lines);
});

/** The line of a jump that goes one of the ways: its place among them. */
function lineOf(from: number, to: number, picture: BoardPicture, place: number): Point[] {
  const [a, b] = [centre(from, picture), centre(to, picture)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const swing = swings[Math.floor(place / bends.length)]!;
  const bend = bends[place % bends.length]!;
  return to > from
    ? // a ladder is straight, but may stand a little to one side at either end
      wave([a[0] + swing / 4, a[1]], [b[0] + bend * 6 - 20, b[1]], Math.max(4, Math.round(length / 26)), 0, 0)
    : wave(a, b, Math.round(length / 5), swing, bend);
}

function search(picture: BoardPicture): ReadonlyMap<number, readonly Point[]> {
  const [width, height] = [picture.columns * 100, picture.rows * 100];
  const stride = height / patch + 2 * margin;
  /** What it costs to lie on a patch where something else does; 0 where nothing does. */
  const taken = new Float64Array(stride * (width / patch + 2 * margin));
  const patchAt = (x: number, y: number): number =>
    (Math.floor(x / patch) + margin) * stride + Math.floor(y / patch) + margin;
  const take = (x: number, y: number, weight: number): void => {
    const at = patchAt(x, y);
    if (taken[at] === 0) taken[at] = weight;
  };
  const costAt = (x: number, y: number): number => {
    const outside = x < 8 || y < 8 || width - x < 8 || height - y < 8;
    return (outside ? 9 : 0) + (x % 100 < 38 && y % 100 < 32 ? 1.5 : 0) + taken[patchAt(x, y)]!;
  };

  const draw = ([from, to]: readonly [number, number]) => {
    const [a, b] = [centre(from, picture), centre(to, picture)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const up = to > from;
    const count = up ? Math.max(4, Math.round(length / 26)) : Math.round(length / 5);
    const ways = swings.flatMap((swing, i) =>
      bends.map((bend, j) => ({
        place: i * bends.length + j,
        swing: up ? 0 : swing,
        bend,
        ax: up ? a[0] + swing / 4 : a[0],
        bx: up ? b[0] + bend * 6 - 20 : b[0],
        // neither stiff nor wriggling
        shape: up ? 0 : Math.abs(bend * 150 - length) / 70 + Math.max(0, Math.abs(swing) * bend * 3 - length) / 15,
      })),
    );
    // the likeliest first, so that most of the others are soon given up
    ways.sort((one, other) => one.shape - other.shape);
    const sines = new Map<number, Float64Array>();
    const xs = new Float64Array(count + 1);
    const ys = new Float64Array(count + 1);
    let best = ways[0]!;
    let least = Infinity;
    for (const way of ways) {
      const {swing, bend, ax, bx, shape} = way;
      const [dx, dy] = [bx - ax, b[1] - a[1]];
      const long = Math.hypot(dx, dy);
      const sine = sines.get(bend) ?? xs.map((_, i) => Math.sin(Math.PI * bend * (i / count)));
      sines.set(bend, sine);
      let cost = shape;
      // points as `wave` makes them, but made where they are looked at, and no longer than the line may be the best
      for (let i = 1, made = 0; i <= count && cost <= least; i += up ? 1 : 3) {
        for (; made <= i + 1 && made <= count; made++) {
          const t = made / count;
          const side = (swing * sine[made]!) / long;
          xs[made] = ax + dx * t - dy * side;
          ys[made] = a[1] + dy * t + dx * side;
        }
        const after = Math.min(i + 1, count);
        const along = xs[after]! - xs[i - 1]!;
        const down = ys[after]! - ys[i - 1]!;
        const reach = Math.hypot(along, down);
        const x = (down * halfWidth) / reach;
        const y = (along * halfWidth) / reach;
        cost += costAt(xs[i]! - x, ys[i]! + y) + costAt(xs[i]! + x, ys[i]! - y);
      }
      if (cost < least || (cost === least && way.place < best.place)) [least, best] = [cost, way];
    }
    const line = lineOf(from, to, picture, best.place);
    for (const [x, y] of line) take(x, y, 0.8);
    return [from, line] as const;
  };
  // where jumps begin stays free
  for (const [from] of picture.jumps) {
    const [x, y] = centre(from, picture);
    for (let i = 0; i < 16; i++) take(x + (i % 4) * 20 - 30, y + (i >> 2) * 20 - 30, 6);
  }
  // ladders are stiff, so they choose first
  return new Map([...picture.jumps].sort((a, b) => b[1] - b[0] - a[1] + a[0]).map(draw));
}
