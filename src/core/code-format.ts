/** What writing and reading of share codes have in common: see share-code.ts. */
import type {JsonObject} from './json.js';

/** First character of every code: the version of this format. */
export const format = '2';
/** Codes of this version have no checksum. */
export const oldFormat = '1';
/** Bytes of the checksum, at the end. */
export const sumBytes = 3;

/** How a move was made: 0 as the seat's own kind says, else index in `movers` plus 1; in runs. */
export type Run = [how: number, times: number];

export interface Head {
  /** Game and version. */
  g: string;
  v: number;
  /** Options that differ from the defaults. */
  o: JsonObject;
  /** Seed; left out: `m` has the settled moves, with how often where a move comes more than once in a row. */
  s?: string;
  /** Seats: name, kind, colour, level. */
  p: string[][];
  /** Number of moves. */
  n: number;
  m?: (string | [move: string, times: number])[];
  /** Moves that are not among the legal ones (`outOfTurnMoves`), by their number. */
  x?: {[number: string]: string};
  r: Run[];
}

/** FNV-1a of the bytes, folded. */
export function checksum(bytes: readonly number[] | Uint8Array): number[] {
  let h = 0x811c9dc5;
  for (const byte of bytes) h = Math.imul(h ^ byte, 0x01000193);
  h ^= h >>> 24;
  return Array.from({length: sumBytes}, (_, i) => (h >>> (8 * i)) & 0xff);
}

/** Bits that an index among `count` takes. */
export function width(count: number): number {
  return 32 - Math.clz32(Math.max(0, count - 1));
}
