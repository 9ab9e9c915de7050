/**
 * Runs a search on the page's own thread in slices of a few milliseconds, so that it never holds the page. Owns nothing:
 * whoever starts a search says until when its answer is wanted.
 */
import type {Search} from '../core/search.js';

/** Longest a slice may hold the page, in milliseconds. */
const slice = 4;
/** Units a step may have at most, however fast those before were: the next unit may be a slow one. */
const mostUnits = 65536;

/**
 * Runs a search to its end. Always answers in a later task, so that the page can draw and take input in between.
 * @param wanted asked before each step; once it says no, the search is given up
 * @returns the answer, or undefined where the search was given up
 */
export async function runInSlices<T>(search: Search<T>, wanted: () => boolean): Promise<T | undefined> {
  let budget = 8;
  for (;;) {
    await nextTask();
    for (let now = performance.now(), end = now + slice; now < end;) {
      if (!wanted()) return undefined;
      const step = search.step(budget);
      if (step.done) return step.value;
      const time = performance.now() - now;
      now += time;
      // a step that takes a quarter of a slice keeps to the time without asking for it too often
      if (time < slice / 4) budget = Math.min(budget * 2, mostUnits);
      else if (time > slice / 2) budget = Math.max(1, budget >> 1);
    }
  }
}

/** Resolves in a later task, after input and drawing had their turn; unlike a timer it is not slowed when nested. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
