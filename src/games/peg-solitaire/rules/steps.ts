/** Makes a search of a generator, which says by each `yield` how many units of work it has done since the last. */
import type {Search, Step} from '../../../core/search.js';

export type Work<T> = Generator<number, T>;

export function searchOf<T>(work: Work<T>): Search<T> {
  let end: Step<T> | undefined;
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
