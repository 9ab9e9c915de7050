// Rooms under faults: servers with one Redis, every link through a proxy, and people with pages of their own, who play all the
// time. Whatever happens, no page sees a move lost, doubled or in another order, and all games go on.
import assert from 'node:assert/strict';
import {createHmac} from 'node:crypto';
import {setTimeout as pause} from 'node:timers/promises';
import {Redis} from 'ioredis';
import {WebSocket} from 'ws';
import {isRefusal} from '../../src/core/game.js';
import type {JsonObject} from '../../src/core/json.js';
import {unpackMoves} from '../../src/core/runs.js';
import {kitGames} from '../../src/rooms-server/games.js';
import {Room, server as serverAt, type RoomOptions, type RoomRecord} from '../../src/rooms/room.js';
import {readEntry} from '../../src/rooms/state/entries.js';
import {RoomState, type RoomGame} from '../../src/rooms/state/room-state.js';
import {news, until} from '../support/news.js';
import {storage} from './storage.js';
import {key, Link, RedisProcess, ServerProcess} from './processes.js';

/** Milliseconds in which all games must end after the last fault, and another one be played. */
const patience = 200_000;

/** Milliseconds until someone moves, and until someone presses a button again that had no effect. */
const thinking = 20;
const impatience = 700;

export const kinds = [
  // of one person's connections
  'cut',
  'client silent',
  'client slow',
  'reload',
  'leave',
  'rematch and cut',
  'cut and rematch',
  'rematch and reload',
  // of one server
  'kill',
  'stop',
  'freeze',
  // between one server and Redis: all connections, or one of them
  'redis silent',
  'commands silent',
  'subscriber silent',
  'redis unreachable',
  'commands cut',
  'subscriber cut',
  'redis slow',
  // of Redis; it loses the end of its lists with the last two
  'restart',
  'crash',
  'freeze redis',
  'lose',
  'power cut',
] as const;

export interface Fault {
  readonly kind: (typeof kinds)[number];
  /** Which person or server. */
  readonly who: number;
  /** Milliseconds after the last one. */
  readonly wait: number;
  readonly lasts: number;
}

/** The connection of a server to Redis for one of its purposes. */
const purposes: Record<string, RegExp> = {commands: /eval/i, subscriber: /subscribe/i};

/** Someone with a browser, who plays whenever it is their turn, and remembers all that the page has shown. */
class Person {
  room!: Room;
  /** Moves by game. */
  readonly games = new Map<number, string[]>();
  readonly problems: string[] = [];
  /** Moves that the page said were lost. */
  lost = 0;
  /** The last game that was ever shown. */
  latest = 0;
  /** Whether to ask for a rematch after a game, and how. */
  wantsRematch = (_round: number): boolean => true;
  trick: (() => void) | undefined;
  readonly #name: string;
  readonly #game: RoomGame;
  readonly links: readonly Link[];
  readonly #hasSeat: boolean;
  readonly #storage = storage();
  #state: unknown;
  /** The game that is shown; undefined after a reload. */
  #round: number | undefined;
  #isBusy = false;
  #isPressed = false;

  constructor(name: string, game: RoomGame, links: readonly Link[], hasSeat = true) {
    this.#name = name;
    this.#game = game;
    this.links = links;
    this.#hasSeat = hasSeat;
  }

  /** Opens the page. */
  enter(options: Partial<RoomOptions>): void {
    this.#round = undefined;
    Object.defineProperty(globalThis, 'localStorage', {value: this.#storage, configurable: true});
    const addresses = this.links.map(({port}) => `ws://127.0.0.1:${port}`);
    const room: Room = new Room({
      game: this.#game,
      transport: serverAt(addresses, {WebSocket: WebSocket as never}),
      ...options,
      events: {
        changed: () => this.#isIn(room) && this.#act(),
        started: (record, lost) => this.#isIn(room) && this.#start(record, lost),
        moved: ({number, move}) => this.#isIn(room) && this.#move(number, move),
        refused: () => news(),
      },
    });
    this.room = room;
    Reflect.deleteProperty(globalThis, 'localStorage');
  }

  #isIn(room: Room): boolean {
    news();
    return this.room === undefined || this.room === room;
  }

  reload(): void {
    this.room.disconnect();
    this.enter({code: this.room.code});
  }

  #problem(what: string): void {
    this.problems.push(`${this.#name}, game ${this.room.view?.round}: ${what}`);
  }

  #start(record: RoomRecord, lost: number): void {
    const {round} = this.room.view!;
    const moves = unpackMoves(record.moves).map(({move}) => move);
    const before = this.games.get(round) ?? [];
    const start = before.findIndex((move, i) => move !== moves[i]);
    const gone = start < 0 ? 0 : before.length - start;
    const isBack = this.#round !== undefined && round < this.#round;
    if (this.#round !== undefined) {
      const expected = isBack ? this.games.get(this.#round)!.length : round === this.#round ? gone : 0;
      if (lost !== expected) this.#problem(`${expected} moves are lost, but the page says ${lost}`);
    }
    this.lost += isBack ? lost : gone;
    for (const later of this.games.keys()) if (later > round) this.games.delete(later);
    this.#round = round;
    this.latest = Math.max(this.latest, round);
    this.games.set(round, []);
    this.#state = this.#game.rules.setup(record.options, record.seats.length);
    for (const [i, move] of moves.entries()) this.#move(i + 1, move);
  }

  #move(number: number, move: string): void {
    const moves = this.games.get(this.room.view!.round)!;
    if (number !== moves.length + 1) this.#problem(`move ${number} after ${moves.length} moves`);
    moves.push(move);
    const played = this.#game.rules.play(this.#state, move);
    if (isRefusal(played)) this.#problem(`move ${number}, ${move}: ${played.message}`);
    else this.#state = played.state;
    this.#act();
  }

  /** Does what can be done now. */
  #act(): void {
    queueMicrotask(() => {
      const {room} = this;
      const {phase, seat, seats, view} = room;
      if (room.closed !== undefined) return;
      if (seat === undefined) {
        const free = seats.findIndex((each) => each.free);
        if (this.#hasSeat && free >= 0) this.#press(() => room.sit(this.#name, {seat: free}));
      } else if (phase === 'playing') void this.#play(room, seat);
      else if (phase === 'over' && !view!.next && !seats[seat]!.again && this.wantsRematch(view!.round)) {
        const {trick} = this;
        this.trick = undefined;
        this.#press(trick ?? ((): void => room.rematch()));
      }
    });
  }

  #press(work: () => void): void {
    if (this.#isPressed) return;
    this.#isPressed = true;
    setTimeout(() => {
      this.#isPressed = false;
      this.#act();
    }, impatience);
    work();
  }

  async #play(room: Room, seat: number): Promise<void> {
    const {rules} = this.#game;
    if (this.#isBusy || rules.turn(this.#state) !== seat) return;
    this.#isBusy = true;
    await pause(thinking);
    if (room === this.room && room.phase === 'playing' && rules.turn(this.#state) === seat) {
      const {round} = room.view!;
      const legal = rules.moves(this.#state);
      const answer = await room.send(legal[this.games.get(round)!.length % legal.length]!);
      if (!isRefusal(answer) && room === this.room && this.games.get(round)![answer.number - 1] !== answer.move)
        this.#problem(`move ${answer.number} was confirmed as ${answer.move}`);
      if (isRefusal(answer) && answer.code === 'illegal-move') this.#problem(answer.message);
    }
    this.#isBusy = false;
    this.#act();
  }

  /** Looks again whether there is something to do. */
  reconsider(): void {
    this.#act();
  }

  cut(): void {
    for (const link of this.links) {
      link.close();
      link.heal();
    }
  }

  get description(): string {
    const {phase, view, closed, postponed} = this.room;
    const [moves, turn] = [this.games.get(view?.round ?? 0)?.length, this.#state && this.#game.rules.turn(this.#state)];
    const seats = JSON.stringify(view?.seats.map(({here, again, free}) => ({here, again, free})));
    return `${this.#name}: ${JSON.stringify({phase, round: view?.round, you: view?.you, moves, turn, closed, postponed, next: view?.next})} ${seats}`;
  }
}

interface Table {
  readonly game: RoomGame;
  readonly people: readonly Person[];
}

const gameOf = (id: string): RoomGame => kitGames.find(({rules}) => rules.id === id)!;

export class Deployment {
  readonly redis: RedisProcess;
  readonly servers: readonly ServerProcess[];
  /** From each server to Redis. */
  readonly links: readonly Link[];
  readonly #admin: Redis;

  private constructor(redis: RedisProcess, servers: readonly ServerProcess[], links: readonly Link[]) {
    this.redis = redis;
    this.servers = servers;
    this.links = links;
    this.#admin = new Redis(redis.url);
    this.#admin.on('error', () => undefined);
  }

  static async start(count: number): Promise<Deployment> {
    // the machine goes on: what was written survives the end of Redis without waiting for the disk
    const redis = await RedisProcess.start({appendfsync: 'no', 'auto-aof-rewrite-percentage': '0'});
    const limits = ['connections', 'rooms', 'guesses', 'messages'].flatMap((name) => ['--limit', `${name}=100000`]);
    const links = await Promise.all(Array.from({length: count}, () => Link.start(redis.port)));
    const servers = await Promise.all(
      links.map(({port}) => ServerProcess.start(['--redis', `redis://127.0.0.1:${port}`, ...limits])),
    );
    return new Deployment(redis, servers, links);
  }

  async end(): Promise<void> {
    this.#admin.disconnect();
    await Promise.all(this.servers.map((server) => server.end()));
    for (const link of this.links) link.end();
    await this.redis.end('SIGKILL');
  }

  /** Runs faults while games are on, and looks whether all is well. @returns what has happened, for the output */
  async run(faults: readonly Fault[]): Promise<string> {
    const tables = await Promise.all([
      this.#table('ludo', {pieces: 1, open: 1}, 2, 1),
      this.#table('ludo', {pieces: 1, open: 1}, 3, 0),
      this.#table('snakes-and-ladders', {maxRounds: 20}, 2, 0),
    ]);
    const people = tables.flatMap(({people}) => people);
    const run = new Run(this, tables);
    try {
      for (const fault of faults) {
        await pause(fault.wait);
        await run.begin(fault);
      }
      await run.heal();
      await this.#goOn(tables);
      let moves = 0;
      for (const table of tables) moves += await this.#check(table, run);
      const lost = people.reduce((sum, person) => sum + person.lost, 0);
      return `${faults.length} faults, ${moves} moves, ${lost} that pages were told were lost`;
    } catch (error) {
      const texts = people.map(({description}) => description);
      throw new Error([(error as Error).message, ...run.log, ...texts].join('\n'), {cause: error});
    } finally {
      for (const {room, links} of people) {
        room.disconnect();
        for (const link of links) link.end();
      }
    }
  }

  /** A room whose game has begun. */
  async #table(id: string, options: JsonObject, seats: number, watchers: number): Promise<Table> {
    const game = gameOf(id);
    const people: Person[] = [];
    for (let i = 0; i < seats + watchers; i++) {
      const links = await Promise.all(this.servers.map(({port}) => Link.start(port)));
      const order = links.map((_, at) => links[(at + i) % links.length]!);
      const person = new Person(`${id} ${seats} ${i}`, game, order, i < seats);
      people.push(person);
      person.enter(i === 0 ? {opening: {seats, options}} : {code: people[0]!.room.code});
      await until('a place', () => person.room.view !== undefined && (i >= seats || person.room.seat === i));
    }
    const host = people[0]!.room;
    await until('all are seated', () => host.seats.every(({free}) => !free));
    host.start();
    await until('the game is on', () => people.every(({room}) => room.phase === 'playing'));
    return {game, people};
  }

  /** All games come to their end, and one more is played at each table. */
  async #goOn(tables: readonly Table[]): Promise<void> {
    const last = new Map<Person, number>();
    for (const {people} of tables) {
      const latest = Math.max(...people.map((person) => person.latest));
      for (const person of people) {
        last.set(person, latest);
        person.wantsRematch = (round) => round <= latest;
        person.reconsider();
      }
    }
    const isDone = ([{room}, latest]: [Person, number]): boolean => room.phase === 'over' && room.view!.round > latest;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('someone is stuck')), patience);
    });
    try {
      await Promise.race([until('all games are over', () => [...last].every(isDone)), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  read(code: string): Promise<string[]> {
    return this.#admin.lrange(`parlour:room:${code}`, 0, -1);
  }

  /** Compares what people have seen with the list in Redis. @returns the number of moves */
  async #check({game, people}: Table, {before, isLosing}: Run): Promise<number> {
    const {code} = people[0]!.room;
    const list = await this.read(code);
    for (const earlier of before.get(code) ?? []) assert.deepEqual(list.slice(0, earlier.length), earlier);
    const games = gamesOf(code, list, game);
    const movesOf = (round: number): string[] => unpackMoves(games[round - 1]!.moves).map(({move}) => move);
    assert.deepEqual(
      people.flatMap(({problems}) => problems),
      [],
    );
    for (const person of people) {
      for (const [round, moves] of person.games)
        if (!isLosing || round === games.length)
          assert.deepEqual(moves, movesOf(round).slice(0, moves.length), `game ${round}`);
      if (!isLosing) assert.equal(person.lost, 0);
      assert.deepEqual(person.room.record, games.at(-1));
      assert.equal(person.room.view!.round, games.length);
      const checked = await person.room.check();
      assert.ok(checked.ok, JSON.stringify(checked));
    }
    return games.reduce((sum, _, i) => sum + movesOf(i + 1).length, 0);
  }
}

/** The games of a list, as a room of its own reads it. */
function gamesOf(code: string, list: readonly string[], game: RoomGame): RoomRecord[] {
  const secretOf = (room: string, round: number): string =>
    createHmac('sha256', key).update(`${room} ${round}`).digest('hex');
  const [opened, ...entries] = list.map(readEntry);
  const state = new RoomState(code, game, opened!, secretOf);
  const games: RoomRecord[] = [];
  for (const entry of entries) {
    // nobody takes another's seat, and no game begins during another
    if (entry.type === 'sit') assert.ok(['', entry.key].includes(state.seats[entry.seat]!.key));
    if (entry.type === 'start') assert.ok(state.phase !== 'playing' && !state.next);
    state.apply(entry);
    if (state.round > 0) games[state.round - 1] = state.record;
  }
  return games;
}

/** The faults of one run. */
class Run {
  readonly log: string[] = [];
  /** Lists as they were, of which nothing may get lost, by code. */
  readonly before = new Map<string, string[][]>();
  isLosing = false;
  readonly #deployment: Deployment;
  readonly #people: readonly Person[];
  readonly #codes: readonly string[];
  readonly #from = performance.now();
  /** What is broken, and its repair. */
  readonly #broken = new Map<unknown, Promise<void>>();

  constructor(deployment: Deployment, tables: readonly Table[]) {
    this.#deployment = deployment;
    this.#people = tables.flatMap(({people}) => people);
    this.#codes = tables.map(({people}) => people[0]!.room.code);
  }

  /** Resolves once all faults have ended. */
  async heal(): Promise<void> {
    await Promise.all(this.#broken.values());
    this.#say('all is well');
  }

  #say(what: string): void {
    this.log.push(`${Math.round(performance.now() - this.#from)} ms: ${what}`);
  }

  /** Breaks something for a while, unless it is broken already. */
  #break(what: unknown, lasts: number, work: () => unknown, repair: () => unknown): void {
    if (this.#broken.has(what)) return this.#say('(already broken)');
    const done = async (): Promise<void> => {
      await work();
      await pause(lasts);
      await repair();
      this.#broken.delete(what);
    };
    this.#broken.set(what, done());
  }

  async begin({kind, who, lasts}: Fault): Promise<void> {
    const {servers, links, redis} = this.#deployment;
    this.#say(`${kind}, ${who}, ${lasts} ms`);
    const person = this.#people[who % this.#people.length]!;
    const server = servers[who % servers.length]!;
    const link = links[who % links.length]!;
    const signal = (process: {signal(name: NodeJS.Signals): void}): void =>
      this.#break(
        process,
        lasts,
        () => process.signal('SIGSTOP'),
        () => process.signal('SIGCONT'),
      );
    const onLink = (work: () => void): void => this.#break(link, lasts, work, () => link.heal());
    const onPerson = (work: () => void, repair = (): void => undefined): void =>
      this.#break(person, lasts, work, repair);
    const heal = (): void => person.links.forEach((each) => each.heal());
    switch (kind) {
      case 'cut':
        return person.cut();
      case 'client silent':
        return onPerson(() => person.links.forEach((each) => each.silence()), heal);
      case 'client slow':
        return onPerson(() => person.links.forEach((each) => each.slow(20 + lasts / 20)), heal);
      case 'reload':
        return onPerson(
          () => person.room.disconnect(),
          () => person.enter({code: person.room.code}),
        );
      case 'leave':
        return onPerson(
          () => person.room.leave(),
          () => person.enter({code: person.room.code}),
        );
      case 'rematch and cut':
      case 'cut and rematch':
      case 'rematch and reload':
        person.trick = () => {
          if (kind === 'cut and rematch') person.cut();
          person.room.rematch();
          if (kind === 'rematch and cut') person.cut();
          if (kind === 'rematch and reload') person.reload();
        };
        return;
      case 'kill':
      case 'stop':
        return this.#break(
          server,
          lasts,
          () => server.end(kind === 'kill' ? 'SIGKILL' : 'SIGTERM'),
          () => again(server),
        );
      case 'freeze':
        return signal(server);
      case 'freeze redis':
        return signal(redis);
      case 'redis silent':
      case 'commands silent':
      case 'subscriber silent':
        return onLink(() => link.silence(purposes[kind.split(' ')[0]!]));
      case 'redis unreachable':
      case 'commands cut':
      case 'subscriber cut':
        return onLink(() => link.close(purposes[kind.split(' ')[0]!]));
      case 'redis slow':
        return onLink(() => link.slow(20 + lasts / 20));
      case 'restart':
      case 'crash':
        return this.#break(
          redis,
          lasts / 4,
          () => redis.stop(kind === 'crash' ? 'SIGKILL' : 'SIGTERM'),
          () => redis.begin(),
        );
      case 'lose':
      case 'power cut':
        return this.#lose(kind === 'power cut' ? servers : [], lasts);
    }
  }

  /** Redis loses the end of its lists, and these servers end with it. */
  async #lose(servers: readonly ServerProcess[], lasts: number): Promise<void> {
    const {redis} = this.#deployment;
    await Promise.all(this.#broken.values());
    await this.remember();
    const {size} = redis;
    await pause(lasts / 4);
    this.isLosing = true;
    await Promise.all([redis, ...servers].map((each) => ('stop' in each ? each.stop('SIGKILL') : each.end('SIGKILL'))));
    this.#say(`${redis.size - size} bytes are lost`);
    redis.lose(size);
    await redis.begin();
    await Promise.all(servers.map(again));
  }

  async remember(): Promise<void> {
    for (const code of this.#codes)
      this.before.set(code, [...(this.before.get(code) ?? []), await this.#deployment.read(code)]);
  }
}

/** Starts a server again, which ends if it does not reach Redis. */
async function again(server: ServerProcess): Promise<void> {
  for (;;) {
    try {
      return await server.begin();
    } catch {
      // Redis is away, too
    }
  }
}
