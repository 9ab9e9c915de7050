/**
 * The state of a room, computed from its list of entries, without input or output. Processes with the same list have the
 * same state. decide.ts and deadlines.ts decide which entry may come next.
 */
import {GameError, isRefusal, toRefusal, type AnyGame, type Game} from '../../core/game.js';
import type {JsonObject} from '../../core/json.js';
import type {Seat} from '../../core/record.js';
import type {Search} from '../../core/search.js';
import {Session} from '../../core/session.js';
import {hashOf, seedOf, type Commitments, type RoomRecord} from './dice.js';
import type {Entry, Opened} from './entries.js';
import type {RoomSeat, RoomView} from './protocol.js';
import {recordedSeat, recordOf} from './record.js';

/** A game that rooms can play: its rules, and how a computer plays it. */
export interface RoomGame {
  readonly rules: AnyGame;
  /** A legal move for the seat to act. Left out, computers choose at random. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a game is contravariant in its state
  choose?(state: any, level?: string): Search<string | undefined> | Promise<string | undefined>;
  /** Options that depend on the players, such as their colours. The same seats give the same options. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- and in its options
  optionsFor?(options: any, seats: readonly Seat[]): JsonObject;
}

/** The secret of one game of a room, as 64 hexadecimal digits: only who has the key can compute it. */
export type SecretOf = (room: string, round: number) => string;

/** The state of a seat. */
export interface SeatState {
  kind: 'open' | 'person' | 'computer';
  /** The hash of the person's token; empty for a seat that is free or was left. */
  key: string;
  name: string;
  color?: string;
  level?: string;
  /** The hash of the person's nonce for the next game; empty for none. */
  hash: string;
  here: boolean;
  again: boolean;
  /** The time when the player went offline or left. */
  goneAt: number;
  /** Turns in a row that the clock has ended. */
  late: number;
}

const free = (): SeatState => ({
  kind: 'open',
  key: '',
  name: '',
  hash: '',
  here: false,
  again: false,
  goneAt: 0,
  late: 0,
});

export class RoomState {
  readonly code: string;
  readonly game: RoomGame;
  readonly opened: Opened & {readonly at: number};
  /** Complete options; dealt anew for each game. */
  readonly options: JsonObject;
  /** Entries so far. */
  length = 0;
  closed: string | undefined;
  seats: SeatState[];
  round = 0;
  /** The game in progress, or the last one; undefined before the first. */
  session: Session | undefined;
  /** Commitments of this game; undefined before the first. */
  dice: Commitments | undefined;
  /** Commitments of the next game, while the nonces are being revealed. Its seats are final. */
  next: Commitments | undefined;
  /** The time when the turn began. */
  turnAt = 0;
  /** The time of the last entry. */
  at = 0;
  /** The time when the pages were asked to reveal their nonces. */
  nextAt = 0;

  readonly #secretOf: SecretOf;
  /** Seats that were free when the last game was started, and that its players may take later. */
  #vacant = 0;

  /**
   * @throws {GameError} `bad-option` for options that the game refuses, `bad-record` for a list that begins otherwise,
   * `other-key` for one whose dice follow from another key
   */
  constructor(code: string, game: RoomGame, entry: Entry, secretOf: SecretOf) {
    if (entry.type !== 'open' || entry.game !== game.rules.id || entry.version !== game.rules.version) {
      throw new GameError('bad-record', `The list of room ${code} does not begin as one of ${game.rules.id} should.`);
    }
    const [min, max] = game.rules.seats;
    if (entry.seats < min || entry.seats > max) {
      throw new GameError('bad-option', `Invalid seats: ${entry.seats}. Expected ${min} to ${max}.`, entry.seats);
    }
    if (entry.commit !== firstCommit(code, entry.salt, secretOf)) {
      throw new GameError('other-key', `Room ${code} was opened by a server with another key.`);
    }
    this.#secretOf = secretOf;
    this.code = code;
    this.game = game;
    this.opened = entry;
    this.options = game.rules.parseOptions(entry.options) as JsonObject;
    this.seats = Array.from({length: entry.seats}, free);
    // dealing may take a while: games that deal are set up when they start
    if (!game.rules.deal) game.rules.setup(this.#chosenOptions, entry.seats);
    this.length = 1;
    this.at = entry.at;
  }

  /** The options as the players have chosen them, not dealt. */
  get #chosenOptions(): JsonObject {
    const {game, seats} = this;
    const options =
      (game.rules.withVacantSeats?.(this.options, this.#vacant) as JsonObject | undefined) ?? this.options;
    return game.optionsFor?.(options, seats.map(recordedSeat)) ?? options;
  }

  /** The next game, among those who are seated. @throws {GameError} for options that the game refuses */
  #nextSession(options: JsonObject, {commit, nonces}: Commitments): Session {
    const seed = seedOf(this.#secret(this.round + 1), nonces);
    return new Session(this.game.rules as Game, {
      keepsEffects: false,
      options,
      seats: this.seats.map(recordedSeat),
      seed,
      id: commit.slice(0, 32),
    });
  }

  get phase(): 'lobby' | 'playing' | 'over' {
    if (!this.session) return 'lobby';
    return this.turn === undefined ? 'over' : 'playing';
  }

  /** The seats that take part in the next game. */
  get players(): SeatState[] {
    return this.seats.filter(({kind}) => kind !== 'open');
  }

  #secret(round: number): string {
    return this.#secretOf(`${this.code} ${this.opened.salt}`, round);
  }

  /** Whether all nonces that can still come have been revealed. */
  get isRevealed(): boolean {
    const {seats, next} = this;
    return next?.hashes.every((hash, seat) => !hash || next.nonces[seat] || !seats[seat]!.key) ?? false;
  }

  /**
   * The entry that begins the next game. It has the dealt options, so that a game is dealt once, however many processes
   * read the list, and however often. The room is closed if they can't be dealt: another attempt would deal the same.
   */
  beginning(at: number): Entry {
    const dealt = toRefusal(() => this.#nextSession(this.#chosenOptions, this.next!).options, 'The options');
    return isRefusal(dealt) ? {type: 'close', code: dealt.code, at} : {type: 'begin', dealt, at};
  }

  /** The seat to act; undefined unless a game is in progress. */
  get turn(): number | undefined {
    return this.session?.turn;
  }

  /** The seat of the host: the first person. */
  get host(): number | undefined {
    const found = this.seats.findIndex(({kind, key}) => kind === 'person' && key !== '');
    return found < 0 ? undefined : found;
  }

  /** Whether a player may join or leave by this move now. @param seat of that player; default: anyone */
  isOutOfTurn(move: string, seat?: number): boolean {
    return this.session?.game.outOfTurnMoves?.(this.session.state, seat).includes(move) ?? false;
  }

  seatOf(key: string | undefined): number | undefined {
    const found = key ? this.seats.findIndex((seat) => seat.key === key) : -1;
    return found < 0 ? undefined : found;
  }

  /** Makes an entry of the list. @throws {GameError} `bad-record` for one that can't come next */
  apply(entry: Entry): void {
    this.length++;
    this.at = entry.at;
    switch (entry.type) {
      case 'open':
        throw new GameError('bad-record', `Room ${this.code} was opened twice.`);
      case 'sit':
        return this.#sit(entry);
      case 'leave':
        return this.#leave(entry.seat, entry.at);
      case 'computer': {
        this.seats[entry.seat] = free();
        if (entry.on) Object.assign(this.#seat(entry.seat), {kind: 'computer', level: entry.level});
        return;
      }
      case 'start':
        return this.#start(entry.at);
      case 'reveal':
        return this.#reveal(entry.seat, entry.nonce);
      case 'begin':
        return this.#begin(entry);
      case 'move':
        return this.#move(entry);
      case 'again':
        Object.assign(this.#seat(entry.seat), {again: true, hash: entry.hash});
        return;
      case 'gone':
        Object.assign(this.#seat(entry.seat), {here: false, goneAt: entry.at});
        return;
      case 'back':
        Object.assign(this.#seat(entry.seat), {here: true, late: 0});
        return;
      case 'close':
        this.closed = entry.code;
    }
  }

  #seat(number: number): SeatState {
    const seat = this.seats[number];
    if (!seat) throw new GameError('bad-record', `Room ${this.code} has no seat ${number}.`);
    return seat;
  }

  #sit({seat, key, name, color, hash}: Entry & {type: 'sit'}): void {
    const before = this.seatOf(key);
    if (before !== undefined && before !== seat) this.seats[before] = free();
    const again = before === seat && this.#seat(seat).again;
    this.seats[seat] = {...free(), kind: 'person', key, name, hash, here: true, again};
    if (color !== undefined) this.seats[seat].color = color;
  }

  /** Whether people may still change seats. */
  get isLobby(): boolean {
    return this.phase === 'lobby' && !this.next;
  }

  /** Frees a seat. After the lobby the computer plays on, until someone takes the seat. */
  #leave(number: number, at: number): void {
    const seat = this.#seat(number);
    if (this.isLobby) this.seats[number] = free();
    else Object.assign(seat, {key: '', hash: '', here: false, again: false, goneAt: at});
  }

  #start(at: number): void {
    const {game, options, players} = this;
    const free = this.seats.filter(({kind}) => kind === 'open');
    while (free.length > 0 && !game.rules.withVacantSeats?.(options, free.length)) free.pop();
    this.seats = [...players, ...free];
    this.#vacant = free.length;
    this.next = {
      commit: hashOf(this.#secret(this.round + 1)),
      hashes: this.seats.map(({hash}) => hash),
      nonces: this.seats.map(() => ''),
    };
    this.nextAt = at;
    // a nonce is for one game
    for (const seat of this.seats) seat.hash = '';
  }

  #reveal(seat: number, nonce: string): void {
    if (!this.next) throw new GameError('bad-record', `Room ${this.code}: a nonce without a game that is to begin.`);
    this.next = {...this.next, nonces: this.next.nonces.with(seat, nonce)};
  }

  #begin({dealt, at}: Entry & {type: 'begin'}): void {
    if (!this.next) throw new GameError('bad-record', `Room ${this.code}: a game begins that was not started.`);
    this.session = this.#nextSession(dealt, this.next);
    this.round++;
    this.dice = this.next;
    this.next = undefined;
    this.turnAt = at;
    for (const seat of this.seats) Object.assign(seat, {again: false, late: 0});
  }

  #move({move, by, late, at}: Entry & {type: 'move'}): void {
    // its draw was computed when it was written
    const isOutOfTurn = this.isOutOfTurn(move);
    const moved = this.session?.playSettled(move, by);
    if (!moved?.ok) {
      throw new GameError('bad-record', `Room ${this.code}: ${moved?.message ?? 'a move before the first game.'}`);
    }
    const {seat} = moved;
    // a player who joins or leaves gives nobody more time
    if (!isOutOfTurn || this.turn !== seat) this.turnAt = at;
    if (isOutOfTurn) return;
    if (by === 'person') Object.assign(this.#seat(seat), {late: 0, here: true});
    else if (late) this.#seat(seat).late++;
  }

  /** The room as the person with this key sees it. */
  view(key: string | undefined, now: number): RoomView {
    const {code, phase, round, opened, session, dice, next} = this;
    const over = phase === 'over';
    return {
      code,
      opened: opened.commit,
      game: opened.game,
      version: opened.version,
      phase,
      seats: this.seats.map(seatView),
      you: this.seatOf(key) ?? null,
      host: this.host ?? null,
      round,
      id: session?.id ?? opened.commit.slice(0, 32),
      options: session?.options ?? this.options,
      ...(opened.clock !== undefined && {clock: opened.clock}),
      ...this.timeLeft(now),
      ...(dice && {dice: {...dice, ...(over && {secret: this.#secret(round)})}}),
      ...(over && {seed: session!.seed}),
      ...(next && {next}),
    };
  }

  /** The record of the game in progress, or of the last one. */
  get record(): RoomRecord {
    return recordOf(this.view(undefined, this.at), this.session?.save().moves ?? []);
  }

  /** Milliseconds left for the turn; undefined without a turn clock. */
  timeLeft(now: number): {timeLeft?: number} {
    const {clock} = this.opened;
    return clock === undefined || this.phase !== 'playing'
      ? {}
      : {timeLeft: Math.max(0, this.turnAt + clock * 1000 - now)};
  }
}

/** The commitment to the dice of a room's first game, by which a process knows that it has the room's key. */
export function firstCommit(code: string, salt: string, secretOf: SecretOf): string {
  return hashOf(secretOf(`${code} ${salt}`, 1));
}

function seatView({kind, key, name, color, level, here, again}: SeatState): RoomSeat {
  const free = kind !== 'computer' && key === '';
  return {kind, name, ...(color !== undefined && {color}), ...(level !== undefined && {level}), here, free, again};
}
