/** Bit masks of pieces in all orientations and placements, and clearing, for searches. */
import {placesOf, type Bits} from './board.js';
import {turnsOf, type Piece} from './shapes.js';

/** A board as three words; `full` tells whether anything was cleared. */
export interface Slot {
  a: number;
  b: number;
  c: number;
  full: boolean;
}

/** Adds three words and clears full lines. */
export function put(from: Slot, to: Slot, x: number, y: number, z: number): void {
  const a = from.a | x;
  const b = from.b | y;
  const c = from.c | z;
  const columns = a & b & c;
  // a full row leaves a bit in its first cell, a full square one in the first cell of its band, a full column one in
  // each band
  const a2 = a & (a >>> 1),
    b2 = b & (b >>> 1),
    c2 = c & (c >>> 1);
  const a4 = a2 & (a2 >>> 2),
    b4 = b2 & (b2 >>> 2),
    c4 = c2 & (c2 >>> 2);
  const first = 0o001001001;
  const ra = a4 & (a4 >>> 4) & (a >>> 8) & first,
    rb = b4 & (b4 >>> 4) & (b >>> 8) & first,
    rc = c4 & (c4 >>> 4) & (c >>> 8) & first;
  const a3 = a2 & (a >>> 2),
    b3 = b2 & (b >>> 2),
    c3 = c2 & (c >>> 2);
  const corner = 0o111;
  const sa = a3 & (a3 >>> 9) & (a3 >>> 18) & corner,
    sb = b3 & (b3 >>> 9) & (b3 >>> 18) & corner,
    sc = c3 & (c3 >>> 9) & (c3 >>> 18) & corner;
  const n = columns & (columns >>> 9) & (columns >>> 18) & 0o777;
  if ((ra | rb | rc | sa | sb | sc | n) === 0) {
    to.a = a;
    to.b = b;
    to.c = c;
    to.full = false;
  } else {
    const down = 0o001001001;
    to.a = a & ~((ra * 0o777) | ((n | (sa * 7)) * down));
    to.b = b & ~((rb * 0o777) | ((n | (sb * 7)) * down));
    to.c = c & ~((rc * 0o777) | ((n | (sc * 7)) * down));
    to.full = true;
  }
}

/** An empty board. */
export const slot = (): Slot => ({a: 0, b: 0, c: 0, full: false});

/** Rows, columns and squares. */
export const lineCount = 27;

/** The row, the column and the square of each cell, cell by cell. */
const linesOf = Uint8Array.from({length: 3 * 81}, (_, i) => {
  const cell = Math.floor(i / 3);
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  return [row, 9 + column, 18 + 3 * Math.floor(row / 3) + Math.floor(column / 3)][i % 3]!;
});

/** The number of filled cells per line: rows, columns, squares. */
export function tilesOf(a: number, b: number, c: number, counts: Uint8Array = new Uint8Array(lineCount)): Uint8Array {
  counts.fill(0);
  for (let band = 0; band < 3; band++) {
    for (let left = band === 0 ? a : band === 1 ? b : c; left !== 0; left &= left - 1) {
      const at = 3 * (27 * band + 31 - Math.clz32(left & -left));
      counts[linesOf[at]!]!++;
      counts[linesOf[at + 1]!]!++;
      counts[linesOf[at + 2]!]!++;
    }
  }
  return counts;
}

/** A placement of a piece. */
export interface Place {
  /** Quarter turns of the piece, and the cell of the top left corner of its box. */
  readonly turns: number;
  readonly cell: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** By line, the number of its tiles on it. */
  readonly tiles: Uint8Array;
}

/** The placements of a piece in all its orientations. */
export interface Reach {
  readonly all: readonly Place[];
  /** Three words per placement. */
  readonly bits: Int32Array;
  /** By line, the maximum number of tiles that a placement has on it. */
  readonly most: Uint8Array;
}

/** Cache for up to 500 pieces, by shape. A game has at most 200. */
const known = new Map<string, Reach>();

export function reachOf(piece: Piece, rotate: boolean): Reach {
  const key = piece.shape + rotate;
  const kept = known.get(key);
  if (kept) return kept;
  const all = turnsOf(piece, rotate).flatMap((shape, turns) => {
    const {cells, bits} = placesOf(shape);
    return Array.from(cells, (cell, place): Place => {
      const [a, b, c] = bits.subarray(3 * place) as unknown as Bits;
      return {turns, cell, a, b, c, tiles: tilesOf(a, b, c)};
    });
  });
  const bits = Int32Array.from(all.flatMap(({a, b, c}) => [a, b, c]));
  const most = new Uint8Array(lineCount).map((_, line) => Math.max(...all.map(({tiles}) => tiles[line]!)));
  const reach = {all, bits, most};
  if (known.size >= 500) known.clear();
  known.set(key, reach);
  return reach;
}
