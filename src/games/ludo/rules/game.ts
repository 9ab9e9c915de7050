/** The game: an implementation of the contract by {@link Table}, and queries about a state. */
import {badOption, illegalMove, type Game, type Played, type Refusal, type Result} from '../../../core/game.js';
import {parseAll} from '../../../core/options.js';
import {coloursOf, parseOptions, type LudoOptions} from './options.js';
import {Layout, Table, type LudoEffect, type Reason} from './table.js';
import type {Colour} from './tracks.js';

/** The state of a game. Seats and coins are counted from 0. See `stateFrom` for mid-game states. */
export type LudoState = {
  readonly options: LudoOptions;
  /** By seat. */
  readonly colours: readonly Colour[];
  /** The position of every coin on its own track: `coins[seat][coin]`. */
  readonly coins: readonly (readonly number[])[];
  /** The seat to act. After the end, the seat that moved last. */
  readonly seat: number;
  /** The roll to be moved; 0 before the roll. */
  readonly pips: number;
  /** Sixes in a row in this turn. */
  readonly sixes: number;
  /** Failed rolls of this turn with all coins in the pocket. */
  readonly vain: number;
  /** The reason for another roll in this turn; null at its start. */
  readonly again: Reason | null;
  /** Place by seat, from 1; 0 for none yet. Partners share the first. */
  readonly places: readonly number[];
  /** Seats that don't take part (not yet, or no longer). */
  readonly away: readonly boolean[];
  /** How often each seat has rolled 1 to 6: `thrown[seat][pips - 1]`. */
  readonly thrown: readonly (readonly number[])[];
  /** The reason for the end: all home, or all others left; null before. */
  readonly over: 'home' | 'left' | null;
};

/** A coin that may move, and the outcome of its move. */
export interface LudoMove {
  /** The move: `c0` to `c3`. */
  readonly move: string;
  /** The seat of the coin; in teams it may be the partner's. */
  readonly seat: number;
  readonly coin: number;
  readonly from: number;
  readonly to: number;
  /** Every position of the path, including `to`. */
  readonly via: readonly number[];
  /** Coins that it captures. */
  readonly captures: readonly {readonly seat: number; readonly coin: number}[];
}

/**
 * Ludo for 2 to 4 seats. Moves: `throw`, settled as the roll, `5`; then the coin to move, `c0` to `c3`. If no coin can
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
    const colours = coloursOf(options.colours, seats);
    const thrown = colours.map(() => Array<number>(6).fill(0));
    return stateOf(new Table(new Layout(options, colours)), colours, thrown);
  },

  turn: (state) => (state.over ? undefined : state.seat),

  outOfTurnMoves,

  withVacantSeats: (options, count) =>
    count === 0 || (count <= options.open && !options.teams) ? {...options, open: count} : undefined,

  moves(state) {
    if (state.over) return [];
    return state.pips ? coinsOf(tableOf(state)).map((coin) => `c${coin}`) : ['throw'];
  },

  settle: (_state, move, draw) => (move === 'throw' ? `${draw.int(1, 6)}` : move),

  legalMoveOf(state, settled) {
    const move = typeof settled === 'string' && /^[1-6]$/.test(settled) ? 'throw' : settled;
    return ludo.moves(state).includes(move) ? move : undefined;
  },

  play(state, move): Played<LudoState, LudoEffect> | Refusal {
    const {seat, pips, colours} = state;
    const effects: LudoEffect[] = [];
    let {thrown} = state;
    let table: Table | undefined;
    const [, kind, name = ''] =
      (typeof move === 'string' && /^([1-6]$|c|join |leave )([0-3]$|[a-z]+$|$)/.exec(move)) || [];
    if (state.over || !kind) return illegal(state, move);
    if (kind === 'c') {
      table = tableOf(state);
      if (!pips || !/^[0-3]$/.test(name) || !((table.movable() >> +name) & 1)) return illegal(state, move);
      table.move(+name, effects);
    } else if (+kind) {
      if (pips) return illegal(state, move);
      table = tableOf(state);
      thrown = thrown.map((counts, i) =>
        i === seat ? counts.map((count, face) => (face === +kind - 1 ? count + 1 : count)) : counts,
      );
      table.throw(+kind, effects);
    } else {
      if (!outOfTurnMoves(state).includes(move)) return illegal(state, move);
      table = tableOf(state);
      table[kind.trim() as 'join' | 'leave'](colours.indexOf(name as Colour), effects);
    }
    return {ok: true, state: stateOf(table, colours, thrown), effects};
  },

  result({over, places, options}): Result | undefined {
    if (!over) return undefined;
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return {winners, reason: over, ...(options.playOn ? {scores: places} : {})};
  },
};

/**
 * Moves by which players join and leave between turns; none in teams. Players who join (again) start with all coins in
 * the pocket. The coins of a player who leaves are taken off the board.
 * @param seat only those of this seat
 */
export function outOfTurnMoves(state: LudoState, seat?: number): string[] {
  const table = tableOf(state);
  if (!table.open) return [];
  return state.colours.flatMap((colour, i) => {
    if (seat !== undefined && i !== seat) return [];
    return state.away[i] ? [`join ${colour}`] : table.isPlaying(i) ? [`leave ${colour}`] : [];
  });
}

/** The coins that may move, each with its path and captures. Empty before the roll. */
export function legalMoves(state: LudoState): LudoMove[] {
  const table = tableOf(state);
  const seat = table.mover;
  return state.over || !state.pips
    ? []
    : coinsOf(table).map((coin) => {
        const log: LudoEffect[] = [];
        const after = tableOf(state);
        after.move(coin, log);
        const from = state.coins[seat]![coin]!;
        const step = log[0]!;
        const captures = log.flatMap((effect) =>
          effect.type === 'captured' ? [{seat: effect.seat, coin: effect.coin}] : [],
        );
        const via = step.type === 'stepped' ? step.via : [1];
        return {move: `c${coin}`, seat, coin, from, to: via.at(-1)!, via, captures};
      });
}

/** The first coin of a seat in the pocket, if any. */
export function coinInPocket(state: LudoState, seat: number): number | undefined {
  const coin = state.coins[seat]!.indexOf(0);
  return coin < 0 ? undefined : coin;
}

const layouts = new WeakMap<LudoOptions, Layout>();

/** A mutable table with the position of a state. */
export function tableOf(state: LudoState): Table {
  const {options, colours, coins, places, seat, pips, sixes, vain, again, over} = state;
  let layout = layouts.get(options);
  if (layout?.colours.join() !== colours.join()) layouts.set(options, (layout = new Layout(options, colours)));
  const table = new Table(layout);
  coins.forEach((own, i) => {
    table.coins.set(own, i * 4);
    table.left[i] = own.filter((position) => position < layout.home).length;
  });
  table.place.set(places);
  table.away.set(state.away.map(Number));
  Object.assign(table, {seat, pips, sixes, vain, again, over});
  return table;
}

function stateOf(table: Table, colours: readonly Colour[], thrown: LudoState['thrown']): LudoState {
  const {options} = table.layout;
  const {seat, pips, sixes, vain, again, over} = table;
  return {
    options,
    colours,
    coins: colours.map((_, i) => [...table.coins.subarray(i * 4, i * 4 + options.coins)]),
    seat,
    pips,
    sixes,
    vain,
    again,
    places: [...table.place.subarray(0, colours.length)],
    away: colours.map((_, i) => table.away[i] === 1),
    thrown,
    over,
  };
}

function illegal(state: LudoState, move: unknown): Refusal {
  const legal = state.pips ? `one of ${ludo.moves(state).join(', ')}` : 'a roll of 1 to 6';
  return illegalMove(move, state.over ? 'no move: the game is over' : legal);
}

function coinsOf(table: Table): number[] {
  const bits = table.movable();
  return [0, 1, 2, 3].filter((coin) => (bits >> coin) & 1);
}
