// The lines of snakes and ladders in the plain way: every line tried is made in full, and all of its points are looked at.
import {centre, type BoardLayout, type Point} from '../../../../src/games/snakes-and-ladders/view/geometry.js';

/** The points of a line from `a` to `b` that swings `swing` units to both sides, `halves` times in all. */
function wave(a: Point, b: Point, count: number, swing: number, halves: number): Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return Array.from({length: count + 1}, (_, i) => {
    const t = i / count;
    const side = (swing * Math.sin(Math.PI * halves * t)) / Math.hypot(dx, dy);
    return {x: a.x + dx * t - dy * side, y: a.y + dy * t + dx * side};
  });
}

/** The point `along` and `across` a line from its i-th point. */
function beside(line: readonly Point[], i: number, across: number, along = 0): Point {
  const [a, b, {x, y}] = [line[i - 1] ?? line[i]!, line[i + 1] ?? line[i]!, line[i]!];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  return {x: x + (dx * along - dy * across) / length, y: y + (dy * along + dx * across) / length};
}

/**
 * The lines of all jumps by the square they leave, as a pebble takes them: the middle line of a snake from head to
 * tail, and of a ladder the foot, the rungs and the top. Of some two dozen lines each is the one that hides the fewest
 * numerals and meets the least of what lies there already.
 */
export function referenceLines(layout: BoardLayout): ReadonlyMap<number, readonly Point[]> {
  const [width, height] = [layout.columns * 100, layout.rows * 100];
  const taken = new Map<number, number>();
  const patch = ({x, y}: Point) => Math.floor(x / 20) * 4096 + Math.floor(y / 20);
  const take = (point: Point, weight: number) => taken.has(patch(point)) || taken.set(patch(point), weight);
  const costAt = (point: Point) => {
    const {x, y} = point;
    const outside = Math.min(x, y, width - x, height - y) < 8;
    return (outside ? 9 : 0) + (x % 100 < 38 && y % 100 < 32 ? 1.5 : 0) + (taken.get(patch(point)) ?? 0);
  };
  const draw = ([from, to]: readonly [number, number]) => {
    const [a, b] = [centre(from, layout), centre(to, layout)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const up = to > from;
    let best: Point[] = [];
    let drawn: Point[] = [];
    let least = Infinity;
    for (const swing of [22, -22, 38, -38, 56, -56]) {
      for (const bend of [1, 2, 3, 4, 5, 6]) {
        // a ladder is straight, but may stand a little to one side at either end
        const line = up
          ? wave(
              {x: a.x + swing / 4, y: a.y},
              {x: b.x + bend * 6 - 20, y: b.y},
              Math.max(4, Math.round(length / 26)),
              0,
              0,
            )
          : wave(a, b, Math.round(length / 5), swing, bend);
        // neither stiff nor wriggling
        let cost = up ? 0 : Math.abs(bend * 150 - length) / 70 + Math.max(0, Math.abs(swing) * bend * 3 - length) / 15;
        for (let i = 1; i < line.length; i += up ? 1 : 3)
          cost += costAt(beside(line, i, 14)) + costAt(beside(line, i, -14));
        if (cost >= least) continue;
        least = cost;
        best = line;
        drawn = up ? line : wave(a, b, Math.round(length / 20), swing, bend);
      }
    }
    for (const point of best) take(point, 0.8);
    return [from, drawn] as const;
  };
  // where jumps begin stays free
  for (const [from] of layout.jumps) {
    const {x, y} = centre(from, layout);
    for (let i = 0; i < 16; i++) take({x: x + (i % 4) * 20 - 30, y: y + (i >> 2) * 20 - 30}, 6);
  }
  // ladders are stiff, so they choose first
  return new Map([...layout.jumps].sort((a, b) => b[1] - b[0] - a[1] + a[0]).map(draw));
}
