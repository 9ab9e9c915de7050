/**
 * Geometry of the board, in board units: a square is 100 × 100, the origin is the top left corner.
 * Pure and deterministic: the same layout always gives the same lines.
 */
import {squareToCell} from '../../../core/grid.js';
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
export const bodyWidth = (t: number): number => 2 + 10 * Math.min(1, 0.62 + t * 3) * (1 - t ** 2.6);

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
/** The candidate shapes of a line, the simplest first. */
const swings = [22, -22, 38, -38, 56, -56];
const bends = [1, 2, 3, 4, 5, 6];

/** The search results for the named boards, one digit per jump: searching would take most of the first render. */
// cspell:disable
const found = new Map(
  (
    [
      [classic, '60u3i63aa501udp9up2dux'],
      [chutes, 'c5a0u6y33cid18dq666'],
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
  const ways = found.get(`${columns} ${rows} ${String(jumps)}`);
  if (!ways) return search(layout);
  const lines = jumps.map(([from, to], i) => [from, lineOf(from, to, layout, parseInt(ways[i]!, 36))] as const);
  return new Map(lines);
});

/** The two ends of a line: the centres of its squares; of a snake, beside their numerals. */
function endsOf(from: number, to: number, layout: BoardLayout): [Point, Point] {
  const place = (square: number): Point => {
    const {x, y} = centre(square, layout);
    return to > from ? {x, y} : {x: x + 8, y: y + 12};
  };
  return [place(from), place(to)];
}

/** The line of a jump. @param place index of the candidate @param step approximate distance between a snake's points */
function lineOf(from: number, to: number, layout: BoardLayout, place: number, step = 20): Point[] {
  const [a, b] = endsOf(from, to, layout);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const swing = swings[Math.floor(place / bends.length)]!;
  const bend = bends[place % bends.length]!;
  return to > from
    ? // a ladder is straight, but may be shifted sideways at either end
      wave({x: a.x + swing / 4, y: a.y}, {x: b.x + bend * 6 - 20, y: b.y}, Math.max(4, Math.round(length / 26)), 0, 0)
    : wave(a, b, Math.round(length / step), swing, bend);
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
    const [a, b] = endsOf(from, to, layout);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const up = to > from;
    const count = up ? Math.max(4, Math.round(length / 26)) : Math.round(length / 5);
    const ways = swings.flatMap((swing, i) =>
      bends.map((bend, j) => ({
        place: i * bends.length + j,
        swing: up ? 0 : swing,
        bend,
        ax: up ? a.x + swing / 4 : a.x,
        bx: up ? b.x + bend * 6 - 20 : b.x,
        // prefer moderate curves
        shape: up ? 0 : Math.abs(bend * 150 - length) / 70 + Math.max(0, Math.abs(swing) * bend * 3 - length) / 15,
      })),
    );
    // the likeliest first, so that most others are soon abandoned
    ways.sort((one, other) => one.shape - other.shape);
    const sines = new Map<number, Float64Array>();
    const xs = new Float64Array(count + 1);
    const ys = new Float64Array(count + 1);
    let best = ways[0]!;
    let least = Infinity;
    for (const way of ways) {
      const {swing, bend, ax, bx, shape} = way;
      const dx = bx - ax;
      const dy = b.y - a.y;
      const long = Math.hypot(dx, dy);
      const sine = sines.get(bend) ?? xs.map((_, i) => Math.sin(Math.PI * bend * (i / count)));
      sines.set(bend, sine);
      let cost = shape;
      // the points of `wave`, computed only as far as needed: until the line costs more than the best one
      for (let i = 1, made = 0; i <= count && cost <= least; i += up ? 1 : 3) {
        for (; made <= i + 1 && made <= count; made++) {
          const t = made / count;
          const side = (swing * sine[made]!) / long;
          xs[made] = ax + dx * t - dy * side;
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
      if (cost < least || (cost === least && way.place < best.place)) [least, best] = [cost, way];
    }
    for (const {x, y} of lineOf(from, to, layout, best.place, 5)) take(x, y, 0.8);
    return [from, lineOf(from, to, layout, best.place)] as const;
  };
  // keep the starts of jumps free
  for (const [from] of layout.jumps) {
    const {x, y} = centre(from, layout);
    for (let i = 0; i < 16; i++) take(x + (i % 4) * 20 - 30, y + (i >> 2) * 20 - 30, 6);
  }
  // ladders first, as they are the least flexible
  return new Map([...layout.jumps].sort((a, b) => b[1] - b[0] - a[1] + a[0]).map(draw));
}
