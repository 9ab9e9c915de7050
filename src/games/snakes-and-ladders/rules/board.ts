/** The board: its squares, snakes and ladders. Validates boards from outside. */
import {badOption} from '../../../core/game.js';
import {isObject, quote, type JsonObject} from '../../../core/json.js';
import {onlyOptions, wholeOption, wordOption} from '../../../core/options.js';
import {chutes, classic, type Jump} from './named-boards.js';
import type {Rules} from './rules.js';

export type {Jump} from './named-boards.js';

/**
 * A board of columns × rows squares, numbered from 1 at the bottom left, alternating between right and left from row to
 * row. The last square is home. Boards returned by {@link parseBoard} are frozen.
 */
export type Board = {
  readonly name: BoardName;
  readonly columns: number;
  readonly rows: number;
  readonly snakes: readonly Jump[];
  readonly ladders: readonly Jump[];
};

const names = ['classic', 'chutes', 'empty', 'random', 'custom'] as const;

/** The names of boards that pages may choose. */
export const boardNames = names.slice(0, 4);
export type BoardName = (typeof names)[number];

/** A custom board: `size` for both `columns` and `rows`; jumps as a string (`46-15 48-9`) or as pairs. */
export type OwnBoard = {
  readonly name?: BoardName;
  readonly size?: number;
  readonly columns?: number;
  readonly rows?: number;
  readonly snakes?: string | readonly (readonly number[])[];
  readonly ladders?: string | readonly (readonly number[])[];
};

/** Any form of a board; see {@link parseBoard}. */
export type BoardInput = Board | 'classic' | 'chutes' | 'empty' | OwnBoard;

/** Maximum number of squares. (The element accepts fewer: see `parseOptions`.) */
const mostSquares = 1_000_000;
/** Maximum length of snakes or ladders as text, in characters. Longer ones have to be pairs. */
const longestText = 20_000;
/** Maximum number of snakes or ladders as pairs. */
const mostPairs = 100_000;

/** The fields of a board as an object. */
export const boardFields = ['name', 'size', 'columns', 'rows', 'snakes', 'ladders'];

/** The number of the last square. */
export function homeOf(board: Board): number {
  return board.columns * board.rows;
}

/**
 * Reads a board from a name (`classic`, `chutes`, `empty`) or an object: `size` for both `columns` and `rows` (each 10
 * by default, together 2 to 1,000,000 squares), `snakes` and `ladders` as a string of at most 20,000 characters (`46-15
 * 48-9`) or as at most 100,000 pairs. Parsing a result again gives the same result.
 * @param rules `start` (default 1) decides whether a snake may lead to 0, `chain` whether cycles are rejected
 * @throws {GameError} `bad-option`, naming the square
 */
export function parseBoard(raw: unknown, rules: Partial<Rules> = {}): Board {
  const given = isObject(raw) ? (raw as JsonObject) : named(raw);
  onlyOptions(given, boardFields);
  const size = wholeOption(given, 'size', 1, 1000, 10);
  const columns = wholeOption(given, 'columns', 1, mostSquares, size);
  const rows = wholeOption(given, 'rows', 1, mostSquares, size);
  const home = columns * rows;
  if (home < 2 || home > mostSquares)
    throw badOption('columns', columns, `2 to ${mostSquares} squares in all, with ${rows} rows`);
  const taken = new Set<number>();
  const board: Board = Object.freeze({
    name: wordOption(given, 'name', names, 'custom'),
    columns,
    rows,
    snakes: jumps('snakes', given['snakes'], home, rules.start ?? 1, taken),
    ladders: jumps('ladders', given['ladders'], home, rules.start ?? 1, taken),
  });
  if (rules.chain) landings(board, true);
  return board;
}

/** The board behind a name. */
export function named(name: unknown): JsonObject {
  switch (name) {
    case undefined:
    case 'classic':
      return {name: 'classic', ...classic};
    case 'chutes':
      return {name, ...chutes};
    case 'empty':
      return {name};
  }
  throw badOption('board', name, '"classic", "chutes", "empty", an object or, as an option, "random"');
}

function jumps(
  option: 'snakes' | 'ladders',
  raw: unknown,
  home: number,
  start: number,
  taken: Set<number>,
): readonly Jump[] {
  const example = `pairs such as "46-15 48-9", at most ${longestText} characters, or at most ${mostPairs} as [[46, 15], [48, 9]]`;
  let pairs: readonly unknown[] = [];
  if (typeof raw === 'string' && raw.length <= longestText) {
    pairs = raw
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((text) => (/^\d+-\d+$/.test(text) ? text.split('-').map(Number) : text));
  } else if (Array.isArray(raw) && raw.length < home && raw.length <= mostPairs) {
    pairs = raw;
  } else if (raw !== undefined && raw !== null) {
    throw badOption(option, raw, example);
  }
  // Array.from, unlike map, also visits holes
  return Object.freeze(
    Array.from(pairs, (pair) => {
      if (!Array.isArray(pair) || pair.length !== 2) throw badOption(option, pair, example);
      const [from, to] = pair as [number, number];
      const wrong =
        contradiction(option, from, to, home, start) ??
        (taken.has(from) ? `one snake or ladder per square, and ${from} has one` : undefined);
      if (wrong) throw badOption(option, `${plain(from)}-${plain(to)}`, wrong);
      taken.add(from);
      return Object.freeze([from, to] as const);
    }),
  );
}

/** Numbers and strings as they are, anything else quoted. */
function plain(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? `${value}` : quote(value);
}

/** The expectation that an invalid snake or ladder breaks; undefined for a valid one. */
function contradiction(
  option: 'snakes' | 'ladders',
  from: number,
  to: number,
  home: number,
  start: number,
): string | undefined {
  const isOutside = (square: number, least: number): boolean =>
    !Number.isInteger(square) || square < least || square > home;
  if (isOutside(from, 1) || isOutside(to, start === 0 ? 0 : 1)) {
    const outside = isOutside(from, 1) ? from : to;
    return `squares from 1 to ${home}${outside === 0 ? ', or with start 0 a tail on 0' : ''}`;
  }
  if (from === home) return `nothing that starts on home, square ${home}`;
  if (from === to) return 'two different squares';
  if (option === 'snakes' && to > from) return `a tail below the head, square ${from}`;
  if (option === 'ladders' && to < from) return `a top above the foot, square ${from}`;
  return undefined;
}

/**
 * For every square on which a roll lands, the square on which the piece ends: the square itself, or the far end of its
 * snake or ladder; with `chain`, of the last one.
 * @throws {GameError} `bad-option` for a cycle
 */
export function landings(board: Board, chain: boolean): Int32Array {
  const to = Int32Array.from({length: homeOf(board) + 1}, (_, square) => square);
  const all = [...board.snakes, ...board.ladders];
  for (const [from, end] of all) to[from] = end;
  if (!chain) return to;
  const walkOf = new Int32Array(to.length); // the walk that visited the square first
  all.forEach(([from], i) => {
    const met: number[] = [];
    let at = from;
    for (; to[at] !== at && walkOf[at] === 0; at = to[at]!) {
      walkOf[at] = i + 1;
      met.push(at);
    }
    if (to[at] !== at && walkOf[at] === i + 1) {
      throw badOption(
        'chain',
        true,
        `no cycle of snakes and ladders, such as ${[...met.slice(met.indexOf(at)).slice(0, 9), at].join(' → ')}`,
      );
    }
    const end = to[at]!;
    for (const square of met) to[square] = end;
  });
  return to;
}
