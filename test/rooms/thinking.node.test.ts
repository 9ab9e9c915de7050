// Computers of a server think in slices: others get their turn in between, and addresses take turns.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Search} from '../../src/core/search.js';
import {mostUnits} from '../../src/rooms/state/computer.js';
import {Thinking} from '../../src/rooms-server/thinking.js';

/** A search of so many milliseconds of work, in steps of one. */
function busy(milliseconds: number, onStep: () => void = () => undefined): Search<string> {
  return {
    step() {
      onStep();
      for (const end = performance.now() + 1; performance.now() < end;);
      return --milliseconds < 0 ? {done: true, value: 'a1'} : {done: false, progress: 0};
    },
  };
}

test('between two slices the process has as much time for others', async () => {
  const thinking = new Thinking();
  const think = thinking.of('a');
  let slices = 0;
  let isOver = false;
  let isNew = true;
  const thought = think(
    busy(40, () => {
      if (isNew) slices++;
      isNew = false;
    }),
  ).finally(() => (isOver = true));
  assert.equal(thinking.size, 1);
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    isNew = true;
  }
  assert.equal(await thought, 'a1');
  assert.ok(slices > 4, `${slices} slices`);
  assert.ok(thinking.seconds >= 0.04);
  assert.equal(thinking.size, 0);
});

test('an address with many computers does not delay those of another one', async () => {
  const thinking = new Thinking();
  const order: string[] = [];
  const say = (name: string) => (): void => void order.push(name);
  const many = Array.from({length: 20}, () => thinking.of('many')(busy(20)).then(say('many')));
  await thinking.of('one')(busy(20)).then(say('one'));
  assert.deepEqual(order, ['one'], 'one of twenty would be the first otherwise');
  await Promise.all(many);
});

test('a search that never ends is given up, and one that throws gives no move', async () => {
  const thinking = new Thinking();
  let units = 0;
  const endless: Search<string> = {
    step(budget) {
      units += budget;
      return {done: false};
    },
  };
  assert.equal(await thinking.of('a')(endless), undefined);
  assert.ok(units >= mostUnits);
  const broken: Search<string> = {
    step() {
      throw new Error('no such level');
    },
  };
  assert.equal(await thinking.of('a')(broken), undefined);
  assert.equal(await thinking.of('a')(busy(1)), 'a1', 'others go on');
});
