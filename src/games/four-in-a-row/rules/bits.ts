/**
 * Positions as bits: two words of 32 bits, four columns of 8 bits each, the lowest cell first. Above each column of up to 7
 * cells a bit stays free.
 */

/** Cells that complete a line of four in the direction of a step of `by` bits: those of the first word. */
function alongLow(low: number, high: number, by: number): number {
  const [up1, up2, up3] = [low << by, low << (2 * by), low << (3 * by)];
  const down1 = (low >>> by) | (high << (32 - by));
  const down2 = (low >>> (2 * by)) | (high << (32 - 2 * by));
  const down3 = (low >>> (3 * by)) | (high << (32 - 3 * by));
  return (up1 & up2 & (up3 | down1)) | (down1 & down2 & (up1 | down3));
}

/** The same of the second word. */
function alongHigh(low: number, high: number, by: number): number {
  const up1 = (high << by) | (low >>> (32 - by));
  const up2 = (high << (2 * by)) | (low >>> (32 - 2 * by));
  const up3 = (high << (3 * by)) | (low >>> (32 - 3 * by));
  const [down1, down2, down3] = [high >>> by, high >>> (2 * by), high >>> (3 * by)];
  return (up1 & up2 & (up3 | down1)) | (down1 & down2 & (up1 | down3));
}

/** Cells, taken or not, that complete a line of four of these discs: those of the first word. */
export const linesLow = (low: number, high: number): number =>
  ((low << 1) & (low << 2) & (low << 3)) | alongLow(low, high, 7) | alongLow(low, high, 8) | alongLow(low, high, 9);

/** The same of the second word. */
export const linesHigh = (low: number, high: number): number =>
  ((high << 1) & (high << 2) & (high << 3)) |
  alongHigh(low, high, 7) |
  alongHigh(low, high, 8) |
  alongHigh(low, high, 9);

export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The bytes of a word in reverse. */
export const reverse = (word: number): number =>
  (word >>> 24) | ((word >>> 8) & 0xff00) | ((word << 8) & 0xff0000) | (word << 24);

/** Bits of a column, from 0, in the two words. */
export const columnBits = (column: number, bits: number): readonly [low: number, high: number] =>
  column < 4 ? [bits << (8 * column), 0] : [0, bits << (8 * (column - 4))];

/** The discs of the seat to act, and those of both. */
export interface Bits {
  readonly ownLow: number;
  readonly ownHigh: number;
  readonly allLow: number;
  readonly allHigh: number;
}

/** The bits of a board, whose cells are a text of rows from the top. @param own the character of the seat to act */
export function bitsOf(cells: string, columns: number, own: string): Bits {
  let [ownLow, ownHigh, allLow, allHigh] = [0, 0, 0, 0];
  const rows = cells.length / columns;
  for (let at = 0; at < cells.length; at++) {
    if (cells[at] === '.') continue;
    const [low, high] = columnBits(at % columns, 1 << (rows - 1 - Math.floor(at / columns)));
    allLow |= low;
    allHigh |= high;
    if (cells[at] !== own) continue;
    ownLow |= low;
    ownHigh |= high;
  }
  return {ownLow, ownHigh, allLow, allHigh};
}
