/** A fast random number generator for simulated games. The same seed gives the same numbers. */

/**
 * Whole numbers below 2³², by SplitMix32 (G. L. Steele and others, "Fast splittable pseudorandom number generators",
 * 2014).
 */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** A whole number from 0 to n − 1, for n up to 256. */
  below(n: number): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    let x = Math.imul(this.state ^ (this.state >>> 16), 0x21f0aaad);
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
    return Math.imul((x ^ (x >>> 15)) >>> 8, n) >>> 24;
  }
}
