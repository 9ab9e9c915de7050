/**
 * Messages between a page and a room, as JSON, and their validation. Messages from pages are copied field by field. A page
 * sends requests; the room sends what it has settled.
 */
import {invalid, isRefusal, refuse, toRefusal, type Refusal} from '../../core/game.js';
import {isObject, type JsonObject} from '../../core/json.js';
import {limits, parseRecord, readMoves, type RecordedMove} from '../../core/record.js';
import {cleanName, isToken} from './codes.js';
import {isCommitments, isHash, type Commitments, type Dice} from './dice.js';

/** Maximum size of a message to a room, in bytes. Longer ones are not read. */
const longestMessage = 4096;

/** A request of a page. */
export type ClientMessage =
  /** The first message. `token` is the page's seat token; without it the page is a spectator. */
  | {readonly type: 'hello'; readonly token?: string}
  /** Takes a seat (the first free one if none is named), changes seats in the lobby, or changes name and colour. */
  | {
      readonly type: 'sit';
      readonly seat?: number;
      readonly name: string;
      readonly color?: string;
      /** The hash of the page's nonce for the next game. */
      readonly hash: string;
    }
  | {readonly type: 'leave'}
  /** Gives a free seat to a computer, or takes it back. Only from the host, in the lobby. */
  | {readonly type: 'computer'; readonly seat: number; readonly on: boolean; readonly level?: string}
  /** Starts the game. Only from the host. */
  | {readonly type: 'start'}
  /** An unsettled move: `roll`, not `5`. `game` and `number` count from 1. */
  | {readonly type: 'move'; readonly game: number; readonly number: number; readonly move: string}
  /** Asks for a rematch. `hash`: of the page's nonce for it. */
  | {readonly type: 'again'; readonly hash: string}
  /** The page's nonce for a game that is to begin. */
  | {readonly type: 'reveal'; readonly game: number; readonly nonce: string}
  /** Shows a picture to everyone in the room. It is not stored. */
  | {readonly type: 'react'; readonly picture: Picture};

/** The pictures that players can show one another. */
export const pictures = ['thumb', 'heart', 'laugh', 'surprise', 'sad', 'clover'] as const;
export type Picture = (typeof pictures)[number];

/** The public part of a seat. */
export interface RoomSeat {
  readonly kind: 'open' | 'person' | 'computer';
  readonly name: string;
  readonly color?: string;
  readonly level?: string;
  /** Whether the player is present. After a while the computer plays for absent players. */
  readonly here: boolean;
  /** Whether anyone may take the seat. */
  readonly free: boolean;
  /** Whether the player has asked for a rematch. */
  readonly again: boolean;
}

/** A room as one page sees it, without its moves. */
export interface RoomView {
  readonly code: string;
  /** The commitment to the dice of its first game: a later room with the same code has another. */
  readonly opened: string;
  /** Name and version of the rules. */
  readonly game: string;
  readonly version: number;
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly seats: readonly RoomSeat[];
  /** The receiver's seat; null for spectators. */
  readonly you: number | null;
  /** The seat that may start the game; null while all seats are free. */
  readonly host: number | null;
  /** Games begun in this room. */
  readonly round: number;
  /** Tells this game from all others; the same in its record. */
  readonly id: string;
  /** Complete, and dealt once the game has begun. */
  readonly options: JsonObject;
  /** Seconds for a turn; left out without a turn clock. */
  readonly clock?: number;
  /** Milliseconds that were left for this turn when the message was sent. */
  readonly timeLeft?: number;
  /** Published once the game is over. */
  readonly seed?: string;
  /** Of this game, from its beginning; with the secret once it is over. */
  readonly dice?: Commitments & Partial<Dice>;
  /** Of the next game, while its nonces are being revealed. */
  readonly next?: Commitments;
}

/** A message of a room to a page. */
export type ServerMessage =
  /** The whole room, with all moves of the game: the answer to `hello`. */
  | {readonly type: 'welcome'; readonly room: RoomView; readonly moves: readonly RecordedMove[]}
  /** Anything but the moves has changed. */
  | {readonly type: 'room'; readonly room: RoomView}
  /** Moves of the game, the first of them with this number. */
  | {
      readonly type: 'moves';
      readonly game: number;
      readonly from: number;
      readonly moves: readonly RecordedMove[];
      readonly timeLeft?: number;
      /** With the last move: the room as it is after it. */
      readonly room?: RoomView;
    }
  | {
      readonly type: 'refused';
      /** The type of the refused request. */
      readonly request: string;
      readonly code: string;
      readonly message: string;
      readonly number?: number;
    }
  /** A player shows a picture. */
  | {readonly type: 'reaction'; readonly seat: number; readonly picture: Picture}
  /** The room is closed. */
  | {readonly type: 'closed'; readonly code: string};

/** The settings of a new room. */
export interface Opening {
  /** Name of the rules. */
  readonly game: string;
  readonly options: JsonObject;
  /** Seats, taken or not. */
  readonly seats: number;
  /** Seconds for a turn, 5 to 86,400. */
  readonly clock?: number;
}

/** The range of the turn clock, in words. */
export const clockRange = 'seconds, 5 to 86,400';

export const isClock = (value: unknown): value is number => isWhole(value, 5, 86_400);

function bad(what: string, value: unknown, expected: string): Refusal {
  return refuse('bad-message', invalid(what, value, expected));
}

const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

/** Reads an untrusted request. Text is parsed as JSON. */
export function readClientMessage(value: unknown): ClientMessage | Refusal {
  const message = parsed(value, longestMessage);
  if (!isObject(message)) return bad('message', value, 'an object as JSON');
  const {type} = message;
  switch (type) {
    case 'hello': {
      const {token} = message;
      if (token === undefined) return {type};
      return isToken(token) ? {type, token} : bad('token', null, '32 hexadecimal digits');
    }
    case 'sit': {
      const {seat, color, hash} = message;
      const name = cleanName(message['name']);
      if (name === undefined) return bad('name', message['name'], 'a text');
      if (!isHash(hash)) return bad('hash', hash, '64 hexadecimal digits');
      if (seat !== undefined && !isWhole(seat, 0, 99)) return bad('seat', seat, 'a whole number');
      if (color !== undefined && !isColor(color)) return bad('color', color, 'the name of a colour, or #rrggbb');
      return {type, name, hash, ...(seat !== undefined && {seat}), ...(color !== undefined && {color})};
    }
    case 'computer': {
      const {seat, on, level} = message;
      if (!isWhole(seat, 0, 99)) return bad('seat', seat, 'a whole number');
      if (typeof on !== 'boolean') return bad('on', on, 'true or false');
      if (level !== undefined && !isLevel(level)) return bad('level', level, 'the name of a level');
      return {type, seat, on, ...(level !== undefined && {level})};
    }
    case 'move': {
      const {game, number, move} = message;
      if (!isWhole(game, 1, 1e6)) return bad('game', game, 'a whole number from 1');
      if (!isWhole(number, 1, limits.moves)) return bad('number', number, 'a whole number from 1');
      if (!isText(move, limits.move)) return bad('move', move, `a text of at most ${limits.move} characters`);
      return {type, game, number, move};
    }
    case 'again':
      return isHash(message['hash'])
        ? {type, hash: message['hash']}
        : bad('hash', message['hash'], '64 hexadecimal digits');
    case 'reveal': {
      const {game, nonce} = message;
      if (!isWhole(game, 1, 1e6)) return bad('game', game, 'a whole number from 1');
      return isToken(nonce) ? {type, game, nonce} : bad('nonce', nonce, '32 hexadecimal digits');
    }
    case 'react': {
      const {picture} = message;
      return isPicture(picture) ? {type, picture} : bad('picture', picture, pictures.join(', '));
    }
    case 'leave':
    case 'start':
      return {type};
    default:
      return bad('type', type, 'hello, sit, leave, computer, start, reveal, move, again or react');
  }
}

const isPicture = (value: unknown): value is Picture => pictures.includes(value as Picture);

function isLevel(value: unknown): value is string {
  return isText(value, 20) && /^[a-z-]+$/.test(value);
}

function isColor(value: unknown): value is string {
  return isText(value, 20) && /^(?:#[\da-f]{6}|[a-z]+)$/i.test(value);
}

function parsed(value: unknown, most: number): unknown {
  if (typeof value !== 'string') return value;
  if (value.length > most) return undefined;
  try {
    return parseRecord(value);
  } catch {
    return undefined;
  }
}

/** Reads untrusted settings of a new room. The options are checked by the game. */
export function readOpening(value: unknown): Opening | Refusal {
  if (!isObject(value)) return bad('opening', value, 'an object');
  const {game, options = {}, seats, clock} = value;
  if (!isText(game, 60)) return bad('game', game, 'the name of the rules');
  if (!isObject(options)) return bad('options', options, 'an object');
  if (!isWhole(seats, 1, 99)) return bad('seats', seats, 'a whole number from 1');
  if (clock !== undefined && !isClock(clock)) return bad('clock', clock, clockRange);
  return {game, options: options as JsonObject, seats, ...(clock !== undefined && {clock})};
}

const isMoves = (value: unknown): value is RecordedMove[] => !isRefusal(toRefusal(() => readMoves(value), 'The moves'));

const isSeat = (value: unknown): boolean =>
  isObject(value) && isText(value['kind'], 20) && isText(value['name'], limits.name);

function isView(value: unknown): value is RoomView {
  if (!isObject(value)) return false;
  const {code, opened, game, phase, seats, you, round, options, dice, next} = value;
  return (
    isText(code, 40) &&
    isText(game, 60) &&
    ['lobby', 'playing', 'over'].includes(phase as string) &&
    Array.isArray(seats) &&
    seats.length < 100 &&
    seats.every(isSeat) &&
    (you === null || isWhole(you, 0, seats.length - 1)) &&
    isWhole(round, 0, 1e6) &&
    isObject(options) &&
    isHash(opened) &&
    (dice === undefined ? round === 0 : isCommitments(dice)) &&
    (next === undefined || isCommitments(next))
  );
}

/** Reads an untrusted message of a room; undefined if it is invalid. */
export function readServerMessage(value: unknown): ServerMessage | undefined {
  const message = parsed(value, limits.json);
  if (!isObject(message)) return undefined;
  const {type} = message;
  const fits =
    type === 'welcome'
      ? isView(message['room']) && isMoves(message['moves'])
      : type === 'room'
        ? isView(message['room'])
        : type === 'moves'
          ? isWhole(message['game'], 1, 1e6) &&
            isWhole(message['from'], 1, limits.moves) &&
            isMoves(message['moves']) &&
            (message['room'] === undefined || isView(message['room']))
          : type === 'reaction'
            ? isWhole(message['seat'], 0, 99) && isPicture(message['picture'])
            : (type === 'refused' || type === 'closed') && isText(message['code'], 60);
  return fits ? (message as unknown as ServerMessage) : undefined;
}
