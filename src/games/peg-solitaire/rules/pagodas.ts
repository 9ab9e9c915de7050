/**
 * Pagoda functions (J. H. Conway): weights of holes for which no jump increases the weight of a position, so that the
 * two pegs of a jump weigh together at least as much as the one that remains. A position lighter than its last peg
 * can't be won.
 */
import {fastDraw} from '../../../core/fast-draw.js';
import type {Draw} from '../../../core/random.js';
import {canJump, jumpsBy, setCells, type Masks} from './masks.js';
import {include} from './sorted.js';
import type {Work} from './steps.js';

type Weights = readonly number[];

/** Selected weights, four sums per word; each sum has an offset of 64, so that it stays between 0 and 127. */
export interface Pagodas {
  /** Number of words with sums. */
  readonly words: number;
  /** The change of the sums by each jump: the words of jump 0, of jump 1 … */
  readonly loss: Int32Array;
  /** The sums of a single peg: the words of hole 0, of hole 1 … */
  readonly need: Int32Array;
  readonly all: readonly Weights[];
}

const bias = 64;
/** The high bit of each byte of a word. */
export const high = 0x80808080 | 0;
/** Candidate weights, and positions of random games to test them on. */
const tries = 300;
const samples = 400;
/** Number of words to select. */
const room = 8;

/** @param ends holes in which the last peg may end, from 0 */
export function* findPagodas(masks: Masks, ends: readonly number[]): Work<Pagodas> {
  const {board, count, from, over, to} = masks;
  const draw = fastDraw('pagodas');
  const positions = yield* sampled(masks, ends, draw);
  const found = new Map<string, {weights: Weights; rulesOut: number[]}>();
  for (let i = 0; i < tries; i++) {
    const first = yield* tight(masks, draw.pick(ends), draw);
    for (const turn of first ? board.symmetries : []) {
      const weights = turn.map((hole) => first![hole - 1]!);
      const [up, down] = [1, -1].map((sign) => weights.reduce((sum, x) => sum + Math.max(0, x * sign), 0));
      if (up! >= bias || down! > bias || found.has(weights.join())) continue;
      const rulesOut = [...positions.keys()].filter(
        (k) => weigh(weights, positions[k]![0]) < weights[positions[k]![1]]!,
      );
      if (rulesOut.length > 0) found.set(weights.join(), {weights, rulesOut});
      yield 20 + board.holes.length;
    }
  }
  // greedily selects what rules out most; positions that are ruled out already count half as much each time
  const all: Weights[] = [];
  const worth = positions.map(() => 1);
  while (found.size > 0 && all.length < room * 4) {
    let best = {weights: [] as Weights, rulesOut: [] as number[], key: ''};
    let most = 0;
    for (const [key, candidate] of found) {
      const sum = candidate.rulesOut.reduce((sum, k) => sum + worth[k]!, 0);
      if (sum <= most) continue;
      most = sum;
      best = {...candidate, key};
    }
    found.delete(best.key);
    all.push(best.weights);
    for (const k of best.rulesOut) worth[k]! /= 2;
    yield found.size;
  }
  const table = (n: number, value: (weights: Weights, i: number) => number): Int32Array =>
    Int32Array.from(Array.from({length: n}, (_, i) => [...packed(all.map((weights) => value(weights, i)))]).flat());
  return {
    words: Math.ceil(all.length / 4),
    all,
    loss: table(count, (weights, j) => weights[from[j]!]! + weights[over[j]!]! - weights[to[j]!]!),
    need: table(board.holes.length, (weights, i) => weights[i]! + bias),
  };
}

/** The sums of a position. */
export function sumsOf({all}: Pagodas, cells: Uint8Array): Int32Array {
  return packed(all.map((weights) => weigh(weights, cells) + bias));
}

/** Whether the sums are large enough for one of the ends. */
export function enough(sums: Int32Array, {need, words}: Pagodas, ends: readonly number[]): boolean {
  next: for (let i = 0; i < ends.length; i++) {
    for (let word = 0, k = ends[i]! * words; word < words; word++, k++) {
      if ((((sums[word]! | high) - need[k]!) & high) !== high) continue next;
    }
    return true;
  }
  return false;
}

/** Bytes as words of four, the first one lowest. */
export function packed(bytes: readonly number[]): Int32Array {
  const words = new Int32Array(Math.ceil(bytes.length / 4));
  bytes.forEach((byte, i) => (words[i >> 2]! |= byte << ((i & 3) * 8)));
  return words;
}

function weigh(weights: Weights, cells: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < cells.length; i++) if (cells[i]) sum += weights[i]!;
  return sum;
}

/** Positions of random games from boards with one empty hole, each with an end. */
function* sampled(masks: Masks, ends: readonly number[], draw: Draw): Work<(readonly [Uint8Array, number])[]> {
  const {board, count, from, over, to} = masks;
  const touching = jumpsBy(masks, [from, over, to]);
  const found: (readonly [Uint8Array, number])[] = [];
  for (let game = 0; game < samples && found.length < samples; game++) {
    const cells = new Uint8Array(board.holes.length).fill(1);
    cells[draw.int(0, cells.length - 1)] = 0;
    const legal: number[] = [];
    for (let j = 0; j < count; j++) if (canJump(masks, cells, j)) legal.push(j);
    for (let made = 0; legal.length > 0; made++) {
      const jump = draw.pick(legal);
      setCells(masks, cells, jump, 1);
      for (const hole of [from[jump]!, over[jump]!, to[jump]!])
        for (const j of touching[hole]!) include(legal, j, canJump(masks, cells, j));
      if (made > cells.length / 4) found.push([cells.slice(), draw.pick(ends)]);
      if ((made & 15) === 0) yield 16;
    }
    yield 1 + (count >> 6);
  }
  return found;
}

/** Minimal weights for an end; undefined if they become too large. */
function* tight(masks: Masks, end: number, draw: Draw): Work<number[] | undefined> {
  const {board, count, from, over, to} = masks;
  const weights = board.holes.map(() => 0);
  weights[end] = draw.int(1, 2);
  const wrong = (j: number): boolean => weights[from[j]!]! + weights[over[j]!]! < weights[to[j]!]!;
  const touching = jumpsBy(masks, [from, over, to]);
  const losing = jumpsBy(masks, [from, over]);
  const bad = [...from.keys()].filter(wrong);
  for (let tries = 1; bad.length > 0; tries++) {
    const hole = draw.pick([from, over])[draw.pick(bad)]!;
    if (++weights[hole]! > 4) return undefined;
    for (const j of touching[hole]!) include(bad, j, wrong(j));
    if ((tries & 15) === 0) yield 16;
  }
  yield 1 + (count >> 4);
  for (let again = count > 0; again;) {
    again = false;
    for (const hole of draw.shuffle([...weights.keys()])) {
      if (hole === end || weights[hole]! < -1) continue;
      weights[hole]!--;
      if (losing[hole]!.some(wrong)) weights[hole]!++;
      else again = true;
    }
    yield 1 + (board.holes.length >> 1);
  }
  return weights;
}
