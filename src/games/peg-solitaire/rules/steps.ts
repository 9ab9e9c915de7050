/** Makes a search of a generator, which says by each `yield` how many units of work it has done since the last. */
import type {Search, SearchStep} from '../../../core/search.js';

export type Work<T> = Generator<number, T>;

/**
 * How long an immediate answer may take. Where that does not suffice, the answer is undefined, whatever is asked: not
 * known. (null is an answer: there is none, and that is proved.)
 */
export interface SolveOptions {
  /**
   * Units of work (positions looked at, roughly a microsecond each); a million by default, about a second. `Infinity`
   * for without end; then only memory (100 to 200 MB) leaves something unknown.
   */
  readonly limit?: number;
}

/** The limit by default. */
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
