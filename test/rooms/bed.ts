// Rooms on a bench: hosts with a clock that stands still until it is turned, and players who keep what they are told.
import assert from 'node:assert/strict';
import {ProcessPresence} from '../../src/rooms-server/presence.js';
import {hexOf} from '../../src/rooms/state/codes.js';
import type {RoomGame} from '../../src/rooms/state/room-state.js';
import {hashOf, type RoomRecord} from '../../src/rooms/state/dice.js';
import type {Times} from '../../src/rooms/state/deadlines.js';
import {RoomHost, type HostPlatform, type Peer} from '../../src/rooms/state/host.js';
import type {ServerMessage, RoomView, ClientMessage} from '../../src/rooms/state/protocol.js';
import {readServerMessage} from '../../src/rooms/state/protocol.js';
import {recordOf} from '../../src/rooms/state/record.js';
import {MemoryStore, type RoomStore} from '../../src/rooms/state/store.js';
import {packMoves, unpackMoves} from '../../src/core/runs.js';
import {Session} from '../../src/core/session.js';
import {race} from '../example/race.js';

export const tokenOf = (number: number): string => hexOf(new Uint8Array(16).fill(number));

export const times: Times = {pace: 1000, disconnectGracePeriod: 2000, absenceTimeout: 20_000, idle: 3_600_000};

/** Secrets of a server with a key. */
export const secretOf = (room: string, round: number): string => hashOf(`key ${room} ${round}`);

/** A clock that is turned by hand, and its timers. */
export class Clock {
  now = 1_000_000;
  #timers: {at: number; work: () => void}[] = [];

  readonly later = (work: () => void, milliseconds: number): (() => void) => {
    const timer = {at: this.now + milliseconds, work};
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  /** Everything that is under way without the clock. */
  async settle(): Promise<void> {
    for (let i = 0; i < 60; i++) await Promise.resolve();
  }

  /** Turns the clock on, timer by timer. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    await this.settle();
    for (;;) {
      const [next] = this.#timers.filter(({at}) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.now = Math.max(this.now, next.at);
      next.work();
      await this.settle();
    }
    this.now = end;
  }
}

/** One who is connected to a host: keeps the room as it is told, and finds gaps. */
export class Player implements Peer {
  room: RoomView | undefined;
  moves: ReturnType<typeof unpackMoves> = [];
  refusals: string[] = [];
  reactions: string[] = [];
  dropped: string | undefined;
  closed: string | undefined;
  /** Whether it reveals its nonces. */
  reveals = true;
  host: RoomHost | undefined;

  readonly token: string | undefined;

  constructor(token?: string) {
    this.token = token;
  }

  connect(host: RoomHost): this {
    this.host = host;
    this.dropped = undefined;
    host.join(this);
    this.say({type: 'hello', ...(this.token && {token: this.token})});
    return this;
  }

  disconnect(): void {
    const {host} = this;
    this.host = undefined;
    host?.leave(this);
  }

  say(request: ClientMessage): void {
    this.host?.receive(this, JSON.stringify(request));
  }

  sit(name: string, seat?: number): void {
    this.say({type: 'sit', name, hash: this.hashOf(1), ...(seat !== undefined && {seat})});
  }

  again(): void {
    this.say({type: 'again', hash: this.hashOf(this.room!.round + 1)});
  }

  /** This player's nonce for a game of a room. */
  nonceOf(game: number): string {
    return hashOf(`${this.token} ${game}`).slice(0, 32);
  }

  /** The hash of that nonce. */
  hashOf(game: number): string {
    return hashOf(this.nonceOf(game));
  }

  #reveal({next, round, you}: RoomView): void {
    const nonce = this.nonceOf(round + 1);
    if (you === null || !this.reveals || next?.nonces[you] !== '' || next.hashes[you] !== hashOf(nonce)) return;
    this.say({type: 'reveal', game: round + 1, nonce});
  }

  play(move: string): void {
    this.say({type: 'move', game: this.room!.round, number: this.moves.length + 1, move});
  }

  send(message: ServerMessage): void {
    const read = readServerMessage(JSON.stringify(message));
    assert.ok(read, JSON.stringify(message));
    if (read.type === 'refused') this.refusals.push(read.code);
    if (read.type === 'reaction') this.reactions.push(`${read.seat} ${read.picture}`);
    if (read.type === 'closed') this.closed = read.code;
    if (read.type === 'welcome') this.moves = unpackMoves(read.moves);
    if (read.type === 'welcome' || read.type === 'room') {
      if (this.room && this.room.round !== read.room.round && read.type === 'room') this.moves = [];
      this.room = read.room;
      this.#reveal(read.room);
    }
    if (read.type === 'moves') {
      assert.equal(read.game, this.room!.round);
      assert.equal(read.from, this.moves.length + 1, 'no gap and nothing twice');
      this.moves.push(...unpackMoves(read.moves));
      if (read.room) this.room = read.room;
    }
  }

  drop(code: string): void {
    this.dropped = code;
    this.host = undefined;
  }

  get record(): RoomRecord {
    return recordOf(this.room!, packMoves(this.moves));
  }
}

export interface Bed {
  readonly clock: Clock;
  readonly store: RoomStore;
  readonly platform: HostPlatform;
  readonly reports: {code: string; detail: string}[];
  /** A process: a host of the room of its own. @param changes to what it has, such as another store */
  process(changes?: Partial<HostPlatform>): Promise<RoomHost>;
}

export const code = 'ABCDEF';

/** A room that has been opened, with no one in it. */
export async function bed(
  game: RoomGame,
  {
    seats = 2,
    clock: seconds,
    options = {},
    store: given,
    changes = () => ({}),
  }: {
    seats?: number;
    clock?: number;
    options?: object;
    store?: (clock: Clock) => RoomStore;
    changes?: (platform: HostPlatform) => Partial<HostPlatform>;
  } = {},
): Promise<Bed> {
  const clock = new Clock();
  const store: RoomStore = given?.(clock) ?? new MemoryStore(times.idle, () => clock.now);
  const reports: Bed['reports'] = [];
  const standard: HostPlatform = {
    store,
    times,
    secretOf,
    now: () => clock.now,
    later: clock.later,
    report: (what) => reports.push(what),
  };
  const platform = {...standard, ...changes(standard)};
  const opening = {
    game: game.rules.id,
    options: options as never,
    seats,
    ...(seconds !== undefined && {clock: seconds}),
  };
  const opened = await RoomHost.open(code, game, {...opening, key: 'opener', salt: 'salt'}, platform);
  assert.ok(opened, 'opened');
  return {
    clock,
    store,
    platform,
    reports,
    async process(changes = {}) {
      const own = {...platform, ...changes};
      const presence = own.store.tell && new ProcessPresence(own);
      await presence?.start();
      const host = await RoomHost.find(code, () => game, {...own, ...(presence && {presence})});
      assert.ok(host, 'there is such a room');
      return host;
    },
  };
}

/** People at one process of a room, of whom the first ones sit down and start the game; Ben may withhold his nonce. */
export async function begun(
  room: Bed,
  {count = 2, seated = 2, reveals = true} = {},
): Promise<[anna: Player, ben: Player, ...others: Player[]]> {
  const host = await room.process();
  const players = Array.from({length: count}, (_, i) => new Player(tokenOf(i + 1)).connect(host));
  players[1]!.reveals = reveals;
  await room.clock.settle();
  ['Anna', 'Ben'].slice(0, seated).forEach((name, i) => players[i]!.sit(name));
  players[0]!.say({type: 'start'});
  await room.clock.pass(0);
  return players as [Player, Player];
}

/** Two seated people in one process, and the game begun, for which Ben may withhold his nonce. */
export async function two(
  options: Parameters<typeof bed>[1] = {},
  reveals = true,
): Promise<{room: Bed; anna: Player; ben: Player}> {
  const room = await bed({rules: race}, options);
  const [anna, ben] = await begun(room, {reveals});
  return {room, anna, ben};
}

/** Plays for whoever's turn it is, until the game is over. */
export async function playOn(room: Bed, players: readonly Player[]): Promise<void> {
  for (let i = 0; i < 2000 && players[0]!.room!.phase === 'playing'; i++) {
    for (const player of players) {
      const session = Session.load(race, player.record, {seed: 'x', id: ''});
      if (session.turn === player.room!.you) player.play(session.legalMoves[0]!);
      await room.clock.settle();
    }
  }
  assert.equal(players[0]!.room!.phase, 'over');
}

/** The example's rules, where chance says who begins, and how often they have parsed options and dealt. */
export function countedRace(): {readonly rules: typeof race; readonly count: {parsed: number; deals: number}} {
  const count = {parsed: 0, deals: 0};
  const rules: typeof race = {
    ...race,
    parseOptions(raw) {
      count.parsed++;
      return race.parseOptions({first: 'any', ...raw});
    },
    deal(options, draw) {
      const dealt = race.deal!(options, draw);
      // dealt options stay as they are
      if (dealt !== options) count.deals++;
      return dealt;
    },
  };
  return {rules, count};
}
