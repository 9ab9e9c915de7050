/** The game: an implementation of the contract by {@link Table}, and queries about a state. */
import {badOption, illegalMove, type Game, type Played, type Refusal, type Result} from '../../../core/game.js';
import {parseAll} from '../../../core/options.js';
import {colorsOf, parseOptions, type LudoOptions} from './options.js';
import {Layout, Table, type LudoEffect, type Reason} from './table.js';
import type {Color} from './tracks.js';

/** The state of a game. Seats and pieces are counted from 0. See `stateFrom` for mid-game states. */
export type LudoState = {
  readonly options: LudoOptions;
  /** By seat. */
  readonly colors: readonly Color[];
  /** The position of every piece on its own track: `pieces[seat][piece]`. */
  readonly pieces: readonly (readonly number[])[];
  /** The seat to act. After the end, the seat that moved last. */
  readonly seat: number;
  /** The roll to be moved; 0 before the roll. */
  readonly pips: number;
  /** Sixes in a row in this turn. */
  readonly sixes: number;
  /** Failed rolls of this turn with all pieces in the yard. */
  readonly vain: number;
  /** The reason for another roll in this turn; null at its start. */
  readonly again: Reason | null;
  /** Place by seat, from 1; 0 for none yet. Partners share the first. */
  readonly places: readonly number[];
  /** Seats that don't take part (not yet, or no longer). */
  readonly away: readonly boolean[];
  /** How often each seat has rolled 1 to 6: `rolled[seat][pips - 1]`. */
  readonly rolled: readonly (readonly number[])[];
  /** The reason for the end: all home, or all others left; null before. */
  readonly over: 'home' | 'left' | null;
};

/** A piece that may move, and the outcome of its move. */
export interface LudoMove {
  /** The move: `p0` to `p3`. */
  readonly move: string;
  /** The seat of the piece; in teams it may be the partner's. */
  readonly seat: number;
  readonly piece: number;
  readonly from: number;
  readonly to: number;
  /** Every position of the path, including `to`. */
  readonly via: readonly number[];
  /** Pieces that it captures. */
  readonly captures: readonly {readonly seat: number; readonly piece: number}[];
}

/**
 * Ludo for 2 to 4 seats. Moves: `roll`, settled as the roll, `5`; then the piece to move, `p0` to `p3`. If no piece can
 * move, the turn ends with the roll. If only one can, `autoMove` moves it with the roll.
 *
 * Between turns players may leave and join: `leave red`, `join blue`. These moves are recorded like others, but are not
 * in `moves`. See {@link outOfTurnMoves}.
 */
export const ludo: Game<LudoOptions, LudoState, LudoEffect> = {
  id: 'ludo',
  version: 1,
  seats: [2, 4],
  parseOptions: (raw) => parseAll(raw, parseOptions),

  setup(options, seats) {
    if (!Number.isInteger(seats) || seats < 2 || seats > 4) throw badOption('players', seats, '2 to 4');
    const colors = colorsOf(options.colors, seats);
    const rolled = colors.map(() => Array<number>(6).fill(0));
    return stateOf(new Table(new Layout(options, colors)), colors, rolled);
  },

  turn: (state) => (state.over ? undefined : state.seat),

  outOfTurnMoves,

  withVacantSeats: (options, count) =>
    count === 0 || (count <= options.open && !options.teams) ? {...options, open: count} : undefined,

  moves(state) {
    if (state.over) return [];
    return state.pips ? piecesOf(tableOf(state)).map((piece) => `p${piece}`) : ['roll'];
  },

  settle: (_state, move, draw) => (move === 'roll' ? `${draw.int(1, 6)}` : move),

  legalMoveOf(state, settled) {
    const move = typeof settled === 'string' && /^[1-6]$/.test(settled) ? 'roll' : settled;
    return ludo.moves(state).includes(move) ? move : undefined;
  },

  play(state, move): Played<LudoState, LudoEffect> | Refusal {
    const {seat, pips, colors} = state;
    const effects: LudoEffect[] = [];
    let {rolled} = state;
    let table: Table | undefined;
    const [, kind, name = ''] =
      (typeof move === 'string' && /^([1-6]$|p|join |leave )([0-3]$|[a-z]+$|$)/.exec(move)) || [];
    if (state.over || !kind) return illegal(state, move);
    if (kind === 'p') {
      table = tableOf(state);
      if (!pips || !/^[0-3]$/.test(name) || !((table.movable() >> +name) & 1)) return illegal(state, move);
      table.move(+name, effects);
    } else if (+kind) {
      if (pips) return illegal(state, move);
      table = tableOf(state);
      rolled = rolled.map((counts, i) =>
        i === seat ? counts.map((count, face) => (face === +kind - 1 ? count + 1 : count)) : counts,
      );
      table.roll(+kind, effects);
    } else {
      if (!outOfTurnMoves(state).includes(move)) return illegal(state, move);
      table = tableOf(state);
      table[kind.trim() as 'join' | 'leave'](colors.indexOf(name as Color), effects);
    }
    return {ok: true, state: stateOf(table, colors, rolled), effects};
  },

  result({over, places, options}): Result | undefined {
    if (!over) return undefined;
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return {winners, reason: over, ...(options.playOn ? {scores: places} : {})};
  },
};

/**
 * Moves by which players join and leave between turns; none in teams. Players who join (again) start with all pieces in
 * the yard. The pieces of a player who leaves are taken off the board.
 * @param seat only those of this seat
 */
export function outOfTurnMoves(state: LudoState, seat?: number): string[] {
  const table = tableOf(state);
  if (!table.open) return [];
  return state.colors.flatMap((color, i) => {
    if (seat !== undefined && i !== seat) return [];
    return state.away[i] ? [`join ${color}`] : table.isPlaying(i) ? [`leave ${color}`] : [];
  });
}

/** The pieces that may move, each with its path and captures. Empty before the roll. */
export function legalMoves(state: LudoState): LudoMove[] {
  const table = tableOf(state);
  const seat = table.mover;
  return state.over || !state.pips
    ? []
    : piecesOf(table).map((piece) => {
        const log: LudoEffect[] = [];
        const after = tableOf(state);
        after.move(piece, log);
        const from = state.pieces[seat]![piece]!;
        const step = log[0]!;
        const captures = log.flatMap((effect) =>
          effect.type === 'captured' ? [{seat: effect.seat, piece: effect.piece}] : [],
        );
        const via = step.type === 'stepped' ? step.via : [1];
        return {move: `p${piece}`, seat, piece, from, to: via.at(-1)!, via, captures};
      });
}

/** The first piece of a seat in the yard, if any. */
export function pieceInYard(state: LudoState, seat: number): number | undefined {
  const piece = state.pieces[seat]!.indexOf(0);
  return piece < 0 ? undefined : piece;
}

const layouts = new WeakMap<LudoOptions, Layout>();

/** A mutable table with the position of a state. */
export function tableOf(state: LudoState): Table {
  const {options, colors, pieces, places, seat, pips, sixes, vain, again, over} = state;
  let layout = layouts.get(options);
  if (layout?.colors.join() !== colors.join()) layouts.set(options, (layout = new Layout(options, colors)));
  const table = new Table(layout);
  pieces.forEach((own, i) => {
    table.pieces.set(own, i * 4);
    table.left[i] = own.filter((position) => position < layout.home).length;
  });
  table.place.set(places);
  table.away.set(state.away.map(Number));
  Object.assign(table, {seat, pips, sixes, vain, again, over});
  return table;
}

function stateOf(table: Table, colors: readonly Color[], rolled: LudoState['rolled']): LudoState {
  const {options} = table.layout;
  const {seat, pips, sixes, vain, again, over} = table;
  return {
    options,
    colors,
    pieces: colors.map((_, i) => [...table.pieces.subarray(i * 4, i * 4 + options.pieces)]),
    seat,
    pips,
    sixes,
    vain,
    again,
    places: [...table.place.subarray(0, colors.length)],
    away: colors.map((_, i) => table.away[i] === 1),
    rolled,
    over,
  };
}

function illegal(state: LudoState, move: unknown): Refusal {
  const legal = state.pips ? `one of ${ludo.moves(state).join(', ')}` : 'a roll of 1 to 6';
  return illegalMove(move, state.over ? 'no move: the game is over' : legal);
}

function piecesOf(table: Table): number[] {
  const bits = table.movable();
  return [0, 1, 2, 3].filter((piece) => (bits >> piece) & 1);
}
