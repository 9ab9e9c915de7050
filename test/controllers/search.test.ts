import {expect} from '@open-wc/testing';
import {nextTask, SearchController} from '../../src/controllers/search.js';
import {found, type Search, type Step} from '../../src/core/search.js';
import {PlainHost, task} from './host.js';

const controller = (): [SearchController, PlainHost] => {
  const host = new PlainHost();
  return [new SearchController(host), host];
};

/** Works until `until()` is true; a unit takes about `cost` milliseconds. */
class Work implements Search<string> {
  readonly budgets: number[] = [];
  readonly #until: () => boolean;
  readonly #cost: number;
  onStep?: () => void;
  progress: number | undefined;

  constructor(until: () => boolean, cost = 0.001) {
    this.#until = until;
    this.#cost = cost;
  }

  step(budget: number): Step<string> {
    this.budgets.push(budget);
    this.onStep?.();
    const end = performance.now() + Math.min(budget * this.#cost, 500);
    while (performance.now() < end);
    if (this.#until()) return {done: true, value: 'found'};
    return this.progress === undefined ? {done: false} : {done: false, progress: this.progress};
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

/** True once this many frames have been drawn since. */
function framesDrawn(count: number): () => boolean {
  let drawn = 0;
  const next = (): void => {
    if (++drawn < count) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  return () => drawn >= count;
}

describe('the search controller', () => {
  it('answers in a later task, even what is known at once', async () => {
    const [search] = controller();
    let answered = false;
    const answer = search.run(found(42)).then((value) => {
      answered = true;
      return value;
    });
    for (let i = 0; i < 50; i++) await Promise.resolve();
    expect(answered).to.be.false;
    expect(await answer).to.equal(42);
  });

  it('lets the page do its tasks while it works', async () => {
    const [search] = controller();
    // it would never end if it held the page
    expect(await search.run(new Work(tasksRun(10)))).to.equal('found');
  });

  it('lets the page draw while it works', async () => {
    const [search] = controller();
    expect(await search.run(new Work(framesDrawn(5)))).to.equal('found');
  });

  describe('by a clock that only the search moves', () => {
    let clock = 0;
    const {now} = performance;
    beforeEach(() => (performance.now = () => clock));
    afterEach(() => (performance.now = now));

    /** A search that takes `cost` milliseconds a unit until `until()`. */
    const timed = (until: () => boolean, cost: (budget: number) => number): Work => {
      const work = new Work(until, 0);
      work.onStep = () => (clock += cost(work.budgets.at(-1)!));
      return work;
    };

    it('holds the page for a few milliseconds at a time, whatever a unit costs', async () => {
      for (const unit of [1e-6, 1e-4, 0.01, 0.3, 1, 3]) {
        const [search] = controller();
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
        await search.run(work);
        // the first slices find out what a unit costs, the last one is broken off
        const [first = 0, ...others] = slices.slice(0, -1);
        expect(first, `${unit} ms a unit, at first`).to.be.at.most(Math.max(8, 8 * unit) + 1e-9);
        expect(Math.max(...others.slice(6)), `${unit} ms a unit`).to.be.at.most(8);
        expect(others.at(-1)!, `${unit} ms a unit: it uses its time`).to.be.at.least(2);
      }
    });

    it('gets out of a sudden slowness within two slices', async () => {
      const [search] = controller();
      const work = timed(tasksRun(60), (budget) => budget * (work.budgets.length < 200 ? 1e-6 : 1e-3));
      await search.run(work);
      expect(Math.max(...work.budgets)).to.be.at.most(65536);
      expect(work.budgets.at(-1)! * 1e-3).to.be.within(0.5, 2);
    });

    it('takes whole steps of at least one unit', async () => {
      const [search] = controller();
      const work = timed(tasksRun(30), (budget) => budget * 50);
      await search.run(work);
      expect(work.budgets.at(-1)).to.equal(1);
      expect(work.budgets.every((budget) => Number.isInteger(budget) && budget > 0)).to.be.true;
    });
  });

  it('gives up on cancel(), and takes no step more', async () => {
    const [search] = controller();
    const work = new Work(() => false);
    const answer = search.run(work);
    await task();
    search.cancel();
    expect(await answer).to.be.undefined;
    const {length} = work.budgets;
    await task();
    await task();
    expect(work.budgets.length).to.equal(length);
    expect(search.progress).to.be.undefined;
  });

  it('gives up before the first step', async () => {
    const [search] = controller();
    const work = new Work(() => true);
    const answer = search.run(work);
    search.cancel();
    expect(await answer).to.be.undefined;
    expect(work.budgets).to.be.empty;
  });

  it('gives up when a step itself asks for it', async () => {
    const [search] = controller();
    const work = new Work(() => work.budgets.length > 1);
    work.onStep = () => search.cancel();
    expect(await search.run(work)).to.be.undefined;
    expect(work.budgets.length).to.equal(1);
  });

  it('gives up a search for the next one, without mixing their progress', async () => {
    const [search] = controller();
    const first = new Work(() => false);
    first.progress = 0.9;
    const given = search.run(first);
    while (search.progress === undefined) await task();
    const answer = search.run(new Work(() => true));
    expect(search.progress, 'the next one has told nothing yet').to.be.undefined;
    expect(await answer).to.equal('found');
    expect(await given).to.be.undefined;
    expect(search.progress).to.be.undefined;
  });

  it('gives up when the host is removed', async () => {
    const [search, host] = controller();
    const answer = search.run(new Work(() => false));
    await task();
    host.disconnect();
    expect(await answer).to.be.undefined;
  });

  it('can search again after the host was removed', async () => {
    const [search, host] = controller();
    host.disconnect();
    expect(await search.run(found('again'))).to.equal('again');
  });

  it('tells how far it is, and asks its host to show it only when that changes', async () => {
    const [search, host] = controller();
    const seen: (number | undefined)[] = [];
    const done = tasksRun(8);
    const work = new Work(done);
    work.onStep = () => {
      seen.push(search.progress);
      work.progress = seen.length < 3 ? 0.25 : 0.5;
    };
    await search.run(work);
    expect([...new Set(seen)]).to.deep.equal([undefined, 0.25, 0.5]);
    expect(search.progress).to.be.undefined;
    expect(host.requests).to.equal(3);
  });

  it('asks nothing of its host where there is nothing to tell', async () => {
    const [search, host] = controller();
    await search.run(found(1));
    search.cancel();
    host.disconnect();
    expect(host.requests).to.equal(0);
  });

  it('hands on what a step throws, and runs no longer', async () => {
    const [search] = controller();
    const work = new Work(() => {
      if (work.budgets.length > 2) throw new Error('fault');
      return false;
    });
    work.progress = 0.5;
    let error: unknown;
    await search.run(work).catch((e: unknown) => (error = e));
    expect((error as Error).message).to.equal('fault');
    expect(search.progress).to.be.undefined;
    expect(await search.run(found('next'))).to.equal('next');
  });
});

describe('nextTask', () => {
  it('comes after all that is waiting to be done at once', async () => {
    const order: string[] = [];
    const next = nextTask().then(() => order.push('next'));
    for (let i = 0; i < 10; i++) await Promise.resolve();
    order.push('microtask');
    await next;
    expect(order).to.deep.equal(['microtask', 'next']);
  });

  it('is not slowed when one follows another, as timers are', async () => {
    let ran = 0;
    let timer = false;
    // nested timers take at least 4 ms each: thirty of them take longer than ten tasks
    const nested = (depth: number): unknown => (depth ? setTimeout(nested, 0, depth - 1) : (timer = true));
    nested(30);
    for (; ran < 10; ran++) await nextTask();
    expect(timer).to.be.false;
  });
});
