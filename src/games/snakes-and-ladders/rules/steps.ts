/** Long computations in steps, written as generators, and their synchronous forms. */
import type {Search} from '../../../core/search.js';

/** Yields how many units of work come next and, if known, the fraction of all work that is done. */
export type Work<T> = Generator<readonly [units: number, progress?: number], T>;

/** A limit for a synchronous answer. Every function that takes it returns undefined if the answer takes longer. */
export interface Limit {
  /** Units of work, a few nanoseconds each: one roll followed from one square. Unlimited by default. */
  readonly limit?: number;
}

/** An answer: without a limit it is always known. */
export type Answer<T, L extends Limit | undefined> = L extends undefined ? T : T | undefined;

/**
 * Turns a generator into a search.
 * @param atOnce units that the first step may take, whatever its budget
 */
export function searchOf<T>(work: Work<T>, atOnce = 0): Search<T> {
  let end: ReturnType<Search<T>['step']> | undefined;
  let least = atOnce;
  return {
    step(budget) {
      let progress: number | undefined;
      for (let left = Math.max(budget, least); !end && left > 0;) {
        const next = work.next();
        if (next.done) end = {done: true, value: next.value};
        else {
          left -= next.value[0];
          progress = next.value[1];
        }
      }
      least = 0;
      return end ?? {done: false, ...(progress === undefined ? {} : {progress})};
    },
  };
}

/** Runs a computation synchronously. @returns undefined if it takes more than `limit` units */
export function answer<T, L extends Limit | undefined>(work: Work<T>, options: L | undefined): Answer<T, L> {
  for (let left = options?.limit ?? Infinity; ;) {
    const next = work.next();
    if (next.done) return next.value;
    left -= next.value[0];
    if (left < 0) return undefined as Answer<T, L>;
  }
}
