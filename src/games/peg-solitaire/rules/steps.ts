/** Computations in steps, and their limits. */

/** Each `yield` is the number of units of work since the last one. */
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
