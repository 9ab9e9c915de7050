/**
 * Geometry of the board, in board units: a square is 100 × 100, the origin is the top left corner.
 * Pure and deterministic: the same layout always gives the same lines.
 */
import {cellToSquare, squareToCell} from '../../../core/grid.js';
import type {Spot} from '../../../kit/walk.js';
import type {Board, SnlState} from '../rules/index.js';
import {chutes, classic} from '../rules/named-boards.js';

/** A position on the board. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The layout of a board. Immutable, as drawings are cached by it. */
export interface BoardLayout {
  readonly columns: number;
  readonly rows: number;
  /** Snakes (down) and ladders (up). */
  readonly jumps: readonly (readonly [from: number, to: number])[];
  /** The start of the pieces: square 1, or 0 for a tray below the board. */
  readonly start: 0 | 1;
}

/** Layouts by board and start. */
const layouts = new WeakMap<Board, [offBoard?: BoardLayout, onBoard?: BoardLayout]>();

/** The layout of a state's board; cached. */
export function layoutOf({board, rules: {start}}: SnlState): BoardLayout {
  let known = layouts.get(board);
  if (!known) layouts.set(board, (known = []));
  const {columns, rows, snakes, ladders} = board;
  return (known[start] ??= {columns, rows, start, jumps: [...ladders, ...snakes]});
}

/** The centre of a square; for square 0, the left end of the tray. */
export function centre(square: number, {columns, rows}: BoardLayout): Point {
  const [column, row] = square ? squareToCell(square, columns, rows) : [0, rows];
  return {x: column * 100 + 50, y: row * 100 + 50};
}

/** Half the width of a snake's body at a share of its length from the head. */
export const bodyWidth = (t: number): number => 1.5 + 8.5 * Math.min(1, 0.62 + t * 3) * (1 - t ** 2.6);

/** The spots of `count` pieces that share a square, in up to two rows: whole, side by side. */
export function standing(count: number): Spot[] {
  const columns = count > 4 ? 3 : 2;
  const scale = count < 2 ? 1 : count > 4 ? 0.55 : 0.79;
  return Array.from({length: count}, (_, i) => {
    const row = Math.floor(i / columns);
    const x = ((i % columns) - (Math.min(columns, count - row * columns) - 1) / 2) * 60 * scale;
    // one or two leave the numeral free, at the top left
    if (count < 3) return {x: count < 2 ? 6 : x, y: 10, scale};
    return {x, y: (row * 60 - 33) * scale, scale};
  });
}

/** The spots of all pieces, by the square of each. */
export function spots(squares: readonly number[], layout: BoardLayout): Spot[] {
  return squares.map((square, seat) => {
    const {x, y} = centre(square, layout);
    const together = squares.flatMap((other, i) => (other === square ? [i] : []));
    const spot = standing(together.length)[together.indexOf(seat)]!;
    // in the tray each piece has a fixed place
    if (!square)
      return {x: x + (seat * (layout.columns * 100 - 100)) / Math.max(5, squares.length - 1), y: y + 14, scale: 0.8};
    return {...spot, x: x + spot.x, y: y + spot.y};
  });
}

/** The points of a sine line from `a` to `b` with an amplitude of `swing` units and this number of half waves. */
function wave(a: Point, b: Point, count: number, swing: number, halves: number): Point[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const long = Math.hypot(dx, dy);
  const line: Point[] = [];
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const side = (swing * Math.sin(Math.PI * halves * t)) / long;
    line.push({x: a.x + dx * t - dy * side, y: a.y + dy * t + dx * side});
  }
  return line;
}

/** Caches a function of a layout, also for equal layouts. */
export function remember<T>(make: (layout: BoardLayout) => T): (layout: BoardLayout) => T {
  const byLayout = new WeakMap<BoardLayout, T>();
  const byText = new Map<string, T>();
  return (layout) => {
    let made = byLayout.get(layout);
    if (!made) {
      const text = JSON.stringify(layout);
      byLayout.set(layout, (made = byText.get(text) ?? make(layout)));
      // results in use stay in `byLayout`
      if (byText.size > 40) byText.clear();
      byText.set(text, made);
    }
    return made;
  };
}

/** The side of a patch. The search tracks which patches are occupied. */
const patch = 20;
/** The number of patches on each side of the board, which lines may touch. */
const margin = 10;
/** The distance from a line to each side that counts as covered. */
const halfWidth = 14;
/** The candidate shapes of a snake, the simplest first. */
const swings = [16, -16, 30, -30, 48, -48];
const bends = [1, 2, 3, 4, 5, 6];

/** A line as three digits: where it begins and ends in its squares, and the shape of a snake. */
type Way = readonly [begin: number, end: number, shape: number];

/** The ways of the named boards, three digits per jump, chosen for all numerals and lines at once. */
// cspell:disable
const drawn = new Map(
  (
    [
      [classic, 'pk0zo05d05t0jn05i00i05i05i0260zo0ubuw0jyjjw87vcfplrvf1vf3x7jo6qt5q'],
      [chutes, '5s0ri05i0zo06k0vl0wa0bn0bn0qdiy50wojql7v4vqc1qphxbuw5iwsu'],
    ] as const
  ).map(([{ladders, snakes}, ways]) => [`10 10 ${String([...ladders, ...snakes])}`, ways]),
);
// cspell:enable

/**
 * The lines of all jumps by the square they start on, in the direction that a piece takes them: the centre line of a
 * snake from head to tail; foot, rungs and top of a ladder. Each is the candidate that covers the fewest numerals and
 * earlier lines.
 */
export const jumpLines = remember((layout): ReadonlyMap<number, readonly Point[]> => {
  const {columns, rows, jumps} = layout;
  const ways = drawn.get(`${columns} ${rows} ${String(jumps)}`);
  if (!ways) return search(layout);
  const way = (i: number) => [...ways.slice(3 * i, 3 * i + 3)].map((digit) => parseInt(digit, 36)) as unknown as Way;
  return new Map(jumps.map(([from, to], i) => [from, lineOf(from, to, layout, way(i))]));
});

/** A position in a square: a digit for each of 6 × 6 places. */
function placeIn(square: number, place: number, layout: BoardLayout): Point {
  const {x, y} = centre(square, layout);
  return {x: x + (place % 6) * 10 - 25, y: y + Math.floor(place / 6) * 10 - 25};
}

/** The line of a jump. @param step approximate distance between a snake's points */
function lineOf(from: number, to: number, layout: BoardLayout, [begin, end, shape]: Way, step = 20): Point[] {
  const [a, b] = [placeIn(from, begin, layout), placeIn(to, end, layout)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return to > from
    ? wave(a, b, Math.max(4, Math.round(length / 26)), 0, 0)
    : wave(a, b, Math.round(length / step), swings[Math.floor(shape / bends.length)]!, bends[shape % bends.length]!);
}

function search(layout: BoardLayout): ReadonlyMap<number, readonly Point[]> {
  const [width, height] = [layout.columns * 100, layout.rows * 100];
  const stride = height / patch + 2 * margin;
  /** The cost of covering a patch; 0 if it is free. */
  const taken = new Float64Array(stride * (width / patch + 2 * margin));
  const patchAt = (x: number, y: number): number =>
    (Math.floor(x / patch) + margin) * stride + Math.floor(y / patch) + margin;
  const take = (x: number, y: number, weight: number): void => {
    const at = patchAt(x, y);
    if (taken[at] === 0) taken[at] = weight;
  };
  const costAt = (x: number, y: number): number => {
    const outside = x < 8 || y < 8 || width - x < 8 || height - y < 8;
    return (outside ? 9 : 0) + (x % 100 < 38 && y % 100 < 32 ? 2.5 : 0) + taken[patchAt(x, y)]!;
  };

  const draw = ([from, to]: readonly [number, number]) => {
    const up = to > from;
    const ways = swings.flatMap((swing, i) =>
      bends.map((bend, j) => {
        // a ladder is straight, but may be shifted sideways at either end
        const way: Way = up ? [18 + i, 18 + j, 0] : [27, 27, i * bends.length + j];
        const [a, b] = [placeIn(from, way[0], layout), placeIn(to, way[1], layout)];
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const length = Math.hypot(dx, dy);
        // prefer moderate curves
        const shape = up
          ? 0
          : Math.abs(bend * 150 - length) / 70 + Math.max(0, Math.abs(swing) * bend * 3 - length) / 15;
        return {way, swing: up ? 0 : swing, bend, a, dx, dy, length, shape};
      }),
    );
    const {length} = ways[0]!;
    const count = up ? Math.max(4, Math.round(length / 26)) : Math.round(length / 5);
    // the likeliest first, so that most others are soon abandoned
    ways.sort((one, other) => one.shape - other.shape);
    const sines = new Map<number, Float64Array>();
    const xs = new Float64Array(count + 1);
    const ys = new Float64Array(count + 1);
    let best = ways[0]!;
    let least = Infinity;
    for (const each of ways) {
      const {swing, bend, a, dx, dy, length, shape} = each;
      const sine = sines.get(bend) ?? xs.map((_, i) => Math.sin(Math.PI * bend * (i / count)));
      sines.set(bend, sine);
      let cost = shape;
      // the points of `wave`, computed only as far as needed: until the line costs more than the best one
      for (let i = 1, made = 0; i <= count && cost < least; i += up ? 1 : 3) {
        for (; made <= i + 1 && made <= count; made++) {
          const t = made / count;
          const side = (swing * sine[made]!) / length;
          xs[made] = a.x + dx * t - dy * side;
          ys[made] = a.y + dy * t + dx * side;
        }
        const after = Math.min(i + 1, count);
        const along = xs[after]! - xs[i - 1]!;
        const down = ys[after]! - ys[i - 1]!;
        const reach = Math.hypot(along, down);
        const x = (down * halfWidth) / reach;
        const y = (along * halfWidth) / reach;
        cost += costAt(xs[i]! - x, ys[i]! + y) + costAt(xs[i]! + x, ys[i]! - y);
      }
      if (cost < least) [least, best] = [cost, each];
    }
    for (const {x, y} of lineOf(from, to, layout, best.way, 5)) take(x, y, 0.8);
    return [from, lineOf(from, to, layout, best.way)] as const;
  };
  // keep the starts of jumps free
  for (const [from] of layout.jumps) {
    const {x, y} = centre(from, layout);
    for (let i = 0; i < 16; i++) take(x + (i % 4) * 20 - 30, y + (i >> 2) * 20 - 30, 6);
  }
  // ladders first, as they are the least flexible
  return new Map([...layout.jumps].sort((a, b) => b[1] - b[0] - a[1] + a[0]).map(draw));
}

/** The corners of a square in the order in which numerals prefer them: a piece leaves the upper two free. */
const corners = ['top left', 'top right', 'bottom left', 'bottom right'] as const;
export type Corner = (typeof corners)[number];
/** The sizes of numerals in board units: on squares of less than 32 CSS pixels, and on larger ones. */
const sizes = [44, 35] as const;

/** A numeral of so many digits in a corner: its centre, relative to that of its square, and half its width and height. */
const boxOf = (digits: number, size: number, corner: Corner) => {
  const [w, h] = [size * 0.35 * digits, size * 0.37];
  return {x: corner.endsWith('left') ? w - 43 : 43 - w, y: corner.startsWith('top') ? h - 44 : 41 - h, w, h};
};
/** The boxes of a numeral, by its number of digits: the corners for each size. */
const boxes = [0, 1, 2, 3].map((digits) =>
  sizes.flatMap((size) => corners.map((corner) => boxOf(digits, size, corner))),
);

/** A snake's head and its tongue: distances from the first point of its line, and radii. */
const headDiscs = [
  [5, 24],
  [36, 7],
] as const;

/**
 * The corners for the numeral of each square, by square: on small squares and on larger ones; undefined where it would
 * touch a snake or a ladder in every corner.
 */
export const numeralCorners = remember((layout): readonly (readonly (Corner | undefined)[])[] => {
  const {columns, rows, jumps} = layout;
  const home = columns * rows;
  /** By square a bit for each of its boxes that is touched. */
  const touched = new Uint8Array(home + 1);
  /** Marks the boxes that a disc touches. */
  const touch = (x: number, y: number, radius: number): void => {
    for (let column = Math.floor((x - radius) / 100); column * 100 < x + radius; column++)
      for (let row = Math.floor((y - radius) / 100); row * 100 < y + radius; row++) {
        if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
        const square = cellToSquare([column, row], columns, rows);
        boxes[String(square).length]!.forEach((box, bit) => {
          const dx = Math.max(0, Math.abs(x - column * 100 - 50 - box.x) - box.w);
          const dy = Math.max(0, Math.abs(y - row * 100 - 50 - box.y) - box.h);
          if (dx * dx + dy * dy < radius * radius) touched[square]! |= 1 << bit;
        });
      }
  };
  for (const [from, to] of jumps) {
    const line = jumpLines(layout).get(from)!;
    const up = to > from;
    line.forEach(({x, y}, i) => {
      const radius = up ? 15.5 : bodyWidth(i / line.length) + 2;
      touch(x, y, radius);
      // halfway to the next point
      const next = line[i + 1];
      if (next) touch((x + next.x) / 2, (y + next.y) / 2, radius);
    });
    if (up) continue;
    // the head and the tongue
    const [head, neck] = [line[0]!, line[1]!];
    const reach = Math.hypot(head.x - neck.x, head.y - neck.y);
    for (const [ahead, radius] of headDiscs)
      touch(head.x + ((head.x - neck.x) / reach) * ahead, head.y + ((head.y - neck.y) / reach) * ahead, radius);
  }
  return Array.from(touched, (bits, square) =>
    // home has its flag below its numeral
    [0, 4].map((first) => (square === home ? corners[0] : corners.find((_, i) => !(bits & (1 << (first + i)))))),
  );
});
