/** The game as its contract wants it: a state of plain JSON, moves as texts, and what a page may ask about a state. */
import {badOption, illegalMove, type Game, type Played, type Refusal, type Result} from '../../../core/game.js';
import {coloursOf, parseOptions, type LudoOptions} from './options.js';
import {Layout, Table, type LudoEffect, type Reason} from './table.js';
import {tracks, type Colour} from './tracks.js';

/** The state of a game. Seats and coins are counted from 0. `stateFrom` makes one in mid-game. */
export type LudoState = {
  readonly options: LudoOptions;
  /** By seat. */
  readonly colours: readonly Colour[];
  /** The position of every coin on its own track, by seat: `coins[seat][coin]`. */
  readonly coins: readonly (readonly number[])[];
  /** The seat to act; once the game is over, the one that moved last. */
  readonly seat: number;
  /** The throw to be moved; 0 before the throw. */
  readonly pips: number;
  /** Sixes in a row in this turn. */
  readonly sixes: number;
  /** Throws of this turn that were in vain, all coins being in the pocket. */
  readonly vain: number;
  /** Why another throw is owed in this turn; null at its beginning. */
  readonly again: Reason | null;
  /** Place taken, from 1, by seat; 0 for none yet. Partners share the first. */
  readonly places: readonly number[];
  /** Seats that take no part (not yet, or no longer), by seat. */
  readonly away: readonly boolean[];
  /** How often each seat has thrown 1, 2, … 6: `thrown[seat][pips - 1]`. */
  readonly thrown: readonly (readonly number[])[];
  /** Why the game is over: all home, or all others left; null while it goes on. */
  readonly over: 'home' | 'left' | null;
};

/** A coin that may be chosen, and what becomes of it. */
export interface LudoMove {
  /** As `play` takes it: `c0` to `c3`. */
  readonly move: string;
  /** Whose coin it is: in teams it may be the partner's. */
  readonly seat: number;
  readonly coin: number;
  readonly from: number;
  readonly to: number;
  /** Every position on the way, `to` included. */
  readonly via: readonly number[];
  /** Coins it sends to their pockets. */
  readonly captures: readonly {readonly seat: number; readonly coin: number}[];
}

/**
 * Ludo for 2 to 4 seats. Moves: `throw`, which settled is what the die shows, `5`; then the coin that goes, `c0` to
 * `c3`. Where none can go, the turn passes with the throw; where only one can, `autoMove` moves it with the throw.
 *
 * Between two turns players may leave and join: `leave red`, `join blue`. These are played like other moves and are
 * recorded, but are no part of `moves`: nobody is asked for them, and no automatic player makes them. See {@link outOfTurnMoves}.
 */
export const ludo: Game<LudoOptions, LudoState, LudoEffect> = {
  id: 'ludo',
  version: 1,
  seats: [2, 4],
  parseOptions,

  setup(options, seats) {
    if (!Number.isInteger(seats) || seats < 2 || seats > 4) throw badOption('players', seats, '2 to 4');
    const colours = coloursOf(options.colours, seats);
    const thrown = colours.map(() => Array<number>(6).fill(0));
    return stateOf(new Table(new Layout(options, colours)), colours, thrown);
  },

  turn: (state) => (state.over ? undefined : state.seat),

  outOfTurnMoves,

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
 * Moves by which players join and leave, legal just now beside those of the seat to act: none in the middle of a turn,
 * and none in teams. Who joins (again) begins with all coins in the pocket; a leaving player's coins go off the board.
 */
export function outOfTurnMoves(state: LudoState): string[] {
  const table = tableOf(state);
  if (!table.open) return [];
  return state.colours.flatMap((colour, seat) =>
    state.away[seat] ? [`join ${colour}`] : table.isPlaying(seat) ? [`leave ${colour}`] : [],
  );
}

/** The coins that may be chosen now, each with where it would go and whom it would capture. None before the throw. */
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

/**
 * The position of a coin on its own track.
 * @throws {GameError} `bad-option`, here and in the next three, for a seat or coin that the game does not have
 */
export function positionOf(state: LudoState, seat: number, coin: number): number {
  const own = coinsOfSeat(state, seat);
  if (own[coin] === undefined) throw badOption('coin', coin, `0 to ${own.length - 1}`);
  return own[coin];
}

function coinsOfSeat({coins}: LudoState, seat: number): readonly number[] {
  const own = coins[seat];
  if (!own) throw badOption('seat', seat, `0 to ${coins.length - 1}`);
  return own;
}

/** Whether a coin is in the pocket. */
export function isInPocket(state: LudoState, seat: number, coin: number): boolean {
  return positionOf(state, seat, coin) === 0;
}

/** Whether a coin is home. */
export function isHome(state: LudoState, seat: number, coin: number): boolean {
  return positionOf(state, seat, coin) === tracks[state.options.track].home;
}

/** The lowest coin of a seat that is still in the pocket; undefined where none is. */
export function coinInPocket(state: LudoState, seat: number): number | undefined {
  const coin = coinsOfSeat(state, seat).indexOf(0);
  return coin < 0 ? undefined : coin;
}

const layouts = new WeakMap<LudoOptions, Layout>();

/** A table as a state has it, to be changed freely. */
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
