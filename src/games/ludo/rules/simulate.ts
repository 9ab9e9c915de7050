/** Whole games played by automatic players: how strong they are, how long a game takes, and who will win this one. */
import {badOption} from '../../../core/game.js';
import type {JsonObject} from '../../../core/json.js';
import type {Search} from '../../../core/search.js';
import {Chance, seedOf} from './chance.js';
import {playerOf, type Level} from './choose.js';
import {tableOf, type LudoState} from './game.js';
import {coloursOf, parseOptions} from './options.js';
import {greedyCoin, type Player} from './players.js';
import {Layout, Table} from './table.js';

/** Who plays, by seat (2 to 4), and the seed that all chance follows from; the same seed gives the same games. */
export interface SimulationSetup {
  /** By default four random players. */
  readonly players?: readonly Level[];
  readonly seed?: string;
}

/** What came of simulated games. */
export interface Simulation {
  readonly games: number;
  /** Games won, by player. In teams both partners win. The players take turns in beginning. */
  readonly wins: readonly number[];
  /** Throws of all games. */
  readonly throws: number;
}

/** The longest simulated game, in throws; a longer one is nobody's. */
const longest = 100_000;

/**
 * Plays games at once, from the start, without records.
 * @param options as a page would give them
 * @throws {GameError} `bad-option`
 */
export function simulate(options: JsonObject, games: number, {players = ['random', 'random', 'random', 'random'], seed = ''}: SimulationSetup = {}): Simulation {
  const rules = parseOptions(options);
  const seats = players.length;
  if (seats < 2 || seats > 4) throw badOption('players', seats, 'there must be 2 to 4');
  const layout = new Layout(rules, coloursOf(rules.colours, seats));
  const chance = new Chance(seedOf(seed));
  const choosers = players.map(playerOf);
  const wins = players.map(() => 0);
  let throws = 0;
  for (let game = 0; game < games; game++) {
    const table = new Table(layout);
    // the player of seat 0 is another one in each game
    const seated = choosers.map((_, seat) => choosers[(seat + game) % seats]!);
    throws += playOut(table, seated, chance);
    for (let seat = 0; seat < seats; seat++) if (table.place[seat] === 1) wins[(seat + game) % seats]!++;
  }
  return {games, wins, throws};
}

/** Plays a game to its end; the throws it took. */
function playOut(table: Table, players: readonly Player[], chance: Chance): number {
  let throws = 0;
  for (; !table.over && throws < longest; throws++) {
    if (table.pips === 0) table.throw(1 + chance.below(6));
    if (table.pips > 0) table.move(players[table.seat]!(table, chance));
  }
  return throws;
}

/** Who may hope to win. */
export interface Chances {
  /** By seat, 0 to 1. In teams partners have the same. */
  readonly chances: readonly number[];
  /** Half the width of a 95 % interval around each, at its widest. */
  readonly error: number;
  readonly games: number;
}

/**
 * Each seat's chance to win from here, if all went on as greedy players: by simulation, with its error, always the same
 * for the same state.
 * @param games simulated games, 2,000 by default: an error of 2.2 %
 */
export function chances(state: LudoState, games = 2000): Search<Chances> {
  const start = tableOf(state);
  const table = new Table(start.layout);
  const players = state.colours.map((): Player => greedyCoin);
  const chance = new Chance(seedOf(JSON.stringify(state.coins)));
  const wins = state.colours.map(() => 0);
  let played = 0;
  return {
    step(budget) {
      // a throw is a unit
      for (let used = 0; used < budget && played < games; played++) {
        table.copy(start);
        used += playOut(table, players, chance) + 1;
        wins.forEach((_, seat) => (wins[seat]! += table.place[seat] === 1 ? 1 : 0));
      }
      if (played < games) return {done: false, progress: played / games};
      return {done: true, value: {chances: wins.map((won) => won / games), error: 0.98 / Math.sqrt(games), games}};
    },
  };
}
