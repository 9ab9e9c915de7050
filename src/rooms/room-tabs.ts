/**
 * A tab's part in a room between tabs, which needs no server. The tab that holds a Web Lock has the room, and
 * the others reach it over a BroadcastChannel. When it is closed the next one in the queue for the lock takes over; one
 * that is frozen loses the lock to a tab that gets no answer. The hosting tab could cheat.
 *
 * `room-tabs.js`, fetched by `room.js` for a room between tabs: it has what a server has otherwise.
 */
import {GameError} from '../core/game.js';
import {sha256} from '../core/sha256.js';
import {keyOf} from './state/codes.js';
import {standardTimes} from './state/deadlines.js';
import {RoomHost, type HostPlatform, type Peer} from './state/host.js';
import type {ClientMessage, ServerMessage} from './state/protocol.js';
import {randomHex} from './seat-storage.js';
import {TabLog} from './tab-log.js';
import type {Connection, Join, TabsOptions, TransportEvents} from './transport.js';

/** The messages between tabs. */
type Message =
  /** To the tab that has the room. `ask`: requests a sign of life. */
  | {
      readonly to: 'host';
      readonly from: string;
      readonly request?: ClientMessage;
      readonly ask?: true;
      readonly bye?: true;
    }
  /** To one tab; without a message, a sign of life. */
  | {
      readonly to: 'one';
      readonly id: string;
      readonly term: number;
      readonly payload?: ServerMessage;
      readonly dropped?: string;
    }
  /** To all tabs: new entries, or the whole list of the tab that has the room. */
  | {
      readonly to: 'all';
      readonly term: number;
      readonly host?: true;
      readonly at: number;
      readonly entries: readonly string[];
    };

/** Milliseconds without an answer after which the host is taken to be frozen. */
const patience = 3000;

export class TabLine implements Connection {
  readonly #join: Join;
  readonly #events: TransportEvents;
  readonly #name: string;
  readonly #id = randomHex(8);
  readonly #channel: BroadcastChannel;
  readonly #log: TabLog;
  readonly #options: TabsOptions;
  readonly #abort = new AbortController();
  #host: RoomHost | undefined;
  readonly #members = new Map<string, Peer>();
  #release: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether this tab, which has the room, is giving its seat back. */
  #isLeaving = false;
  #isOver = false;
  #isShut = false;

  constructor(join: Join, events: TransportEvents, options: TabsOptions) {
    this.#join = join;
    this.#events = events;
    this.#options = options;
    this.#name = `parlour-room:${join.code}:list`;
    this.#log = new TabLog(this.#name, (at, entries) => this.#post({to: 'all', term: this.#log.term, at, entries}));
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.onmessage = ({data}) => this.#receive(data as Message);
    globalThis.addEventListener('pagehide', this.#onHide);
    void this.#begin();
  }

  async #begin(): Promise<void> {
    // held for the life of this tab, so that the host notices its end
    await this.#hold(`${this.#name}:${this.#id}`);
    if (this.#isOver) return;
    this.#ask();
    await this.#wait();
  }

  /** Asks which tab has the room, and takes it if none answers. */
  #ask(): void {
    this.#post({to: 'host', from: this.#id, ask: true});
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#wait(true);
    }, this.#options.patience ?? patience);
  }

  #answered(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Waits for the lock, or takes it from a tab that does not answer. */
  async #wait(steal = false): Promise<void> {
    if (this.#isOver || this.#host) return;
    try {
      await navigator.locks.request(this.#name, steal ? {steal} : {signal: this.#abort.signal}, () => this.#hostRoom());
    } catch (error) {
      // forbidden, as in a sandboxed frame: this page has its room alone
      if ((error as Error).name === 'SecurityError') await this.#hostRoom();
      else if (!this.#isOver) this.#stepDown();
    }
  }

  /** Resolves once the lock is held. */
  async #hold(name: string): Promise<void> {
    await new Promise<void>((resolve) => {
      const held = new Promise<void>((release) => this.#abort.signal.addEventListener('abort', () => release()));
      navigator.locks
        .request(name, () => {
          resolve();
          return held;
        })
        .catch(() => resolve());
    });
  }

  /** Hosts the room until the tab is closed or loses the lock. */
  async #hostRoom(): Promise<void> {
    if (this.#isOver || this.#host) return;
    this.#answered();
    const log = this.#log;
    log.readStored();
    log.term = Math.max(log.term + 1, Date.now());
    log.isHost = true;
    try {
      this.#host = await this.#makeHost();
    } catch (error) {
      return this.#end(error instanceof GameError ? error.code : 'no-room');
    }
    const host = this.#host;
    if (!host || this.#isOver) return this.#end('no-room');
    log.store();
    this.#announce();
    host.join(this.#own);
    this.#events.opened();
    await new Promise<void>((resolve) => (this.#release = resolve));
  }

  async #makeHost(): Promise<RoomHost | undefined> {
    const {code, open, token, game} = this.#join;
    const platform: HostPlatform = {
      store: this.#log,
      times: {...standardTimes, ...this.#options.times},
      // the next tab that has the room must know the secret, too: it follows from the list
      secretOf: (room, round) => sha256(`${room} ${round}`),
      now: Date.now,
      later(work, milliseconds) {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
      report: () => undefined,
    };
    if (open && this.#log.entries.length === 0) {
      await RoomHost.open(code, game, {...open, key: keyOf(token), salt: randomHex(32)}, platform);
    }
    return RoomHost.find(code, (id) => (id === game.rules.id ? game : undefined), platform);
  }

  #announce(): void {
    const {term, entries} = this.#log;
    this.#post({to: 'all', term, host: true, at: 0, entries});
  }

  /** Another tab has the room now. */
  #stepDown(): void {
    this.#log.isHost = false;
    this.#host?.close();
    this.#host = undefined;
    this.#members.clear();
    this.#release?.();
    this.#release = undefined;
    if (this.#isOver) return;
    this.#ask();
    void this.#wait();
  }

  /** The connection of this tab's own player. */
  readonly #own: Peer = {
    send: (message) => this.#later(() => this.#events.received(message)),
    drop: (code) => this.#later(() => this.#end(code)),
  };

  /** Runs work in a later task, as messages of a channel come. */
  #later(work: () => void): void {
    queueMicrotask(() => {
      if (!this.#isOver) work();
    });
  }

  #post(message: Message): void {
    if (!this.#isShut) this.#channel.postMessage(message);
  }

  #receive(message: Message): void {
    if (this.#isOver) return;
    if (message.to === 'host') {
      if (this.#host) this.#serve(message, this.#host);
    } else if (message.to === 'all') this.#heard(message);
    else if (message.id === this.#id && message.term >= this.#log.term) {
      this.#answered();
      if (message.payload) this.#events.received(message.payload);
      if (message.dropped !== undefined) this.#end(message.dropped === 'again' ? undefined : message.dropped);
    }
  }

  /** Handles a message of another tab, if this tab has the room. */
  #serve(message: Message & {to: 'host'}, host: RoomHost): void {
    const {from} = message;
    const log = this.#log;
    if (message.bye) return this.#gone(from);
    let member = this.#members.get(from);
    if (!member) {
      member = {
        send: (payload) => this.#post({to: 'one', id: from, term: log.term, payload}),
        drop: (code) => this.#post({to: 'one', id: from, term: log.term, dropped: code}),
      };
      this.#members.set(from, member);
      host.join(member);
      void navigator.locks.request(`${this.#name}:${from}`, () => this.#gone(from)).catch(() => undefined);
    }
    if (message.ask) this.#announce();
    if (message.request) {
      host.receive(member, message.request);
      // any message is a sign of life
      this.#post({to: 'one', id: from, term: log.term});
    }
  }

  #gone(id: string): void {
    const member = this.#members.get(id);
    this.#members.delete(id);
    if (member) this.#host?.leave(member);
  }

  /** Handles the list, or new entries, from the tab that has the room. */
  #heard({term, host, at, entries}: Message & {to: 'all'}): void {
    const log = this.#log;
    if (term < log.term) return;
    if (this.#host && term > log.term) {
      // another tab took the room while this one was frozen
      log.isHost = false;
      this.#stepDown();
    }
    const isNew = term > log.term || this.#isUnknown;
    if (!log.take(term, at, entries)) return this.#ask();
    this.#answered();
    if (!host || !isNew) return;
    this.#isUnknown = false;
    this.#events.opened();
  }

  /** Whether no tab that has the room has answered so far. */
  #isUnknown = true;

  send(request: ClientMessage): void {
    const host = this.#host;
    if (host) {
      this.#isLeaving = request.type === 'leave';
      if (this.#isLeaving) host.receive(this.#own, request);
      else this.#later(() => host.receive(this.#own, request));
      return;
    }
    // the host may notice the end of this tab's lock first, and have forgotten it
    if (request.type === 'leave')
      this.#post({to: 'host', from: this.#id, request: {type: 'hello', token: this.#join.token}});
    this.#post({to: 'host', from: this.#id, request});
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#wait(true);
    }, this.#options.patience ?? patience);
  }

  /** The page is closed, or enters the back/forward cache: another tab takes over. */
  readonly #onHide = ({persisted}: PageTransitionEvent): void => {
    if (persisted) this.#end();
    else this.close();
  };

  #end(code?: string): void {
    if (this.#isOver) return;
    this.close();
    this.#events.closed(code);
  }

  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#answered();
    globalThis.removeEventListener('pagehide', this.#onHide);
    if (this.#isLeaving) void this.#host!.settled.then(() => this.#shut());
    else this.#shut();
  }

  #shut(): void {
    const state = this.#host?.state;
    // spectators have the list, and store it again
    const isLast = this.#isLeaving && state?.host === undefined;
    if (state && (state.closed !== undefined || isLast)) this.#log.remove();
    else if (state) this.#log.store();
    this.#post({to: 'host', from: this.#id, bye: true});
    this.#isShut = true;
    this.#host?.close();
    this.#log.isHost = false;
    this.#channel.close();
    this.#abort.abort();
    this.#release?.();
  }
}
