// A rooms server in the page itself, for tests and stories of what players see: it can be unreachable, lose moves and close rooms.
import {GameError} from '../../src/core/game.js';
import {keyOf} from '../../src/rooms/state/codes.js';
import {standardTimes} from '../../src/rooms/state/deadlines.js';
import {RoomHost, type HostPlatform, type Peer} from '../../src/rooms/state/host.js';
import type {ServerMessage} from '../../src/rooms/state/protocol.js';
import type {RoomGame} from '../../src/rooms/state/room-state.js';
import {MemoryStore} from '../../src/rooms/state/store.js';
import {finalClose, tryAgainLater, type OpenMessage} from '../../src/rooms/state/wire.js';

/** The address of the server. */
export const address = 'wss://rooms.example';

type View = Pick<typeof globalThis, 'WebSocket'>;

/** A connection as the page has it. */
class PageSocket implements Peer {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: {data: string}) => void) | null = null;
  onclose: ((event: {code: number; reason: string}) => void) | null = null;
  readonly #server: PageServer;
  readonly #code: string;
  #host: Promise<RoomHost | undefined> | undefined;

  constructor(server: PageServer, url: string) {
    this.#server = server;
    this.#code = new URL(url).pathname.split('/').at(-1)!;
    setTimeout(() => {
      if (server.refusal !== undefined)
        return this.end({'': 1006, 'too-many': tryAgainLater}[server.refusal] ?? finalClose, server.refusal);
      this.readyState = 1;
      server.sockets.add(this);
      this.onopen?.();
    });
  }

  // the page's side
  async #receive(text: string): Promise<void> {
    const message = JSON.parse(text) as {type: string};
    this.#host ??= this.#server.host(this.#code, message).then((host) => {
      if (host) host.join(this);
      else this.end(finalClose, 'no-room');
      return host;
    });
    const host = await this.#host;
    if (message.type === 'ping') this.onmessage?.({data: text});
    else if (message.type !== 'open') host?.receive(this, text);
  }

  send(message: string | object): void {
    // of the page as text, of the room as an object
    if (typeof message === 'string') void this.#receive(message);
    else {
      const told = this.#server.lie?.(message as ServerMessage) ?? [message];
      for (const each of told) queueMicrotask(() => this.onmessage?.({data: JSON.stringify(each)}));
    }
  }

  drop(code: string): void {
    setTimeout(() => this.end(1000, code));
  }

  end(code: number, reason: string): void {
    this.close();
    this.onclose?.({code, reason});
  }

  close(): void {
    this.readyState = 3;
    this.#server.sockets.delete(this);
    void this.#host?.then((host) => host?.leave(this));
  }
}

export class PageServer {
  /** Why new connections are refused, `too-many` only for now; empty: it can't be reached. */
  refusal: string | undefined;
  /** The messages that it sends in place of one. */
  lie: ((message: ServerMessage) => readonly ServerMessage[]) | undefined;
  readonly sockets = new Set<PageSocket>();
  readonly #game: RoomGame;
  readonly #store = new MemoryStore(standardTimes.idle, () => this.#now);
  #lists = new Map<string, Promise<RoomHost | undefined>>();
  readonly #timers = new Set<{readonly at: number; readonly work: () => void}>();
  #passed = 0;

  /** @param views whose pages reach it */
  constructor(game: RoomGame, ...views: readonly View[]) {
    this.#game = game;
    for (const view of views) {
      const Own = view.WebSocket;
      // eslint-disable-next-line @typescript-eslint/no-this-alias -- for what `new` returns
      const server = this;
      view.WebSocket = function (url: string, protocols?: string[]) {
        return url.startsWith(address) ? new PageSocket(server, url) : new Own(url, protocols);
      } as never;
    }
  }

  get #now(): number {
    return Date.now() + this.#passed;
  }

  get #platform(): HostPlatform {
    return {
      store: this.#store,
      times: {...standardTimes, disconnectGracePeriod: 0},
      secretOf: (room, round) => keyOf(`${room} ${round}`).repeat(2),
      now: () => this.#now,
      later: (work, milliseconds) => {
        const timer = {
          at: this.#now + milliseconds,
          work: () => {
            clearTimeout(own);
            if (this.#timers.delete(timer)) work();
          },
        };
        const own = setTimeout(timer.work, milliseconds);
        this.#timers.add(timer);
        return () => {
          clearTimeout(own);
          this.#timers.delete(timer);
        };
      },
      report: () => undefined,
    };
  }

  /** The room of a code; with its first message, which may open it. */
  async host(code: string, message: object): Promise<RoomHost | undefined> {
    const {type, token, ...opening} = message as OpenMessage;
    if (type === 'open')
      await RoomHost.open(code, this.#game, {...opening, key: keyOf(token), salt: code}, this.#platform);
    if (!this.#lists.has(code))
      this.#lists.set(
        code,
        RoomHost.find(code, () => this.#game, this.#platform),
      );
    return this.#lists.get(code);
  }

  /** Lets time pass. */
  pass(milliseconds: number): void {
    this.#passed += milliseconds;
    for (const {at, work} of [...this.#timers]) if (at <= this.#now) work();
  }

  /** Cuts all connections, and can't be reached for now. */
  stop(): void {
    this.refusal = '';
    for (const socket of this.sockets) socket.end(1006, '');
  }

  start(): void {
    this.refusal = undefined;
  }

  /** Loses the last entries of a room, as in a power cut. */
  async lose(code: string, count: number): Promise<void> {
    this.stop();
    const entries = await this.#store.read(code, 0);
    if (entries.length <= count) throw new GameError('bad-record', 'There are not so many entries.');
    (await this.#lists.get(code))?.close();
    this.#lists.delete(code);
    await this.#store.close();
    for (const [at, entry] of entries.slice(0, -count).entries()) await this.#store.append(code, at, entry);
    this.start();
  }

  /** Closes a room that nobody plays in. */
  closeIdle(): void {
    this.pass(standardTimes.idle);
  }
}

/** A lie that takes a player's seat away when the game begins, and gives it back. */
export function takesSeat(message: ServerMessage): readonly ServerMessage[] {
  const begins = message.type === 'room' && message.room.phase === 'playing' && message.room.you === 0;
  return begins ? [{...message, room: {...message.room, you: null}}, message] : [message];
}
