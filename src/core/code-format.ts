/** The format of share codes, for the writer and the reader; see share-code.ts. */
import {fnv1a} from './fnv.js';
import type {JsonObject} from './json.js';

/** First character of every code: the version of this format. */
export const format = '1';
/** Length of the checksum at the end, in bytes. */
export const sumBytes = 3;

/** Run-length encoding of who made the moves: 0 for the kind of the seat, otherwise 1 + index in `movers`. */
export type Run = [how: number, times: number];

export interface Head {
  /** Game and version. */
  g: string;
  v: number;
  /** Options that differ from the defaults. */
  o: JsonObject;
  /** The seed. Without it `m` has the settled moves, run-length encoded. */
  s?: string;
  /** Seats: name, kind, colour, level. */
  p: string[][];
  /** Number of moves. */
  n: number;
  m?: (string | [move: string, times: number])[];
  /** Out-of-turn moves by their number. */
  x?: {[number: string]: string};
  r: Run[];
}

/** FNV-1a of the bytes, folded to {@link sumBytes}. */
export function checksum(bytes: readonly number[] | Uint8Array): number[] {
  let h = fnv1a(bytes);
  h ^= h >>> 24;
  return Array.from({length: sumBytes}, (_, i) => (h >>> (8 * i)) & 0xff);
}

/** Bits needed for an index below `count`. */
export function width(count: number): number {
  return 32 - Math.clz32(Math.max(0, count - 1));
}
