/** The random games of the suite. */
import type {AnyGame, Effect, Result} from '../core/game.js';
import {quote, type JsonObject} from '../core/json.js';
import {drawOf, type Draw} from '../core/random.js';
import {within} from './expect.js';

/** Settings for the random games of a suite. */
export interface ContractSetup {
  /** Sets of options as for `parseOptions`. Default: the defaults. */
  readonly options?: readonly JsonObject[];
  /** Options that must be rejected, in addition to those that every game must reject. */
  readonly refused?: readonly JsonObject[];
  /** Numbers of seats. Default: the minimum and the maximum. */
  readonly seats?: readonly number[];
  /** Random games per set of options and number of seats. Default 5. */
  readonly games?: number;
  /** Maximum number of moves per random game. Default 2,000. */
  readonly moves?: number;
  /** Whether every random game must have ended by then. Default true. */
  readonly ends?: boolean;
  /** The seed of the random games. Any string. */
  readonly seed?: string;
}

/** A random game: the positions before each move, and the last one. */
export interface Walk {
  /** Options, seats and seed, for messages. */
  readonly name: string;
  readonly options: JsonObject;
  readonly seats: number;
  readonly seed: string;
  readonly positions: readonly Position[];
  /** The settled move played from `positions[i]`. */
  readonly moves: readonly string[];
  readonly effects: readonly (readonly Effect[])[];
}

export interface Position {
  readonly state: JsonObject;
  readonly legal: readonly string[];
  readonly turn: number | undefined;
  readonly result: Result | undefined;
}

export function randomGames(game: AnyGame, sets: readonly JsonObject[], setup: ContractSetup): Walk[] {
  const {seats = [...new Set(game.seats)], games = 5, moves = 2000, seed = 'contract'} = setup;
  return sets.flatMap((raw) =>
    seats.flatMap((count) =>
      Array.from({length: games}, (_, i) => {
        const own = `${seed} ${i}`;
        const name = `options ${quote(raw)}, ${count} seats, seed "${own}"`;
        return within(name, () => randomGame(game, name, raw, count, own, moves));
      }),
    ),
  );
}

function randomGame(game: AnyGame, name: string, raw: JsonObject, seats: number, seed: string, most: number): Walk {
  const options = deal(game, game.parseOptions(raw) as JsonObject, seed);
  const positions: Position[] = [];
  const moves: string[] = [];
  const effects: (readonly Effect[])[] = [];
  let state = game.setup(options, seats) as JsonObject;
  for (;;) {
    const legal = game.moves(state);
    const position = {state, legal, turn: game.turn(state), result: game.result(state)};
    positions.push(position);
    if (legal.length === 0 || moves.length === most) break;
    const number = moves.length + 1;
    const settled = settle(game, state, drawOf(`${seed} choice`, number).pick(legal), drawOf(seed, number));
    const played = game.play(state, settled);
    if (!played.ok) throw new Error(`move ${number}: ${quote(settled)} is legal, but was rejected: ${played.message}`);
    moves.push(settled);
    effects.push(played.effects);
    state = played.state as JsonObject;
  }
  return {name, options, seats, seed, positions, moves, effects};
}

export function deal(game: AnyGame, options: JsonObject, seed: string): JsonObject {
  return (game.deal?.(options, drawOf(seed, 0)) as JsonObject | undefined) ?? options;
}

export function settle(game: AnyGame, state: JsonObject, move: string, draw: Draw): string {
  return game.settle?.(state, move, draw) ?? move;
}
