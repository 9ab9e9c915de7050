/** The connection of one client: admits it to its room and passes on its messages to the {@link RoomHost}. */
import type {IncomingMessage} from 'node:http';
import type {RawData, WebSocket} from 'ws';
import {refusalOf} from '../core/game.js';
import {parseRecord} from '../core/record.js';
import {isObject} from '../core/json.js';
import {Bucket} from '../rooms/state/bucket.js';
import {isToken, keyOf} from '../rooms/state/codes.js';
import type {HostPlatform, Peer, RoomHost} from '../rooms/state/host.js';
import {finalClose, ping, protocol, tryAgainLater} from '../rooms/state/wire.js';
import type {Ticket} from './gate.js';
import type {Hosts} from './hosts.js';
import type {JoinRequest} from './join-request.js';
import type {Rate} from './limits.js';

/** Bytes sent to a client and not yet read by it, above which its connection is ended. */
const mostUnread = 8 * 1024 * 1024;

/**
 * Milliseconds between two checks. A client that was silent during one is sent a ping. If it has not answered by the next
 * check, or not joined, it is gone: after 3 to 4.5 s.
 */
const heartbeat = 1500;

/** Connections of one player that are let in where others are not. */
const ownConnections = 10;

/** Refusals after which a page tries again. */
const temporary = new Set(['other-key', 'too-many', 'unavailable']);

/** Close codes of WebSockets. */
const closes = {normal: 1000, unsupported: 1003};

export interface Client {
  /** Of the room. */
  readonly code: string;
  readonly ticket: Ticket;
  readonly origin: string | undefined;
  readonly isAllowed: boolean;
  /** The version of the protocol that it speaks. */
  readonly protocol: string | null;
}

/** Shared by all connections of a process. */
export interface ConnectionContext {
  readonly platform: HostPlatform;
  readonly hosts: Hosts;
  /** Clients in a room. */
  readonly clients: number;
  /** Messages of a client per second. */
  readonly messages: number;
  /** Requests that begin games, by address. */
  readonly begun: Rate;
  /** Whether the site lets a client in. */
  readonly authenticate?: ((request: JoinRequest) => unknown) | undefined;
}

export class Connection {
  readonly #socket: WebSocket;
  readonly #client: Client;
  /** Of its WebSocket, until it is admitted. */
  #request: IncomingMessage | undefined;
  readonly #context: ConnectionContext;
  readonly #messages: Bucket;
  readonly #timer: ReturnType<typeof setInterval>;
  /** Checks since it was last heard. */
  #silent = 0;
  #admitted: Promise<void> | undefined;
  #host: RoomHost | undefined;

  constructor(socket: WebSocket, request: IncomingMessage, client: Client, context: ConnectionContext) {
    this.#socket = socket;
    this.#client = client;
    this.#request = request;
    this.#context = context;
    this.#messages = new Bucket(context.messages, 1000 / context.messages);
    this.#timer = setInterval(() => this.#check(), heartbeat);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => this.#host && (this.#silent = 0));
    socket.on('error', ({message}) => this.#report('bad-message', message));
    socket.on('close', () => {
      clearInterval(this.#timer);
      this.#leave();
    });
    if (!client.isAllowed) this.#refuse('bad-origin', String(client.origin));
    else if (client.protocol !== protocol) this.#refuse('other-version', `protocol ${client.protocol}`);
  }

  readonly #peer: Peer = {
    send: (message) => {
      const {bufferedAmount} = this.#socket;
      if (bufferedAmount <= mostUnread) return this.#socket.send(JSON.stringify(message));
      this.#report('too-slow', `${bufferedAmount} bytes unread`);
      this.#leave();
      this.#socket.terminate();
    },
    drop: (code) => {
      this.#leave();
      this.#socket.close(closes.normal, code);
    },
    begins: () => this.#context.begun.take(this.#client.ticket.address, this.#context.platform.now()),
  };

  #check(): void {
    if (++this.#silent === 2) this.#socket.ping();
    if (this.#silent < 3) return;
    this.#leave(2 * heartbeat);
    this.#socket.terminate();
  }

  #receive(data: RawData, isBinary: boolean): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) return this.#refuse('bad-message', 'a binary frame', closes.unsupported);
    if (this.#messages.take(this.#context.platform.now()) > 0) return this.#refuse('too-many', 'messages');
    const text = (data as Buffer).toString();
    if (text !== ping || this.#host) this.#silent = 0;
    if (text === ping) return socket.send(ping);
    const first = this.#admitted ? undefined : readFirst(text);
    const opening = first?.['type'] === 'open' ? first : undefined;
    this.#admitted ??= this.#admit(opening, isToken(first?.['token']) ? keyOf(first['token']) : undefined);
    if (!opening) void this.#admitted.then(() => this.#host?.receive(this.#peer, text));
  }

  /**
   * Joins the room, or refuses the client. Meanwhile nothing more is read from it. Who has a seat gets in, however many others
   * there are.
   */
  async #admit(opening: object | undefined, key: string | undefined): Promise<void> {
    const {hosts, clients, authenticate} = this.#context;
    const {code, ticket} = this.#client;
    const socket = this.#socket;
    const request = this.#request!;
    this.#request = undefined;
    socket.pause();
    try {
      if (authenticate && (await authenticate(request)) !== true) {
        this.#refuse('not-allowed', ticket.address);
        return;
      }
      const host = await hosts.find(code, opening, ticket.address, key);
      const hasSeat = host.state.seatOf(key) !== undefined && host.connectionsOf(key!) < ownConnections;
      if (socket.readyState === socket.OPEN && (hasSeat || host.peers < clients) && ticket.admit(hasSeat)) {
        this.#host = host;
        host.join(this.#peer);
        return;
      }
      hosts.release(host);
      this.#refuse('too-many', `clients, or connections of ${ticket.address}`);
    } catch (error) {
      const refusal = refusalOf(error, 'The room', 'unavailable');
      this.#refuse(refusal.code, refusal.message);
    } finally {
      socket.resume();
    }
  }

  #leave(ago?: number): void {
    const host = this.#host;
    if (!host) return;
    this.#host = undefined;
    host.leave(this.#peer, ago);
    this.#context.hosts.release(host);
  }

  #refuse(code: string, detail: string, close = temporary.has(code) ? tryAgainLater : finalClose): void {
    this.#report(code, detail);
    this.#leave();
    this.#socket.close(close, code);
  }

  #report(code: string, detail: string): void {
    this.#context.platform.report({code, room: this.#client.code, detail});
  }
}

/** The first message of a client, which opens a room or says which seat it has; undefined for what is no object. */
function readFirst(text: string): Record<string, unknown> | undefined {
  try {
    const message = parseRecord(text);
    return isObject(message) ? message : undefined;
  } catch {
    return undefined;
  }
}
