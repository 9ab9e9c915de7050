/** Detects stale asynchronous results: those of requests made before the game changed. One number for all of them. */
import type {Search} from '../core/search.js';
import {runInSlices} from './search.js';

export class Revision {
  /** Counts every move, undo, redo and new game. */
  #number = 0;
  /** Called when the game changes. */
  #waiting: (() => void)[] = [];

  /** Makes all previous requests stale. */
  moveOn(): void {
    this.#number++;
    for (const giveUp of this.#waiting.splice(0)) giveUp();
  }

  /**
   * Waits for something, unless the game changes meanwhile.
   * @param wanted a search is stopped once this returns false
   * @returns the result; undefined if it is stale
   */
  async during<T>(work: Search<T> | Promise<T>, wanted: () => boolean): Promise<T | undefined> {
    const asked = this.#number;
    const fresh = (): boolean => this.#number === asked;
    if ('step' in work) return runInSlices(work, () => fresh() && wanted());
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => resolve(undefined));
      work.then((answer) => resolve(fresh() ? answer : undefined), reject);
    });
  }
}
