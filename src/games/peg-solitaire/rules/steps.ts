/** Turns a generator into a search. Each `yield` is the number of units of work since the last one. */
import type {Search, SearchStep} from '../../../core/search.js';

export type Work<T> = Generator<number, T>;

/**
 * A limit for a synchronous answer. Beyond it the answer is undefined: not known. (null means: proved that there is
 * none.)
 */
export interface SolveOptions {
  /**
   * Units of work, about a microsecond each; a million by default, about a second. The more jumps a board has, the more
   * units a position takes. With `Infinity` only memory (100 to 200 MB, 300 on boards of more than 64 holes) limits a
   * search.
   */
  readonly limit?: number;
}

/** The default limit. */
export const usualLimit = 1_000_000;

export function searchOf<T>(work: Work<T>): Search<T> {
  let end: SearchStep<T> | undefined;
  return {
    step(budget) {
      while (!end && budget > 0) {
        const next = work.next();
        if (next.done) end = {done: true, value: next.value};
        else budget -= next.value;
      }
      return end ?? {done: false};
    },
  };
}
