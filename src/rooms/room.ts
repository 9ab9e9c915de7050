/**
 * A page's part in a room: sends the player's requests, and passes on settled moves, each once and in order. It owns
 * the connection, which it makes again whenever it is lost, and the player's seat token. It knows neither elements nor rules:
 * the page replays the moves that it is given.
 *
 * `room.js`, fetched beside a game's file when a room is used.
 */
import {refuse, type Refusal} from '../core/game.js';
import type {MovedBy} from '../core/record.js';
import {packMoves, unpackMoves} from '../core/runs.js';
import {codeIn, linkTo, newCode} from './address.js';
import type {RoomGame} from './state/room-state.js';
import {cleanName, readCode} from './state/codes.js';
import {hashOf, mostRewinds, revealOf, type CheckedDice, type Commitments, type RoomRecord} from './state/dice.js';
import {
  readServerMessage,
  type ServerMessage,
  type Opening,
  type Picture,
  type RoomSeat,
  type RoomView,
  type ClientMessage,
} from './state/protocol.js';
import {recordOf} from './state/record.js';
import {SeatStorage, randomHex} from './seat-storage.js';
import type {Connection, Transport} from './transport.js';

export {codeAt, goTo, groupOf, linkTo, type Group} from './address.js';
export {readCode} from './state/codes.js';
export {memory} from './memory.js';
export {server, type ServerOptions} from './server.js';
export type {RoomGame} from './state/room-state.js';
export type {CheckedDice, Commitments, Dice, RoomRecord} from './state/dice.js';
export type {ServerMessage, Opening, Picture, RoomSeat, RoomView, ClientMessage} from './state/protocol.js';
export type {Connection, Join, Transport, TransportEvents} from './transport.js';

/** The phase of a room, as this page sees it. `offline`: the connection is lost, and the page reconnects; `closed`: for good. */
export type RoomPhase = 'connecting' | 'offline' | 'lobby' | 'playing' | 'over' | 'closed';

/** A settled move of the game. */
export interface RoomMove {
  /** From 1. */
  readonly number: number;
  readonly move: string;
  readonly by: MovedBy;
}

/** A settled move as a room tells it. */
type Made = Omit<RoomMove, 'number'>;

/** Callbacks of a room. */
export interface RoomEvents {
  /** Anything but the moves has changed. */
  changed?(): void;
  /**
   * A game begins, or the page joins one: show it from this record on.
   * @param lost moves that this page had received and the room has lost
   */
  started?(record: RoomRecord, lost: number): void;
  /** The next settled move. */
  moved?(move: RoomMove): void;
  /** A player shows a picture, this page's own included. */
  reacted?(seat: number, picture: Picture): void;
  /** A request other than a move or the connection was refused, or the room was closed. */
  refused?(refusal: Refusal): void;
}

export interface RoomOptions {
  readonly game: RoomGame;
  readonly transport: Transport;
  /** The room to join. Left out, a new one is opened. */
  readonly code?: string;
  /** Opens a room with this code. Default: if no code is given. */
  readonly opens?: boolean;
  /** Settings of a new room. Default: with the minimum number of seats. */
  readonly opening?: Omit<Partial<Opening>, 'game'>;
  readonly events?: RoomEvents;
}

/** Milliseconds between two attempts to connect: doubled each time, up to a maximum. */
const firstWait = 50;
const longestWait = 4000;

interface Pending {
  readonly game: number;
  readonly number: number;
  readonly move: string;
  readonly answer: (answer: RoomMove | Refusal) => void;
}

interface UnansweredRequest {
  readonly request: (view: RoomView) => ClientMessage;
  /** Whether the room is as the request asks for, or has gone on without it. */
  readonly isMet: (view: RoomView) => boolean;
}

export class Room {
  readonly code: string;
  readonly #game: RoomGame;
  readonly #transport: Transport;
  readonly #opening: Opening | undefined;
  readonly #events: RoomEvents;
  readonly #storage: SeatStorage;
  #connection: Connection | undefined;
  #isWelcome = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #view: RoomView | undefined;
  #moves: Made[] = [];
  /** Lists of moves that the room has lost after this page had received them, by game. */
  readonly #seen = new Map<number, string[][]>();
  #turnEnds: number | undefined;
  #closed: string | undefined;
  #postponed: string | undefined;
  /** Whether the last list was shorter than this page's: the process may have been behind. */
  #isAhead = false;
  #pending: Pending | undefined;
  /** Requests that the room has not answered, by what they are about: sent again after a lost connection. */
  readonly #unanswered = new Map<string, UnansweredRequest>();

  constructor({game, transport, code, opens = code === undefined, opening = {}, events = {}}: RoomOptions) {
    const given = code === undefined ? undefined : readCode(code);
    if (code !== undefined && given === undefined) throw new RangeError(`Invalid room code: "${code.slice(0, 40)}".`);
    this.code = given ?? newCode();
    this.#game = game;
    this.#transport = transport;
    this.#events = events;
    if (opens) this.#opening = {options: {}, seats: game.rules.seats[0], ...opening, game: game.rules.id};
    this.#storage = new SeatStorage(this.code, transport.scope);
    globalThis.addEventListener?.('online', this.#onOnline);
    this.#connect();
  }

  /** The phase of the room. */
  get phase(): RoomPhase {
    if (this.#closed !== undefined) return 'closed';
    if (!this.#isWelcome) return this.#view ? 'offline' : 'connecting';
    return this.#view!.phase;
  }

  /** The reason why it is closed: `no-room`, `other-game`, `other-version`, `idle`, `left`, `bad-origin`. */
  get closed(): string | undefined {
    return this.#closed;
  }

  /** The reason why the server refuses this page for now, such as `too-many`. The page tries again. */
  get postponed(): string | undefined {
    return this.#postponed;
  }

  /** Everything about the room but its moves; undefined until it has answered for the first time. */
  get view(): RoomView | undefined {
    return this.#view;
  }

  get seats(): readonly RoomSeat[] {
    return this.#view?.seats ?? [];
  }

  /** This page's seat; undefined for spectators. */
  get seat(): number | undefined {
    return this.#view?.you ?? undefined;
  }

  /** Whether this page may start the game and seat computers. */
  get isHost(): boolean {
    return this.seat !== undefined && this.#view?.host === this.seat;
  }

  /** The time at which the turn ends, in milliseconds since 1970; undefined without a turn clock. */
  get turnEnds(): number | undefined {
    return this.#turnEnds;
  }

  /** The record of the game: the same on every page. Seed and dice come with its end. Undefined in the lobby. */
  get record(): RoomRecord | undefined {
    return this.#view && this.#view.round > 0 ? recordOf(this.#view, packMoves(this.#moves)) : undefined;
  }

  /** Whether this page has opened the room. */
  get isOpener(): boolean {
    return this.#opening !== undefined;
  }

  /** A link that leads another page to this room, there to the element with this id. */
  linkFrom(href: string, id?: string): string {
    return linkTo(href, this.code, id);
  }

  /** The code in such a link. */
  static codeIn(href: string, id?: string): string | undefined {
    return codeIn(href, id);
  }

  /** Takes a seat, changes seats in the lobby, or changes name and colour. */
  sit(name: string, {seat, color}: {seat?: number; color?: string} = {}): void {
    this.#ask('sit', {
      request: (view) => {
        const hash = this.#hashFor(view.round + 1);
        return {type: 'sit', name, hash, ...(seat !== undefined && {seat}), ...(color !== undefined && {color})};
      },
      isMet: ({you, seats}) => {
        const own = seats[you ?? -1];
        return own?.name === cleanName(name) && (seat ?? you) === you && (color ?? own?.color) === own?.color;
      },
    });
  }

  /** Gives a free seat to a computer, or takes it back. For the host, in the lobby. */
  seatComputer(seat: number, on = true, level?: string): void {
    this.#ask(`computer ${seat}`, {
      request: () => ({type: 'computer', seat, on, ...(level !== undefined && {level})}),
      isMet: ({seats, phase}) => phase !== 'lobby' || (seats[seat]?.kind === 'computer') === on,
    });
  }

  /** Starts the game. For the host. */
  start(): void {
    this.#ask('start', {
      request: () => ({type: 'start'}),
      isMet: ({phase, next}) => phase !== 'lobby' || next !== undefined,
    });
  }

  /** Asks for a rematch. It begins once everyone present has asked. */
  rematch(): void {
    this.#ask('again', {
      request: ({round}) => ({type: 'again', hash: this.#hashFor(round + 1)}),
      isMet: ({phase, next, you, seats}) => phase !== 'over' || next !== undefined || seats[you ?? -1]?.again !== false,
    });
  }

  /** Shows a picture to everyone in the room. Without a connection, to no one. */
  react(picture: Picture): void {
    if (this.#isWelcome) this.#connection?.send({type: 'react', picture});
  }

  /** The player is present again after turns have run out. */
  markPresent(): void {
    if (this.#isWelcome) this.#hello();
  }

  /** Gives the seat back and leaves the room. Without a connection the seat stays the page's own. */
  leave(): void {
    const keepsSeat = this.seat !== undefined && !this.#isWelcome;
    if (this.seat !== undefined) this.#connection?.send({type: 'leave'});
    this.#end('left', keepsSeat);
  }

  /** Leaves without giving the seat back: the page is closed, or the element removed. */
  disconnect(): void {
    this.#end('disconnected');
  }

  /**
   * Requests a move. Resolves with the move that was settled under its number, which another tab or the turn clock may have
   * made, or with a refusal. After a lost connection the request is sent again; the move is never made twice.
   */
  send(move: string): Promise<RoomMove | Refusal> {
    if (this.#pending) return Promise.resolve(refuse('busy', 'A move is under way.', move));
    if (this.#view?.phase !== 'playing') return Promise.resolve(refuse('not-started', 'No game is on.', move));
    const {round} = this.#view;
    return new Promise((answer) => {
      this.#pending = {game: round, number: this.#moves.length + 1, move, answer};
      this.#sendPending();
    });
  }

  /**
   * Checks the dice of a finished game. The record must contain the commitments that this page has received before the game,
   * and its nonce.
   */
  async check(): Promise<CheckedDice | Refusal> {
    const {record} = this;
    const view = this.#view;
    if (!record || view?.phase !== 'over') return refuse('not-over', 'The dice are published at the end of the game.');
    const part = this.#storage.partIn(view.round);
    const seen = this.#seen.get(view.round);
    const dice = await import('./room-dice.js').catch(() => undefined);
    if (!dice) return refuse('not-loaded', 'The check of dice could not be loaded.');
    return dice.checkDice(this.#game.rules, record, part, seen);
  }

  /** The hash of this page's nonce for a game. */
  #hashFor(game: number): string {
    const part = this.#storage.partIn(game);
    const {nonce = randomHex(16)} = part;
    this.#storage.storePart(game, {...part, nonce});
    return hashOf(nonce);
  }

  #reveal(game: number, next: Commitments): void {
    const nonce = revealOf(this.#storage.partIn(game), next);
    if (nonce !== undefined) this.#connection?.send({type: 'reveal', game, nonce});
  }

  #connect(): void {
    this.#timer = undefined;
    const {code} = this;
    this.#connection = this.#transport.connect(
      {
        code,
        token: this.#storage.seat.token,
        game: this.#game,
        ...(!this.#view && this.#opening && {open: this.#opening}),
      },
      {
        opened: () => this.#hello(),
        received: (message) => this.#receive(readServerMessage(message)),
        closed: (final, postponed) => this.#lost(final, postponed),
      },
    );
  }

  #hello(): void {
    this.#connection?.send({type: 'hello', token: this.#storage.seat.token});
  }

  #lost(final?: string, postponed?: string): void {
    if (this.#closed !== undefined) return;
    this.#connection = undefined;
    this.#isWelcome = false;
    const isTold = postponed === this.#postponed;
    this.#postponed = postponed;
    if (postponed !== undefined && !isTold) {
      this.#events.refused?.(refuse(postponed, `The server refuses the page for now: ${postponed}.`));
    }
    if (final !== undefined) {
      this.#events.refused?.(refuse(final, `The room ${this.code} can't be joined.`));
      return this.#end(final);
    }
    // not all pages of a server at once
    const [chance] = crypto.getRandomValues(new Uint8Array(1));
    const wait = Math.min(longestWait, firstWait * 2 ** this.#tries++) * (0.5 + chance! / 255);
    this.#timer = setTimeout(() => this.#connect(), wait);
    this.#events.changed?.();
  }

  readonly #onOnline = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#connect();
  };

  #ask(about: string, unanswered: UnansweredRequest): void {
    if (this.#closed !== undefined) return;
    this.#unanswered.set(about, unanswered);
    if (this.#isWelcome) this.#connection?.send(unanswered.request(this.#view!));
  }

  #sendPending(): void {
    if (!this.#pending || !this.#isWelcome) return;
    const {game, number, move} = this.#pending;
    this.#connection?.send({type: 'move', game, number, move});
  }

  #receive(message: ServerMessage | undefined): void {
    if (!message || this.#closed !== undefined) return;
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message.room, unpackMoves(message.moves));
      // what comes before the welcome is part of it
      case 'room':
        return this.#isWelcome ? this.#changed(message.room) : undefined;
      case 'moves':
        return this.#isWelcome ? this.#moved(message) : undefined;
      case 'reaction':
        return this.#isWelcome ? this.#events.reacted?.(message.seat, message.picture) : undefined;
      case 'refused':
        return this.#refused(message);
      case 'closed':
        this.#events.refused?.(refuse('closed', `The room was closed: ${message.code}.`));
        return this.#end(message.code);
    }
  }

  #welcome(room: RoomView, moves: readonly Made[]): void {
    const {id, version} = this.#game.rules;
    if (room.game !== id || room.version !== version) return this.#end('other-game');
    const before = this.#view;
    this.#isWelcome = true;
    this.#postponed = undefined;
    this.#tries = 0;
    const known = this.#moves;
    const isSame = before?.round === room.round && before.id === room.id;
    const isShorter = isSame && moves.length < known.length;
    // asked again, a process that was behind has read the whole list
    const waits = isShorter && !this.#isAhead && room.phase !== 'over';
    this.#isAhead = waits;
    const fits = known.every(({move}, i) => i >= moves.length || moves[i]!.move === move);
    const goesOn = isSame && fits && (!isShorter || waits);
    if (!before) this.#storage.enter(room.opened);
    if (!goesOn) this.#replace(moves);
    this.#take(room);
    if (!goesOn) {
      const isBack = before?.opened === room.opened && room.round < before.round;
      const same = isBack ? 0 : known.findIndex(({move}, i) => moves[i]?.move !== move);
      if (room.round > 0)
        this.#events.started?.(this.record!, (isSame || isBack) && same >= 0 ? known.length - same : 0);
    } else for (const made of moves.slice(known.length)) this.#next(made);
    if (waits) this.#hello();
    for (const {request} of this.#unanswered.values()) this.#connection?.send(request(room));
    this.#settleStale();
    this.#sendPending();
    this.#events.changed?.();
  }

  /** Takes the moves of another game, or of this one after the room lost some. */
  #replace(moves: readonly Made[]): void {
    const game = this.#view?.round ?? 0;
    const lists = this.#seen.get(game) ?? [];
    if (lists.length <= mostRewinds) this.#seen.set(game, [...lists, this.#moves.map(({move}) => move)]);
    this.#moves = [...moves];
  }

  #take(room: RoomView): void {
    this.#view = room;
    for (const [about, {isMet}] of this.#unanswered) if (isMet(room)) this.#unanswered.delete(about);
    this.#storage.remember(room);
    if (room.next) this.#reveal(room.round + 1, room.next);
    this.#turnEnds = room.timeLeft === undefined ? undefined : Date.now() + room.timeLeft;
  }

  #changed(room: RoomView): void {
    const round = this.#view?.round ?? 0;
    // a process that was frozen sends an earlier game until it has caught up
    if (room.round < round) return;
    // a game ends with its last move, which has not come
    if (room.phase === 'over' && (room.round > round || this.#view?.phase !== 'over')) return this.#hello();
    if (room.round > round) this.#replace([]);
    this.#take(room);
    if (room.round > round) {
      this.#settleStale();
      this.#events.started?.(this.record!, 0);
    }
    this.#events.changed?.();
  }

  #moved({game, from, moves, timeLeft, room}: ServerMessage & {type: 'moves'}): void {
    const list = unpackMoves(moves);
    // moves are missing here, or the room has lost some and made others
    const known = this.#moves.slice(from - 1);
    const fits =
      from <= this.#moves.length + 1 && known.every(({move}, i) => i >= list.length || list[i]!.move === move);
    if (game !== this.#view?.round || !fits || (room && known.length > list.length)) return this.#hello();
    // the last move comes with the result
    if (room) this.#take(room);
    this.#turnEnds = timeLeft === undefined ? undefined : Date.now() + timeLeft;
    for (const made of list.slice(known.length)) this.#next(made);
    if (room) this.#events.changed?.();
  }

  #next(made: Made): void {
    const settled = {number: this.#moves.push(made), ...made};
    const pending = this.#pending;
    if (pending?.number === settled.number && pending.game === this.#view?.round) {
      this.#pending = undefined;
      pending.answer(settled);
    }
    this.#events.moved?.(settled);
  }

  /** Refuses a pending move of an earlier position. */
  #settleStale(): void {
    const pending = this.#pending;
    if (!pending || (pending.game === this.#view?.round && pending.number === this.#moves.length + 1)) return;
    this.#pending = undefined;
    pending.answer(refuse('stale', 'The game has gone on without this move.', pending.move));
  }

  #refused({request, code, message, number}: ServerMessage & {type: 'refused'}): void {
    const pending = this.#pending;
    // the list has a move with this number already, which is on its way
    if (code === 'stale') return this.#hello();
    if (code === 'unavailable') {
      // the welcome asks for what was refused: a pending move, a nonce
      setTimeout(() => this.#hello(), 500);
      return;
    }
    if (request === 'move' && pending && pending.number === number) {
      this.#pending = undefined;
      pending.answer(refuse(code, message, pending.move));
    } else if (request !== 'move') {
      for (const about of this.#unanswered.keys()) if (about.startsWith(request)) this.#unanswered.delete(about);
      this.#events.refused?.(refuse(code, message));
    }
  }

  #end(code: string, keepsSeat = false): void {
    if (this.#closed !== undefined) return;
    this.#closed = code;
    clearTimeout(this.#timer);
    globalThis.removeEventListener?.('online', this.#onOnline);
    const connection = this.#connection;
    this.#connection = undefined;
    connection?.close();
    this.#storage.release(keepsSeat ? 'disconnected' : code);
    this.#pending?.answer(refuse('closed', 'The room is closed.', this.#pending.move));
    this.#pending = undefined;
    this.#events.changed?.();
  }
}
