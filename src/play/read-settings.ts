/**
 * Settings as a pure function of what attributes, properties, the table and the person here say, which may be anything.
 * An invalid value is listed as a problem, and the setting stays as it was.
 */
import type {GameLogic, GameSetup, GameTypes} from './game-types.js';
import type {Speed} from './settings.js';
import {badOption, isRefusal, toRefusal, type Refusal} from '../core/game.js';
import {isObject, sameJson, type Json, type JsonObject} from '../core/json.js';
import {fewNames} from '../core/options.js';
import type {Seat} from '../core/record.js';
import {parsePlayers, type Players} from './players.js';
import {readSaveName, readSeed, readWord, speeds} from './settings.js';
import type {TableRoom, TableSettings} from './table-settings.js';

/** The argument of `newGame()`: options by name, players and seed; the rest is as set on the element. */
export type NewGame = JsonObject & {readonly players?: Players; readonly seed?: string | number};

/** The part of a game's definition that its settings depend on. */
export interface SettableGame<T extends GameTypes> extends GameLogic<T> {
  readonly players?: {readonly number?: number; readonly levels?: readonly string[]};
  optionsFor?(options: JsonObject, seats: readonly Seat[]): JsonObject;
  seedFor?(options: T['options']): string | undefined;
  preset?(window: Window): JsonObject;
}

/** Unchecked values, as the page has set them. */
export interface RawSettings {
  readonly players?: unknown;
  readonly computer?: unknown;
  readonly seed?: unknown;
  readonly speed?: unknown;
  readonly autosave?: unknown;
  readonly room?: unknown;
  readonly server?: unknown;
  readonly turnClock?: unknown;
  readonly setup?: unknown;
  readonly targetScore?: number | undefined;
  readonly haptics?: unknown;
  readonly hints: boolean;
  readonly sound: boolean;
  readonly readOnly: boolean;
  readonly autoplay: boolean;
  readonly link?: string | undefined;
  /** Values that the element has refused by itself. */
  readonly problems: readonly Refusal[];
  /** Options of the rules by name. */
  readonly options: JsonObject;
  /** The attribute of each option. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Names of options of which `false` is the same as unset. */
  readonly switches: readonly string[];
}

/** The settings of a room, from the element or its table. */
type RoomSettings = {
  /** The room's code; empty: that of the table, with a server that of the page's address, or a new room. */
  readonly room: string;
  /** The room of the table. */
  readonly table?: TableRoom;
  /** Addresses of a rooms server; left out: rooms on this page. */
  readonly server?: string;
  /** Seconds for a turn, if the room is opened here. */
  readonly clock?: number;
  /** Whether the element is set to a daily game. */
  readonly daily?: true;
};

/** The settings in force: a value, replaced when something has changed. */
export interface Settings<T extends GameTypes> {
  /** The setup of the next game. */
  readonly setup: GameSetup<T>;
  readonly speed: Speed;
  readonly hints: boolean;
  readonly sound: boolean;
  /** The name to save the game under; empty: the element's id, or the page's path. Undefined: it is not saved. */
  readonly saveName: string | undefined;
  /** Undefined: no room. */
  readonly room: RoomSettings | undefined;
  /** The score to beat. */
  readonly targetScore: number | undefined;
  /** Whether a page takes challenges and replays. */
  readonly takesLinks: boolean;
  /** The choice of the person here, which holds where the page leaves players and options open. */
  readonly chosen: NewGame;
  /** Whether the page, or its table, has set the players. */
  readonly hasPlayers: boolean;
  /** Names of the options that the page has set. */
  readonly given: readonly string[];
  /** Whether the page leaves players and rules to the person here, as far as it has not set them. */
  readonly isOpen: boolean;
  readonly problems: readonly Refusal[];
  readonly raw: RawSettings;
}

/** Reads the settings. @param before those in force, which an invalid value leaves as they were */
export function readSettings<T extends GameTypes>(
  game: SettableGame<T>,
  raw: RawSettings,
  table: TableSettings | undefined,
  chosen: NewGame,
  before?: Settings<T>,
): Settings<T> {
  const problems: Refusal[] = [];
  const or = <V>(what: string, read: () => V, last: V): V => {
    const made = toRefusal(read, what);
    if (!isRefusal(made)) return made;
    problems.push(made);
    return last;
  };
  const last = before?.setup;
  const ofTable = tablePlayers(game, table);
  const hasComputer = (raw.computer ?? '') !== '';
  const players = (raw.players ?? ofTable ?? (hasComputer ? undefined : chosen.players)) as Players | undefined;
  const seats = or('players', () => seatsOf(game, players, raw.computer), last?.seats) ?? standardSeats(game);
  const options =
    or('The options', () => optionsOf(game, raw, chosen, seats), last?.options) ?? game.rules.parseOptions({});
  const seed = or('seed', () => readSeed(raw.seed), last?.seed);
  const speed = or('speed', () => readWord('speed', raw.speed, speeds), before?.speed);
  const saveName = or('autosave', () => readSaveName(raw.autosave), before?.saveName);
  const room = roomOf(raw, table, game.seedFor?.(options) !== undefined);
  const hasPlayers = raw.players !== undefined || ofTable !== undefined || hasComputer;
  const {targetScore} = raw;
  const isFixed = raw.setup === false || raw.readOnly || raw.autoplay || targetScore !== undefined;
  return {
    setup: {options, seats, seed},
    speed: speed ?? table?.speed ?? 'normal',
    hints: raw.hints || table?.hints === true,
    sound: raw.sound || table?.sound === true,
    saveName: room ? undefined : saveName,
    room,
    targetScore,
    takesLinks: raw.link !== undefined && raw.link !== 'none',
    chosen,
    hasPlayers,
    given: givenIn(raw),
    isOpen: !isFixed && !room && !hasPlayers,
    problems: [...raw.problems, ...problems],
    raw,
  };
}

/** The setup of a new game: as set, overridden by `given`. @throws {GameError} `bad-option` */
export function setupOf<T extends GameTypes>(
  game: SettableGame<T>,
  {setup, raw, chosen}: Settings<T>,
  given: NewGame | null,
): GameSetup<T> {
  if (typeof (given ?? {}) !== 'object' || Array.isArray(given)) {
    throw badOption('newGame', given, 'an object with options by name, players and seed');
  }
  fewNames('newGame', given ?? {});
  const {players, seed, ...options} = given ?? {};
  const seats = players === undefined ? setup.seats : seatsOf(game, players);
  const depends = players !== undefined && game.optionsFor !== undefined;
  return seeded(game, {
    seats,
    options: depends || Object.keys(options).length > 0 ? optionsOf(game, raw, chosen, seats, options) : setup.options,
    seed: seed === undefined ? setup.seed : readSeed(seed),
  });
}

/** Adds the seed that the options determine, in a daily game. */
export const seeded = <T extends GameTypes>(game: SettableGame<T>, setup: GameSetup<T>): GameSetup<T> => ({
  ...setup,
  seed: game.seedFor?.(setup.options) ?? setup.seed,
});

/** Whether a choice, which may come from the storage, fits what the page has set. */
export function isChoice<T extends GameTypes>(game: SettableGame<T>, {raw}: Settings<T>, chosen: NewGame): boolean {
  const read = (): unknown => {
    fewNames('start', chosen);
    return optionsOf(game, raw, chosen, seatsOf(game, chosen.players));
  };
  return !isRefusal(toRefusal(read, 'The choice'));
}

/** Whether a saved game goes on: not if the settings are those of another day's game by now. */
export function goesOnWith<T extends GameTypes>(game: SettableGame<T>, {setup}: Settings<T>, saved: unknown): boolean {
  const seed = game.seedFor?.(setup.options);
  if (seed === undefined || !isObject(saved) || !isObject(saved['options'])) return true;
  const read = (): unknown => game.seedFor?.(game.rules.parseOptions(saved['options'] as JsonObject));
  const made = toRefusal(read, 'The saved game');
  return isRefusal(made) || made === seed;
}

/** Whether two setups give the same game, apart from names, colours and kinds of players. */
export const isSameGame = <T extends GameTypes>(a: GameSetup<T> | undefined, b: GameSetup<T>): boolean =>
  a !== undefined && sameJson(a.options, b.options) && a.seed === b.seed && a.seats.length === b.seats.length;

/**
 * One person, against the computer where the game has one.
 * @param computer its level
 * @throws {GameError} `bad-option`
 */
function standardSeats<T extends GameTypes>(game: SettableGame<T>, computer?: unknown): readonly Seat[] {
  const {rules, players: {number = rules.seats[0], levels = []} = {}} = game;
  if (levels.length === 0 && computer) throw badOption('computer', computer, 'none: this game has no levels');
  const level = readWord('computer', computer, levels);
  const seats = parsePlayers(number, rules.seats);
  if (!game.choose) return seats;
  return seats.map((seat, i) => (i > 0 ? {...seat, kind: 'auto', ...(level && {level})} : seat));
}

const seatsOf = <T extends GameTypes>(
  game: SettableGame<T>,
  players: Players | undefined,
  computer?: unknown,
): readonly Seat[] =>
  players === undefined ? standardSeats(game, computer) : parsePlayers(players, game.rules.seats, game.players?.levels);

/** As many of the table's players as the game seats; undefined if they are too few. */
function tablePlayers<T extends GameTypes>(
  {rules, players: {levels = []} = {}}: SettableGame<T>,
  table: TableSettings | undefined,
): readonly Seat[] | undefined {
  const [min, max] = rules.seats;
  if (!table?.players || table.players.length < min) return undefined;
  return table.players
    .slice(0, max)
    .map(({level, ...seat}) => (level && levels.includes(level) ? {...seat, level} : seat));
}

/**
 * Complete options for these seats: as set, or as chosen where nothing is set; overridden by `given`.
 * @throws {GameError} `bad-option`
 */
function optionsOf<T extends GameTypes>(
  game: SettableGame<T>,
  raw: RawSettings,
  {players: _, ...chosen}: NewGame,
  seats: readonly Seat[],
  given: JsonObject = {},
): T['options'] {
  const open: JsonObject = givenIn(raw).length > 0 ? raw.options : {...raw.options, ...chosen};
  return game.rules.parseOptions({...(game.optionsFor?.(open, seats) ?? open), ...given});
}

/** Names of the options that the page has set. */
const givenIn = ({options, switches}: RawSettings): readonly string[] =>
  Object.entries(options).flatMap(([name, value]: [string, Json | undefined]) => {
    const isOff = value === false && switches.includes(name);
    return (value ?? '') === '' || isOff ? [] : [name];
  });

function roomOf(
  {room, server, turnClock}: RawSettings,
  table: TableSettings | undefined,
  isDaily: boolean,
): RoomSettings | undefined {
  const daily = isDaily && {daily: true as const};
  // frameworks set null for none
  if (room === undefined || room === null) return table?.room && {room: '', table: table.room, ...daily};
  return {
    room: room as string,
    ...(server ? {server: server as string} : {}),
    ...(typeof turnClock === 'number' && {clock: turnClock}),
    ...daily,
  };
}
