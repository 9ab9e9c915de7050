/** Mid-game states, for tests, puzzles and the analysis of positions. */
import {badOption} from '../../../core/game.js';
import {isObject, type JsonObject} from '../../../core/json.js';
import {wholeOption} from '../../../core/options.js';
import {bitsOf, readPiece, type PieceInput} from './board.js';
import {isRefilled, isStuck, type BlockudokuState} from './game.js';
import {parseOptions} from './options.js';
import {namesOf} from './shapes.js';

/** A mid-game position, without its board. */
export type MidGame = {
  /** The tray, slot by slot: pieces of the game by name or shape; null for an empty slot. */
  readonly hand: readonly (PieceInput | null)[];
  /** 0 by default. */
  readonly score?: number;
  /** Consecutive clearing moves so far; 0 by default. */
  readonly streak?: number;
};

/**
 * Makes a mid-game state from the board of the options and the remaining pieces in the tray:
 *
 *     stateFrom({board, scoring: 'woodoku'}, {hand: ['T4', null, 'I5'], score: 120, streak: 2})
 *
 * `play`, `moves` and the searches accept it like any other state. Records can't start from it; they start from the
 * options `board` and `hand`, which is a full one.
 * @param options as for `parseOptions`; `hand` and `daily` are ignored
 * @throws {GameError} `bad-option`
 */
export function stateFrom(options: JsonObject, midGame: MidGame): BlockudokuState {
  const {board, hand: _, daily: __, ...rules} = parseOptions(options);
  const names = namesOf(rules.pieces);
  const {hand: given, score = null, streak = null} = isObject(midGame) ? midGame : ({} as MidGame);
  const wrong = (): Error =>
    badOption(
      'hand',
      given,
      rules.refill === 'each' ? 'three of the pieces' : 'three of the pieces, or null for one or two empty slots',
    );
  if (!Array.isArray(given) || given.length !== 3) throw wrong();
  const hand = Array.from(given as MidGame['hand'], (input) => (input === null ? null : readPiece(input).name));
  if (!hand.every((name) => name === null || names.includes(name))) throw wrong();
  if (hand.includes(null) && isRefilled(hand, rules)) throw wrong();
  const counts = {score, streak};
  return {
    rules,
    board,
    hand,
    score: wholeOption(counts, 'score', 0, Number.MAX_SAFE_INTEGER, 0),
    streak: wholeOption(counts, 'streak', 0, Number.MAX_SAFE_INTEGER, 0),
    over: isStuck(bitsOf(board), hand, rules),
  };
}
