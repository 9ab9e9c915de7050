/** What may differ from table to table besides the board: the dice, home, and what a pebble meets on its way. */
import {badOption} from '../../../core/game.js';
import {isObject, type JsonObject} from '../../../core/json.js';
import {switchOption, wholeOption, wordOption} from '../../../core/options.js';

/** The rules a board is played and reckoned by. */
export type Rules = {
  /** Where pebbles stand at first: on square 1 (default), or at 0, off the board. */
  readonly start: 0 | 1;
  /**
   * A throw that passes home: the pebble turns round there (`bounce`, default), stays where it was (`stay`), or is
   * home all the same (`win`). A bounce that would pass square 1 turns again.
   */
  readonly overshoot: 'bounce' | 'stay' | 'win';
  /** How many dice are thrown at once, 1 (default) or 2; the pebble goes their sum. */
  readonly dice: 1 | 2;
  /** Faces of a die, 2 to 20, showing 1, 2, 3 …; by default 6. For the odds also a list of up to 20 faces, each 1 to 1000. */
  readonly faces: number | readonly number[];
  /**
   * The highest face (with two dice a double) gives another throw in the same turn. The third in a row is not moved
   * and ends the turn; what was moved before stands. Off by default.
   */
  readonly extraRoll: boolean;
  /** A snake or ladder that ends on another's foot leads on. Off by default: there the pebble stays. */
  readonly chain: boolean;
  /** A throw that ends on rivals sends them all back to the start; never from the start itself. Off by default. */
  readonly capture: boolean;
};

/**
 * Complete rules from some of them, as values or as texts; names that are no rule are left alone.
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
