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
/** The candidate shapes of a snake: the amplitude and the number of half waves. */
const waveOf = (shape: number) => [[16, -16, 30, -30, 48, -48][Math.floor(shape / 6)]!, (shape % 6) + 1] as const;

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
    : wave(a, b, Math.round(length / step), ...waveOf(shape));
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
    return (outside ? 9 : 0) + (x % 100 < 55 && y % 100 < 36 ? 3 : 0) + taken[patchAt(x, y)]!;
  };

  const draw = ([from, to]: readonly [number, number]) => {
    const up = to > from;
    let best: Way = [0, 0, 0];
    let least = Infinity;
    for (let shape = 0; shape < 36; shape++) {
      // a ladder is straight, but may be shifted sideways at either end
      const way: Way = up ? [18 + Math.floor(shape / 6), 18 + (shape % 6), 0] : [27, 27, shape];
      const line = lineOf(from, to, layout, way, 15);
      const [swing, bends] = waveOf(shape);
      const length = line.length * 15;
      // prefer moderate curves
      let cost = up ? 0 : Math.abs(bends * 150 - length) / 70 + Math.max(0, Math.abs(swing) * bends * 3 - length) / 15;
      for (let i = 1; i < line.length && cost < least; i++) {
        const [before, {x, y}, after] = [line[i - 1]!, line[i]!, line[i + 1] ?? line[i]!];
        const [along, down] = [after.x - before.x, after.y - before.y];
        const scale = halfWidth / Math.hypot(along, down);
        cost += costAt(x - down * scale, y + along * scale) + costAt(x + down * scale, y - along * scale);
      }
      if (cost < least) [least, best] = [cost, way];
    }
    for (const {x, y} of lineOf(from, to, layout, best, 5)) take(x, y, 0.8);
    return [from, lineOf(from, to, layout, best)] as const;
  };
  // keep the starts of jumps free
  for (const [from] of layout.jumps) {
    const {x, y} = centre(from, layout);
    for (let i = 0; i < 16; i++) take(x + (i % 4) * 20 - 30, y + (i >> 2) * 20 - 30, 6);
  }
  // ladders first, as they are the least flexible
  return new Map([...layout.jumps].sort((a, b) => b[1] - b[0] - a[1] + a[0]).map(draw));
}

/** The sizes of numerals in board units: on squares of less than 32 CSS pixels, and on larger ones. */
const sizes = [44, 35] as const;
/** The corners of a square in the order in which numerals prefer them: a piece leaves the upper two free. */
const corners = ['', 'right', 'bottom', 'bottom right'] as const;
/** A snake's head and its tongue: distances from the first point of its line, and radii. */
const headDiscs = [
  [5, 24],
  [36, 7],
] as const;

/**
 * The corners for the numeral of each square, by square: on small squares and on larger ones; undefined where it would
 * touch a snake or a ladder in every corner.
 */
export const numeralCorners = remember((layout): readonly (readonly ((typeof corners)[number] | undefined)[])[] => {
  const {columns, rows, jumps} = layout;
  const home = columns * rows;
  /** By square the corners that are touched, for each size. */
  const touched = Array.from({length: home + 1}, () => sizes.map(() => [] as boolean[]));
  /** Marks what a disc touches. */
  const touch = (x: number, y: number, radius: number): void => {
    for (let column = Math.floor((x - radius) / 100); column * 100 < x + radius; column++)
      for (let row = Math.floor((y - radius) / 100); row * 100 < y + radius; row++) {
        if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
        const square = cellToSquare([column, row], columns, rows);
        sizes.forEach((size, i) => {
          const [width, height] = [size * 0.7 * String(square).length, size * 0.74];
          corners.forEach((_, corner) => {
            const left = column * 100 + (corner % 2 ? 93 - width : 7);
            const top = row * 100 + (corner > 1 ? 91 - height : 6);
            const dx = Math.max(left - x, 0, x - left - width);
            const dy = Math.max(top - y, 0, y - top - height);
            if (dx * dx + dy * dy < radius * radius) touched[square]![i]![corner] = true;
          });
        });
      }
  };
  for (const [from, to] of jumps) {
    const line = jumpLines(layout).get(from)!;
    line.forEach(({x, y}, i) => {
      const radius = to > from ? 15.5 : bodyWidth(i / line.length) + 2;
      // and halfway to the next point
      const next = line[i + 1] ?? {x, y};
      touch(x, y, radius);
      touch((x + next.x) / 2, (y + next.y) / 2, radius);
    });
    const [head, neck] = [line[0]!, line[1]!];
    const reach = Math.hypot(head.x - neck.x, head.y - neck.y);
    for (const [ahead, radius] of to > from ? [] : headDiscs)
      touch(head.x + ((head.x - neck.x) / reach) * ahead, head.y + ((head.y - neck.y) / reach) * ahead, radius);
  }
  return touched.map((places, square) =>
    // home has its flag below its numeral
    places.map((place) => corners.find((_, corner) => square === home || !place[corner])),
  );
});
