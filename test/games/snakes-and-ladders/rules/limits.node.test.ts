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
  type Board,
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

const functions: Record<string, (board: Board, limit?: Limit) => unknown> = {
  expectedRolls: (board, limit) => expectedRolls(board, {}, limit),
  visits: (board, limit) => visits(board, {}, limit),
  rollDistribution: (board, limit) => rollDistribution(board, {}, 1, limit),
  rollPercentiles: (board, limit) => rollPercentiles(board, {}, [0.1, 0.9], 1, limit),
  winChances: (board, limit) => winChances(board, {}, [1, 1, 1], 0, 0, limit),
  'winChances of two who capture each other': (board, limit) =>
    winChances(parseBoard(board), {capture: true}, [1, 1], 0, 0, limit),
  'winChances of many who capture each other': (board, limit) =>
    winChances(board, {capture: true}, [1, 1, 1], 0, 0, limit),
  randomBoard: ({columns, rows}, limit) => randomBoard({columns, rows}, 'a', limit),
  fewestRolls: (board, limit) => fewestRolls(board, {}, 1, 100, limit),
  rollGraph: (board, limit) => rollGraph(board, {}, limit),
};

for (const [name, work] of Object.entries(functions)) {
  test(`${name} is undefined if the limit is too low, and otherwise the same as without one`, () => {
    assert.equal(work(large, {limit: 500_000}), undefined);
    assert.equal(work(small, {limit: 0}), undefined);
    assert.equal(work(small, {limit: 599}), undefined, 'one less than 6 rolls from each of 100 squares');
    assert.notEqual(work(small), undefined);
    assert.deepEqual(work(small, {limit: 1e9}), work(small));
  });
}

describe('odds in steps', () => {
  test('come to the same, whatever the budget, and tell how far they are', () => {
    for (const positions of [
      [1, 1],
      [1, 1, 1],
    ]) {
      for (const budget of [1000, 100_000, 1e12]) {
        const search = searchWinChances(parseBoard('classic'), {capture: true}, positions);
        let steps = 1;
        let last = 0;
        let step = search.step(budget);
        for (; !step.done; step = search.step(budget), steps++) {
          assert.ok(step.progress! >= Math.max(0, last - 0.2) && step.progress! <= 1);
          last = step.progress!;
        }
        assert.deepEqual(step.value, winChances(small, {capture: true}, positions));
        if (budget === 1000) assert.ok(steps > 3, `${steps} steps`);
        if (budget === 1e12) assert.equal(steps, 1);
        assert.deepEqual(search.step(1), step, 'and knows it from then on');
      }
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
