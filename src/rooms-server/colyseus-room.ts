/**
 * A Colyseus room: the connections of one room in this process. Passes messages to a {@link RoomHost}, which owns the
 * room; other processes may have connections of the same room.
 */
import type * as Core from '@colyseus/core';
import type {IncomingHttpHeaders} from 'node:http';
import {isRefusal, toRefusal} from '../core/game.js';
import type {RoomGame} from '../rooms/book/book.js';
import {isToken, keyOf, readCode} from '../rooms/book/codes.js';
import {RoomHost, type HostPlatform, type Peer} from '../rooms/book/host.js';
import {readOpening} from '../rooms/book/protocol.js';
import type {Rate} from './limits.js';

/** Shared by all rooms of a process. */
export interface RoomsContext {
  readonly platform: HostPlatform;
  readonly games: ReadonlyMap<string, RoomGame>;
  readonly limits: {readonly clients: number; readonly messages: number; readonly opened: Rate; readonly guesses: Rate};
  readonly hosts: Set<RoomHost>;
  isAllowed(headers: Headers | IncomingHttpHeaders): boolean;
  random(bytes: number): string;
}

/** HTTP status of each refusal code. The message is the code itself. */
const statuses: Readonly<Record<string, number>> = {
  'bad-origin': 403,
  'no-room': 404,
  'code-taken': 409,
  'too-many': 429,
  unavailable: 503,
};

/** The only message type: JSON in UTF-8. */
const messageType = 0;

/** Interval of Colyseus's clock in milliseconds, over which it counts messages. */
const tick = 1000;

export function roomClass(core: typeof Core, context: RoomsContext): new () => Core.Room {
  const {Room, ServerError, CloseCode} = core;
  const {platform, games, limits, hosts} = context;

  const refuse = (code: string, room: string, detail: string): Error => {
    platform.report({code, room, detail});
    return new ServerError(statuses[code] ?? 400, code);
  };

  /** Opens a room for a client. The client may repeat the request if it has not received an answer. */
  async function open(code: string, opening: unknown, token: unknown, address: string): Promise<void> {
    const read = readOpening(opening);
    if (isRefusal(read) || !isToken(token)) throw refuse('bad-message', code, isRefusal(read) ? read.message : 'token');
    const game = games.get(read.game);
    if (!game) throw refuse('no-game', code, read.game);
    if (limits.opened.isOver(address, platform.now())) throw refuse('too-many', code, `rooms of ${address}`);
    // before the work, whatever comes of it: a refusal costs as much as a room
    limits.opened.count(address, platform.now());
    const opened = await attempt(() =>
      RoomHost.open(code, game, {...read, key: keyOf(token), master: context.random(32)}, platform),
    );
    if (opened instanceof Error) throw refuse('bad-option', code, opened.message);
    if (!opened) throw refuse('code-taken', code, address);
  }

  class CodeRoom extends Room {
    #host: RoomHost | undefined;
    readonly #peers = new Map<Core.Client, Peer>();

    static override async onAuth(_token: string, options: unknown, auth: Core.AuthContext): Promise<boolean> {
      const {code: given, open: opening, token} = (options ?? {}) as Record<string, unknown>;
      const address = String(auth.ip);
      const code = readCode(given);
      if (!context.isAllowed(auth.headers))
        throw refuse('bad-origin', String(code), String(auth.headers.get('origin')));
      if (limits.guesses.isOver(address, platform.now()))
        throw refuse('too-many', String(code), `guesses of ${address}`);
      if (code === undefined || code !== given) throw refuse('bad-message', String(code), 'no code');
      if (opening !== undefined) await open(code, opening, token, address);
      else if ((await platform.store.read(code, 0, 1)).length === 0) {
        limits.guesses.count(address, platform.now());
        throw refuse('no-room', code, address);
      }
      return true;
    }

    override async onCreate({code}: {code: string}): Promise<void> {
      this.patchRate = tick;
      this.maxClients = limits.clients;
      this.maxMessagesPerSecond = limits.messages;
      this.#host = await RoomHost.find(code, (id) => games.get(id), platform);
      if (!this.#host) throw refuse('no-room', code, 'closed, or of a game that is not played here');
      hosts.add(this.#host);
      this.onMessageBytes(messageType, (client: Core.Client, bytes: Buffer) => {
        const peer = this.#peers.get(client);
        if (peer) this.#host?.receive(peer, bytes.toString('utf8'));
      });
      this.onMessage('*', (client: Core.Client) => {
        platform.report({code: 'bad-message', room: code, detail: 'a frame of another type'});
        client.leave(CloseCode.WITH_ERROR);
      });
    }

    override onJoin(client: Core.Client): void {
      if (!this.#host || this.#host.ended) {
        // created anew for the next client
        void this.disconnect();
        throw refuse('unavailable', this.roomId, 'the room has ended here');
      }
      const peer: Peer = {
        send: (news) => client.sendBytes(messageType, Buffer.from(JSON.stringify(news))),
        drop: () => {
          this.#peers.delete(client);
          client.leave(CloseCode.WITH_ERROR);
          if (this.#host?.ended) void this.disconnect();
        },
      };
      this.#peers.set(client, peer);
      this.#host.join(peer);
    }

    override onLeave(client: Core.Client): void {
      const peer = this.#peers.get(client);
      this.#peers.delete(client);
      if (peer) this.#host?.leave(peer);
    }

    override onDispose(): void {
      if (!this.#host) return;
      hosts.delete(this.#host);
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
