import {expect} from '@open-wc/testing';
import {nextTask, runInSlices} from '../../src/play/search.js';
import {found, type Search, type SearchStep} from '../../src/core/search.js';
import {task} from './host.js';

const always = (): boolean => true;

/** Works until `until()` is true. */
class Work implements Search<string> {
  readonly budgets: number[] = [];
  readonly #until: () => boolean;
  onStep?: () => void;

  constructor(until: () => boolean) {
    this.#until = until;
  }

  step(budget: number): SearchStep<string> {
    this.budgets.push(budget);
    this.onStep?.();
    return this.#until() ? {done: true, value: 'found'} : {done: false};
  }
}

/** True once this many of the page's own tasks have run since. */
function tasksRun(count: number): () => boolean {
  let run = 0;
  const next = (): void => {
    if (++run < count) void task().then(next);
  };
  void task().then(next);
  return () => run >= count;
}

describe('a search in slices', () => {
  it('answers in a later task, even what is known at once', async () => {
    let answered = false;
    const answer = runInSlices(found(42), always).then((value) => {
      answered = true;
      return value;
    });
    for (let i = 0; i < 50; i++) await Promise.resolve();
    expect(answered).to.be.false;
    expect(await answer).to.equal(42);
  });

  describe('by a clock that only the search moves', () => {
    let clock = 0;
    const {now} = performance;
    beforeEach(() => (performance.now = () => clock));
    afterEach(() => (performance.now = now));

    /** A search that takes `cost` milliseconds a unit until `until()`. */
    const timed = (until: () => boolean, cost: (budget: number) => number): Work => {
      const work = new Work(until);
      work.onStep = () => (clock += cost(work.budgets.at(-1)!));
      return work;
    };

    it('holds the page for a few milliseconds at a time, whatever a unit costs', async () => {
      for (const unit of [1e-6, 1e-4, 0.01, 0.3, 1, 3]) {
        const slices: number[] = [];
        let from: number | undefined;
        const work = timed(tasksRun(40), (budget) => {
          if (from === undefined) {
            const start = (from = clock);
            // nothing waiting is done before the slice has ended
            queueMicrotask(() => {
              slices.push(clock - start);
              from = undefined;
            });
          }
          return budget * unit;
        });
        await runInSlices(work, always);
        // the first slices find out what a unit costs, the last one is broken off
        const [first = 0, ...others] = slices.slice(0, -1);
        expect(first, `${unit} ms a unit, at first`).to.be.at.most(Math.max(8, 8 * unit) + 1e-9);
        expect(Math.max(...others.slice(6)), `${unit} ms a unit`).to.be.at.most(8);
        expect(others.at(-1)!, `${unit} ms a unit: it uses its time`).to.be.at.least(2);
      }
    });

    it('takes whole steps of at least one unit', async () => {
      const work = timed(tasksRun(30), (budget) => budget * 50);
      await runInSlices(work, always);
      expect(work.budgets.at(-1)).to.equal(1);
      expect(work.budgets.every((budget) => Number.isInteger(budget) && budget > 0)).to.be.true;
    });
  });

  it('takes no step more once it is no longer wanted', async () => {
    let wanted = true;
    const work = new Work(() => false);
    const answer = runInSlices(work, () => wanted);
    await task();
    wanted = false;
    expect(await answer).to.be.undefined;
    const {length} = work.budgets;
    await task();
    await task();
    expect(work.budgets.length).to.equal(length);
  });

  it('hands on what a step rolls', async () => {
    const work = new Work(() => {
      if (work.budgets.length > 2) throw new Error('fault');
      return false;
    });
    let error: unknown;
    await runInSlices(work, always).catch((e: unknown) => (error = e));
    expect((error as Error).message).to.equal('fault');
    expect(work.budgets.length).to.equal(3);
  });
});

it('nextTask is not slowed when one follows another, as timers are', async () => {
  let ran = 0;
  let timer = false;
  // nested timers take at least 4 ms each: thirty of them take longer than ten tasks
  const nested = (depth: number): unknown => (depth ? setTimeout(nested, 0, depth - 1) : (timer = true));
  nested(30);
  for (; ran < 10; ran++) await nextTask();
  expect(timer).to.be.false;
});
