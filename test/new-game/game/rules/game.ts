/** The game itself: whose turn it is, what a move leads to, and how play ends. */
import {illegalMove, type Effect, type Game, type Played, type Refusal} from '../../../../src/core/game.js';
import {onlyOptions, wholeOption} from '../../../../src/core/options.js';

export type TakeAwayOptions = {
  /** Stones at the start. */
  readonly stones: number;
  /** Stones that may be taken at once. */
  readonly most: number;
};

/** Plain JSON, and all of it: what is not here does not come back with undo. */
export type TakeAwayState = TakeAwayOptions & {
  /** Stones that still lie there, on the squares from 1 on. */
  readonly left: number;
  readonly seats: number;
  /** The seat to act; once the game is over, the one that acted last. */
  readonly seat: number;
};

export type TakeAwayEffect = Effect &
  (
    | {readonly type: 'taken'; readonly seat: number; readonly count: number; readonly left: number}
    | {readonly type: 'won'; readonly seat: number; readonly place: 1}
  );

/** Two to six seats in turn take one stone or more off the end; who takes the last one wins. A move is their number: `2`. */
export const takeAway: Game<TakeAwayOptions, TakeAwayState, TakeAwayEffect> = {
  id: 'take-away',
  version: 1,
  seats: [2, 6],

  parseOptions(raw) {
    onlyOptions(raw, ['stones', 'most']);
    return {stones: wholeOption(raw, 'stones', 1, 63, 21), most: wholeOption(raw, 'most', 1, 9, 3)};
  },

  setup: (options, seats) => ({...options, left: options.stones, seats, seat: 0}),

  turn: ({left, seat}) => (left > 0 ? seat : undefined),

  moves: ({left, most}) => Array.from({length: Math.min(left, most)}, (_, i) => String(i + 1)),

  play(state, move): Played<TakeAwayState, TakeAwayEffect> | Refusal {
    const legal = takeAway.moves(state);
    if (!legal.includes(move))
      return illegalMove(move, legal.length > 0 ? `one of ${legal.join(', ')}` : 'no move: the game is over');
    const {seat, seats} = state;
    const count = Number(move);
    const left = state.left - count;
    const taken: TakeAwayEffect = {type: 'taken', seat, count, left};
    if (left === 0) return {ok: true, state: {...state, left}, effects: [taken, {type: 'won', seat, place: 1}]};
    return {ok: true, state: {...state, left, seat: (seat + 1) % seats}, effects: [taken]};
  },

  result: ({left, seat}) => (left > 0 ? undefined : {winners: [seat], reason: 'last-stone'}),
};

/** The best number to take: it leaves a multiple of one more than may be taken. Where none does so, one stone. */
export function bestTake({left, most}: TakeAwayState): string {
  return String(left % (most + 1) || 1);
}
