/**
 * One process's part in a room: handles the requests of its clients, appends the resulting entries to the list, and
 * broadcasts them. Any number of processes can serve the same room: an entry is appended only if the list has the length
 * that the process expects. Otherwise the process reads the new entries and decides again.
 *
 * Owns the connections and the timer of the room. Sockets and the clock are passed in.
 */
import {GameError, isRefusal, refusalOf, type AnyGame} from '../../core/game.js';
import {isObject, type JsonObject} from '../../core/json.js';
import {RoomState, firstCommit, type RoomGame, type SecretOf} from './room-state.js';
import {Bucket, reactionBucket} from './bucket.js';
import {keyOf} from './codes.js';
import {computersMove, thinkWith, type Think} from './computer.js';
import {decide} from './decide.js';
import type {RoomRecord} from './dice.js';
import {nextDeadline, type Times} from './deadlines.js';
import {readEntry, type Entry} from './entries.js';
import {
  readClientMessage,
  readServerMessage,
  type ServerMessage,
  type Opening,
  type Picture,
  type RoomView,
  type ClientMessage,
} from './protocol.js';
import type {RoomStore} from './store.js';

/** Someone connected to a room. */
export interface Peer {
  send(message: ServerMessage): void;
  /** Ends the connection: the room is closed, or this peer sent too many invalid messages. */
  drop(code: string): void;
  /** Counts a game that this peer begins, which has to be dealt. @returns false where it has begun too many */
  begins?(): boolean;
}

/** The people who are connected to other processes. */
export interface Presence {
  /**
   * A process takes part in a room.
   * @param here the keys of those who have a seat and are connected to this process
   * @param changed called when others may have come or gone, so many milliseconds ago
   */
  enter(code: string, here: () => readonly string[], changed: (ago: number) => void): RoomPresence;
}

export interface RoomPresence {
  /** Whether someone is connected to another process. */
  has(key: string): boolean;
  /** Asks the other processes whom they serve. */
  ask(): void;
  /** Tells them if it is others than before who are here. */
  update(): void;
  hear(note: JsonObject): void;
  leave(): void;
}

/** The handling of the results of games. */
export interface Results {
  /** A game is about to begin: it is not forgotten even if this process ends. */
  begins(code: string, round: number): Promise<unknown>;
  /** A game is over by an entry of this process. */
  over(code: string, round: number, record: RoomRecord): void;
}

/** A note by which a process asks for a room whose list is lost: those that have it write it again. */
export const lostNote = '{"lost":true}';

/** The environment that a host needs. */
export interface HostPlatform {
  readonly store: RoomStore;
  readonly times: Times;
  readonly secretOf: SecretOf;
  now(): number;
  /** Calls once after so many milliseconds; what it returns prevents that. */
  later(work: () => void, milliseconds: number): () => void;
  /** Something was refused or went wrong: for a log and for counting. */
  report(what: {code: string; room: string; detail: string}): void;
  /** Left out where there are no other processes. */
  readonly presence?: Presence;
  readonly results?: Results;
  /** Runs the searches of computers. Default: in slices, as soon as there is nothing else to do. */
  readonly think?: Think;
  /** A move of a person was settled so many milliseconds after it was requested. */
  moved?(milliseconds: number): void;
}

/** Invalid messages after which a peer is disconnected. */
const maxInvalidMessages = 20;

/** Entries that are read without a pause. */
const part = 1000;

/** Milliseconds after which the timer tries again what failed. */
const retryAfter = 1000;

/** State of a connected peer. */
class Client {
  key: string | undefined;
  invalidMessages = 0;
  /** Limits welcomes, which contain the whole game. Pages request one on joining, and after missing a message. */
  readonly hellos = new Bucket(5, 1000);
  /** Limits requests that need no turn: most of them send the whole view to everyone. */
  readonly requests = new Bucket(20, 500);
  /** Whether the answer to a hello is delayed. */
  isWaiting = false;
}

export class RoomHost {
  readonly state: RoomState;
  readonly #platform: HostPlatform;
  readonly #peers = new Map<Peer, Client>();
  /** When the last connection of a person ended, by the key of their token. */
  readonly #missing = new Map<string, number>();
  readonly #entries: string[] = [];
  /** Limits the reactions of each seat. */
  readonly #reactions: Bucket[] = [];
  #queue: Promise<unknown> = Promise.resolve();
  #cancel: (() => void) | undefined;
  #unlisten: (() => void) | undefined;
  #elsewhere: RoomPresence | undefined;
  #closed = false;
  /** The length of the list for which a computer is choosing. */
  #thinksAt: number | undefined;
  /** No timer before this: something went wrong. */
  #notBefore = 0;

  private constructor(state: RoomState, platform: HostPlatform) {
    this.state = state;
    this.#platform = platform;
  }

  /** The room of a list; undefined where there is none. @throws {GameError} for a list that is not of this game's rules */
  static async find(
    code: string,
    gameOf: (id: string) => RoomGame | undefined,
    platform: HostPlatform,
  ): Promise<RoomHost | undefined> {
    const [first] = await platform.store.read(code, 0, 1);
    if (first === undefined) return undefined;
    const opened = readEntry(first);
    const game = opened.type === 'open' ? gameOf(opened.game) : undefined;
    if (!game) return undefined;
    const host = new RoomHost(new RoomState(code, game, opened, platform.secretOf), platform);
    host.#entries.push(first);
    const read = host.#read();
    // what is heard meanwhile waits for it
    host.#queue = read.catch(() => undefined);
    try {
      await read;
    } catch (error) {
      host.close();
      throw error;
    }
    if (host.state.closed !== undefined) {
      host.close();
      return undefined;
    }
    host.#elsewhere = platform.presence?.enter(code, host.#here, host.#noticeChange);
    host.#elsewhere?.ask();
    host.#notice();
    return host;
  }

  async #read(): Promise<void> {
    const {store} = this.#platform;
    const unlisten = await store.listen(this.state.code, this.#heard, this.#noted);
    this.#unlisten = unlisten;
    await this.#catchUp();
  }

  /**
   * Opens a room. @returns false where another one has this code
   * @throws {GameError} `bad-option` for options that the game refuses
   * @param key of the opener: opening it again is no error
   * @param salt random digits that no other room has
   */
  static async open(
    code: string,
    game: RoomGame,
    opening: Opening & {key: string; salt: string},
    {store, now, secretOf}: Pick<HostPlatform, 'store' | 'now' | 'secretOf'>,
  ): Promise<boolean> {
    const {id, version} = game.rules as Pick<AnyGame, 'id' | 'version'>;
    const isThere = async (): Promise<boolean | undefined> => {
      const [first] = await store.read(code, 0, 1);
      if (first === undefined) return undefined;
      const there = readEntry(first);
      return there.type === 'open' && there.key === opening.key;
    };
    // what it costs to check the options is not spent on a code that is taken
    const before = await isThere();
    if (before !== undefined) return before;
    const commit = firstCommit(code, opening.salt, secretOf);
    const entry: Entry = {...opening, type: 'open', game: id, version, commit, at: now()};
    new RoomState(code, game, entry, secretOf);
    return (await store.append(code, 0, JSON.stringify(entry))) || (await isThere()) === true;
  }

  /** Takes no more part in the room: it was closed, or has to be made from its list anew. */
  get ended(): boolean {
    return this.#closed;
  }

  /** Resolves once all requests so far are done. */
  get settled(): Promise<unknown> {
    return this.#queue;
  }

  get peers(): number {
    return this.#peers.size;
  }

  join(peer: Peer): void {
    this.#peers.set(peer, new Client());
  }

  /** @param ago milliseconds since the peer was last heard */
  leave(peer: Peer, ago = 0): void {
    const key = this.#peers.get(peer)?.key;
    this.#peers.delete(peer);
    // those without a seat are not missed, and not remembered
    if (this.state.seatOf(key) !== undefined && !this.#isHere(key!))
      this.#missing.set(key!, this.#platform.now() - ago);
    this.#elsewhere?.update();
    this.#schedule();
  }

  /** Connections with this key, which is that of a seat token. */
  connectionsOf(key: string): number {
    let count = 0;
    for (const client of this.#peers.values()) if (client.key === key) count++;
    return count;
  }

  #isHere(key: string): boolean {
    return this.connectionsOf(key) > 0 || this.#elsewhere?.has(key) === true;
  }

  /** Keys of those who have a seat and are connected to this process. */
  readonly #here = (): string[] =>
    this.state.seats.map(({key}) => key).filter((key) => key && this.connectionsOf(key) > 0);

  /** The seated people who are missing, where this process knows of all: from now on, or since a while ago. */
  #notice(ago = 0): void {
    if (this.#platform.presence && !this.#elsewhere) return;
    for (const {key} of this.state.seats) {
      if (!key) continue;
      if (this.#isHere(key)) this.#missing.delete(key);
      else if (!this.#missing.has(key)) this.#missing.set(key, this.#platform.now() - ago);
    }
  }

  readonly #noticeChange = (ago: number): void => {
    this.#notice(ago);
    this.#schedule();
  };

  readonly #noted = (text: string): void => {
    const note = noteOf(text);
    const message = readServerMessage(text);
    if (text === lostNote) this.#enqueue(() => this.#catchUp());
    else if (message?.type === 'reaction') this.#tell(() => message);
    else if (note) this.#elsewhere?.hear(note);
  };

  /** A message of a peer, whatever it is. */
  receive(peer: Peer, message: unknown): void {
    const client = this.#peers.get(peer);
    if (!client) return;
    const request = readClientMessage(message);
    if (isRefusal(request)) {
      this.#refuse(peer, 'message', request);
      if (++client.invalidMessages >= maxInvalidMessages) {
        this.leave(peer);
        peer.drop('bad-message');
      }
      return;
    }
    if (request.type === 'hello' && request.token !== undefined) {
      const key = keyOf(request.token);
      // one connection, one seat
      if ((client.key ??= key) !== key) {
        this.#refuse(peer, 'hello', {code: 'other-token', message: 'A connection has one seat token.'});
        return;
      }
      this.#missing.delete(key);
      this.#elsewhere?.update();
    }
    if (request.type === 'hello') return this.#greet(peer, client);
    const begins = request.type === 'start' || request.type === 'again';
    const isTurn = request.type === 'move' && !this.state.isOutOfTurn(request.move);
    if ((!isTurn && client.requests.take(this.#platform.now()) > 0) || (begins && peer.begins?.() === false)) {
      const refusal = {code: 'too-many', message: 'Too many requests in a short time.'};
      return this.#refuse(peer, request.type, refusal, request.type === 'move' ? request.number : undefined);
    }
    const {key} = client;
    const at = this.#platform.now();
    this.#enqueue(async () => {
      const settled = await this.#fulfil(peer, key, request);
      if (settled && request.type === 'react') this.#react(peer, this.state.seatOf(key)!, request.picture);
      if (settled && request.type === 'move') this.#platform.moved?.(this.#platform.now() - at);
    }, peer);
  }

  /** Passes a reaction on to everyone, in all processes. */
  #react(peer: Peer, seat: number, picture: Picture): void {
    const {store} = this.#platform;
    const bucket = (this.#reactions[seat] ??= reactionBucket());
    if (bucket.take(this.#platform.now()) > 0) {
      return this.#refuse(peer, 'react', {code: 'too-many', message: 'Too many reactions in a short time.'});
    }
    const message: ServerMessage = {type: 'reaction', seat, picture};
    // a note comes back to this process, too; one that is lost is not missed
    if (store.tell) store.tell(this.state.code, JSON.stringify(message)).catch(() => undefined);
    else this.#tell(() => message);
  }

  /** Answers a hello: at once, or where a peer asks often, all that it has said meanwhile together and a little later. */
  #greet(peer: Peer, client: Client): void {
    if (client.isWaiting || this.#peers.get(peer) !== client) return;
    const wait = client.hellos.take(this.#platform.now());
    client.isWaiting = wait > 0;
    if (wait === 0) {
      return this.#enqueue(async () => {
        await this.#fulfil(peer, client.key, {type: 'hello'});
        // a page asks again if it knows more moves than this process
        if (this.#platform.presence) await this.#catchUp();
        if (this.#peers.has(peer)) this.#welcome(peer, client.key);
      }, peer);
    }
    this.#platform.later(() => {
      client.isWaiting = false;
      this.#greet(peer, client);
    }, wait);
  }

  #refuse(peer: Peer, type: string, {code, message}: {code: string; message: string}, number?: number): void {
    this.#platform.report({code, room: this.state.code, detail: `${type}: ${message}`});
    peer.send({type: 'refused', request: type, code, message, ...(number !== undefined && {number})});
  }

  /** Runs tasks one at a time; errors are sent to the peer that asked. */
  #enqueue(work: () => Promise<void>, peer?: Peer): void {
    this.#queue = this.#queue
      .then(() => (this.#closed ? undefined : work()))
      .catch((error: unknown) => {
        const refusal = refusalOf(error, 'The room', 'unavailable');
        this.#platform.report({code: refusal.code, room: this.state.code, detail: refusal.message});
        this.#notBefore = this.#platform.now() + retryAfter;
        // those connected come again, to a room that is made from the list anew
        if (refusal.code === 'bad-record') this.#dropAll('again');
        else peer?.send({type: 'refused', request: 'any', code: refusal.code, message: refusal.message});
      })
      .then(() => this.#schedule());
  }

  /** @returns whether it was fulfilled; false if it was refused */
  async #fulfil(peer: Peer, key: string | undefined, request: ClientMessage): Promise<boolean> {
    for (;;) {
      const decision = decide(this.state, request, key, this.#platform.now());
      if (isRefusal(decision)) {
        this.#refuse(peer, request.type, decision, request.type === 'move' ? request.number : undefined);
        return false;
      }
      if (!decision || (await this.#write(decision))) return true;
    }
  }

  #welcome(peer: Peer, key: string | undefined): void {
    const room = this.state.view(key, this.#platform.now());
    peer.send({type: 'welcome', room, moves: this.state.session?.save().moves ?? []});
  }

  /** @returns false where the list had gone on, which is known now */
  async #write(entry: Entry): Promise<boolean> {
    const at = this.state.length;
    const text = JSON.stringify(entry);
    const {store, results} = this.#platform;
    const {state} = this;
    if (entry.type === 'begin') await results?.begins(state.code, state.round + 1);
    if (await store.append(state.code, at, text)) {
      this.#take(text);
      const isOver = (entry.type === 'begin' || entry.type === 'move') && state.phase === 'over';
      if (isOver) results?.over(state.code, state.round, state.record);
      return true;
    }
    await this.#catchUp();
    return this.state.length === at ? this.#write(entry) : false;
  }

  readonly #heard = (at: number | undefined, entry: string): void => {
    if (at !== undefined && at < this.state.length) return;
    // notes may have been missed as well
    if (at === undefined) this.#elsewhere?.ask();
    this.#enqueue(async () => {
      if (at !== undefined && at < this.state.length) return;
      if (at === this.state.length) this.#take(entry);
      else await this.#catchUp();
    });
  };

  /** Reads the entries that others have written. A list that has lost its end (in a store that was restarted) is restored. */
  async #catchUp(): Promise<void> {
    const {store} = this.#platform;
    const {code, length} = this.state;
    const [last, ...entries] = await store.read(code, length - 1);
    if (last === undefined) return this.#restoreList();
    if (last !== this.#entries.at(-1)) {
      // the store lost what this process knows, and others have gone on without it
      throw new GameError('bad-record', `Room ${code}: entry ${length} is another one now.`);
    }
    for (const [i, text] of entries.entries()) {
      // a long list is read in parts: other rooms go on
      if (i % part === part - 1) await this.#pause();
      this.#take(text);
    }
  }

  /** Writes the entries again that the store has lost. */
  async #restoreList(): Promise<void> {
    const {store} = this.#platform;
    const {code} = this.state;
    const there = await store.read(code, 0);
    if (there.some((text, i) => text !== this.#entries[i])) {
      throw new GameError('bad-record', `Room ${code}: its list is another one now.`);
    }
    for (let at = there.length; at < this.#entries.length; at++) await store.append(code, at, this.#entries[at]!);
  }

  /** An entry of the list: the room is told. */
  #take(text: string): void {
    const entry = readEntry(text);
    const {state} = this;
    this.#entries.push(text);
    state.apply(entry);
    // the other processes know this player from the entry
    if ('seat' in entry) {
      this.#missing.delete(state.seats[entry.seat]?.key ?? '');
      this.#notice();
      this.#elsewhere?.update();
    }
    if (entry.type === 'close') return this.#end(entry.code);
    const now = this.#platform.now();
    // computed once: views differ only in the client's own seat
    let view: RoomView | undefined;
    const viewOf = (key: string | undefined): RoomView => ({
      ...(view ??= state.view(undefined, now)),
      you: state.seatOf(key) ?? null,
    });
    if (entry.type === 'move') {
      const from = state.session!.number;
      const message: ServerMessage = {
        type: 'moves',
        game: state.round,
        from,
        moves: [[entry.move, entry.by]],
        ...state.timeLeft(now),
      };
      const isOver = state.phase !== 'playing';
      return this.#tell((key) => (isOver ? {...message, room: viewOf(key)} : message));
    }
    this.#tell((key) => ({type: 'room', room: viewOf(key)}));
  }

  #tell(messageFor: (key: string | undefined) => ServerMessage): void {
    for (const [peer, {key}] of this.#peers) peer.send(messageFor(key));
  }

  #end(code: string): void {
    this.#tell(() => ({type: 'closed', code}));
    this.#dropAll(code);
  }

  #dropAll(code: string): void {
    const peers = [...this.#peers.keys()];
    this.close();
    for (const peer of peers) peer.drop(code);
  }

  #schedule(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    const next = this.#nextDeadline();
    if (!next) return;
    // a timer holds 31 bits
    const wait = Math.min(Math.max(0, Math.max(next.at, this.#notBefore) - this.#platform.now()), 2 ** 31 - 1);
    this.#cancel = this.#platform.later(() => this.#enqueue(() => this.#act()), wait);
  }

  #nextDeadline(): ReturnType<typeof nextDeadline> {
    // a room without peers waits: its list is stored, and the next peer resumes it
    if (this.#closed || this.#peers.size === 0 || this.#thinksAt === this.state.length) return undefined;
    const {seats} = this.state;
    const known = {
      has: (seat: number) => seats[seat]!.key !== '' && this.#isHere(seats[seat]!.key),
      missingSince: (seat: number) => this.#missing.get(seats[seat]!.key),
    };
    return nextDeadline(this.state, known, this.#platform.times);
  }

  async #act(): Promise<void> {
    const next = this.#nextDeadline();
    const now = this.#platform.now();
    if (!next || next.at > now) return;
    if (next.entry === 'computer') this.#think();
    else await this.#write(next.entry(now));
  }

  /** A computer chooses its move. Requests go on meanwhile, and may take its turn away. */
  #think(): void {
    const at = this.state.length;
    this.#thinksAt = at;
    void computersMove(this.state, this.#platform.think ?? thinkWith(this.#pause)).then((entry) =>
      this.#enqueue(async () => {
        if (this.#thinksAt === at) this.#thinksAt = undefined;
        if (this.state.length === at) await this.#write(entry(this.#platform.now()));
      }),
    );
  }

  readonly #pause = (): Promise<void> => new Promise((resolve) => void this.#platform.later(resolve, 0));

  /** Takes no more part in the room, which goes on wherever else it is. */
  close(): void {
    this.#closed = true;
    this.#cancel?.();
    this.#cancel = undefined;
    this.#unlisten?.();
    this.#peers.clear();
    this.#elsewhere?.leave();
  }
}

/** A note as JSON; undefined for what is none. */
function noteOf(text: string): JsonObject | undefined {
  try {
    const note: unknown = JSON.parse(text);
    return isObject(note) ? (note as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}
