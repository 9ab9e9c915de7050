/**
 * Long computations (solvers, hints, simulated odds, strong players) are searches: they work in steps, so that the
 * caller can pause, show progress or give up between two steps. No clock is used here: on a page `runInSlices` runs
 * steps of a few milliseconds; {@link finish} runs a search to its end synchronously.
 */

/** The outcome of a step. */
export type SearchStep<T> =
  | {readonly done: false; /** Fraction of the work done, 0 to 1, if known. */ readonly progress?: number}
  | {readonly done: true; readonly value: T};

/** A long computation. Each step continues where the previous one stopped. */
export interface Search<T> {
  /** Works for about `budget` units. A unit is a square, a node or a game, and takes far less than a millisecond. */
  step(budget: number): SearchStep<T>;
}

/** A search that is already done. */
export function found<T>(value: T): Search<T> {
  return {step: () => ({done: true, value})};
}

/** A search by a generator that returns the answer. Each `yield` is the number of units since the last one; by default one. */
export function searchOf<T>(work: Iterator<number | void, T>): Search<T> {
  let end: SearchStep<T> | undefined;
  return {
    step(budget) {
      while (!end && budget > 0) {
        const next = work.next();
        if (next.done) end = {done: true, value: next.value};
        else budget -= next.value ?? 1;
      }
      return end ?? {done: false};
    },
  };
}

/** A search whose answer is derived from that of another. */
export function mapSearch<T, U>(search: Search<T>, answer: (value: T) => U): Search<U> {
  return {
    step(budget) {
      const step = search.step(budget);
      return step.done ? {done: true, value: answer(step.value)} : step;
    },
  };
}

/** Runs a search to its end. @returns undefined if it takes more than `limit` units */
export function finish<T>(search: Search<T>): T;
export function finish<T>(search: Search<T>, limit: number): T | undefined;
export function finish<T>(search: Search<T>, limit = Infinity): T | undefined {
  const budget = 4096;
  for (let used = 0; used < limit; used += budget) {
    const step = search.step(Math.min(budget, limit - used));
    if (step.done) return step.value;
  }
  return undefined;
}
