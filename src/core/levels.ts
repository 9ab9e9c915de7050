/** Graded puzzles and their stars. */
import type {JsonObject} from './json.js';

/** A graded puzzle: a game with set options and, where chance deals, a set seed. */
export interface Level {
  /** Options as for `newGame()`. */
  readonly options: JsonObject;
  readonly seed?: string;
  /** The scores that earn one, two and three stars (for peg solitaire: pegs left, fewer is better). */
  readonly stars: readonly [number, number, number];
}

/** The stars that a score earns, 0 to 3. @param low whether a low score is better */
export function starsFor(score: number, stars: Level['stars'], low = false): number {
  return stars.filter((needed) => (low ? score <= needed : score >= needed)).length;
}
