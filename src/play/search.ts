/**
 * Runs a search on the main thread in slices of a few milliseconds, so that it never blocks the page. Owns nothing: the
 * caller says until when its answer is wanted.
 */
import type {Search} from '../core/search.js';

/** Maximum duration of a slice in milliseconds. */
const slice = 4;
/** Maximum number of units per step, however fast the previous ones were, since the next one may be slow. */
const mostUnits = 65536;

/**
 * Runs a search to its end. Always resolves in a later task, so that the page can render and handle input in between.
 * @param wanted requested before each step; the search stops when it returns false
 * @returns the answer, or undefined if the search was stopped
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
      // steps of a quarter of a slice keep to the time without checking it too often
      if (time < slice / 4) budget = Math.min(budget * 2, mostUnits);
      else if (time > slice / 2) budget = Math.max(1, budget >> 1);
    }
  }
}

/** Resolves in a later task, after input and rendering. Unlike timers it is not throttled when nested. */
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
