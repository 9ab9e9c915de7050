/** Reads what is set on a game's element, from attributes and properties, which may hold anything. */
import type {GameModel} from '../controllers/game-model.js';
import type {GameSetup} from '../controllers/model-ports.js';
import type {Speed} from '../controllers/presenter.js';
import {badOption, isRefusal, toRefusal, type Refusal} from '../core/game.js';
import {isObject, sameJson, type Json, type JsonObject} from '../core/json.js';
import type {Seat} from '../core/record.js';
import type {GameDefinition, GameTypes} from './game-definition.js';
import type {GameSettings} from './game-settings.js';
import {optionNames} from './option.js';
import {parsePlayers, type Players} from './players.js';
import {readSaveName, readSeed, readSpeed} from './settings.js';
import type {TableSettings} from './table-context.js';

/** Maximum number of properties of what `newGame()` takes: copying a million of them takes seconds. */
const mostNames = 1000;

/** What `newGame()` takes: the game's own options by name, players and seed; what is left out is as set. */
export type NewGame = JsonObject & {readonly players?: Players; readonly seed?: string | number};

/** The settings of one element as they were read last: what is wrong is left as it was before, and listed. */
export class SettingsReader<T extends GameTypes> {
  readonly #game: GameDefinition<T>;
  #read: JsonObject | undefined;
  #applied: GameSetup<T['options']> | undefined;
  /** What the next game is made of; undefined before the settings have been read. */
  setup: GameSetup<T['options']> | undefined;
  /** Undefined: the table's, or `normal`. */
  speed: Speed | undefined;
  /** The name to keep the game under: empty for the element's id, undefined for not at all. */
  saveName: string | undefined;
  #reported: readonly Refusal[] = [];
  /** What is wrong with the settings. */
  problems: readonly Refusal[] = [];

  constructor(game: GameDefinition<T>) {
    this.#game = game;
  }

  get #standardSeats(): readonly Seat[] {
    const {rules, players} = this.#game;
    return parsePlayers(players?.number ?? rules.seats[0], rules.seats);
  }

  #optionsOf(element: GameSettings, seats: readonly Seat[]): JsonObject {
    const raw = Object.fromEntries(optionNames(element).map((name) => [name, Reflect.get(element, name) as Json]));
    return this.#game.optionsFor?.(raw, seats) ?? raw;
  }

  #seatsOf(players: Players | undefined): readonly Seat[] {
    const {rules, players: choices} = this.#game;
    return players === undefined ? this.#standardSeats : parsePlayers(players, rules.seats, choices?.levels);
  }

  /** As many of the table's players as the game seats; undefined where they are too few. */
  #playersOf(table: TableSettings | undefined): readonly Seat[] | undefined {
    const {rules, players: {levels = []} = {}} = this.#game;
    const [min, max] = rules.seats;
    const players = table?.players;
    if (!players || players.length < min) return undefined;
    return players.slice(0, max).map(({level, ...seat}) => (level && levels.includes(level) ? {...seat, level} : seat));
  }

  /** @returns whether anything is new, by value */
  read(element: GameSettings, table: TableSettings | undefined): boolean {
    const players = element.players ?? this.#playersOf(table);
    // a removed attribute is null
    const seed = element.seed ?? undefined;
    const speed = element.speed ?? undefined;
    const autosave = element.autosave ?? undefined;
    const read = {...this.#optionsOf(element, []), ' common': [players, seed, speed, autosave] as Json};
    if (sameJson(read, this.#read)) return false;
    this.#read = read;
    const problems: Refusal[] = [];
    /** One setting; what was there before where it is refused. */
    const or = <V>(what: string, make: () => V, before: V): V => {
      const made = toRefusal(make, what);
      if (!isRefusal(made)) return made;
      problems.push(made);
      return before;
    };
    const last = this.setup;
    const {rules} = this.#game;
    const seats = or('players', () => this.#seatsOf(players), last?.seats) ?? this.#standardSeats;
    const options =
      or('The options', () => rules.parseOptions(this.#optionsOf(element, seats)), last?.options) ??
      rules.parseOptions({});
    this.setup = {options, seats, seed: or('seed', () => readSeed(seed), last?.seed)};
    this.speed = or('speed', () => readSpeed(speed), this.speed);
    this.saveName = or('autosave', () => readSaveName(autosave), this.saveName);
    this.problems = problems;
    return true;
  }

  /** Whether a game that was kept is to go on: not where another day's game is set by now. */
  goesOnWith(kept: unknown): boolean {
    const {rules} = this.#game;
    const seedOf = (options: T['options']): string | undefined => this.#game.seedFor?.(options);
    const seed = seedOf(this.setup!.options);
    if (seed === undefined || !isObject(kept) || !isObject(kept['options'])) return true;
    const made = toRefusal(() => seedOf(rules.parseOptions(kept['options'] as JsonObject)), 'What was kept');
    return isRefusal(made) || made === seed;
  }

  /** The name to keep the game under: empty for one without, which is the page's own; undefined for not at all. */
  keepsAs(id: string): string | undefined {
    return this.saveName === undefined ? undefined : this.saveName || id;
  }

  /** What is wrong since this was asked last. */
  newProblems(): readonly Refusal[] {
    const reported = this.#reported;
    this.#reported = this.problems;
    return this.problems.filter((problem) => !reported.some((known) => sameJson(known, problem)));
  }

  /** Begins another game with what was read, where none has been begun; names, colours and kinds hold at once. */
  applyTo(model: GameModel<T['options'], T['state'], T['effect'], T['hint']>): void {
    const {setup} = this;
    if (!setup) return;
    const {session, asking} = model;
    const last = this.#applied;
    this.#applied = setup;
    const {options, seed, seats} = setup;
    const other = !sameJson(last?.options, options) || last?.seed !== seed || last?.seats.length !== seats.length;
    if (!session || (other && session.number === 0 && !asking)) model.setUp(this.seeded(setup));
    else if (!sameJson(last?.seats, seats) && seats.length === session.seats.length) model.seats = seats;
  }

  /** What `newGame()` makes of what it was given. @throws {GameError} `bad-option` */
  setupOf(element: GameSettings, setup: GameSetup<T['options']>, given: NewGame): GameSetup<T['options']> {
    if (typeof (given ?? {}) !== 'object' || Array.isArray(given)) {
      throw badOption('newGame', given, 'an object with options by name, players and seed');
    }
    const names = Object.keys(given ?? {}).length;
    if (names > mostNames) throw badOption('newGame', `${names} properties`, `at most ${mostNames}`);
    const {players, seed, ...options} = given ?? {};
    const seats = players === undefined ? setup.seats : this.#seatsOf(players);
    const raw = {...this.#optionsOf(element, seats), ...options};
    const same = sameJson(raw, this.#optionsOf(element, setup.seats));
    return {
      seats,
      options: same ? setup.options : this.#game.rules.parseOptions(raw),
      seed: seed === undefined ? setup.seed : readSeed(seed),
    };
  }

  /** With the seed that its options bring along, in a daily game. */
  seeded(setup: GameSetup<T['options']>): GameSetup<T['options']> {
    return {...setup, seed: this.#game.seedFor?.(setup.options) ?? setup.seed};
  }
}
