/** The points of a move, item by item. */
import type {JsonObject} from '../../../core/json.js';

/**
 * `classic`: 18 for each line or square, 50 once for two or more of them, 30 more for every consecutive clearing move.
 * `woodoku`: 18 for the first line or square, 28 for each further one, and 10 for every consecutive clearing move
 * before this one, according to logs of that app collected in EdwardHaoranLee/WoodokuLearn.
 */
export const scorings = ['classic', 'woodoku'] as const;
export type Scoring = (typeof scorings)[number];

/** The points of a move. */
export interface Points extends JsonObject {
  /** One per tile of the piece. */
  readonly tiles: number;
  /** For rows and columns. */
  readonly lines: number;
  readonly squares: number;
  /** For two or more lines and squares at once. */
  readonly combo: number;
  /** For consecutive clearing moves. */
  readonly streak: number;
  /** The sum. */
  readonly total: number;
}

/**
 * The points of a move.
 * @param lines rows and columns cleared
 * @param before consecutive clearing moves before this move
 */
export function pointsOf(scoring: Scoring, tiles: number, lines: number, squares: number, before: number): Points {
  const cleared = lines + squares;
  const classic = scoring === 'classic';
  const combo = cleared < 2 ? 0 : classic ? 50 : 10 * (cleared - 1);
  const streak = cleared < 1 ? 0 : (classic ? 30 : 10) * before;
  return {tiles, lines: 18 * lines, squares: 18 * squares, combo, streak, total: tiles + 18 * cleared + combo + streak};
}
