/**
 * The saved form of a game, and the validation of its shape. Whether the moves are legal is checked by replaying them
 * (session.ts).
 */
import {GameError, invalid} from './game.js';
import {isObject, type JsonObject} from './json.js';

/** The kind of player in a seat: a person at this page, an automatic player, or a remote player. */
export type SeatKind = 'person' | 'auto' | 'remote';

/** The origin of a move: a player of one of these kinds, or a script of the page. */
export type MovedBy = SeatKind | 'page';

export const seatKinds: readonly SeatKind[] = ['person', 'auto', 'remote'];
export const movers: readonly MovedBy[] = ['person', 'auto', 'remote', 'page'];

/** One player. */
export type Seat = {
  /** At most {@link limits.name} characters. Empty for "Player 1" in the language of the element. */
  readonly name: string;
  readonly kind: SeatKind;
  /** The name of one of the game's colours, or any CSS colour. Defaults to the colour of the seat. */
  readonly color?: string;
  /** The level of an automatic player, in games that have levels. */
  readonly level?: string;
};

/** A settled move, who made it, and how many times in a row (default 1). */
export type RecordedMove = readonly [move: string, by: MovedBy, times?: number];

/** A saved game: complete, plain JSON, and checked by replaying it. */
export interface GameRecord {
  /** Name of the rules: `snakes-and-ladders`. */
  readonly game: string;
  /** A unique id of the game. Missing in games from share codes. */
  readonly id?: string;
  /** Version of the rules. */
  readonly version: number;
  /** The complete, dealt options. */
  readonly options: JsonObject;
  /**
   * The seed of all random numbers. Missing if any outcome was supplied from outside (a server, a real die); the
   * outcomes are then not checked.
   */
  readonly seed?: string;
  readonly seats: readonly Seat[];
  readonly moves: readonly RecordedMove[];
}

/** Limits for untrusted input. */
export const limits = {
  /** Characters of a name, a colour or a level. */
  name: 80,
  /** Characters of a seed. */
  seed: 200,
  /** Characters of one move. */
  move: 200,
  /** Moves of a game. One that is not over by then is a draw, `too-long`. */
  moves: 200_000,
  /** Characters of a record as JSON text. */
  json: 10_000_000,
  /** Lists, and objects, in it: a record has one list for each move. */
  parts: 250_000,
  /** Properties in it: each takes as long as many values. */
  names: 20_000,
  /** Lists and objects inside each other in it: recursive functions can read them. */
  levels: 100,
  /** Characters of anything but a record that is kept in the browser's storage. */
  stored: 500_000,
  /** Characters of a share code. */
  code: 200_000,
} as const;

/**
 * Parses the JSON text of a record. Counts its parts first: `JSON.parse` takes seconds for millions of them.
 * @param longest its maximum length, in characters
 * @throws {SyntaxError} if it is no JSON; {GameError} `bad-record` if it is too large or too deep
 */
export function parseRecord(text: string, longest: number = limits.json): unknown {
  if (text.length > longest) throw bad('length of the record', text.length, `at most ${longest} characters`);
  for (const mark of '[{') {
    let parts = 0;
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
      if (++parts > limits.parts) throw bad('record', text, `at most ${limits.parts} lists and objects`);
    }
  }
  const name = /"\s*:/g;
  for (let names = 0; name.test(text);) {
    if (++names > limits.names) throw bad('record', text, `at most ${limits.names} properties`);
  }
  const value = JSON.parse(text) as unknown;
  if (isDeeper(value, limits.levels)) throw bad('record', text, `at most ${limits.levels} levels`);
  return value;
}

/** Whether lists and objects are inside each other on more than so many levels. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts = Array.isArray(value) ? (value as unknown[]) : Object.values(value);
  return levels === 0 || parts.some((part) => isDeeper(part, levels - 1));
}

function bad(what: string, value: unknown, expected: string): GameError {
  return new GameError('bad-record', invalid(what, value, expected));
}

function text(value: unknown, what: string, most: number): string {
  if (typeof value !== 'string' || value.length > most) {
    throw bad(what, value, `a string of at most ${most} characters`);
  }
  return value;
}

/** The syntax of a CSS colour: a name, `#rgb`, or a function with arguments, except `url()` and `var()`. */
const colorText = /^(?!.*\b(?:url|var)\()[#\w][\w#%.,/()\s+*-]*$/i;

/**
 * Reads a seat of a record or a property.
 * @throws {GameError} `bad-record`
 */
export function readSeat(value: unknown, what: string): Seat {
  if (!isObject(value)) throw bad(what, value, 'an object with name and kind');
  const {name = '', kind = 'person', color, level} = value;
  if (!seatKinds.includes(kind as SeatKind)) {
    throw bad(`${what}.kind`, kind, '"person", "auto" or "remote"');
  }
  return {
    name: text(name, `${what}.name`, limits.name),
    kind: kind as SeatKind,
    ...(color === undefined ? {} : {color: colorOf(color, `${what}.color`)}),
    ...(level === undefined ? {} : {level: text(level, `${what}.level`, limits.name)}),
  };
}

function colorOf(value: unknown, what: string): string {
  const color = text(value, what, limits.name);
  if (!colorText.test(color)) throw bad(what, value, 'a CSS colour');
  return color;
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
 * Reads the moves of a record.
 * @throws {GameError} `bad-record`
 */
export function readMoves(moves: unknown): RecordedMove[] {
  if (!Array.isArray(moves) || moves.length > limits.moves) {
    throw bad('moves', moves, `a list of at most ${limits.moves} moves`);
  }
  // Array.from, unlike map, also visits holes
  const read = Array.from(moves as unknown[], readMove);
  if (read.reduce((sum, [, , times = 1]) => sum + times, 0) > limits.moves) {
    throw bad('moves', moves, `at most ${limits.moves} moves`);
  }
  return read;
}

/**
 * Reads a record from untrusted input. Copies known fields only.
 * @throws {GameError} `bad-record`, with a message as {@link invalid} makes it
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
  return {
    game,
    ...(value['id'] === undefined ? {} : {id: text(value['id'], 'id', limits.name)}),
    version,
    options: value['options'] as JsonObject,
    ...(value['seed'] === undefined ? {} : {seed: text(value['seed'], 'seed', limits.seed)}),
    seats: Array.from(list as unknown[], (seat, i) => readSeat(seat, `seats[${i}]`)),
    moves: readMoves(value['moves']),
  };
}
