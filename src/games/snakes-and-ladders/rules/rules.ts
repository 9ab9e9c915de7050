/** The house rules: dice, home, and what pieces do when they meet. */
import {badOption} from '../../../core/game.js';
import {isObject, type JsonObject} from '../../../core/json.js';
import {switchOption, wholeOption, wordOption} from '../../../core/options.js';

/** House rules, for games and odds. */
export type Rules = {
  /** The square where pieces start: on square 1 (default), or at 0, off the board. */
  readonly start: 0 | 1;
  /**
   * A roll beyond home: the piece bounces there (`bounce`, default), stays where it was (`stay`), or is home (`win`). A
   * bounce that would pass square 1 turns again.
   */
  readonly overshoot: 'bounce' | 'stay' | 'win';
  /** Number of dice, 1 (default) or 2. The piece moves by their sum. */
  readonly dice: 1 | 2;
  /**
   * Faces of a die, 2 to 20, with 1, 2, 3 … pips; 6 by default. The odds also accept a list of 1 to 20 faces with 1 to
   * 1000 pips each.
   */
  readonly faces: number | readonly number[];
  /**
   * The highest face (a double with two dice) gives another roll in the same turn. The third one in a row is not moved
   * and ends the turn; earlier moves of the turn stand. Off by default.
   */
  readonly extraRoll: boolean;
  /** A snake or ladder that ends on the start of another leads on. Off by default: the piece stays there. */
  readonly chain: boolean;
  /** A roll that ends on rivals sends them back to the start, except on the start itself. Off by default. */
  readonly capture: boolean;
};

/**
 * Completes and checks rules, given as values or as strings. Ignores unknown names.
 * @throws {GameError} `bad-option`
 */
export function rulesOf(raw: JsonObject = {}, start: 0 | 1 = 1, overshoot: Rules['overshoot'] = 'bounce'): Rules {
  if (!isObject(raw)) throw badOption('rules', raw, 'an object such as {start: 0}');
  return {
    start: wholeOption(raw, 'start', 0, 1, start) as 0 | 1,
    overshoot: wordOption(raw, 'overshoot', ['bounce', 'stay', 'win'], overshoot),
    dice: wholeOption(raw, 'dice', 1, 2, 1) as 1 | 2,
    faces: Array.isArray(raw['faces']) ? listOfFaces(raw['faces']) : wholeOption(raw, 'faces', 2, 20, 6),
    extraRoll: switchOption(raw, 'extraRoll', false),
    chain: switchOption(raw, 'chain', false),
    capture: switchOption(raw, 'capture', false),
  };
}

function listOfFaces(raw: readonly unknown[]): readonly number[] {
  const faces = Array.from(raw.slice(0, 21), (face) => (typeof face === 'string' ? Number(face) : face)) as number[];
  if (
    faces.length < 1 ||
    faces.length > 20 ||
    !faces.every((face) => Number.isInteger(face) && face > 0 && face <= 1000)
  ) {
    throw badOption('faces', raw, 'a list of 1 to 20 whole numbers from 1 to 1000');
  }
  return faces;
}
