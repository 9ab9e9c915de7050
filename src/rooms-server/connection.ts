/** The connection of one client: admits it to its room and passes on its messages to the {@link RoomHost}. */
import type {RawData, WebSocket} from 'ws';
import {refusalOf} from '../core/game.js';
import {parseRecord} from '../core/record.js';
import {isObject} from '../core/json.js';
import {Bucket} from '../rooms/state/bucket.js';
import type {HostPlatform, Peer, RoomHost} from '../rooms/state/host.js';
import {finalClose, ping, tryAgainLater} from '../rooms/state/wire.js';
import type {Hosts} from './hosts.js';
import type {Rate} from './limits.js';

/** Bytes sent to a client and not yet read by it, above which its connection is ended. */
const mostUnread = 8 * 1024 * 1024;

/** Milliseconds between two pings. A client that has not answered by the next one, or that has not joined, is gone. */
const heartbeat = 5000;

/** Refusals after which a page tries again. */
const temporary = new Set(['other-key', 'too-many', 'unavailable']);

/** Close codes of WebSockets. */
const closes = {normal: 1000, unsupported: 1003};

export interface Client {
  /** Of the room. */
  readonly code: string;
  readonly address: string;
  readonly origin: string | undefined;
  readonly isAllowed: boolean;
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
}

export class Connection {
  readonly #socket: WebSocket;
  readonly #client: Client;
  readonly #context: ConnectionContext;
  readonly #messages: Bucket;
  readonly #timer: ReturnType<typeof setInterval>;
  #isAlive = true;
  #admitted: Promise<void> | undefined;
  #host: RoomHost | undefined;

  constructor(socket: WebSocket, client: Client, context: ConnectionContext) {
    this.#socket = socket;
    this.#client = client;
    this.#context = context;
    this.#messages = new Bucket(context.messages, 1000 / context.messages);
    this.#timer = setInterval(() => this.#check(), heartbeat);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => (this.#isAlive = this.#host !== undefined));
    socket.on('error', ({message}) => this.#report('bad-message', message));
    socket.on('close', () => {
      clearInterval(this.#timer);
      this.#leave();
    });
    if (!client.isAllowed) this.#refuse('bad-origin', String(client.origin));
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
    begins: () => this.#context.begun.take(this.#client.address, this.#context.platform.now()),
  };

  #check(): void {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#socket.ping();
  }

  #receive(data: RawData, isBinary: boolean): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) return this.#refuse('bad-message', 'a binary frame', closes.unsupported);
    if (this.#messages.take(this.#context.platform.now()) > 0) return this.#refuse('too-many', 'messages');
    this.#isAlive = true;
    const text = (data as Buffer).toString();
    if (text === ping) return socket.send(ping);
    const opening = this.#admitted ? undefined : readOpen(text);
    this.#admitted ??= this.#admit(opening);
    if (!opening) void this.#admitted.then(() => this.#host?.receive(this.#peer, text));
  }

  /** Joins the room, or refuses the client. Meanwhile nothing more is read from it. */
  async #admit(opening: object | undefined): Promise<void> {
    const {hosts, clients} = this.#context;
    const {code, address} = this.#client;
    const socket = this.#socket;
    socket.pause();
    try {
      const host = await hosts.find(code, opening, address);
      if (socket.readyState !== socket.OPEN) hosts.release(host);
      else if (host.peers >= clients) this.#refuse('too-many', 'clients');
      else {
        this.#host = host;
        host.join(this.#peer);
      }
    } catch (error) {
      const refusal = refusalOf(error, 'The room', 'unavailable');
      this.#refuse(refusal.code, refusal.message);
    } finally {
      socket.resume();
    }
  }

  #leave(): void {
    const host = this.#host;
    if (!host) return;
    this.#host = undefined;
    host.leave(this.#peer);
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

/** The first message of a client that opens a room; undefined for other messages. */
function readOpen(text: string): object | undefined {
  try {
    const message = parseRecord(text);
    return isObject(message) && message['type'] === 'open' ? message : undefined;
  } catch {
    return undefined;
  }
}
