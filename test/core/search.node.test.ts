import assert from 'node:assert/strict';
import {test} from 'node:test';
import {finish, mapSearch, type Search} from '../../src/core/search.js';

/** Counts to `n`, one unit each, and remembers the budgets it was given. */
function counting(n: number): Search<number> & {budgets: number[]} {
  let at = 0;
  const budgets: number[] = [];
  return {
    budgets,
    step(budget) {
      budgets.push(budget);
      at = Math.min(n, at + budget);
      return at === n ? {done: true, value: at} : {done: false, progress: at / n};
    },
  };
}

test('a mapped search takes the same steps, and maps the answer', () => {
  const search = mapSearch(counting(10), (n) => `${n} squares`);
  assert.deepEqual(search.step(4), {done: false, progress: 0.4});
  assert.deepEqual(search.step(6), {done: true, value: '10 squares'});
});

test('finish() runs as many steps as needed, and stops at the limit, which it never exceeds', () => {
  assert.equal(finish(counting(1_000_000)), 1_000_000);
  assert.equal(finish(counting(10_000), 10_000), 10_000);
  assert.equal(finish(counting(1), 0), undefined);
  for (const limit of [1, 4096, 4097, 9_999]) {
    const search = counting(10_000);
    assert.equal(finish(search, limit), undefined);
    assert.equal(
      search.budgets.reduce((sum, n) => sum + n, 0),
      limit,
    );
  }
});
