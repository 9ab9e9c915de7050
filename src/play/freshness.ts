/**
 * The one mechanism against stale results: whatever was begun before the game moved on is dropped. Owns the revision of
 * the game, and what waits for its next one.
 */
import {runInSlices} from './search.js';
import type {Search} from '../core/search.js';

export class Freshness {
  #revision = 0;
  #waiting: (() => void)[] = [];

  /** Makes everything begun so far stale. */
  end(): void {
    this.#revision++;
    for (const giveUp of this.#waiting.splice(0)) giveUp();
  }

  /** @returns a function that tells whether the game has not moved on since */
  now(): () => boolean {
    const now = this.#revision;
    return () => this.#revision === now;
  }

  /**
   * Waits for a promise, or runs a search in slices, unless the game moves on meanwhile.
   * @param wanted a search also stops once this returns false
   * @returns the result; undefined if it is stale
   */
  async during<R>(work: Search<R> | Promise<R>, wanted: () => boolean = () => true): Promise<R | undefined> {
    const isFresh = this.now();
    if ('step' in work) return runInSlices(work, () => isFresh() && wanted());
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => resolve(undefined));
      work.then((answer) => resolve(isFresh() ? answer : undefined), reject);
    });
  }
}
