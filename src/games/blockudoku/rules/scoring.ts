/** The points of a move, item by item. */
import type {JsonObject} from '../../../core/json.js';

/**
 * `classic`: 18 for each line or square, 50 once for two or more of them, 30 more for every clearing move in a row.
 * `woodoku`: 18 for the first line or square, 28 for each further one, and 10 for every clearing move in a row before
 * this one, as the logs of that app show which EdwardHaoranLee/WoodokuLearn collected.
 */
export const scorings = ['classic', 'woodoku'] as const;
export type Scoring = (typeof scorings)[number];

/** Points of one move. */
export interface Points extends JsonObject {
  /** One for each tile of the piece. */
  readonly tiles: number;
  /** For rows and columns. */
  readonly lines: number;
  readonly squares: number;
  /** For two or more lines and squares at once. */
  readonly combo: number;
  /** For clearing moves in a row. */
  readonly streak: number;
  /** All of these together. */
  readonly total: number;
}

/**
 * @param lines rows and columns cleared
 * @param before clearing moves in a row before this move
 */
export function pointsOf(scoring: Scoring, tiles: number, lines: number, squares: number, before: number): Points {
  const cleared = lines + squares;
  const classic = scoring === 'classic';
  const combo = cleared < 2 ? 0 : classic ? 50 : 10 * (cleared - 1);
  const streak = cleared < 1 ? 0 : (classic ? 30 : 10) * before;
  return {tiles, lines: 18 * lines, squares: 18 * squares, combo, streak, total: tiles + 18 * cleared + combo + streak};
}
