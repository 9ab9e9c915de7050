// A module that is fetched when it is first needed: at once where it is here, again where it was not to be had.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {OnDemand} from '../../src/core/on-demand.js';

describe('a module on demand', () => {
  test('is fetched with the first use, and at hand from then on', async () => {
    let loads = 0;
    const numbers = new OnDemand(() => Promise.resolve({one: ++loads}));
    assert.equal(loads, 0);
    assert.equal(numbers.module, undefined);
    assert.equal(await numbers.use(({one}) => one), 1);
    assert.equal(
      numbers.use(({one}) => one + 1),
      2,
    );
    assert.deepEqual(numbers.module, {one: 1});
  });

  test("that can't be fetched gives what is used otherwise, and is tried again", async () => {
    const answers = [() => Promise.reject(new Error('offline')), () => Promise.reject(new Error('offline'))];
    const numbers = new OnDemand<{one: number}>(() => answers.pop()?.() ?? Promise.resolve({one: 1}));
    assert.equal(await numbers.use(({one}) => one), undefined);
    assert.equal(await numbers.use(({one}) => one, 7), 7);
    assert.equal(await numbers.use(({one}) => one), 1);
  });

  test('hides no fault of the work itself', async () => {
    const numbers = new OnDemand(() => Promise.resolve({}));
    const fail = (): never => {
      throw new Error('fault');
    };
    await assert.rejects(async () => numbers.use(fail), /fault/);
  });
});
