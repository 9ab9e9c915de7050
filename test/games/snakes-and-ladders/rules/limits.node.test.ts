// What can take long has a limit, and is not known where it would take longer; or it is done in steps.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {drawOf} from '../../../../src/core/random.js';
import {
  expectedRolls,
  fewestRolls,
  finish,
  parseBoard,
  randomBoard,
  searchWinChances,
  rollDistribution,
  rollGraph,
  rollPercentiles,
  visits,
  winChances,
  type Jump,
  type Limit,
} from '../../../../src/games/snakes-and-ladders/rules/index.js';

/** As many snakes, each a few squares long, as make the expectations of a large board the longest of computations. */
function shortSnakes(squares: number, count: number): ReturnType<typeof parseBoard> {
  const draw = drawOf('short snakes', 0);
  const snakes = new Map<number, number>();
  while (snakes.size < count) {
    const head = draw.int(12, squares - 1);
    if (![1, 2, 3].every((n) => snakes.has(head - n))) snakes.set(head, head - draw.int(1, 10));
  }
  return parseBoard({columns: squares / 100, rows: 100, snakes: [...snakes] as Jump[]});
}

const large = shortSnakes(100_000, 1000);
const small = parseBoard('classic');
const faces = Array.from({length: 20}, (_, i) => 1 + i * i);

/** By what it does: work on a large board, and on the classic one. */
const functions: [name: string, large: (options: Limit) => unknown, small: (options?: Limit) => unknown][] = [
  ['expectedRolls', (o) => expectedRolls(large, {}, o), (o = {}) => expectedRolls(small, {}, o)],
  ['visits', (o) => visits(large, {}, o), (o = {}) => visits(small, {}, o)],
  ['rollDistribution', (o) => rollDistribution(large, {}, 1, o), (o = {}) => rollDistribution(small, {}, 1, o)],
  [
    'rollPercentiles',
    (o) => rollPercentiles(large, {}, [0.5], 1, o),
    (o = {}) => rollPercentiles(small, {}, [0.1, 0.9], 1, o),
  ],
  ['winChances', (o) => winChances(large, {}, [1, 1], 0, 0, o), (o = {}) => winChances(small, {}, [1, 1, 1], 0, 0, o)],
  [
    'winChances of two who capture each other',
    (o) => winChances(large, {capture: true}, [1, 1], 0, 0, o),
    (o = {}) => winChances(parseBoard('classic'), {capture: true}, [1, 1], 0, 0, o),
  ],
  [
    'winChances of many who capture each other',
    (o) => winChances(large, {capture: true}, [1, 1, 1], 0, 0, o),
    (o = {}) => winChances(small, {capture: true}, [1, 1, 1], 0, 0, o),
  ],
  [
    'randomBoard',
    (o) => randomBoard({columns: 20, rows: 20, faces, dice: 2, extraRoll: true}, 'a', o),
    (o = {}) => randomBoard({}, 'a', o),
  ],
  // these are done with one look at every roll from every square, which can be many
  [
    'fewestRolls',
    (o) => fewestRolls({columns: 1000, rows: 1000}, {faces, dice: 2, extraRoll: true}, 1, undefined, o),
    (o = {}) => fewestRolls(small, {}, 1, 100, o),
  ],
  [
    'rollGraph',
    (o) => rollGraph({columns: 1000, rows: 1000}, {faces, dice: 2}, o),
    (o = {}) => rollGraph(small, {}, o),
  ],
];

for (const [name, onLarge, onSmall] of functions) {
  describe(name, () => {
    test('is undefined if the limit is too low', () => {
      assert.equal(onLarge({limit: 5_000_000}), undefined);
      assert.equal(onSmall({limit: 0}), undefined);
      assert.equal(onSmall({limit: 599}), undefined, 'one less than 6 rolls from each of 100 squares');
    });

    test('is the same with a sufficient limit as without one', () => {
      assert.notEqual(onSmall(), undefined);
      assert.deepEqual(onSmall({limit: 1e9}), onSmall());
    });
  });
}

describe('odds in steps', () => {
  test('come to the same, whatever the budget', () => {
    for (const budget of [1000, 100_000, 1e12]) {
      const search = searchWinChances(small, {capture: true}, [1, 1, 1]);
      let steps = 1;
      let step = search.step(budget);
      for (; !step.done; step = search.step(budget)) steps++;
      assert.deepEqual(step.value, winChances(small, {capture: true}, [1, 1, 1]));
      if (budget === 1000) assert.ok(steps > 3, `${steps} steps`);
      if (budget === 1e12) assert.equal(steps, 1);
      assert.deepEqual(search.step(1), step, 'and knows it from then on');
    }
  });

  test('of common boards need one step, those of others more', () => {
    const twenty = randomBoard({size: 20, dice: 2, faces: 20, extraRoll: true}, 'a');
    assert.equal(searchWinChances(small, {}, [1, 1, 1, 1]).step(1).done, true);
    assert.equal(searchWinChances(small, {extraRoll: true}, [1, 1]).step(1).done, true);
    const search = searchWinChances(twenty, {dice: 2, faces: 20, extraRoll: true}, [1, 1]);
    // were each step to take as much as the first, the answer would come after a few
    for (let i = 0; i < 100; i++) assert.equal(search.step(1).done, false);
    assert.ok(finish(search).chances[0]! > 0.5);
  });
});

describe('many snakes', () => {
  test('visits of a large board satisfy the equations of its rolls', () => {
    const squares = 5000;
    const draw = drawOf('visits', 0);
    const jumps = new Map<number, number>();
    const ends = new Set<number>();
    while (jumps.size < 1200) {
      const from = draw.int(2, squares - 1);
      const to = draw.int(Math.max(1, from - 1500), Math.min(squares - 1, from + 1500));
      if (to === from || jumps.has(to) || ends.has(from) || [1, 2, 3, 4].every((n) => jumps.has(from - n))) continue;
      jumps.set(from, to);
      ends.add(to);
    }
    const all: Jump[] = [...jumps];
    const board = parseBoard({
      columns: 50,
      rows: 100,
      snakes: all.filter(([from, to]) => to < from),
      ladders: all.filter(([from, to]) => to > from),
    });
    const found = visits(board)!;
    // as often as pebbles rest on the squares before, and as one of them comes by a snake or ladder
    const follows = new Array<number>(squares + 1).fill(0);
    follows[1] = 1;
    for (const [from, to] of all) follows[to]! += found[from]!;
    let rolls = 0;
    for (let square = 1; square < squares; square++) {
      if (jumps.has(square)) continue;
      rolls += found[square]!;
      for (let pips = 1; pips <= 6; pips++) follows[squares - Math.abs(squares - square - pips)]! += found[square]! / 6;
    }
    found.forEach((often, square) =>
      assert.ok(Math.abs(often - follows[square]!) <= 1e-9 * Math.max(1, often), `square ${square}`),
    );
    assert.ok(Math.abs(found[squares]! - 1) < 1e-9);
    const expected = expectedRolls(board)[1]!;
    assert.ok(Math.abs(rolls - expected) < 1e-9 * expected, 'a roll is made from every rest');
  });
});
