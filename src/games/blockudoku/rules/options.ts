/** Parses the options and deals the first hand. */
import {dailyOption} from '../../../core/daily.js';
import {badOption} from '../../../core/game.js';
import type {JsonObject} from '../../../core/json.js';
import {onlyOptions, readWordOf, switchOption, wordOption} from '../../../core/options.js';
import type {Draw} from '../../../core/random.js';
import {bitsOf, fullOf, rowsOf, type Rows} from './board.js';
import {drawHand, type Hand} from './hand.js';
import type {BlockudokuRules} from './rules.js';
import {scorings} from './scoring.js';
import {namesOf, pieceOf, pieceSets, type PieceSet, type Pieces} from './shapes.js';

/** Complete options. */
export type BlockudokuOptions = BlockudokuRules & {
  /** The start position. */
  readonly board: Rows;
  /** The first hand; null until it is dealt. */
  readonly hand: Hand | null;
  /** The date of a daily game, `2026-01-31`; null for other games. Its seed is `dailySeed()`. */
  readonly daily: string | null;
};

/** The names of all options. */
export const optionNames = ['pieces', 'scoring', 'refill', 'fair', 'rotate', 'board', 'hand', 'daily'];

const most = 200;

/**
 * Completes and checks options, given as values or as strings.
 *
 * - `pieces`: `classic` (45, the default), `app` (47), `all` (49), or 1 to 200 names or shapes such as `O4 T4r1
 *   111/101`, as a list or a string. Repeated pieces are drawn more often.
 * - `scoring`: `classic` or `woodoku`. `refill`: `hand` or `each`. `fair`, `rotate`: off by default.
 * - `board`: nine rows of nine `0` and `1`, empty by default. Full rows, columns and squares are rejected.
 * - `hand`: the first three pieces, by name or shape; drawn by default.
 * - `daily`: a date such as `2026-01-31`.
 * @throws {GameError} `bad-option`
 */
export function parseOptions(raw: JsonObject): BlockudokuOptions {
  onlyOptions(raw, optionNames);
  const pieces = readPieces(raw['pieces']);
  const board = bitsOf(given(raw['board']) ? raw['board'] : Array(9).fill('000000000'));
  const {rows, columns, squares} = fullOf(board);
  if (rows.length + columns.length + squares.length > 0) {
    throw badOption(
      'board',
      raw['board'],
      `no full line, but ${rows.length ? `row ${rows[0]}` : columns.length ? `column ${columns[0]}` : `square ${squares[0]}`} is full`,
    );
  }
  return {
    pieces,
    scoring: wordOption(raw, 'scoring', scorings, 'classic'),
    refill: wordOption(raw, 'refill', ['hand', 'each'], 'hand'),
    fair: switchOption(raw, 'fair', false),
    rotate: switchOption(raw, 'rotate', false),
    board: rowsOf(board),
    hand: readHand(raw['hand'], pieces),
    daily: dailyOption(raw),
  };
}

/** Draws the first hand. */
export function dealHand(options: BlockudokuOptions, draw: Draw): BlockudokuOptions {
  return options.hand
    ? options
    : {...options, hand: drawHand(bitsOf(options.board), [null, null, null], options, draw)};
}

function given(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Reads names from a list, or from a string with white space or commas between them. */
function listOf(raw: unknown, least: number, most: number): string[] | undefined {
  const list: unknown = typeof raw === 'string' && raw.length <= most * 32 ? raw.trim().split(/[\s,]+/) : raw;
  if (!Array.isArray(list) || list.length < least || list.length > most) return undefined;
  const names = Array.from(list, (item) => (typeof item === 'string' ? pieceOf(item)?.name : undefined));
  return names.includes(undefined) ? undefined : (names as string[]);
}

/**
 * Reads the pieces to draw from; `classic` by default.
 * @throws {GameError} `bad-option`
 */
export function readPieces(raw: unknown): Pieces {
  if (!given(raw)) return 'classic';
  const set = readWordOf(raw, Object.keys(pieceSets) as PieceSet[]);
  if (set) return set;
  const names = listOf(raw, 1, most);
  if (!names) {
    throw badOption(
      'pieces',
      raw,
      `"classic", "app", "all", or 1 to ${most} names such as T4r1 or shapes such as 010/111 (at most 5 × 5, no empty edge)`,
    );
  }
  return names;
}

function readHand(raw: unknown, pieces: Pieces): Hand | null {
  if (!given(raw)) return null;
  const names = listOf(raw, 3, 3);
  if (!names?.every((name) => namesOf(pieces).includes(name)))
    throw badOption('hand', raw, 'three of the pieces, such as "T4 I5 L4"');
  return names;
}
