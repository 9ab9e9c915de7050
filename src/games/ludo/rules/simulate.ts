/** Games between automatic players: for their strength, the length of games, and the odds of a position. */
import {fnv1a} from '../../../core/fnv.js';
import {badOption} from '../../../core/game.js';
import type {JsonObject} from '../../../core/json.js';
import {finish, type Search} from '../../../core/search.js';
import {Chance} from './chance.js';
import {playerOf, type Level} from './choose.js';
import {tableOf, type LudoState} from './game.js';
import {colorsOf, parseOptions} from './options.js';
import {greedyPiece, type Player} from './players.js';
import {Layout, Table} from './table.js';

/** The players by seat (2 to 4), and the seed. The same seed gives the same games. */
export interface SimulationSetup {
  /** Four random players by default. */
  readonly players?: readonly Level[];
  readonly seed?: string;
  /**
   * Maximum units of work of `simulate`: one per roll, some hundred per decision of a strong player. Unlimited by
   * default.
   */
  readonly limit?: number;
}

/** The result of simulated games. */
export interface Simulation {
  readonly games: number;
  /** Games won, by player. In teams both partners win. The players take turns in starting. */
  readonly wins: readonly number[];
  /** Total number of rolls. */
  readonly rolls: number;
}

/** Maximum length of a simulated game, in rolls. A longer one counts for nobody. */
const longest = 100_000;
/** Units of work between two checks of the budget, and per decision of the strong player. */
const slice = 64;
const strongUnits = 500;

/**
 * Plays games synchronously from the start, without records.
 * @param options as for `parseOptions`
 * @param games number of games, from 1
 * @returns undefined if it takes more than `limit`
 * @throws {GameError} `bad-option`
 */
export function simulate(
  options: JsonObject,
  games: number,
  setup: SimulationSetup & {readonly limit: number},
): Simulation | undefined;
export function simulate(options: JsonObject, games: number, setup?: SimulationSetup): Simulation;
export function simulate(options: JsonObject, games: number, setup: SimulationSetup = {}): Simulation | undefined {
  return finish(searchSimulation(options, games, setup), setup.limit ?? Infinity);
}

/** The same as a search. */
export function searchSimulation(options: JsonObject, games: number, setup: SimulationSetup = {}): Search<Simulation> {
  const {players = ['random', 'random', 'random', 'random'], seed = ''} = setup;
  const rules = parseOptions(options);
  const seats = players.length;
  if (seats < 2 || seats > 4) throw badOption('players', seats, '2 to 4');
  const layout = new Layout(rules, colorsOf(rules.colors, seats));
  const chance = new Chance(fnv1a(seed));
  const choosers = players.map(playerOf);
  const costs = players.map((level) => (level === 'strong' ? strongUnits : 1));
  const wins = players.map(() => 0);
  const table = new Table(layout);
  const start = new Table(layout);
  let rolls = 0;
  return gamesOf(
    games,
    (game) => {
      table.copy(start);
      // rotates the players, so that each starts equally often
      const seated = <T>(list: readonly T[]): T[] => list.map((_, seat) => list[(seat + game) % seats]!);
      return playOut(table, seated(choosers), seated(costs), chance);
    },
    (game, made) => {
      rolls += made;
      for (let seat = 0; seat < seats; seat++) if (table.place[seat] === 1) wins[(seat + game) % seats]!++;
    },
    () => ({games, wins, rolls}),
  );
}

/** Plays games in a row, as a search. */
function gamesOf<T>(
  games: number,
  begin: (game: number) => Generator<number, number>,
  end: (game: number, rolls: number) => void,
  answer: () => T,
): Search<T> {
  if (!Number.isSafeInteger(games) || games < 1) throw badOption('games', games, 'a whole number from 1');
  let game = 0;
  let playing = begin(0);
  return {
    step(budget) {
      for (let used = 0; used < budget && game < games;) {
        const next = playing.next();
        used += next.done ? 1 : next.value;
        if (!next.done) continue;
        end(game, next.value);
        if (++game < games) playing = begin(game);
      }
      return game < games ? {done: false, progress: game / games} : {done: true, value: answer()};
    },
  };
}

/** Plays a game to its end and returns the number of rolls. Yields units of work. */
function* playOut(
  table: Table,
  players: readonly Player[],
  costs: readonly number[],
  chance: Chance,
): Generator<number, number> {
  let rolls = 0;
  for (let used = 0; !table.over && rolls < longest; rolls++) {
    if (used >= slice) {
      yield used;
      used = 0;
    }
    used++;
    if (table.pips === 0) table.roll(1 + chance.below(6));
    if (table.pips === 0) continue;
    used += costs[table.seat]!;
    table.move(players[table.seat]!(table, chance));
  }
  return rolls;
}

/** The odds of a position. */
export interface Chances {
  /** By seat, 0 to 1. Partners have the same chance. */
  readonly chances: readonly number[];
  /** Half the width of the 95 % confidence interval, at its widest. */
  readonly error: number;
  readonly games: number;
}

/**
 * Each seat's chance to win if all play on as greedy players: simulated, and always the same for the same state.
 * @param games number of simulated games; 2,000 by default, with an error of 2.2 %
 * @throws {GameError} `bad-option`
 */
export function chances(state: LudoState, games = 2000): Search<Chances> {
  const start = tableOf(state);
  const table = new Table(start.layout);
  const players = state.colors.map((): Player => greedyPiece);
  const costs = players.map(() => 0);
  const chance = new Chance(fnv1a(JSON.stringify(state.pieces)));
  const wins = state.colors.map(() => 0);
  return gamesOf(
    games,
    () => {
      table.copy(start);
      return playOut(table, players, costs, chance);
    },
    () => wins.forEach((_, seat) => (wins[seat]! += table.place[seat] === 1 ? 1 : 0)),
    () => ({chances: wins.map((won) => won / games), error: 0.98 / Math.sqrt(games), games}),
  );
}
