/** The game: the outcome of a jump, and the end. */
import {illegalMove, type Effect, type Game, type Played, type Refusal, type Result} from '../../../core/game.js';
import {parseAll} from '../../../core/options.js';
import {parseOptions, startOf, type PegOptions} from './options.js';
import {isLegal, jumped, jumpOf, jumps, moveOf, pegCount, type Position} from './position.js';
import {dealStart} from './random-position.js';

/** The state of a game: a position and its counts. */
export type PegState = Position & {
  /** The hole of the peg that jumped last; 0 before the first jump. */
  readonly last: number;
  /** Jumps made. */
  readonly jumps: number;
  /** Sweeps made: consecutive jumps of one peg count as one. */
  readonly sweeps: number;
};

/**
 * The rating of a finished game by the pegs left: `genius` 1, `clever` 2, `fair` 3, `poor` 4 or more. A single peg that
 * is not on the target is `clever`.
 */
export type Scale = 'genius' | 'clever' | 'fair' | 'poor';

/** How a game ended. */
export type PegResult = Result & {
  /** `no-jump`: more than one peg is left (or none, on a board of one hole). */
  readonly reason: 'one-peg' | 'no-jump';
  readonly pegs: number;
  readonly scale: Scale;
};

/** The effects of a jump, in order. */
export type PegEffect = Effect &
  (
    | {
        readonly type: 'jumped';
        readonly seat: 0;
        readonly from: number;
        /** The hole of the captured peg. */
        readonly over: number;
        readonly to: number;
        /** Whether the same peg jumped before: the sweep goes on. */
        readonly sweep: boolean;
      }
    /** No jump is left. */
    | {readonly type: 'ended'; readonly pegs: number; readonly scale: Scale; readonly reason: PegResult['reason']}
    | {readonly type: 'won'; readonly seat: 0; readonly place: 1}
  );

/**
 * Peg solitaire for one player. A move names the hole of a peg and the hole it jumps to, `4-1`; the peg between is
 * captured. A single peg (on the target, if there is one) wins. A start without a jump is over at once.
 */
export const pegSolitaire: Game<PegOptions, PegState, PegEffect> = {
  id: 'peg-solitaire',
  version: 1,
  seats: [1, 1],
  parseOptions: (raw) => parseAll(raw, parseOptions),
  deal: dealStart,
  setup: (options) => ({...startOf(options), last: 0, jumps: 0, sweeps: 0}),
  turn: (state) => (jumps(state).length > 0 ? 0 : undefined),
  moves: (state) => jumps(state).map(moveOf),

  play(state, move): Played<PegState, PegEffect> | Refusal {
    const jump = jumpOf(state, move);
    if (!jump || !isLegal(state, jump)) {
      return illegalMove(move, 'a jump such as "4-1", from a peg over a peg to an empty hole');
    }
    const sweep = jump.from === state.last;
    const next: PegState = {
      ...state,
      pegs: jumped(state.pegs, jump),
      last: jump.to,
      jumps: state.jumps + 1,
      sweeps: state.sweeps + (sweep ? 0 : 1),
    };
    const effects: PegEffect[] = [{type: 'jumped', seat: 0, ...jump, sweep}];
    const result = resultOf(next);
    if (result) {
      const {pegs, scale, reason} = result;
      effects.push({type: 'ended', pegs, scale, reason});
      if (result.winners.length > 0) effects.push({type: 'won', seat: 0, place: 1});
    }
    return {ok: true, state: next, effects};
  },

  result: resultOf,
};

/** The result of a position; undefined while there is a jump. */
export function resultOf(state: Position): PegResult | undefined {
  if (jumps(state).length > 0) return undefined;
  const pegs = pegCount(state);
  const won = pegs === 1 && (!state.target || state.pegs[state.target - 1] === 'o');
  return {
    winners: won ? [0] : [],
    reason: pegs === 1 ? 'one-peg' : 'no-jump',
    pegs,
    scale: won ? 'genius' : pegs < 3 ? 'clever' : pegs < 4 ? 'fair' : 'poor',
  };
}
