/** States in the middle of a game: for tests, puzzles, and analysis of a position from elsewhere. */
import {badOption} from '../../../core/game.js';
import {isObject, type JsonObject} from '../../../core/json.js';
import {wholeOption} from '../../../core/options.js';
import {bitsOf, readPiece, type PieceInput} from './board.js';
import {isRefilled, isStuck, type BlockudokuState} from './game.js';
import {parseOptions} from './options.js';
import {namesOf} from './shapes.js';

/** How far a game has come, beside its board. */
export type MidGame = {
  /** The tray, slot by slot: pieces of the game by name or shape; null for an empty slot. */
  readonly hand: readonly (PieceInput | null)[];
  /** 0 by default. */
  readonly score?: number;
  /** Clearing moves in a row up to now; 0 by default. */
  readonly streak?: number;
};

/**
 * The state of a game in which the board of some options has come to be, with these pieces left in the tray:
 *
 *     stateFrom({board, scoring: 'woodoku'}, {hand: ['T4', null, 'I5'], score: 120, streak: 2})
 *
 * `play`, `moves` and the searches take it as any state. A record can't begin with it: what a page starts from are the
 * options `board` and `hand`, which is a full one.
 * @param options as `parseOptions` takes them; `hand` and `daily` have no say
 * @throws {GameError} `bad-option`
 */
export function stateFrom(options: JsonObject, midGame: MidGame): BlockudokuState {
  const {board, hand: _, daily: __, ...rules} = parseOptions({...options, hand: null});
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
