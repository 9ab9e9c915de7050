/**
 * The saved form of a game: what it is made of, and what is checked before any of it is believed. Whether the moves
 * are legal is found out by replaying them (session.ts).
 */
import {GameError, invalid} from './game.js';
import {isObject, type JsonObject} from './json.js';

/** Who plays a seat: a person at this page, an automatic player, or someone elsewhere. */
export type SeatKind = 'person' | 'auto' | 'remote';

/** Who made a move: one of these kinds, or the page by its own call. */
export type MovedBy = SeatKind | 'page';

export const seatKinds: readonly SeatKind[] = ['person', 'auto', 'remote'];
export const movers: readonly MovedBy[] = ['person', 'auto', 'remote', 'page'];

/** One player. */
export type Seat = {
  /** Shown and spoken; empty for "Player 1" in the reader's language. At most {@link limits.name} characters. */
  readonly name: string;
  readonly kind: SeatKind;
  /** One of the game's colours by name, or any CSS colour; left out for the seat's own. */
  readonly colour?: string;
  /** How well an automatic player plays, for games that have levels. */
  readonly level?: string;
};

/** A settled move, who made it, and how many times in a row (left out for once). */
export type RecordedMove = readonly [move: string, by: MovedBy, times?: number];

/** A saved game: plain JSON, complete, and checked by replaying it. */
export interface GameRecord {
  /** Name of the rules: `snakes-and-ladders`. */
  readonly game: string;
  /** Tells this one game from all others; left out in a game that came from a share code. */
  readonly id?: string;
  /** Version of the rules. */
  readonly version: number;
  /** The complete options, with everything that chance decided before the first move. */
  readonly options: JsonObject;
  /**
   * What all chance follows from. Left out where someone else (a server, a real die) settled any of it: then the
   * draws are not checked.
   */
  readonly seed?: string;
  readonly seats: readonly Seat[];
  readonly moves: readonly RecordedMove[];
}

/** Largest sizes taken from outside. */
export const limits = {
  /** Characters of a name, a colour or a level. */
  name: 80,
  /** Characters of a seed. */
  seed: 200,
  /** Characters of one move. */
  move: 200,
  /** Moves of a game. */
  moves: 200_000,
  /** Characters of a record as JSON text. */
  json: 20_000_000,
  /** Characters of a share code. */
  code: 200_000,
} as const;

function bad(what: string, value: unknown, expected: string): GameError {
  return new GameError('bad-record', invalid(what, value, expected));
}

function text(value: unknown, what: string, most: number): string {
  if (typeof value !== 'string' || value.length > most) {
    throw bad(what, value, `a string of at most ${most} characters`);
  }
  return value;
}

/** What a CSS colour may be made of: a name, `#rgb`, or a function with its arguments; no `url()`, no `var()`. */
const colourText = /^(?!.*\b(?:url|var)\()[#\w][\w#%.,/()\s+*-]*$/i;

/**
 * A seat from a record or a property.
 * @throws {GameError} `bad-record`
 */
export function readSeat(value: unknown, what: string): Seat {
  if (!isObject(value)) throw bad(what, value, 'an object with name and kind');
  const {name = '', kind = 'person', colour, level} = value;
  if (!seatKinds.includes(kind as SeatKind)) {
    throw bad(`${what}.kind`, kind, '"person", "auto" or "remote"');
  }
  return {
    name: text(name, `${what}.name`, limits.name),
    kind: kind as SeatKind,
    ...(colour === undefined ? {} : {colour: colourOf(colour, `${what}.colour`)}),
    ...(level === undefined ? {} : {level: text(level, `${what}.level`, limits.name)}),
  };
}

function colourOf(value: unknown, what: string): string {
  const colour = text(value, what, limits.name);
  if (!colourText.test(colour)) throw bad(what, value, 'a CSS colour');
  return colour;
}

function readMove(value: unknown, i: number): RecordedMove {
  const what = `moves[${i}]`;
  if (!Array.isArray(value)) throw bad(what, value, '[move, by] or [move, by, times]');
  const [move, by, times = 1] = value as unknown[];
  if (!movers.includes(by as MovedBy)) throw bad(`${what}[1]`, by, `one of ${movers.join(', ')}`);
  if (!Number.isInteger(times) || (times as number) < 1 || (times as number) > limits.moves) {
    throw bad(`${what}[2]`, times, `a whole number from 1 to ${limits.moves}`);
  }
  return [text(move, `${what}[0]`, limits.move), by as MovedBy, times as number];
}

/**
 * The shape of a record, copied field by field from something that need not be one: nothing else gets in.
 * @throws {GameError} `bad-record`, naming the field, its value and what would be right.
 */
export function readRecord(
  value: unknown,
  game: string,
  version: number,
  seats: readonly [number, number],
): GameRecord {
  if (!isObject(value)) throw bad('record', value, 'an object that save() has returned');
  if (value['game'] !== game) throw bad('game', value['game'], `"${game}"`);
  if (value['version'] !== version) {
    throw bad('version', value['version'], `version ${version} of the rules`);
  }
  if (!isObject(value['options'])) throw bad('options', value['options'], 'an object');
  const list = value['seats'];
  if (!Array.isArray(list) || list.length < seats[0] || list.length > seats[1]) {
    throw bad('seats', list, `a list of ${seats[0]} to ${seats[1]} seats`);
  }
  const moves = value['moves'];
  if (!Array.isArray(moves) || moves.length > limits.moves) {
    throw bad('moves', moves, `a list of at most ${limits.moves} moves`);
  }
  // Array.from: a list may have holes, which map leaves out
  const read = Array.from(moves as unknown[], readMove);
  if (read.reduce((sum, [, , times = 1]) => sum + times, 0) > limits.moves) {
    throw bad('moves', moves, `at most ${limits.moves} moves`);
  }
  return {
    game,
    ...(value['id'] === undefined ? {} : {id: text(value['id'], 'id', limits.name)}),
    version,
    options: value['options'] as JsonObject,
    ...(value['seed'] === undefined ? {} : {seed: text(value['seed'], 'seed', limits.seed)}),
    seats: Array.from(list as unknown[], (seat, i) => readSeat(seat, `seats[${i}]`)),
    moves: read,
  };
}
