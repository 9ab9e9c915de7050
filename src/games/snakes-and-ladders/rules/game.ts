/** The game: whose turn it is, the outcome of a roll, and the end. */
import {
  badOption,
  illegalMove,
  type Effect,
  type Game,
  type Played,
  type Refusal,
  type Result,
} from '../../../core/game.js';
import {parseAll} from '../../../core/options.js';
import {homeOf, type Board, type Jump} from './board.js';
import {dealBoard, parseOptions, type SnlOptions} from './options.js';
import {rulesOf, type Rules} from './rules.js';
import {walk} from './walk.js';

/** The state of a game. See `stateFrom` for mid-game states. */
export type SnlState = {
  readonly board: Board;
  readonly rules: Rules;
  readonly maxRounds: number;
  /** The square of each seat's piece; 0 is off the board. */
  readonly positions: readonly number[];
  /** The seat to roll. After the end, the seat that rolled last. */
  readonly seat: number;
  /** The round being played, from 1. */
  readonly round: number;
  /** Extra rolls earned in this turn: 0, 1 or 2. */
  readonly extra: number;
  /** The reason for the end; null before. */
  readonly over: 'home' | 'too-long' | null;
};

/**
 * The effects of a roll, in order. Squares are numbers; 0 is off the board. Every `from` is the current square of the
 * piece, so that the effects alone describe the whole path.
 */
export type SnlEffect = Effect &
  (
    | {readonly type: 'rolled'; readonly seat: number; readonly dice: readonly number[]; readonly pips: number}
    /** Moved square by square. `via` lists the squares, including those of a bounce; `to` is the last one. */
    | {
        readonly type: 'stepped';
        readonly seat: number;
        readonly from: number;
        readonly to: number;
        readonly via: readonly number[];
      }
    /** The preceding steps bounced at home, `at`, and ended on `to`. There is nothing left to move. */
    | {readonly type: 'bounced'; readonly seat: number; readonly at: number; readonly to: number}
    /** Rolled beyond home and did not move. */
    | {readonly type: 'stayed'; readonly seat: number; readonly at: number; readonly pips: number}
    /** Rolled the third six (or double) in a row, which is not moved and ends the turn. */
    | {readonly type: 'forfeited'; readonly seat: number; readonly at: number; readonly pips: number}
    | {readonly type: 'slid' | 'climbed'; readonly seat: number; readonly from: number; readonly to: number}
    /** `seat` was sent back to the start, `to`, by the seat `by`. */
    | {
        readonly type: 'captured';
        readonly seat: number;
        readonly by: number;
        readonly from: number;
        readonly to: number;
      }
    /** Rolls again. `extra` counts the extra rolls of this turn, 1 or 2. */
    | {readonly type: 'again'; readonly seat: number; readonly extra: number}
    | {readonly type: 'won'; readonly seat: number; readonly place: 1}
    /** Round `rounds` exceeded the maximum: a draw. */
    | {readonly type: 'stopped'; readonly rounds: number}
  );

/**
 * Snakes and Ladders for 1 to 6 seats. The only move is `roll`. Settled, it is the roll: `5`, or `3+4` with two dice.
 * The first piece on the last square wins and ends the game.
 */
export const snakesAndLadders: Game<SnlOptions, SnlState, SnlEffect> = {
  id: 'snakes-and-ladders',
  version: 1,
  seats: [1, 6],
  parseOptions: (raw) => parseAll(raw, parseOptions),
  deal: dealBoard,

  setup(options, seats) {
    if (!Number.isInteger(seats) || seats < 1 || seats > 6) throw badOption('players', seats, '1 to 6');
    if (options.board === 'random') throw badOption('board', 'random', 'a dealt board: see deal()');
    const rules = rulesOf(options);
    return {
      board: options.board,
      rules,
      maxRounds: options.maxRounds,
      positions: Array<number>(seats).fill(rules.start),
      seat: 0,
      round: 1,
      extra: 0,
      over: null,
    };
  },

  turn: (state) => (state.over ? undefined : state.seat),

  moves: (state) => (state.over ? [] : ['roll']),

  settle({rules}, _move, draw) {
    const die = (): number => draw.int(1, rules.faces as number);
    return rules.dice === 2 ? `${die()}+${die()}` : `${die()}`;
  },

  legalMoveOf: (state, settled) => (!state.over && diceOf(settled, state.rules) ? 'roll' : undefined),

  play(state, move): Played<SnlState, SnlEffect> | Refusal {
    const dice = diceOf(move, state.rules);
    if (state.over || !dice) return illegalMove(move, state.over ? 'no move: the game is over' : expected(state.rules));
    const {effects, positions, again} = moved(state, dice);
    const {seat, board, round, maxRounds} = state;
    if (positions[seat] === homeOf(board)) {
      effects.push({type: 'won', seat, place: 1});
      return {ok: true, state: {...state, positions, extra: 0, over: 'home'}, effects};
    }
    if (again) {
      const extra = state.extra + 1;
      effects.push({type: 'again', seat, extra});
      return {ok: true, state: {...state, positions, extra}, effects};
    }
    const last = seat === positions.length - 1;
    if (last && round > maxRounds) {
      effects.push({type: 'stopped', rounds: round});
      return {ok: true, state: {...state, positions, extra: 0, over: 'too-long'}, effects};
    }
    return {
      ok: true,
      state: {...state, positions, seat: last ? 0 : seat + 1, round: last ? round + 1 : round, extra: 0},
      effects,
    };
  },

  result({over, seat}): Result | undefined {
    return over ? {winners: over === 'home' ? [seat] : [], reason: over} : undefined;
  },
};

/** The dice of a settled move; undefined if these dice can't show it. */
function diceOf(move: unknown, {dice, faces}: Rules): number[] | undefined {
  if (typeof move !== 'string' || move.length > 5) return undefined;
  const shown = move.split('+').map(Number);
  const right = shown.length === dice && shown.join('+') === move;
  return right && shown.every((die) => Number.isInteger(die) && die >= 1 && die <= (faces as number))
    ? shown
    : undefined;
}

function expected({dice, faces}: Rules): string {
  return dice === 2 ? `a roll of two dice of 1 to ${String(faces)}, such as "3+4"` : `a roll of 1 to ${String(faces)}`;
}

/** The pieces after a roll of the seat to act. */
function moved(
  state: SnlState,
  dice: readonly number[],
): {effects: SnlEffect[]; positions: readonly number[]; again: boolean} {
  const {board, rules, seat} = state;
  const home = homeOf(board);
  const from = state.positions[seat]!;
  const pips = dice.reduce((a, b) => a + b);
  const effects: SnlEffect[] = [{type: 'rolled', seat, dice, pips}];
  const six = rules.extraRoll && (dice.length === 2 ? dice[0] === dice[1] : pips === rules.faces);
  if (six && state.extra === 2) {
    effects.push({type: 'forfeited', seat, at: from, pips});
    return {effects, positions: state.positions, again: false};
  }
  const via = walk(from, pips, home, rules.overshoot);
  let at = via.at(-1);
  if (at === undefined) {
    effects.push({type: 'stayed', seat, at: from, pips});
    return {effects, positions: state.positions, again: six};
  }
  effects.push({type: 'stepped', seat, from, to: at, via});
  if (via.indexOf(home) < via.length - 1 && via.includes(home)) effects.push({type: 'bounced', seat, at: home, to: at});
  for (let jump = jumpFrom(board, at); jump; jump = rules.chain ? jumpFrom(board, at) : undefined) {
    effects.push({type: jump[1] < at ? 'slid' : 'climbed', seat, from: at, to: jump[1]});
    at = jump[1];
  }
  const end = at;
  const positions = state.positions.map((square, rival) => {
    if (rival === seat) return end;
    if (!rules.capture || square !== end || end === rules.start || end === from) return square;
    effects.push({type: 'captured', seat: rival, by: seat, from: square, to: rules.start});
    return rules.start;
  });
  return {effects, positions, again: six};
}

function jumpFrom({snakes, ladders}: Board, square: number): Jump | undefined {
  const starts = ([from]: Jump): boolean => from === square;
  return snakes.find(starts) ?? ladders.find(starts);
}
