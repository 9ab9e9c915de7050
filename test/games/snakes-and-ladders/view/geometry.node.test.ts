// Where things are on the board: lines that stay on it, the same ones every time, and room for everyone in a square.
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {fc, forAll} from '../../../support/random.js';
import {drawOf} from '../../../../src/core/random.js';
import {parseBoard, randomBoard, type Board} from '../../../../src/games/snakes-and-ladders/rules/index.js';
import {
  centre,
  jumpLines,
  spots,
  standing,
  type BoardLayout,
  type Point,
} from '../../../../src/games/snakes-and-ladders/view/geometry.js';

const layoutOf = ({columns, rows, snakes, ladders}: Board, start: 0 | 1 = 1): BoardLayout => ({
  columns,
  rows,
  start,
  jumps: [...ladders, ...snakes],
});
const random = (columns: number, rows: number, seed: string): BoardLayout =>
  layoutOf(randomBoard({columns, rows}, drawOf(seed, 0)));
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Any board there can be, with random jumps. */
const layouts = fc
  .tuple(fc.integer({min: 2, max: 20}), fc.integer({min: 2, max: 20}), fc.string({minLength: 1, maxLength: 6}))
  .map(([columns, rows, seed]) => random(columns, rows, seed));

describe('the lines of snakes and ladders', () => {
  it('begin and end in the squares that they join, and stay on the board', () => {
    forAll(30, [layouts], (layout) => {
      const lines = jumpLines(layout);
      assert.equal(lines.size, layout.jumps.length);
      for (const [from, to] of layout.jumps) {
        const line = lines.get(from)!;
        assert.ok(distance(line[0]!, centre(from, layout)) < 30, `${from}-${to} begins elsewhere`);
        assert.ok(distance(line.at(-1)!, centre(to, layout)) < 30, `${from}-${to} ends elsewhere`);
        for (const {x, y} of line)
          assert.ok(x >= 0 && y >= 0 && x <= layout.columns * 100 && y <= layout.rows * 100, `${x}, ${y}`);
      }
    });
  });

  it('are straight for ladders', () => {
    const layout = layoutOf(parseBoard('classic'));
    for (const [from, to] of layout.jumps.filter(([a, b]) => b > a)) {
      const line = jumpLines(layout).get(from)!;
      const [a, b] = [line[0]!, line.at(-1)!];
      for (const {x, y} of line) {
        const off = Math.abs((b.x - a.x) * (a.y - y) - (a.x - x) * (b.y - a.y)) / distance(a, b);
        assert.ok(off < 1e-6, `${from}-${to}`);
      }
    }
  });

  it('are equal for equal layouts, in whatever order they are asked for', () => {
    const make = (): BoardLayout => layoutOf(parseBoard('classic'));
    const first = jumpLines(make());
    for (let i = 0; i < 60; i++) jumpLines(random(4 + (i % 5), 5, String(i)));
    const again = jumpLines(make());
    assert.deepEqual([...again], [...first]);
    const layout = make();
    assert.equal(jumpLines(layout), jumpLines(layout), 'and are drawn once for a layout');
  });
});

/** How often a board's lines ask for a length or a sine, which is what most of their time goes into. */
function countMath(work: () => unknown): number {
  const {hypot, sin} = Math;
  let count = 0;
  Math.hypot = (...values) => (count++, hypot(...values));
  Math.sin = (value) => (count++, sin(value));
  try {
    work();
  } finally {
    Object.assign(Math, {hypot, sin});
  }
  return count;
}

for (const name of ['classic', 'chutes'] as const) {
  it(`the lines of the named boards are known without a search, and those it would find: ${name}`, () => {
    const layout = layoutOf(parseBoard(name, {start: 0}), 0);
    // in the order in which they are searched: another text, the same lines
    const searched = {...layout, jumps: [...layout.jumps].sort((a, b) => b[1] - b[0] - a[1] + a[0])};
    const sorted = (lines: ReadonlyMap<number, readonly Point[]>) => [...lines].sort(([a], [b]) => a - b);
    let known: ReturnType<typeof jumpLines>, found: ReturnType<typeof jumpLines>;
    const quick = countMath(() => (known = jumpLines(layout)));
    const slow = countMath(() => (found = jumpLines(searched)));
    assert.ok(quick * 20 < slow, `${quick} of ${slow}`);
    assert.deepEqual(sorted(known!), sorted(found!));
  });
}

it('squares go from the bottom left to and fro', () => {
  const layout: BoardLayout = {columns: 3, rows: 2, start: 1, jumps: []};
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((square) => centre(square, layout)),
    [
      {x: 50, y: 150},
      {x: 150, y: 150},
      {x: 250, y: 150},
      {x: 250, y: 50},
      {x: 150, y: 50},
      {x: 50, y: 50},
    ],
  );
  assert.deepEqual(centre(0, layout), {x: 50, y: 250}, 'the tray is below');
});

describe('pebbles in one square', () => {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    it(`have room for ${count}`, () => {
      const places = standing(count);
      assert.equal(places.length, count);
      places.forEach(({x, y, scale}, i) => {
        const radius = 30 * scale;
        assert.ok(
          Math.abs(x) + radius <= 50 && y + radius + 6 * scale <= 52 && y - radius >= (count > 2 ? -50 : -20),
          `place ${i} is in the square, one of two below its numeral: ${x}, ${y}`,
        );
        assert.ok(radius >= 14, 'large enough to be told apart');
        for (const other of places.slice(i + 1)) {
          assert.ok(distance({x, y}, other) >= 58 * scale, `places of ${count} do not lie over each other`);
        }
      });
    });
  }

  it('stand where they do whoever else is elsewhere', () => {
    const layout = layoutOf(parseBoard('classic'));
    const alone = spots([17], layout)[0];
    assert.deepEqual(spots([1, 17, 1, 50, 1, 1], layout)[1], alone);
    assert.ok(distance(alone!, centre(17, layout)) < 15);
  });

  it('wait off the board in places of their own, which they keep', () => {
    const layout = layoutOf(parseBoard('chutes', {start: 0}), 0);
    const all = spots([0, 0, 0, 0, 0, 0], layout);
    for (const [seat, {x, y}] of all.entries()) {
      assert.ok(y > layout.rows * 100 && x >= 30 && x <= layout.columns * 100 - 30);
      const gone = [0, 0, 0, 0, 0, 0].map((square, other) => (other === seat ? square : 5));
      assert.deepEqual(spots(gone, layout)[seat], all[seat]);
      if (seat) assert.ok(x - all[seat - 1]!.x > 2 * 30 * 0.8);
    }
  });
});
