/** Parses the options, and makes the positions that games start from. */
import {dailyOption, withDaily} from '../../../core/daily.js';
import {badOption} from '../../../core/game.js';
import type {JsonObject} from '../../../core/json.js';
import {onlyOptions, wholeOption, wordOption} from '../../../core/options.js';
import {geometryOf, isDrawing, longestText, middleOf, mostRows, readShape, type Lattice} from './board.js';
import {boardNames, namedBoard, type BoardName} from './named-boards.js';
import type {Position} from './position.js';

/** Complete options. */
export type PegOptions = {
  /** The name of a board, or a custom shape as text. */
  readonly board: string;
  /** Rows of the triangle; ignored by other boards. */
  readonly rows: number;
  readonly lattice: Lattice;
  /** The empty hole; 0 if a custom shape or `start` defines the empty holes. */
  readonly empty: number;
  /** The hole in which the last peg must end; 0 for any. */
  readonly target: number;
  /** Number of pegs of a random position that can be won; 0 for a full board. */
  readonly pegs: number;
  /** The date of a daily puzzle, `2026-01-31`; missing in other games. Its seed is `dailySeed()`. */
  readonly daily?: string;
  /**
   * The pegs at the start, one mark per hole as in {@link Position}; empty for the full board. Filled in by dealing.
   */
  readonly start: string;
};

/** The names of all options. */
export const optionNames = ['board', 'rows', 'lattice', 'empty', 'target', 'pegs', 'start', 'daily'];

/** The boards of daily puzzles from Monday to Sunday, each with its number of pegs: about half of the holes. */
const daily: readonly JsonObject[] = [
  {board: 'triangle', rows: 5, pegs: 8},
  {board: 'triangle', rows: 6, pegs: 11},
  {board: 'english', pegs: 14},
  {board: 'diamond', pegs: 18},
  {board: 'triangle', rows: 7, pegs: 14},
  {board: 'european', pegs: 17},
  {board: 'asymmetric', pegs: 20},
];

/**
 * Completes and checks options, given as values or as strings.
 *
 * - `board`: `triangle` (default), `english`, `european`, `german`, `asymmetric`, `diamond`, or a custom shape: one
 *   line per row, `o` a peg, `.` an empty hole, a blank for none; `/` may replace a line end. At most 30 rows of 30
 *   marks, and 10,000 characters.
 * - `rows`: of the triangle, 1 to 30, 5 by default.
 * - `lattice`: `square` (default) or `triangle`, for custom shapes.
 * - `empty`: the empty hole. Default: hole 1 of a triangle, but hole 2 with 4, 7, 10 … rows, which can't be solved from
 *   hole 1; the centre of other boards (on the European board and the diamond one or two holes above, since they can't be
 *   solved from the centre); the `.` of a custom shape, or without
 *   one the hole nearest its middle.
 * - `target`: the hole in which the last peg must end; 0 (default) for any.
 * - `pegs`: a random position with this many pegs that can be won, 2 or more; 0 (default) for the full board. If none
 *   is found, it may have fewer pegs.
 * - `start`: any position of the board; blanks are ignored.
 * - `daily`: a date such as `2026-01-31`. Its day of the week determines the defaults of board, rows and pegs:
 *   triangles of 5 and 6 rows, English, diamond, a triangle of 7 rows, European, asymmetric.
 * @throws {GameError} `bad-option`
 */
export function parseOptions(given: JsonObject): PegOptions {
  onlyOptions(given, optionNames);
  const day = dailyOption(given);
  const raw = day === null ? given : withDaily(given, day, daily);
  const rows = wholeOption(raw, 'rows', 1, mostRows, 5);
  const {board} = raw;
  const own = typeof board === 'string' && isDrawing(board) ? readShape(board) : undefined;
  const name = own ? undefined : boardName(raw);
  const named = name && namedBoard(name, rows);
  const lattice = wordOption(raw, 'lattice', ['square', 'triangle'], named?.lattice ?? 'square');
  if (named && lattice !== named.lattice)
    throw badOption('lattice', lattice, `"${named.lattice}", the lattice of the board "${name}"`);
  const shape = named?.shape ?? own!.shape;
  const {holes} = geometryOf({shape, lattice});
  const pegs = raw['start'] ?? '';
  const start = typeof pegs === 'string' && pegs.length <= longestText ? pegs.replace(/\s/g, '') : pegs;
  if (typeof start !== 'string' || (start && (start.length !== holes.length || /[^o.]/.test(start)))) {
    throw badOption('start', raw['start'], `one "o" or "." for each of the ${holes.length} holes`);
  }
  const drawn = Boolean(start) || own?.pegs.includes('.');
  const [row, column] = named?.empty ?? middleOf(holes);
  const distances = holes.map((hole) => (hole.row - row) ** 2 + (hole.column - column) ** 2);
  const usual = distances.indexOf(Math.min(...distances)) + 1;
  return {
    board: own ? written(shape, own.pegs) : name!,
    rows,
    lattice,
    empty: wholeOption(raw, 'empty', 0, holes.length, drawn ? 0 : usual) || (drawn ? 0 : usual),
    target: wholeOption(raw, 'target', 0, holes.length, 0),
    pegs: wholeOption(raw, 'pegs', 0, Math.max(0, holes.length - 1), 0),
    start,
    ...(day !== null && {daily: day}),
  };
}

function boardName(raw: JsonObject): BoardName {
  try {
    return wordOption(raw, 'board', boardNames, 'triangle');
  } catch {
    throw badOption(
      'board',
      raw['board'],
      `${boardNames.join(', ')}, or a custom shape of at most ${longestText} characters: "o" a peg, "." an empty hole, blank none`,
    );
  }
}

/** A custom shape with its pegs, as text. */
function written(shape: string, pegs: string): string {
  let hole = 0;
  return shape.replace(/o/g, () => pegs[hole++]!);
}

/** The start position of options. */
export function startOf({board, rows, lattice, empty, target, start}: PegOptions): Position {
  const named = (boardNames as readonly string[]).includes(board);
  const {shape, pegs} = named ? readShape(namedBoard(board as BoardName, rows).shape) : readShape(board);
  const full = empty ? [...pegs].map((_, i) => (i === empty - 1 ? '.' : 'o')).join('') : pegs;
  return {shape, lattice, pegs: start || full, target};
}

/**
 * The position of some options, complete or not: `position({board: 'english', target: 17})`.
 * @throws {GameError} `bad-option`
 */
export function position(options: JsonObject = {}): Position {
  return startOf(parseOptions(options));
}
