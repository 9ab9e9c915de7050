/** A board for searches: its jumps as bit masks, and positions as two words each. */
import {fastDraw} from '../../../core/fast-draw.js';
import {cached} from './cached.js';
import {boardOf, type Board} from './symmetries.js';
import type {Position} from './position.js';

/**
 * Up to 64 holes, the two words of a position are its pegs, one bit per hole. Beyond (`wide`) they are the exclusive or
 * of two random words per peg (Zobrist hashing): two of a million positions collide in less than one of ten million
 * searches. The legality of jumps is then read from bytes, one per hole.
 */
export interface Masks {
  readonly board: Board;
  readonly wide: boolean;
  /** Number of jumps. */
  readonly count: number;
  /** Holes of each jump, from 0. */
  readonly from: Uint16Array;
  readonly over: Uint16Array;
  readonly to: Uint16Array;
  /** The words of a jump's three holes, which it flips. */
  readonly flipA: Int32Array;
  readonly flipB: Int32Array;
  /** The words of its two pegs. */
  readonly pairA: Int32Array;
  readonly pairB: Int32Array;
  /** The words of each hole. */
  readonly holeA: Int32Array;
  readonly holeB: Int32Array;
}

/** The board of a position; cached. */
export function masksOf(position: Position): Masks {
  return masksOfBoard(boardOf(position));
}

const masksOfBoard = /* @__PURE__ */ cached((board: Board): Masks => {
  const {holes, jumps} = board;
  const wide = holes.length > 64;
  const draw = fastDraw('words');
  const words = (half: number): Int32Array =>
    Int32Array.from(holes, (_, i) => (wide ? draw.int(-(2 ** 31), 2 ** 31 - 1) : i >> 5 === half ? 1 << (i & 31) : 0));
  const [holeA, holeB] = [words(0), words(1)];
  const [from, over, to] = (['from', 'over', 'to'] as const).map((name) =>
    Uint16Array.from(jumps, (jump) => jump[name] - 1),
  ) as [Uint16Array, Uint16Array, Uint16Array];
  const pair = (hole: Int32Array): Int32Array => Int32Array.from(jumps, (_, j) => hole[from[j]!]! ^ hole[over[j]!]!);
  const flip = (hole: Int32Array, both: Int32Array): Int32Array => both.map((two, j) => two ^ hole[to[j]!]!);
  const [pairA, pairB] = [pair(holeA), pair(holeB)];
  return {
    board,
    wide,
    count: jumps.length,
    from,
    over,
    to,
    flipA: flip(holeA, pairA),
    flipB: flip(holeB, pairB),
    pairA,
    pairB,
    holeA,
    holeB,
  };
});

/** The pegs of a position, one byte per hole. */
export function cellsOf({pegs}: Position): Uint8Array {
  return Uint8Array.from(pegs, (mark) => (mark === 'o' ? 1 : 0));
}

/** The two words of a position. */
export function wordsOf({holeA, holeB}: Masks, cells: Uint8Array): [a: number, b: number] {
  let [a, b] = [0, 0];
  cells.forEach((peg, i) => {
    if (!peg) return;
    a ^= holeA[i]!;
    b ^= holeB[i]!;
  });
  return [a, b];
}

/**
 * Units of work of a position of which all jumps are tried.
 * @param made how many jumps lead to it; on a wide board these are made first
 */
export function priceOf({wide, count}: Masks, made: number): number {
  return 1 + ((count + 64 + (wide ? 128 + 4 * made : 0)) >> 7);
}

/** By hole, the jumps that have it as one of some parts: `from`, `over` or `to`. */
export function jumpsBy({board, count}: Masks, parts: readonly Uint16Array[]): number[][] {
  const jumps: number[][] = board.holes.map(() => []);
  for (let j = 0; j < count; j++) for (const part of parts) jumps[part[j]!]!.push(j);
  return jumps;
}

/** Makes a jump (1) or takes it back (0). */
export function setCells({from, over, to}: Masks, cells: Uint8Array, jump: number, made: 0 | 1): void {
  cells[from[jump]!] = cells[over[jump]!] = 1 - made;
  cells[to[jump]!] = made;
}

/** True where the jump is legal. */
export function canJump({from, over, to}: Masks, cells: Uint8Array, jump: number): boolean {
  return cells[from[jump]!] === 1 && cells[over[jump]!] === 1 && cells[to[jump]!] === 0;
}
