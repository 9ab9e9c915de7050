/**
 * The transport of messages between a page and a room. The kit has two, `memory()` and `server()`. Each call connects once; the
 * {@link Room} reconnects.
 */
import type {RoomGame} from './state/room-state.js';
import type {Opening, ClientMessage} from './state/protocol.js';

/** The arguments of a connection. */
export interface Join {
  readonly code: string;
  /** The seat token: for the body of messages, never for a URL. */
  readonly token: string;
  /** Opens the room, unless an earlier attempt has. */
  readonly open?: Opening;
  /** The game, for transports that host the room themselves. */
  readonly game: RoomGame;
}

/** Callbacks of a connection. None is called after `closed`. */
export interface TransportEvents {
  /** Messages can be sent. */
  opened(): void;
  /** A {@link ServerMessage}, as JSON text or as an object; the receiver validates them. */
  received(message: unknown): void;
  /**
   * The connection has failed or is lost.
   * @param final the reason why the page must not try again
   * @param postponed the reason why the server refuses for now
   */
  closed(final?: string, postponed?: string): void;
}

export interface Connection {
  send(message: ClientMessage): void;
  /** Closes the connection, without a call of `closed`. */
  close(): void;
}

export interface Transport {
  /** The place where seats are stored: in this page, until it is closed, or in the browser, for all its tabs. */
  readonly scope: 'page' | 'browser';
  connect(join: Join, events: TransportEvents): Connection;
}
