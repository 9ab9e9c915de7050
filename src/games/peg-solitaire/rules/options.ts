/** What a page can set, made complete and checked, and the positions that it makes. */
import {dailyOption} from '../../../core/daily.js';
import {badOption} from '../../../core/game.js';
import type {JsonObject} from '../../../core/json.js';
import {onlyOptions, wholeOption, wordOption} from '../../../core/options.js';
import {geometryOf, isDrawing, longestText, mostRows, readShape, type Lattice} from './board.js';
import {boardNames, namedBoard, type BoardName} from './named-boards.js';
import type {Position} from './position.js';

/** Complete options. */
export type PegOptions = {
  /** A board's name, or an own shape as text. */
  readonly board: string;
  /** Rows of the triangle; the other boards leave it alone. */
  readonly rows: number;
  readonly lattice: Lattice;
  /** The hole that is left free; 0 where an own shape or `start` says which are. */
  readonly empty: number;
  /** The hole the last peg must end in; 0 for any. */
  readonly target: number;
  /** Pegs of a random position that can be won; 0 for a full board. */
  readonly pegs: number;
  /** The date of a daily puzzle, `2026-01-31`; left out in any other game. The seed goes with it: `dailySeed()`. */
  readonly daily?: string;
  /** The pegs at the start, one mark a hole as in {@link Position}; empty for the full board. A deal fills it in. */
  readonly start: string;
};

const names = ['board', 'rows', 'lattice', 'empty', 'target', 'pegs', 'start', 'daily'];

/** The boards of daily puzzles, from Monday to Sunday, each with its pegs: about half of the holes. */
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
 * Complete options from some of them, as values or as texts.
 *
 * - `board`: `triangle` (default), `english`, `european`, `german`, `asymmetric`, `diamond`, or an own shape: one line a
 *   row, `o` a peg, `.` an empty hole, blank none, `/` for the end of a line if that is handier. At most 30 rows of 30
 *   marks, in a text of at most 10,000 characters.
 * - `rows`: of the triangle, 1 to 30, 5 by default.
 * - `lattice`: `square` or `triangle`, for own shapes; `square` by default.
 * - `empty`: the hole left free. By default hole 1 of a triangle, the centre of the other boards (of the European and
 *   the diamond one or two holes above it, since from the centre they can't be solved), the `.` of an own shape or, without one, the hole nearest its middle.
 * - `target`: the hole the last peg must end in, 0 (default) for any.
 * - `pegs`: a random position of so many pegs that can be won, 2 or more; 0 (default) for the full board. Where so many
 *   are not found, as many as were.
 * - `start`: any position of the board; blanks in it don't count.
 * - `daily`: a date such as `2026-01-31`. Board, rows and pegs are then by default those of its day of the week: triangles
 *   of 5 and 6 rows, English, diamond, a triangle of 7 rows, European, asymmetric.
 * @throws {GameError} `bad-option`
 */
export function parseOptions(given: JsonObject): PegOptions {
  onlyOptions(given, names);
  const day = dailyOption(given);
  const raw = day === null ? given : {...puzzleOf(day), ...set(given)};
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
  const usual =
    holes.reduce((best, hole, i) => (far(hole, row, column) < far(holes[best]!, row, column) ? i : best), 0) + 1;
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

/** What has been set: an element hands over all that could be. */
const set = (given: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

/** What is played on a date, where nothing else is set. */
function puzzleOf(date: string): JsonObject {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  // Sakamoto's day of the week, with January and February as months of the year before
  const last = month < 3 ? year - 1 : year;
  const offset = [6, 2, 1, 4, 6, 2, 4, 0, 3, 5, 1, 3][month - 1]!;
  const leaps = Math.floor(last / 4) - Math.floor(last / 100) + Math.floor(last / 400);
  return daily[(last + leaps + offset + day) % 7]!;
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

function middleOf(holes: readonly {row: number; column: number}[]): [number, number] {
  const mean = (axis: 'row' | 'column'): number => holes.reduce((sum, hole) => sum + hole[axis], 0) / holes.length;
  return [mean('row'), mean('column')];
}

function far({row, column}: {row: number; column: number}, toRow: number, toColumn: number): number {
  return (row - toRow) ** 2 + (column - toColumn) ** 2;
}

/** An own shape with its pegs, as text. */
function written(shape: string, pegs: string): string {
  let hole = 0;
  return shape.replace(/o/g, () => pegs[hole++]!);
}

/** The position that options begin with. */
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
