/** What makes an asynchronous result stale: the game has moved on since it was asked for. One number for all of them. */
import type {Search} from '../core/search.js';
import {runInSlices} from './search.js';

export class Revision {
  #number = 0;
  /** Called once the game moves on. */
  #waiting: (() => void)[] = [];

  /** Counts every move, undo, redo, and other game. */
  get number(): number {
    return this.#number;
  }

  /** What was asked for before is stale. */
  moveOn(): void {
    this.#number++;
    for (const giveUp of this.#waiting.splice(0)) giveUp();
  }

  /**
   * Waits for something, unless the game moves on meanwhile.
   * @param wanted a search is given up once this says no
   * @returns what came of it; undefined for what is stale
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
