import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {finish, found, mapSearch, type Search} from '../../src/core/search.js';

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

describe('a mapped search', () => {
  test('takes the same steps, and maps the answer', () => {
    const search = mapSearch(counting(10), (n) => `${n} squares`);
    assert.deepEqual(search.step(4), {done: false, progress: 0.4});
    assert.deepEqual(search.step(6), {done: true, value: '10 squares'});
  });
});

describe('finish()', () => {
  test('runs as many steps as needed', () => {
    assert.equal(finish(counting(1)), 1);
    assert.equal(finish(counting(1_000_000)), 1_000_000);
  });

  test('returns the answer of a finished search at once', () => {
    assert.equal(finish(found('move')), 'move');
    assert.deepEqual(found(undefined).step(0), {done: true, value: undefined});
  });

  test('stops at the limit, and never exceeds it', () => {
    for (const limit of [1, 100, 4096, 4097, 10_000]) {
      const search = counting(1_000_000);
      assert.equal(finish(search, limit), undefined);
      assert.equal(
        search.budgets.reduce((sum, n) => sum + n, 0),
        limit,
      );
    }
  });

  test('succeeds if the limit is just enough', () => {
    assert.equal(finish(counting(10_000), 10_000), 10_000);
    assert.equal(finish(counting(10_000), 9_999), undefined);
    assert.equal(finish(counting(1), 0), undefined);
  });
});
