/** A limit: so many at once, and then one per interval. */
export class Bucket {
  readonly #most: number;
  readonly #interval: number;
  /** How many have been taken and not yet come back, at a time. */
  #taken = 0;
  #at = 0;

  /** @param interval milliseconds */
  constructor(most: number, interval: number) {
    this.#most = most;
    this.#interval = interval;
  }

  /** Takes one. @returns 0, or the milliseconds after which there is one to take */
  take(now: number): number {
    this.#taken = Math.max(0, this.#taken - (now - this.#at) / this.#interval);
    this.#at = now;
    const missing = this.#taken + 1 - this.#most;
    if (missing > 0) return Math.ceil(missing * this.#interval);
    this.#taken++;
    return 0;
  }
}

/** A limit for the reactions of one player. */
export const reactionBucket = (): Bucket => new Bucket(3, 2000);
