/** The rules of Nim, normal and misère, with a limit on what may be taken if wanted, and its theory. Pure; runs in browsers and Node. */
import {defineRules, type OptionsOf, type StateOf} from '../../../core/define-rules.js';
import {badOption} from '../../../core/game.js';
import type {Draw} from '../../../core/random.js';

export {finish} from '../../../core/search.js';

/** Most heaps, and most stones in a heap. */
export const limits = {heaps: 9, stones: 31} as const;

/** The own part of a state. */
export interface Heaps {
  readonly [field: string]: readonly number[];
  /** Stones in each heap. */
  readonly heaps: readonly number[];
}

/** Reads heaps such as `3 5 7` or `3,5,7`. @throws {GameError} `bad-option` */
function parseHeaps(text: string): string {
  const heaps = text.split(/[\s,]+/).filter(Boolean);
  const isRight = heaps.every((heap) => /^\d+$/.test(heap) && Number(heap) >= 1 && Number(heap) <= limits.stones);
  if (!isRight || heaps.length < 1 || heaps.length > limits.heaps)
    throw badOption('heaps', text, `1 to ${limits.heaps} heaps of 1 to ${limits.stones} stones, such as "3 5 7"`);
  return heaps.map(Number).join(' ');
}

/** The move that takes `count` stones from a heap, counted from 0: `2-3`, three from the second. */
export const moveOf = (heap: number, count: number): string => `${heap + 1}-${count}`;

/** A move as heap, counted from 0, and number of stones. */
export function partsOf(move: string): [heap: number, count: number] {
  const [heap, count] = move.split('-').map(Number) as [number, number];
  return [heap - 1, count];
}

/** Nim for 2 seats. A move is a heap, counted from 1, and the number of stones to take: `2-3`, three from the second. */
export const nim = defineRules({
  id: 'nim',
  options: {
    heaps: {text: '3 5 7', parse: parseHeaps},
    most: [1, limits.stones, limits.stones],
    misere: false,
  },
  setup: ({heaps}): Heaps => ({heaps: heaps.split(' ').map(Number)}),
  moves: ({heaps, options: {most}}) =>
    heaps.flatMap((stones, heap) => Array.from({length: Math.min(stones, most)}, (_, i) => moveOf(heap, i + 1))),
  play({heaps, options: {misere}, seat}, move) {
    const [from, count] = partsOf(move);
    const after = heaps.map((stones, heap) => (heap === from ? stones - count : stones));
    const isOver = after.every((stones) => stones === 0);
    return {state: {heaps: after}, winners: isOver ? [misere ? 1 - seat : seat] : undefined};
  },
});

export type NimOptions = OptionsOf<(typeof nim)['options']>;
export type NimState = StateOf<Heaps, NimOptions>;

/** The Grundy number of a heap, if at most `most` stones may be taken at once. */
export const grundyOf = (stones: number, most: number = limits.stones): number => stones % (most + 1);

/** The sum without carry (exclusive or) of the Grundy numbers of all heaps. */
export const nimSum = (heaps: readonly number[], most?: number): number =>
  heaps.reduce((sum, stones) => sum ^ grundyOf(stones, most), 0);

/**
 * Whether the seat to act loses against perfect play. Normal play: if the sum is 0. Misère play: the same while a heap has a
 * Grundy number of 2 or more, otherwise reversed.
 */
export function isLost(heaps: readonly number[], {most, misere}: Pick<NimOptions, 'most' | 'misere'>): boolean {
  const isSmall = heaps.every((stones) => grundyOf(stones, most) < 2);
  return (nimSum(heaps, most) === 0) !== (misere && isSmall);
}

/** The moves that win against perfect play; empty in a lost position. */
export function winningMoves({heaps, options}: Pick<NimState, 'heaps' | 'options'>): readonly string[] {
  return heaps.flatMap((stones, at) =>
    Array.from({length: Math.min(stones, options.most)}, (_, i) => i + 1).flatMap((count) => {
      const after = heaps.map((other, heap) => (heap === at ? stones - count : other));
      return isLost(after, options) ? [moveOf(at, count)] : [];
    }),
  );
}

/** From the weakest. */
export const levels = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

/** The move of a player: `easy` is random, `medium` finds a winning move every other time, `hard` always. */
export function chooseMove(state: NimState, level: Level, draw: Draw): string {
  const winning = winningMoves(state);
  const knows = level === 'hard' || (level === 'medium' && draw.int(0, 1) === 1);
  if (knows && winning.length > 0) return draw.pick(winning);
  // in a lost position a small move leaves the most to think about
  return level === 'easy' || winning.length > 0 ? draw.pick(nim.moves(state)) : draw.pick(smallest(nim.moves(state)));
}

const smallest = (moves: readonly string[]): readonly string[] => {
  const least = Math.min(...moves.map((move) => partsOf(move)[1]));
  return moves.filter((move) => partsOf(move)[1] === least);
};

/** The powers of two that add up to a number, the largest first: 5 is 4 and 1. */
export const powersOf = (number: number): number[] => [16, 8, 4, 2, 1].filter((power) => (number & power) > 0);
