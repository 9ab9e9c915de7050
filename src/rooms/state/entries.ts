/** The entries of a room's list. The list is the source of truth: a process that reads it from the beginning has the room. */
import {GameError} from '../../core/game.js';
import {isObject, quote, type JsonObject} from '../../core/json.js';
import type {Opening} from './protocol.js';

/** The first entry of a list. */
export interface Opened extends Opening {
  readonly type: 'open';
  readonly version: number;
  /** Random digits. With them and the server's key, secrets differ between rooms that have the same code one after another. */
  readonly salt: string;
  /** The commitment to the dice of the first game: a server with another key can't serve the room. */
  readonly commit: string;
  /** The hash of the opener's token: they may open the room again. */
  readonly key: string;
}

export type Entry = {
  /** Milliseconds since 1970, by the clock of the process that wrote it. */
  readonly at: number;
} & (
  | Opened
  | {
      readonly type: 'sit';
      readonly seat: number;
      readonly key: string;
      readonly name: string;
      readonly color?: string;
      readonly hash: string;
    }
  | {readonly type: 'leave'; readonly seat: number}
  | {readonly type: 'computer'; readonly seat: number; readonly on: boolean; readonly level?: string}
  /** The next game has its players, whose pages are asked for their nonces. */
  | {readonly type: 'start'}
  | {readonly type: 'reveal'; readonly seat: number; readonly nonce: string}
  /** With the options of this game. */
  | {readonly type: 'begin'; readonly dealt: JsonObject}
  | {
      readonly type: 'move';
      readonly move: string;
      readonly by: 'person' | 'auto';
      /** The clock ran out. */ readonly late?: true;
    }
  | {readonly type: 'again'; readonly seat: number; readonly hash: string}
  | {readonly type: 'gone'; readonly seat: number}
  | {readonly type: 'back'; readonly seat: number}
  | {readonly type: 'close'; readonly code: string}
);

/** Reads an entry of a list. Only rooms write lists, so that the shape is not checked further. */
export function readEntry(text: string): Entry {
  let entry: unknown;
  try {
    entry = JSON.parse(text);
  } catch {
    // reported below
  }
  if (!isObject(entry) || typeof entry['type'] !== 'string' || typeof entry['at'] !== 'number') {
    throw new GameError('bad-record', `Invalid entry in the list of a room: ${quote(text)}.`);
  }
  return entry as unknown as Entry;
}
