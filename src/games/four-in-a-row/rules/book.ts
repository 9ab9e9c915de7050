/**
 * A book of openings on 7 × 6: a perfect move in each position that can arise against a player who follows the book, with
 * up to 10 discs. Beyond that the solver is fast.
 *
 * The book is the moves alone: the positions follow from walking through the games in a fixed order, with one move for each
 * new position. `test/bench/four-in-a-row-book.mjs` writes it.
 */
import {bitsOf, columnBits, countBits, linesHigh, linesLow, reverse, type Bits} from './bits.js';
import {moves} from './book-moves.js';
import type {Position} from './solver.js';

const [columns, rows] = [7, 6];

/** The position after a move in a column, from 0; undefined if the column is full or the move wins. */
function after({ownLow, ownHigh, allLow, allHigh}: Bits, column: number): Bits | undefined {
  const [floorLow, floorHigh] = columnBits(column, 1);
  const [maskLow, maskHigh] = columnBits(column, (1 << rows) - 1);
  const [low, high] = [(allLow + floorLow) & maskLow, (allHigh + floorHigh) & maskHigh];
  const wins = (low & linesLow(ownLow, ownHigh)) | (high & linesHigh(ownLow, ownHigh));
  if ((low | high) === 0 || wins !== 0) return undefined;
  return {
    ownLow: ownLow ^ allLow,
    ownHigh: ownHigh ^ allHigh,
    allLow: allLow | low,
    allHigh: allHigh | high,
  };
}

/** Keys of a position and of its mirror image. */
function keysOf({ownLow, ownHigh, allLow, allHigh}: Bits): [key: number, mirrored: number] {
  const [low, high] = [ownLow + allLow, ownHigh + allHigh];
  const [farLow, farHigh] = [reverse(high), reverse(low)];
  const key = (first: number, second: number): number => second * 2 ** 32 + (first >>> 0);
  return [key(low, high), key((farLow >>> 8) | (farHigh << 24), farHigh >>> 8)];
}

/**
 * The book as moves, from 0, by the keys of positions.
 * @param choose a move, from 0, in a position; undefined ends the book there
 */
export function walk(choose: (bits: Bits, discs: number) => number | undefined): Map<number, number> {
  const book = new Map<number, number>();
  const visit = (bits: Bits | undefined): void => {
    if (!bits) return;
    const [key, mirrored] = keysOf(bits);
    if (book.has(key)) return;
    const move = choose(bits, countBits(bits.allLow) + countBits(bits.allHigh));
    if (move === undefined) return;
    book.set(mirrored, columns - 1 - move);
    book.set(key, move);
    const next = after(bits, move);
    if (next) for (let column = 0; column < columns; column++) visit(after(next, column));
  };
  const empty = {ownLow: 0, ownHigh: 0, allLow: 0, allHigh: 0};
  visit(empty);
  for (let column = 0; column < columns; column++) visit(after(empty, column));
  return book;
}

/** Discs up to which the book has moves. */
export const mostDiscs = 10;

let book: ReadonlyMap<number, number> | undefined;

/** The move of the book in a state; undefined if it has none. */
export function bookMove({cells, options, seat}: Position): string | undefined {
  if (options.columns !== columns || options.rows !== rows) return undefined;
  if (!book) {
    let at = 0;
    book = walk((_, discs) => (discs > mostDiscs ? undefined : Number(moves[at++]) - 1));
  }
  const [key] = keysOf(bitsOf(cells, columns, `${seat + 1}`));
  const move = book.get(key);
  return move === undefined ? undefined : `${move + 1}`;
}
