/**
 * The rules of Kalah, the best known of the mancala games, and automatic players. Pure; runs in browsers and Node.
 *
 * A move sows the stones of a pit one by one towards the own store and on around the board, past the other store. The last
 * one in the own store: the same player moves again. The last one in an empty pit of one's own: it goes to the store with
 * all stones of the pit across. The game ends as soon as one side is empty.
 */
import {defineRules} from '../../../core/define-rules.js';
import {lookAhead} from '../../../core/look-ahead.js';
import type {Draw} from '../../../core/random.js';
import {searchOf, type Search} from '../../../core/search.js';

export {finish} from '../../../core/search.js';

/** The own part of a state. */
export type Board = {
  /** Stones by place: the pits of the first seat from its left, its store, those of the second seat, its store. */
  readonly stones: readonly number[];
};

/** An effect of a move: whose it is, how many stones, and where they come from and go. */
export type Told = {type: string; seat?: number; n?: number; from?: number; way?: number[]; pits?: number[]};

/** The index of the store of a seat. */
export const storeOf = (seat: number, pits: number): number => seat * (pits + 1) + pits;

/** The indices of the pits of a seat, in the order of its moves `1`, `2` … */
export const pitsOf = (seat: number, pits: number): number[] =>
  Array.from({length: pits}, (_, pit) => storeOf(seat, pits) - pits + pit);

/** The places where the stones of a pit go, in order. */
export function wayOf(from: number, stones: readonly number[], other: number): number[] {
  const way: number[] = [];
  for (let at = from + 1; way.length < stones[from]!; at++)
    if (at % stones.length !== other) way.push(at % stones.length);
  return way;
}

/**
 * Kalah for 2 seats. A move is a pit of one's own, counted from the left: `1`. `emptyCapture`: the last stone in an empty
 * pit goes to the store also if the pit across is empty. `rest`: who gets the stones that are left at the end: whose side
 * they are on (`own`), the other one (`other`), or `nobody`.
 */
export const mancala = defineRules({
  id: 'mancala',
  options: {pits: [1, 8, 6], stones: [1, 8, 4], emptyCapture: false, rest: ['own', 'other', 'nobody']},
  setup: ({pits, stones}): Board => ({stones: [0, 1].flatMap(() => [...Array<number>(pits).fill(stones), 0])}),
  scores: ({stones, options: {pits}}) => [0, 1].map((seat) => stones[storeOf(seat, pits)]!),
  moves: ({stones, seat, options: {pits}}) =>
    pitsOf(seat, pits).flatMap((at, pit) => (stones[at]! > 0 ? [`${pit + 1}`] : [])),
  play({stones: before, seat, options: {pits, emptyCapture, rest}}, move) {
    const [own, other] = [storeOf(seat, pits), storeOf(1 - seat, pits)];
    const from = own - pits + Number(move) - 1;
    const way = wayOf(from, before, other);
    const stones = before.with(from, 0);
    for (const at of way) stones[at]!++;
    const effects: Told[] = [{type: 'sown', seat, n: way.length, from, way}];
    const store = (type: string, to: number, emptied: number[]): void => {
      const n = emptied.reduce((sum, at) => sum + stones[at]!, 0);
      for (const at of emptied) stones[at] = 0;
      stones[storeOf(to, pits)]! += n;
      if (n > 0) effects.push({type, seat: to, n, pits: emptied});
    };
    const last = way.at(-1)!;
    const across = 2 * pits - last;
    const isCapture = last < own && last >= own - pits && stones[last] === 1 && (emptyCapture || stones[across]! > 0);
    if (isCapture) store('captured', seat, [last, across]);
    const over = [0, 1].some((side) => pitsOf(side, pits).every((at) => stones[at] === 0));
    if (over && rest !== 'nobody')
      for (const side of [0, 1]) store('kept', rest === 'own' ? side : 1 - side, pitsOf(side, pits));
    const again = last === own && !over;
    if (again) effects.push({type: 'again', seat});
    return {state: {stones}, effects, over, seat: again ? seat : 1 - seat};
  },
});

export type MancalaState = ReturnType<typeof mancala.setup>;

/** From the weakest, with the moves that each looks ahead. */
const depths = {easy: 1, medium: 4, hard: 8} as const;
export type Level = keyof typeof depths;
export const levels = Object.keys(depths) as Level[];

/** Tells positions with the same future from others. */
const key = ({stones, seat}: MancalaState): string => `${seat} ${stones.join()}`;

/** The move of a player: `easy`, `medium` and `hard` look 1, 4 and 8 moves ahead for more stones in the store. */
export const playerOf =
  (level: Level) =>
  (state: MancalaState, draw: Draw): Search<string> =>
    searchOf(lookAhead(mancala, state, {depth: depths[level], draw, key}));
