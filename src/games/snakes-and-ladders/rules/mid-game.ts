/** Mid-game states, for tests, puzzles and the analysis of positions. */
import {badOption} from '../../../core/game.js';
import {isObject, type JsonObject} from '../../../core/json.js';
import {wholeOption} from '../../../core/options.js';
import {homeOf} from './board.js';
import {snakesAndLadders, type SnlState} from './game.js';
import {parseOptions} from './options.js';

/** A mid-game position. */
export type MidGame = {
  /** The square of each seat's piece, 0 if it is off the board. No piece may be home. */
  readonly positions: readonly number[];
  /** The seat to roll, from 0 (default). */
  readonly seat?: number;
  /** The round being played, from 1 (default). */
  readonly round?: number;
  /** Extra rolls earned in this turn, with `extraRoll`: 0 (default), 1 or 2. */
  readonly extra?: number;
};

/**
 * Makes a mid-game state:
 *
 *     stateFrom({board: 'chutes'}, {positions: [47, 12], seat: 1})
 *
 * `play`, `moves` and the odds accept it like any other state.
 * @param options as for `parseOptions`; a random board must have been dealt
 * @throws {GameError} `bad-option`
 */
export function stateFrom(options: JsonObject, midGame: MidGame): SnlState {
  const {positions, seat = null, round = null, extra = null} = isObject(midGame) ? midGame : ({} as MidGame);
  const count = Array.isArray(positions) ? positions.length : 0;
  if (count < 1 || count > 6) throw badOption('positions', positions, 'a list with the squares of 1 to 6 pieces');
  const start = snakesAndLadders.setup(parseOptions(options), count);
  const {board, rules, maxRounds} = start;
  const last = homeOf(board) - 1;
  // Array.from, unlike every, also visits holes
  for (const square of Array.from<unknown>(positions)) {
    if (!Number.isInteger(square) || (square as number) < rules.start || (square as number) > last)
      throw badOption('positions', square, `squares from ${rules.start} to ${last}`);
  }
  const counts = {seat, round, extra};
  return {
    ...start,
    positions: [...positions],
    seat: wholeOption(counts, 'seat', 0, count - 1, 0),
    round: wholeOption(counts, 'round', 1, maxRounds + 1, 1),
    extra: wholeOption(counts, 'extra', 0, rules.extraRoll ? 2 : 0, 0),
  };
}
