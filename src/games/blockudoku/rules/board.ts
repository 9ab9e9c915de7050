/**
 * The board as a bit set: 9 × 9 cells in three words of 27, one per band of three rows. Cell 0 is 1A, cell 8 is 1I,
 * cell 80 is 9I; cell n is bit n % 27 of word n / 27.
 */
import {badOption} from '../../../core/game.js';
import {isObject} from '../../../core/json.js';
import {pieceOf, type Piece} from './shapes.js';

/** Three words of 27 bits each: rows 1 to 3, 4 to 6 and 7 to 9 of a board or a mask. */
export type Bits = readonly [number, number, number];

/** Nine rows from the top, each with nine characters from column A: `1` for a filled cell, `0` for an empty one. */
export type Rows = readonly string[];

/** The address of a cell from 0 to 80, row first: `8A`. */
export function cellName(cell: number): string {
  return `${Math.floor(cell / 9) + 1}${'ABCDEFGHI'[cell % 9]}`;
}

/** The cell of an address such as `8A` or `8a`; undefined for other strings. */
export function cellOf(name: string): number | undefined {
  return typeof name === 'string' && /^[1-9][A-I]$/i.test(name)
    ? (Number(name[0]) - 1) * 9 + parseInt(name[1]!, 19) - 10
    : undefined;
}

/**
 * Reads a board: nine rows, as a list or as a string with white space, commas or `/` between them.
 * @throws {GameError} `bad-option`
 */
export function bitsOf(board: unknown): Bits {
  const rows: readonly unknown[] = Array.isArray(board)
    ? board
    : typeof board === 'string' && board.length < 200
      ? board.trim().split(/[\s,/]+/)
      : [];
  // Array.from, unlike every, also visits holes
  if (rows.length !== 9 || !Array.from(rows).every((row) => typeof row === 'string' && /^[01]{9}$/.test(row))) {
    throw badOption('board', board, 'nine rows of nine 0 and 1');
  }
  const text = rows.join('');
  const bits: [number, number, number] = [0, 0, 0];
  for (let cell = 0; cell < 81; cell++) {
    if (text[cell] === '1') bits[Math.floor(cell / 27)]! |= 1 << (cell % 27);
  }
  return bits;
}

/** The nine rows of a board. */
export function rowsOf(bits: Bits): Rows {
  const text = Array.from({length: 81}, (_, cell) => (has(bits, cell) ? 1 : 0)).join('');
  return text.match(/.{9}/g)!;
}

/** Whether the cell is filled. */
export function has(bits: Bits, cell: number): boolean {
  return ((bits[Math.floor(cell / 27)]! >> (cell % 27)) & 1) === 1;
}

/** The addresses of the filled cells. */
export function cellNames(bits: Bits): string[] {
  return Array.from({length: 81}, (_, cell) => cell)
    .filter((cell) => has(bits, cell))
    .map(cellName);
}

/** Every placement of a piece on an empty board, by the cell of the top left corner of its box. */
export interface Places {
  readonly count: number;
  /** The cells in ascending order. */
  readonly cells: Uint8Array;
  /** Three words per placement. */
  readonly bits: Int32Array;
}

/** Cache for up to 1,000 shapes. */
const known = new Map<string, Places>();

/** The placements of a piece. */
export function placesOf({shape}: Piece): Places {
  const kept = known.get(shape);
  if (kept) return kept;
  const lines = shape
    .split('/')
    .map((line) => ({length: line.length, bits: parseInt([...line].reverse().join(''), 2)}));
  const across = 10 - lines[0]!.length;
  const count = (10 - lines.length) * across;
  const places: Places = {count, cells: new Uint8Array(count), bits: new Int32Array(3 * count)};
  for (let i = 0; i < count; i++) {
    const top = Math.floor(i / across);
    const left = i % across;
    places.cells[i] = top * 9 + left;
    lines.forEach((line, row) => {
      const y = top + row;
      places.bits[3 * i + Math.floor(y / 3)]! |= line.bits << (9 * (y % 3) + left);
    });
  }
  if (known.size >= 1000) known.clear();
  known.set(shape, places);
  return places;
}

/** The mask of a piece whose box has its top left corner on a cell; undefined if the box leaves the board. */
function bitsAt(piece: Piece, cell: number): Bits | undefined {
  const {cells, bits} = placesOf(piece);
  const i = cells.indexOf(cell);
  return i < 0 ? undefined : [bits[3 * i]!, bits[3 * i + 1]!, bits[3 * i + 2]!];
}

/** Full rows, columns and squares. */
export interface Lines {
  /** From 1, as in addresses. */
  readonly rows: readonly number[];
  readonly columns: readonly string[];
  /** From 0, row by row, as in the rules of the game. */
  readonly squares: readonly number[];
}

export interface Full extends Lines {
  /** All their cells. */
  readonly bits: Bits;
}

const row = 0o777;
const column = 0o1001001;
const box = 0o7007007;
const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The full rows, columns and squares of a board. */
export function fullOf(board: Bits): Full {
  const bits: [number, number, number] = [0, 0, 0];
  const full = (word: number, mask: number): boolean => {
    if ((board[word]! & mask) !== mask) return false;
    bits[word]! |= mask;
    return true;
  };
  const rows = nine.filter((y) => full(Math.floor(y / 3), row << (9 * (y % 3))));
  const columns = nine.filter((x) => board.every((word) => (word & (column << x)) === column << x));
  const squares = nine.filter((i) => full(Math.floor(i / 3), box << (3 * (i % 3))));
  for (const x of columns) for (const word of [0, 1, 2]) bits[word]! |= column << x;
  return {rows: rows.map((y) => y + 1), columns: columns.map((x) => 'ABCDEFGHI'[x]!), squares, bits};
}

/** A piece by its name, its shape, or as an object. */
export type PieceInput = Piece | string;

/** @throws {GameError} `bad-option` */
export function readPiece(input: PieceInput): Piece {
  const piece = pieceOf(isObject(input) ? (input as unknown as Piece).shape : (input as string));
  if (!piece)
    throw badOption(
      'piece',
      input,
      'a name such as "T4r1" or a shape such as "010/111" (at most 5 × 5, no empty edge)',
    );
  return piece;
}

/** Whether two masks are disjoint. */
function apart(a: Bits, b: Bits): boolean {
  return ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2])) === 0;
}

/** The cells at which a piece fits, in ascending order: each is the top left corner of its box. */
export function placesOn(board: Bits, piece: Piece): number[] {
  const {count, cells, bits} = placesOf(piece);
  const [a, b, c] = board;
  const result: number[] = [];
  for (let i = 0, j = 0; i < count; i++, j += 3) {
    if (((a & bits[j]!) | (b & bits[j + 1]!) | (c & bits[j + 2]!)) === 0) result.push(cells[i]!);
  }
  return result;
}

/** A board after a placement, with the cells that were filled and cleared. */
export interface Placed {
  readonly board: Bits;
  readonly filled: Bits;
  readonly full: Full;
}

/** Places a piece; undefined if it does not fit. */
export function putOn(board: Bits, piece: Piece, cell: number): Placed | undefined {
  const filled = bitsAt(piece, cell);
  if (!filled || !apart(board, filled)) return undefined;
  const full = fullOf([board[0] | filled[0], board[1] | filled[1], board[2] | filled[2]]);
  const left = (word: 0 | 1 | 2): number => (board[word] | filled[word]) & ~full.bits[word];
  return {board: [left(0), left(1), left(2)], filled, full};
}
