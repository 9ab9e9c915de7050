/** What a page can set, made complete and checked, and the random positions that the seed deals. */
import {badOption} from '../../../core/game.js';
import type {JsonObject} from '../../../core/json.js';
import {onlyOptions, wholeOption, wordOption} from '../../../core/options.js';
import type {Draw} from '../../../core/random.js';
import {boardOf, mostRows, readShape, type Lattice} from './board.js';
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
  /** The pegs at the start, one mark a hole as in {@link Position}; empty for the full board. A deal fills it in. */
  readonly start: string;
};

const names = ['board', 'rows', 'lattice', 'empty', 'target', 'pegs', 'start'];

/**
 * Complete options from some of them, as values or as texts.
 *
 * - `board`: `triangle` (default), `english`, `european`, `german`, `asymmetric`, `diamond`, or an own shape: one line a
 *   row, `o` a peg, `.` an empty hole, blank none, `/` for the end of a line if that is handier.
 * - `rows`: of the triangle, 1 to 30, 5 by default.
 * - `lattice`: `square` or `triangle`, for own shapes; `square` by default.
 * - `empty`: the hole left free. By default hole 1 of a triangle, the centre of the other boards (of the European and
 *   the diamond one or two holes above it, since from the centre they can't be solved), the `.` of an own shape or, without one, the hole nearest its middle.
 * - `target`: the hole the last peg must end in, 0 (default) for any.
 * - `pegs`: a random position of so many pegs that can be won, 2 or more; 0 (default) for the full board. Where so many
 *   are not found, as many as were.
 * - `start`: any position of the board; blanks in it don't count.
 * @throws {GameError} `bad-option`
 */
export function parseOptions(raw: JsonObject): PegOptions {
  onlyOptions(raw, names);
  const rows = wholeOption(raw, 'rows', 1, mostRows, 5);
  const own = typeof raw['board'] === 'string' && /^[o. \r\n/]*[o.][o. \r\n/]*$/.test(raw['board']) ? readShape(raw['board']) : undefined;
  const name = own ? undefined : boardName(raw);
  const named = name && namedBoard(name, rows);
  const lattice = wordOption(raw, 'lattice', ['square', 'triangle'], named?.lattice ?? 'square');
  if (named && lattice !== named.lattice) throw badOption('lattice', lattice, `the board "${name}" has a ${named.lattice} lattice`);
  const shape = named?.shape ?? own!.shape;
  const {holes} = boardOf({shape, lattice});
  const start = typeof raw['start'] === 'string' ? raw['start'].replace(/\s/g, '') : (raw['start'] ?? '');
  if (typeof start !== 'string' || (start && (start.length !== holes.length || /[^o.]/.test(start)))) {
    throw badOption('start', raw['start'], `it must have one mark for each of the ${holes.length} holes, "o" or "."`);
  }
  const drawn = Boolean(start) || own?.pegs.includes('.');
  const [row, column] = named?.empty ?? middleOf(holes);
  const usual = holes.reduce((best, hole, i) => (far(hole, row, column) < far(holes[best]!, row, column) ? i : best), 0) + 1;
  return {
    board: own ? written(shape, own.pegs) : name!,
    rows,
    lattice,
    empty: wholeOption(raw, 'empty', 0, holes.length, drawn ? 0 : usual) || (drawn ? 0 : usual),
    target: wholeOption(raw, 'target', 0, holes.length, 0),
    pegs: wholeOption(raw, 'pegs', 0, Math.max(0, holes.length - 1), 0),
    start,
  };
}

function boardName(raw: JsonObject): BoardName {
  try {
    return wordOption(raw, 'board', boardNames, 'triangle');
  } catch {
    throw badOption('board', raw['board'], `it must be ${boardNames.join(', ')} or an own shape as text: "o" a peg, "." an empty hole, blank none`);
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

/** Walks back from one peg that are tried for a random position. */
const walks = 60;

/** Deals the random position that is asked for: a game played backwards from its last peg. */
export function dealStart(options: PegOptions, draw: Draw): PegOptions {
  if (!options.pegs || options.start) return options;
  const {shape, lattice, target} = startOf(options);
  const {holes, jumps} = boardOf({shape, lattice});
  let best: string[] = [];
  let most = 0;
  for (let walk = 0; walk < walks && most < options.pegs; walk++) {
    const pegs = holes.map(() => '.');
    pegs[(target || draw.int(1, holes.length)) - 1] = 'o';
    let count = 1;
    for (; count < options.pegs; count++) {
      const back = jumps.filter(({from, over, to}) => pegs[from - 1] === '.' && pegs[over - 1] === '.' && pegs[to - 1] === 'o');
      if (back.length === 0) break;
      const {from, over, to} = draw.pick(back);
      [pegs[from - 1], pegs[over - 1], pegs[to - 1]] = ['o', 'o', '.'];
    }
    if (count > most) {
      most = count;
      best = pegs;
    }
  }
  return {...options, start: best.join('')};
}
