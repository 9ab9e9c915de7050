/**
 * A Colyseus room: the connections of one room in this process. Passes messages to a {@link RoomHost}, which owns the
 * room; other processes may have connections of the same room.
 */
import type * as Core from '@colyseus/core';
import type {IncomingHttpHeaders} from 'node:http';
import {isRefusal, refusalOf, toRefusal} from '../core/game.js';
import type {RoomGame} from '../rooms/book/book.js';
import {isToken, keyOf, readCode} from '../rooms/book/codes.js';
import {RoomHost, type HostPlatform, type Peer} from '../rooms/book/host.js';
import {readOpening} from '../rooms/book/protocol.js';
import type {Rate} from './limits.js';

/** Shared by all rooms of a process. */
export interface RoomsContext {
  readonly platform: HostPlatform;
  readonly games: ReadonlyMap<string, RoomGame>;
  readonly limits: {
    readonly clients: number;
    readonly messages: number;
    /** Openings, refused ones included. */
    readonly opened: Rate;
    /** Wishes by which games begin. */
    readonly begun: Rate;
    /** Rooms read from the store because someone joins. */
    readonly resumed: Rate;
    readonly guesses: Rate;
  };
  /** By code. */
  readonly hosts: Map<string, RoomHost>;
  isAllowed(headers: Headers | IncomingHttpHeaders): boolean;
  random(bytes: number): string;
}

/** HTTP status of each refusal code. The message is the code itself. */
const statuses: Readonly<Record<string, number>> = {
  'bad-origin': 403,
  'no-room': 404,
  'code-taken': 409,
  'too-many': 429,
  'other-key': 503,
  unavailable: 503,
};

/** The only message type: JSON in UTF-8. */
const messageType = 0;

/** Bytes sent to a client and not yet read by it, above which its connection is ended. */
const mostUnread = 8 * 1024 * 1024;

/** Interval of Colyseus's clock in milliseconds, over which it counts messages. */
const tick = 1000;

/** Who a client is. */
interface Auth {
  readonly address: string;
}

/** What is used of a socket of `ws`. */
interface WebSocket {
  readonly bufferedAmount: number;
  /** 1: open. */
  readonly readyState: number;
  terminate(): void;
}

const socketOf = ({ref}: Core.Client): WebSocket => ref as unknown as WebSocket;

export function roomClass(core: typeof Core, context: RoomsContext): new () => Core.Room {
  const {Room, ServerError, ClientState, CloseCode} = core;
  const {platform, games, limits, hosts} = context;

  const refuse = (code: string, room: string, detail: string): Error => {
    platform.report({code, room, detail});
    return new ServerError(statuses[code] ?? 400, code);
  };

  /** Whether this process has the room already. */
  const isHere = (code: string): boolean => hosts.get(code)?.ended === false;

  /** Opens a room for a client. The client may repeat the request if it has not received an answer. */
  async function open(code: string, opening: unknown, token: unknown, address: string): Promise<void> {
    const read = readOpening(opening);
    if (isRefusal(read) || !isToken(token)) throw refuse('bad-message', code, isRefusal(read) ? read.message : 'token');
    const game = games.get(read.game);
    if (!game) throw refuse('no-game', code, read.game);
    // counted before the work, whatever comes of it: a refusal may cost as much as a room
    if (!limits.opened.take(address, platform.now())) throw refuse('too-many', code, `rooms of ${address}`);
    const opened = await attempt(() =>
      RoomHost.open(code, game, {...read, key: keyOf(token), salt: context.random(16)}, platform),
    );
    if (opened instanceof Error) throw refuse('bad-option', code, opened.message);
    if (!opened) throw refuse('code-taken', code, address);
  }

  class CodeRoom extends Room {
    #host: RoomHost | undefined;
    readonly #peers = new Map<Core.Client, Peer>();

    static override async onAuth(_token: string, options: unknown, auth: Core.AuthContext): Promise<Auth> {
      const given = (options ?? {}) as Record<string, unknown>;
      const {code: givenCode, open: opening, token} = given;
      const address = String(auth.ip);
      const code = readCode(givenCode);
      if (!context.isAllowed(auth.headers))
        throw refuse('bad-origin', String(code), String(auth.headers.get('origin')));
      if (limits.guesses.isOver(address, platform.now()))
        throw refuse('too-many', String(code), `guesses of ${address}`);
      if (code === undefined || code !== givenCode) throw refuse('bad-message', String(code), 'no code');
      // Colyseus keeps the options until the client connects
      for (const name of Object.keys(given)) if (name !== 'code') delete given[name];
      if (opening !== undefined) await open(code, opening, token, address);
      else if (!isHere(code) && !limits.resumed.take(address, platform.now())) {
        throw refuse('too-many', code, `joins of ${address}`);
      } else if ((await platform.store.read(code, 0, 1)).length === 0) {
        limits.guesses.count(address, platform.now());
        throw refuse('no-room', code, address);
      }
      return {address};
    }

    override async onCreate({code}: {code: string}): Promise<void> {
      this.patchRate = tick;
      this.maxClients = limits.clients;
      this.maxMessagesPerSecond = limits.messages;
      // the one that there is takes no more clients
      if (isHere(code)) throw refuse('too-many', code, 'clients');
      this.#host = await RoomHost.find(code, (id) => games.get(id), platform).catch((error: unknown) => {
        const {code: reason, message} = refusalOf(error, 'The room', 'unavailable');
        throw refuse(reason, code, message);
      });
      if (!this.#host) throw refuse('no-room', code, 'closed, or of a game that is not played here');
      hosts.set(code, this.#host);
      this.onMessageBytes(messageType, (client: Core.Client, bytes: Buffer) => this.#receive(client, bytes));
      this.onMessage('*', (client: Core.Client) => {
        platform.report({code: 'bad-message', room: code, detail: 'a frame of another type'});
        client.leave(CloseCode.WITH_ERROR);
      });
    }

    override onJoin(): void {
      if (this.#host && !this.#host.ended) return;
      // created anew for the next client
      void this.disconnect();
      throw refuse('unavailable', this.roomId, 'the room has ended here');
    }

    #receive(client: Core.Client, bytes: Buffer): void {
      // one who has not confirmed the connection: Colyseus would keep all that is sent. Or one who has been dropped
      if (!this.#host || client.state !== ClientState.JOINED || socketOf(client).readyState !== 1) return;
      if (this.#host.ended) client.leave(CloseCode.WITH_ERROR);
      else this.#host.receive(this.#peers.get(client) ?? this.#join(client, this.#host), bytes.toString('utf8'));
    }

    /** A client is told of the room from its first message on. */
    #join(client: Core.Client, host: RoomHost): Peer {
      const socket = socketOf(client);
      const {address} = client.auth as Auth;
      const peer: Peer = {
        send: (news) => {
          if (socket.bufferedAmount <= mostUnread) {
            client.sendBytes(messageType, Buffer.from(JSON.stringify(news)));
            return;
          }
          platform.report({code: 'too-slow', room: host.book.code, detail: `${socket.bufferedAmount} bytes unread`});
          this.#peers.delete(client);
          host.leave(peer);
          socket.terminate();
        },
        drop: () => {
          this.#peers.delete(client);
          client.leave(CloseCode.WITH_ERROR);
          if (host.ended) void this.disconnect();
        },
        begins: () => limits.begun.take(address, platform.now()),
      };
      this.#peers.set(client, peer);
      host.join(peer);
      return peer;
    }

    override onLeave(client: Core.Client): void {
      const peer = this.#peers.get(client);
      this.#peers.delete(client);
      if (peer) this.#host?.leave(peer);
    }

    override onDispose(): void {
      if (!this.#host) return;
      const {code} = this.#host.book;
      if (hosts.get(code) === this.#host) hosts.delete(code);
      this.#host.close();
    }
  }
  return CodeRoom;
}

/** An error of the game is the client's fault; an unreachable store is not. */
async function attempt(work: () => Promise<boolean>): Promise<boolean | Error> {
  try {
    return await work();
  } catch (error) {
    const refusal = toRefusal((): never => {
      throw error;
    }, 'The options');
    if (isRefusal(refusal) && refusal.code === 'bad-option') return new Error(refusal.message);
    throw error;
  }
}
