/**
 * Exported functions that check their arguments: those of the same name that the game itself uses are smaller and
 * faster.
 */
import {check, checkedGame, objectArgument, wholeArgument} from '../../../core/arguments.js';
import type {Game} from '../../../core/game.js';
import type {Cell} from '../../../core/grid.js';
import {checkState} from './check-state.js';
import {legalMoves as moves, ludo as game, outOfTurnMoves as joining, type LudoMove, type LudoState} from './game.js';
import {cellOf as cell, type SquareOptions} from './geometry.js';
import {optionsFor as chosen, parseOptions, type LudoOptions} from './options.js';
import type {LudoEffect} from './table.js';
import {ringSquare as square, trackOf, tracks, type Colour, type TrackName} from './tracks.js';

/**
 * Ludo for 2 to 4 seats. Moves: `throw`, settled as the roll, `5`; then the coin to move, `c0` to `c3`. If no coin can
 * move, the turn ends with the roll. If only one can, `autoMove` moves it with the roll.
 *
 * Between turns players may leave and join: `leave red`, `join blue`. These moves are recorded like others, but are not
 * in `moves`. See {@link outOfTurnMoves}.
 */
export const ludo: Game<LudoOptions, LudoState, LudoEffect> = checkedGame(game, checkState);

/**
 * Moves by which players join and leave between turns; none in teams. Players who join (again) start with all coins in
 * the pocket. The coins of a player who leaves are taken off the board.
 * @throws {GameError} `bad-option`
 */
export function outOfTurnMoves(state: LudoState): string[] {
  checkState(state);
  return joining(state);
}

/**
 * The coins that may move, each with its path and captures. Empty before the roll.
 * @throws {GameError} `bad-option`
 */
export function legalMoves(state: LudoState): LudoMove[] {
  checkState(state);
  return moves(state);
}

/**
 * The position of a coin on its own track.
 * @throws {GameError} `bad-option` for an unknown seat or coin; also thrown by the next three functions
 */
export function positionOf(state: LudoState, seat: number, coin: number): number {
  const own = coinsOfSeat(state, seat);
  return own[wholeArgument('coin', coin, 0, own.length - 1)]!;
}

function coinsOfSeat(state: LudoState, seat: number): readonly number[] {
  checkState(state);
  return state.coins[wholeArgument('seat', seat, 0, state.coins.length - 1)]!;
}

/** Whether a coin is in the pocket. */
export function isInPocket(state: LudoState, seat: number, coin: number): boolean {
  return positionOf(state, seat, coin) === 0;
}

/** Whether a coin is home. */
export function isHome(state: LudoState, seat: number, coin: number): boolean {
  return positionOf(state, seat, coin) === tracks[state.options.track].home;
}

/** The first coin of a seat in the pocket, if any. */
export function coinInPocket(state: LudoState, seat: number): number | undefined {
  const coin = coinsOfSeat(state, seat).indexOf(0);
  return coin < 0 ? undefined : coin;
}

/**
 * Options with the colours that players have chosen. A player whose colour is that of a corner gets that corner; the
 * others get the remaining ones, clockwise or opposite.
 * @throws {GameError} `bad-option`
 */
export function optionsFor(options: LudoOptions, seats: readonly {readonly colour?: string}[]): LudoOptions {
  const isRight = Array.isArray(seats) && seats.length > 1 && seats.length < 5;
  check(isRight, 'seats', seats, 'a list of 2 to 4 players');
  for (const seat of Array.from<unknown>(seats)) objectArgument('seats', seat, 'players such as {colour: "red"}');
  return chosen(parseOptions(options), seats);
}

/**
 * The square of the ring, 1 to 52 in green's numbering, of a colour's position; undefined off the ring. Green starts on
 * 1, red on 14, blue on 27, yellow on 40.
 * @throws {GameError} `bad-option` for an unknown colour, position or track
 */
export function ringSquare(colour: Colour, position: number, track: TrackName = 'standard'): number | undefined {
  return square(colour, wholeArgument('position', position, 0, trackOf(track).home), track);
}

/**
 * The cell [column, row] of square n (0 for the pocket) on a colour's own track, from 0. Places in the pocket are at
 * half cells.
 * @throws {GameError} `bad-option` for an unknown square, coin, colour or track
 */
export function cellOf(colour: Colour, n: number, options: SquareOptions = {}): Cell {
  const {coin = 0} = objectArgument('options', options, 'an object such as {coin: 1}');
  wholeArgument('coin', coin, 0, 3);
  return cell(colour, n, options);
}
