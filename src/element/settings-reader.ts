/** Reads the settings of a game's element, from attributes and properties, which may hold anything. */
import type {ReactiveElement} from 'lit';
import type {GameSetup, GameTypes} from '../controllers/game-types.js';
import type {Speed} from '../controllers/presenter.js';
import {badOption, isRefusal, toRefusal, type Refusal} from '../core/game.js';
import {isObject, sameJson, type Json, type JsonObject} from '../core/json.js';
import type {Seat} from '../core/record.js';
import type {ElementGame} from './element-game.js';
import {optionNames} from './option-names.js';
import {parsePlayers, type Players} from './players.js';
import {readSaveName, readSeed, readWord, speeds, themes, type Theme} from './settings.js';

/** Maximum number of properties of what `newGame()` takes: copying a million of them takes seconds. */
const mostNames = 1000;

/** The argument of `newGame()`: options by name, players and seed; the rest is as set on the element. */
export type NewGame = JsonObject & {readonly players?: Players; readonly seed?: string | number};

/** The settings of one element, read and applied when one has changed. An invalid one is listed, and stays as it was. */
export class SettingsReader<T extends GameTypes> {
  /** Undefined: the table's, or none. */
  theme: Theme | undefined;
  readonly #game: ElementGame<T>;
  /** Whether a setting may have changed. */
  #marked = true;
  #setup: GameSetup<T> | undefined;
  #speed: Speed | undefined;
  #saveName: string | undefined;
  #problems: readonly Refusal[] = [];
  #reported: readonly Refusal[] = [];
  #chosen: NewGame = {};

  constructor(game: ElementGame<T>) {
    this.#game = game;
  }

  /** A setting may have changed: it is applied with the next read or update. */
  mark(): void {
    this.#marked = true;
  }

  /** The setup of the next game, as set on the element. */
  get setup(): GameSetup<T> {
    return this.#setup!;
  }

  /** Undefined: the table's, or `normal`. */
  get speed(): Speed | undefined {
    return this.#speed;
  }

  /** Invalid settings. */
  get problems(): readonly Refusal[] {
    return this.#problems;
  }

  /** Reads and applies what has changed. Fires no event and requests no update. @returns whether anything may have */
  apply(): boolean {
    if (!this.#marked) return false;
    this.#marked = false;
    const last = this.#setup;
    this.#read();
    const {model, room} = this.#game;
    // in a room its own settings hold
    if (!model.session || !room.hasBoard) this.applyAfter(last);
    return true;
  }

  /** One person, against the computer where the game has one. */
  get #standardSeats(): readonly Seat[] {
    const {definition} = this.#game;
    const {rules, players} = definition;
    const seats = parsePlayers(players?.number ?? rules.seats[0], rules.seats);
    return definition.choose ? seats.map((seat, i) => (i > 0 ? {...seat, kind: 'auto'} : seat)) : seats;
  }

  /** Players and options that the person here has chosen: they hold where the page leaves them open. */
  get chosen(): NewGame {
    return this.#chosen;
  }

  /** Sets what has been chosen, unless it is invalid: it may come from the storage. */
  choose(chosen: NewGame): void {
    if (!this.accepts(chosen)) return;
    this.#chosen = chosen;
    this.mark();
  }

  /** Whether this can be chosen with what the page has set. */
  accepts(chosen: NewGame): boolean {
    return !isRefusal(
      toRefusal(() => this.#optionsFor(this.#seatsOf(chosen.players), {}, chosen), 'What has been chosen'),
    );
  }

  /** Whether the page, or its table, has set the players. */
  get hasPlayers(): boolean {
    return this.#game.element.players !== undefined || this.#tablePlayers !== undefined;
  }

  /** Whether the page has set an option of the game, apart from this one. */
  hasOptions(except?: string): boolean {
    const {element} = this.#game;
    const {elementProperties} = element.constructor as typeof ReactiveElement;
    return optionNames(element).some((name) => {
      const value: unknown = Reflect.get(element, name) ?? '';
      const isOff = value === false && elementProperties.get(name)?.type === Boolean;
      return name !== except && value !== '' && !isOff;
    });
  }

  /**
   * Complete options for these seats: as set, or as chosen where nothing is set; over which `given` wins.
   * @throws {GameError} `bad-option`
   */
  #optionsFor(seats: readonly Seat[], given: JsonObject = {}, {players: _, ...chosen} = this.#chosen): T['options'] {
    const {element, definition} = this.#game;
    const set = Object.fromEntries(optionNames(element).map((name) => [name, Reflect.get(element, name) as Json]));
    const open = this.hasOptions() ? set : {...set, ...chosen};
    const raw = definition.optionsFor?.(open, seats) ?? open;
    return definition.rules.parseOptions({...raw, ...given});
  }

  #seatsOf(players: Players | undefined): readonly Seat[] {
    const {rules, players: choices} = this.#game.definition;
    return players === undefined ? this.#standardSeats : parsePlayers(players, rules.seats, choices?.levels);
  }

  /** As many of the table's players as the game seats; undefined if they are too few. */
  get #tablePlayers(): readonly Seat[] | undefined {
    const {rules, players: {levels = []} = {}} = this.#game.definition;
    const [min, max] = rules.seats;
    const players = this.#game.table?.players;
    if (!players || players.length < min) return undefined;
    return players.slice(0, max).map(({level, ...seat}) => (level && levels.includes(level) ? {...seat, level} : seat));
  }

  #read(): void {
    const {element, definition} = this.#game;
    const problems: Refusal[] = [];
    /** One setting; what was there before if it is refused. */
    const or = <V>(what: string, make: () => V, before: V): V => {
      const made = toRefusal(make, what);
      if (!isRefusal(made)) return made;
      problems.push(made);
      return before;
    };
    const last = this.#setup;
    const players = element.players ?? this.#tablePlayers ?? this.#chosen.players;
    const seats = or('players', () => this.#seatsOf(players), last?.seats) ?? this.#standardSeats;
    const options =
      or('The options', () => this.#optionsFor(seats), last?.options) ?? definition.rules.parseOptions({});
    this.#setup = {options, seats, seed: or('seed', () => readSeed(element.seed), last?.seed)};
    this.#speed = or('speed', () => readWord('speed', element.speed, speeds), this.#speed);
    this.theme = or('theme', () => readWord('theme', element.theme, themes), this.theme);
    this.#saveName = or('autosave', () => readSaveName(element.autosave), this.#saveName);
    this.#problems = problems;
  }

  /** Sets up another game if none has begun; names, colours and kinds hold at once. */
  applyAfter(last: GameSetup<T> | undefined): void {
    const {model} = this.#game;
    const {setup} = this;
    const {options, seed, seats} = setup;
    const {session} = model;
    const isOther = !sameJson(last?.options, options) || last?.seed !== seed || last?.seats.length !== seats.length;
    if (!session || (isOther && session.number === 0 && !model.asking)) model.setUp(this.#seeded(setup));
    else if (!sameJson(last?.seats, seats) && seats.length === session.seats.length) model.seats = seats;
  }

  /** Whether a game that was kept is to go on: not where another day's game is set by now. */
  goesOnWith(kept: unknown): boolean {
    const {definition} = this.#game;
    const seedOf = (options: T['options']): string | undefined => definition.seedFor?.(options);
    const seed = seedOf(this.setup.options);
    if (seed === undefined || !isObject(kept) || !isObject(kept['options'])) return true;
    const made = toRefusal(() => seedOf(definition.rules.parseOptions(kept['options'] as JsonObject)), 'What was kept');
    return isRefusal(made) || made === seed;
  }

  /** The name to save the game under: empty for the page's path; undefined: it is not saved. */
  get saveName(): string | undefined {
    return this.#saveName === undefined || this.#game.room.isSet ? undefined : this.#saveName || this.#game.element.id;
  }

  /** Settings that have become invalid since the last call. */
  newProblems(): readonly Refusal[] {
    const reported = this.#reported;
    this.#reported = this.#problems;
    return this.#problems.filter((problem) => !reported.some((known) => sameJson(known, problem)));
  }

  /** The setup of a new game: as set, over which `given` wins. @throws {GameError} `bad-option` */
  setupOf(given: NewGame | null): GameSetup<T> {
    if (typeof (given ?? {}) !== 'object' || Array.isArray(given)) {
      throw badOption('newGame', given, 'an object with options by name, players and seed');
    }
    const names = Object.keys(given ?? {}).length;
    if (names > mostNames) throw badOption('newGame', `${names} properties`, `at most ${mostNames}`);
    const {players, seed, ...options} = given ?? {};
    const {setup} = this;
    const seats = players === undefined ? setup.seats : this.#seatsOf(players);
    const depends = players !== undefined && this.#game.definition.optionsFor !== undefined;
    return this.#seeded({
      seats,
      options: depends || Object.keys(options).length > 0 ? this.#optionsFor(seats, options) : setup.options,
      seed: seed === undefined ? setup.seed : readSeed(seed),
    });
  }

  /** With the seed that its options bring along, in a daily game. */
  #seeded(setup: GameSetup<T>): GameSetup<T> {
    return {...setup, seed: this.#game.definition.seedFor?.(setup.options) ?? setup.seed};
  }
}
