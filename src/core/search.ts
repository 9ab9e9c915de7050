/**
 * Long computations (solvers, hints, odds by simulation, strong players) are searches: they work in steps, so that
 * whoever runs one can stop between two steps, show progress, or give up. Nothing here knows a clock: the search
 * controller runs steps of a few milliseconds on a page; {@link finish} runs a search to its end at once.
 */

/** What a step of a search came to. */
export type SearchStep<T> =
  | {readonly done: false; /** Part of the work done so far, 0 to 1, where it is known. */ readonly progress?: number}
  | {readonly done: true; readonly value: T};

/** A long computation. It keeps its own place: each step goes on where the last one stopped. */
export interface Search<T> {
  /** Works on for about `budget` units (a square, a node, a game: far less than a millisecond each). */
  step(budget: number): SearchStep<T>;
}

/** A search that knows its answer. */
export function found<T>(value: T): Search<T> {
  return {step: () => ({done: true, value})};
}

/** A search whose answer is made of another's. */
export function mapSearch<T, U>(search: Search<T>, answer: (value: T) => U): Search<U> {
  return {
    step(budget) {
      const step = search.step(budget);
      return step.done ? {done: true, value: answer(step.value)} : step;
    },
  };
}

/** Runs a search to its end, or for at most `limit` units: then undefined. */
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
