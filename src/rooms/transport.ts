/**
 * How a page reaches a room. Two come with the kit, `tabs()` and `server()`; a transport of your own carries the same
 * messages by other means. It connects once each time it is asked to: the {@link Room} tries again by itself.
 */
import type {RoomGame} from './state/room-state.js';
import type {Times} from './state/due.js';
import type {Opening, ClientMessage} from './state/protocol.js';

/** What a transport is asked for. */
export interface Join {
  readonly code: string;
  /** The seat token: for a message's body, never for an address. */
  readonly token: string;
  /** The room is to be opened, and may have been by an earlier try. */
  readonly open?: Opening;
  /** The game, for a transport that has the room itself. */
  readonly game: RoomGame;
}

/** What a transport tells. Nothing after `closed`. */
export interface TransportEvents {
  /** Messages can be sent. */
  opened(): void;
  /** A {@link ServerMessage}, as JSON text or as an object; the receiver validates them. */
  received(message: unknown): void;
  /**
   * The connection is lost, or never came to be.
   * @param final why there is no point in trying again
   * @param postponed why the server refuses for now
   */
  closed(final?: string, postponed?: string): void;
}

export interface Connection {
  send(message: ClientMessage): void;
  /** Ends it. `closed` is not called. */
  close(): void;
}

export interface Transport {
  /** Who has a seat: this tab, or this browser with all its tabs. */
  readonly keeps: 'tab' | 'browser';
  connect(join: Join, events: TransportEvents): Connection;
}

/** Options of rooms between tabs. */
export interface TabsOptions {
  readonly times?: Partial<Times>;
  /** Milliseconds without an answer after which another tab takes over. Default 3,000. */
  readonly patience?: number;
}
