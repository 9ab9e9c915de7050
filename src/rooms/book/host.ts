/**
 * One process's part in a room: it hears the wishes of those connected to it, writes what comes of them to the list, and
 * tells them what the list says. Any number of processes may do so for the same room, since an entry is only appended
 * where the list is as its writer knows it; who was not first reads on and decides again.
 *
 * It owns the connections and the timer of the room. It knows neither sockets nor a clock: both are given.
 */
import {GameError, isRefusal, refusalOf, type AnyGame} from '../../core/game.js';
import {Book, firstCommit, type RoomGame, type SecretOf} from './book.js';
import {Bucket} from './bucket.js';
import {keyOf} from './codes.js';
import {computersMove} from './computer.js';
import {decide} from './decide.js';
import {due, type Times} from './due.js';
import {readEntry, type Entry} from './entries.js';
import {readWish, type News, type Opening, type RoomView, type Wish} from './protocol.js';
import type {RoomStore} from './store.js';

/** Someone connected to a room. */
export interface Peer {
  send(news: News): void;
  /** Ends the connection: the room is closed, or this peer sent too much nonsense. */
  drop(code: string): void;
  /** Counts a game that this peer begins, which has to be dealt. @returns false where it has begun too many */
  begins?(): boolean;
}

/** What a host needs of where it runs. */
export interface HostPlatform {
  readonly store: RoomStore;
  readonly times: Times;
  readonly secretOf: SecretOf;
  now(): number;
  /** Calls once after so many milliseconds; what it returns prevents that. */
  later(work: () => void, milliseconds: number): () => void;
  /** Something was refused or went wrong: for a log and for counting. */
  report(what: {code: string; room: string; detail: string}): void;
}

/** Messages that make no sense, after which a peer is dropped. */
const patience = 20;

/** Entries that are read without a pause. */
const part = 1000;

/** Milliseconds after which the timer tries again what failed. */
const retryAfter = 1000;

class Guest {
  key: string | undefined;
  nonsense = 0;
  /** A welcome has the whole game: pages ask for it when they come, and when they have missed something. */
  readonly hellos = new Bucket(5, 1000);
  /** Wishes other than moves, which all in the room are told of with the whole view. */
  readonly wishes = new Bucket(20, 500);
  /** An answer to a hello is to come. */
  isWaiting = false;
}

export class RoomHost {
  readonly book: Book;
  readonly #platform: HostPlatform;
  readonly #peers = new Map<Peer, Guest>();
  /** When the last connection of a person ended, by the key of their token. */
  readonly #missing = new Map<string, number>();
  readonly #entries: string[] = [];
  #queue: Promise<unknown> = Promise.resolve();
  #cancel: (() => void) | undefined;
  #unlisten: (() => void) | undefined;
  #closed = false;
  /** No timer before this: something went wrong. */
  #notBefore = 0;

  private constructor(book: Book, platform: HostPlatform) {
    this.book = book;
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
    const host = new RoomHost(new Book(code, game, opened, platform.secretOf), platform);
    host.#entries.push(first);
    host.#unlisten = await platform.store.listen(code, host.#heard);
    const read = host.#catchUp();
    // what is heard meanwhile waits for it
    host.#queue = read.catch(() => undefined);
    try {
      await read;
    } catch (error) {
      host.close();
      throw error;
    }
    // where there are no other processes, who does not come to this one is not here
    if (!platform.store.shared) for (const {key} of host.book.seats) if (key) host.#missing.set(key, platform.now());
    return host.book.closed === undefined ? host : (host.close(), undefined);
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
    new Book(code, game, entry, secretOf);
    return (await store.append(code, 0, JSON.stringify(entry))) || (await isThere()) === true;
  }

  /** Takes no more part in the room: it was closed, or has to be made from its list anew. */
  get ended(): boolean {
    return this.#closed;
  }

  get peers(): number {
    return this.#peers.size;
  }

  join(peer: Peer): void {
    this.#peers.set(peer, new Guest());
  }

  leave(peer: Peer): void {
    const key = this.#peers.get(peer)?.key;
    this.#peers.delete(peer);
    // those without a seat are not missed, and not remembered
    if (this.book.seatOf(key) !== undefined && !this.#hasKey(key!)) this.#missing.set(key!, this.#platform.now());
    this.#schedule();
  }

  #hasKey(key: string): boolean {
    for (const guest of this.#peers.values()) if (guest.key === key) return true;
    return false;
  }

  /** A message of a peer, whatever it is. */
  receive(peer: Peer, message: unknown): void {
    const guest = this.#peers.get(peer);
    if (!guest) return;
    const wish = readWish(message);
    if (isRefusal(wish)) {
      this.#refuse(peer, 'message', wish);
      if (++guest.nonsense >= patience) {
        this.leave(peer);
        peer.drop('bad-message');
      }
      return;
    }
    if (wish.type === 'hello' && wish.token !== undefined) {
      const key = keyOf(wish.token);
      // one connection, one seat
      if ((guest.key ??= key) !== key) {
        this.#refuse(peer, 'hello', {code: 'other-token', message: 'A connection has one seat token.'});
        return;
      }
      this.#missing.delete(key);
    }
    if (wish.type === 'hello') return this.#greet(peer, guest);
    const begins = wish.type === 'start' || wish.type === 'again';
    if (
      (wish.type !== 'move' && guest.wishes.take(this.#platform.now()) > 0) ||
      (begins && peer.begins?.() === false)
    ) {
      this.#refuse(peer, wish.type, {code: 'too-many', message: 'Too many wishes in a short time.'});
      return;
    }
    const {key} = guest;
    this.#enqueue(() => this.#fulfil(peer, key, wish), peer);
  }

  /** Answers a hello: at once, or where a peer asks often, all that it has said meanwhile together and a little later. */
  #greet(peer: Peer, guest: Guest): void {
    if (guest.isWaiting || this.#peers.get(peer) !== guest) return;
    const wait = guest.hellos.take(this.#platform.now());
    guest.isWaiting = wait > 0;
    if (wait === 0) return this.#enqueue(() => this.#fulfil(peer, guest.key, {type: 'hello'}), peer);
    this.#platform.later(() => {
      guest.isWaiting = false;
      this.#greet(peer, guest);
    }, wait);
  }

  #refuse(peer: Peer, wish: string, {code, message}: {code: string; message: string}, number?: number): void {
    this.#platform.report({code, room: this.book.code, detail: `${wish}: ${message}`});
    peer.send({type: 'refused', wish, code, message, ...(number !== undefined && {number})});
  }

  /** Runs tasks one at a time; errors are sent to the peer that asked. */
  #enqueue(work: () => Promise<void>, peer?: Peer): void {
    this.#queue = this.#queue
      .then(() => (this.#closed ? undefined : work()))
      .catch((error: unknown) => {
        const refusal = refusalOf(error, 'The room', 'unavailable');
        this.#platform.report({code: refusal.code, room: this.book.code, detail: refusal.message});
        this.#notBefore = this.#platform.now() + retryAfter;
        // those connected come again, to a room that is made from the list anew
        if (refusal.code === 'bad-record') this.#dropAll('again');
        else peer?.send({type: 'refused', wish: 'any', code: refusal.code, message: refusal.message});
      })
      .then(() => this.#schedule());
  }

  async #fulfil(peer: Peer, key: string | undefined, wish: Wish): Promise<void> {
    for (;;) {
      const decision = decide(this.book, wish, key, this.#platform.now());
      if (isRefusal(decision)) {
        this.#refuse(peer, wish.type, decision, wish.type === 'move' ? wish.number : undefined);
        break;
      }
      if (!decision || (await this.#write(decision))) break;
    }
    if (wish.type === 'hello' && this.#peers.has(peer)) this.#welcome(peer, key);
  }

  #welcome(peer: Peer, key: string | undefined): void {
    const room = this.book.view(key, this.#platform.now());
    peer.send({type: 'welcome', room, moves: this.book.session?.save().moves ?? []});
  }

  /** @returns false where the list had gone on, which is known now */
  async #write(entry: Entry): Promise<boolean> {
    const at = this.book.length;
    const text = JSON.stringify(entry);
    if (await this.#platform.store.append(this.book.code, at, text)) {
      this.#take(text);
      return true;
    }
    await this.#catchUp();
    return this.book.length === at ? this.#write(entry) : false;
  }

  readonly #heard = (at: number | undefined, entry: string): void => {
    if (at !== undefined && at < this.book.length) return;
    this.#enqueue(async () => {
      if (at !== undefined && at < this.book.length) return;
      if (at === this.book.length) this.#take(entry);
      else await this.#catchUp();
    });
  };

  /** Reads on. A list that has lost its end (a store that was restarted) gets it back. */
  async #catchUp(): Promise<void> {
    const {store} = this.#platform;
    const {code, length} = this.book;
    const [last, ...entries] = await store.read(code, length - 1);
    if (last === undefined) return this.#mend();
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

  async #mend(): Promise<void> {
    const {store} = this.#platform;
    const {code} = this.book;
    const there = (await store.read(code, 0)).length;
    for (let at = there; at < this.#entries.length; at++) await store.append(code, at, this.#entries[at]!);
  }

  /** An entry of the list: the room is told. */
  #take(text: string): void {
    const entry = readEntry(text);
    const {book} = this;
    this.#entries.push(text);
    book.apply(entry);
    // it was told to all, and is known again from now on
    if ('seat' in entry) this.#missing.delete(book.seats[entry.seat]?.key ?? '');
    if (entry.type === 'doubt') return;
    if (entry.type === 'close') return this.#end(entry.code);
    const now = this.#platform.now();
    // made once: it is the same for all, but for their own seat
    let view: RoomView | undefined;
    const viewOf = (key: string | undefined): RoomView => ({
      ...(view ??= book.view(undefined, now)),
      you: book.seatOf(key) ?? null,
    });
    if (entry.type === 'move') {
      const from = book.session!.number;
      const news: News = {type: 'moves', game: book.round, from, moves: [[entry.move, entry.by]], ...book.left(now)};
      const isOver = book.phase !== 'playing';
      return this.#tell((key) => (isOver ? {...news, room: viewOf(key)} : news));
    }
    this.#tell((key) => ({type: 'room', room: viewOf(key)}));
  }

  #tell(news: (key: string | undefined) => News): void {
    for (const [peer, {key}] of this.#peers) peer.send(news(key));
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
    const next = this.#due();
    if (!next) return;
    // a timer holds 31 bits
    const wait = Math.min(Math.max(0, Math.max(next.at, this.#notBefore) - this.#platform.now()), 2 ** 31 - 1);
    this.#cancel = this.#platform.later(() => this.#enqueue(() => this.#act()), wait);
  }

  #due(): ReturnType<typeof due> {
    // a room without peers waits: its list is stored, and the next peer resumes it
    if (this.#closed || this.#peers.size === 0) return undefined;
    const {seats} = this.book;
    const known = {
      has: (seat: number) => seats[seat]!.key !== '' && this.#hasKey(seats[seat]!.key),
      missingSince: (seat: number) => this.#missing.get(seats[seat]!.key),
    };
    return due(this.book, known, this.#platform.times);
  }

  async #act(): Promise<void> {
    const next = this.#due();
    const now = this.#platform.now();
    if (!next || next.at > now) return;
    const entry = next.entry === 'computer' ? await computersMove(this.book, this.#pause) : next.entry;
    await this.#write(entry(now));
  }

  readonly #pause = (): Promise<void> => new Promise((resolve) => void this.#platform.later(resolve, 0));

  /** Takes no more part in the room, which goes on wherever else it is. */
  close(): void {
    this.#closed = true;
    this.#cancel?.();
    this.#cancel = undefined;
    this.#unlisten?.();
    this.#peers.clear();
  }
}
