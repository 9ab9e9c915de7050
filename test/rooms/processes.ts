// Real processes for tests of rooms: Redis, servers of rooms, and players who play by themselves. All on the loopback.
import assert from 'node:assert/strict';
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, statSync, truncateSync} from 'node:fs';
import {createConnection, createServer, type AddressInfo, type Server, type Socket} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {WebSocket} from 'ws';
import {isRefusal} from '../../src/core/game.js';
import type {JsonObject} from '../../src/core/json.js';
import {unpackMoves} from '../../src/core/runs.js';
import type {RoomRecord} from '../../src/rooms/state/dice.js';
import type {RoomGame} from '../../src/rooms/state/room-state.js';
import {rooms, type RoomsOptions, type RoomsServer} from '../../src/rooms-server/index.js';
import {Room, server, type RoomOptions} from '../../src/rooms/room.js';
import {news, until} from '../support/news.js';
import {made} from '../support/made.js';

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const {port} = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A process of ours, whose output is kept; it ends with the tests. */
export class Child {
  output = '';
  readonly process: ChildProcess;
  /** Whether the process has ended and all its output has arrived. */
  #isClosed = false;

  constructor(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.process = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...env},
      cwd: path.resolve(import.meta.dirname, '../..'),
    });
    for (const stream of [this.process.stdout!, this.process.stderr!]) {
      stream.on('data', (data: Buffer) => {
        this.output += data.toString();
        news();
      });
    }
    this.process.once('close', () => {
      this.#isClosed = true;
      news();
    });
    process.once('exit', this.#end);
    this.process.once('exit', () => process.removeListener('exit', this.#end));
  }

  readonly #end = (): void => {
    this.process.kill('SIGKILL');
  };

  async says(what: RegExp): Promise<RegExpExecArray> {
    await until(`${what} in the output`, () => what.test(this.output) || this.#isClosed);
    const found = what.exec(this.output);
    assert.ok(found, this.output);
    return found;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = once(this.process, 'exit');
    this.process.kill(signal);
    if (signal === 'SIGTERM') this.process.kill('SIGCONT');
    await ended;
  }
}

/** Redis with an append-only file, on a port of its own. */
export class RedisProcess {
  #child!: Child;
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-redis-'));
  readonly port: number;
  readonly #options: Record<string, string>;

  private constructor(port: number, options: Record<string, string>) {
    this.port = port;
    this.#options = options;
  }

  static async start(options: Record<string, string> = {}): Promise<RedisProcess> {
    const redis = new RedisProcess(await freePort(), options);
    await redis.begin();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async begin(): Promise<void> {
    const options = {
      port: this.port,
      bind: '127.0.0.1',
      dir: this.#folder,
      appendonly: 'yes',
      appendfsync: 'always',
      save: '',
      ...this.#options,
    };
    this.#child = new Child(
      'redis-server',
      Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
    );
    await this.#child.says(/Ready to accept connections/);
  }

  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    return this.#child.end(signal);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.process.kill(signal);
  }

  get #appended(): string {
    return path.join(this.#folder, 'appendonlydir', 'appendonly.aof.1.incr.aof');
  }

  /** Bytes that have been written so far. */
  get size(): number {
    return statSync(this.#appended).size;
  }

  /** Loses what was written after so many bytes, while it does not run. */
  lose(size: number): void {
    truncateSync(this.#appended, size);
  }

  async end(signal?: NodeJS.Signals): Promise<void> {
    await this.stop(signal);
    rmSync(this.#folder, {recursive: true, force: true});
  }
}

/** A connection through a {@link Link}: its two sockets, and the first that the client has sent. */
interface Pair {
  readonly sockets: readonly [client: Socket, target: Socket];
  sent: string;
}

/** A proxy to a port. Its connections can fall silent while they stay open, be slow, and be cut. */
export class Link {
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  #silent: RegExp | undefined;
  #closed: RegExp | undefined;
  #delay = 0;
  #waiting: (() => void)[] = [];

  private constructor(target: number) {
    this.#server = createServer((client) => {
      const pair: Pair = {sockets: [client, createConnection(target, '127.0.0.1')], sent: ''};
      this.#pairs.add(pair);
      client.on('data', (data) => {
        pair.sent = (pair.sent + data.toString('latin1')).slice(0, 10_000);
        if (this.#closed?.test(pair.sent)) cut(pair);
      });
      const [, redis] = pair.sockets;
      this.#pass(pair, client, redis);
      this.#pass(pair, redis, client);
    });
  }

  static async start(target: number): Promise<Link> {
    const link = new Link(target);
    link.#server.listen(0, '127.0.0.1');
    await once(link.#server, 'listening');
    return link;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Passes on data and the end of a connection, in order: at once, later, or when the silence ends, as a network does. */
  #pass(pair: Pair, from: Socket, to: Socket): void {
    let queue = Promise.resolve();
    const enqueue = (work: () => void): void => {
      const at = performance.now() + this.#delay;
      queue = queue.then(async () => {
        while (this.#silent?.test(pair.sent)) await new Promise<void>((resolve) => this.#waiting.push(resolve));
        const wait = at - performance.now();
        if (wait > 0) await setTimeout(wait);
        if (!to.destroyed) work();
      });
    };
    from.on('data', (data) => enqueue(() => to.write(data)));
    from.on('error', () => undefined);
    from.on('close', () => {
      if (to.destroyed) this.#pairs.delete(pair);
      enqueue(() => to.end());
    });
  }

  /** Silences connections whose clients have sent something like this. */
  silence(which = /(?:)/): void {
    this.#silent = which;
  }

  /** Cuts connections whose clients have sent something like this, and new ones. */
  close(which = /(?:)/): void {
    this.#closed = which;
    for (const pair of this.#pairs) if (which.test(pair.sent)) cut(pair);
  }

  /** Delays everything by so many milliseconds. */
  slow(delay: number): void {
    this.#delay = delay;
  }

  /** Ends all faults. */
  heal(): void {
    this.#silent = this.#closed = undefined;
    this.#delay = 0;
    for (const go of this.#waiting.splice(0)) go();
  }

  end(): void {
    this.#server.close();
    this.#pairs.forEach(cut);
    this.heal();
  }
}

function cut({sockets}: Pair): void {
  for (const socket of sockets) socket.destroy();
}

/** The key of all servers in a test. */
export const key = 'a1'.repeat(32);

/** `parlour rooms` on a port of its own, which it has again when it is started again. */
export class ServerProcess {
  #child!: Child;
  port = 0;
  readonly #args: readonly string[];

  private constructor(args: readonly string[]) {
    this.#args = args;
  }

  static async start(args: readonly string[]): Promise<ServerProcess> {
    const server = new ServerProcess(args);
    await server.begin();
    return server;
  }

  async begin(): Promise<void> {
    const args = [
      '--import',
      'tsx',
      'src/rooms-server/cli.ts',
      'rooms',
      '--host',
      '127.0.0.1',
      '--port',
      `${this.port}`,
      ...this.#args,
    ];
    this.#child = new Child(process.execPath, args, {PARLOUR_ROOMS_KEY: key});
    const [, port] = await this.#child.says(/listens on port (\d+)/);
    this.port = Number(port);
  }

  get address(): string {
    return `ws://127.0.0.1:${this.port}`;
  }

  /** How often something of this code was refused. */
  refusals(code: string): number {
    return this.#child.output.split(`"code":"${code}"`).length - 1;
  }

  metrics(): Promise<Map<string, number>> {
    return metricsOf(this);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.process.kill(signal);
  }

  end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    return this.#child.end(signal);
  }
}

/** A player in Node, who can play by itself, and whose sockets can be cut. */
export class Player {
  readonly room: Room;
  readonly #game: RoomGame;
  readonly #sockets = new Set<WebSocket>();
  state: JsonObject | undefined;
  /** Chooses among legal moves; undefined while it does not play. */
  choose: ((legal: readonly string[]) => string) | undefined;
  /** All moves that the page was given, by game. */
  readonly games = new Map<number, string[]>();
  /** Moves that the page was told were lost. */
  lost = 0;
  /** What must not be. */
  readonly problems: string[] = [];
  /** The game that is shown. */
  #round = 0;
  #rounds = 1;
  #isSending = false;

  constructor(game: RoomGame, addresses: readonly string[], options: Partial<RoomOptions> = {}) {
    this.#game = game;
    const sockets = this.#sockets;
    class CutSocket extends WebSocket {
      constructor(address: string) {
        super(address);
        sockets.add(this);
        this.once('open', news);
        this.once('close', () => {
          sockets.delete(this);
          news();
        });
      }
    }
    this.room = new Room({
      game,
      transport: server(addresses, {WebSocket: CutSocket as never}),
      ...options,
      events: {
        changed: () => {
          this.#play();
          news();
        },
        started: (record, lost) => {
          this.#start(record, lost);
          news();
        },
        moved: ({move, number}) => {
          const {length} = this.games.get(this.#round)!;
          if (number !== length + 1) this.problems.push(`move ${number} after ${length} moves`);
          this.#make(move);
          this.#play();
          news();
        },
      },
    });
  }

  #start({options, seats, ...record}: RoomRecord, lost: number): void {
    const {round} = this.room.view!;
    const moves = unpackMoves(record.moves).map(({move}) => move);
    const before = this.games.get(Math.max(round, this.#round)) ?? [];
    const same = round < this.#round ? 0 : before.findIndex((move, i) => move !== moves[i]);
    const expected = same < 0 ? 0 : before.length - same;
    if (lost !== expected) this.problems.push(`${expected} moves are lost, but the page says ${lost}`);
    this.lost += lost;
    for (const later of this.games.keys()) if (later > round) this.games.delete(later);
    this.#round = round;
    this.games.set(round, []);
    this.state = this.#game.rules.setup(options, seats.length) as JsonObject;
    for (const move of moves) this.#make(move);
  }

  #make(move: string): void {
    this.games.get(this.#round)!.push(move);
    this.state = made(this.#game.rules.play(this.state, move)).state as JsonObject;
  }

  #play(): void {
    const {phase, seat, seats, view} = this.room;
    if (!this.choose || seat === undefined) return;
    if (phase === 'over' && view!.round < this.#rounds && !view!.next && !seats[seat]!.again) this.room.rematch();
    if (phase !== 'playing' || this.#isSending || !this.state || this.#game.rules.turn(this.state) !== seat) return;
    this.#isSending = true;
    void this.room.send(this.choose(this.#game.rules.moves(this.state))).then((answer) => {
      this.#isSending = false;
      if (isRefusal(answer) && answer.code === 'illegal-move') this.problems.push(answer.message);
      this.#play();
    });
  }

  /** Begins to play by itself. @param rounds games in all, by rematches */
  plays(choose: (legal: readonly string[]) => string, rounds = 1): void {
    this.choose = choose;
    this.#rounds = rounds;
    this.#play();
  }

  get moves(): number {
    return this.games.get(this.#round)?.length ?? 0;
  }

  /** Whether it is connected to the server at this port. */
  isAt(port: number): boolean {
    return [...this.#sockets].some(({url}) => url.includes(`:${port}/`));
  }

  cut(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}

/** Anna and Ben in a game that is on. @param others the servers of Ben; default: those of Anna */
export async function playing(
  game: RoomGame,
  addresses: readonly string[],
  others = addresses,
  opening: RoomOptions['opening'] = {},
): Promise<[Player, Player]> {
  const anna = new Player(game, addresses, {opening: {seats: 2, ...opening}});
  anna.room.sit('Anna');
  await until('Anna is seated', () => anna.room.seat === 0);
  const ben = new Player(game, others, {code: anna.room.code});
  ben.room.sit('Ben');
  await until('Ben is seated', () => anna.room.seats[1]?.kind === 'person' && ben.room.seat === 1);
  anna.room.start();
  await until('the game is on', () => [anna, ben].every(({room}) => room.phase === 'playing'));
  return [anna, ben];
}

/** A server of rooms in this process. */
export const serve = (options: RoomsOptions = {}): Promise<RoomsServer> =>
  rooms({port: 0, host: '127.0.0.1', log: () => undefined, ...options});

export const addressOf = ({port}: RoomsServer): string => `ws://127.0.0.1:${port}`;

/** The figures of a server, by name. */
export async function metricsOf({port}: {readonly port: number}): Promise<Map<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return new Map([...text.matchAll(/^([^#\s].*) (\S+)$/gm)].map(([, name, value]) => [name!, Number(value)]));
}

/** All play by themselves to the end of the game. */
export async function playOut(players: readonly Player[]): Promise<void> {
  for (const player of players) player.plays((legal) => legal[0]!);
  await until('the game is over', () => players.every(({room}) => room.phase === 'over'));
}

/** Disconnects players, and closes their servers. */
export async function leave(players: readonly Player[], ...servers: readonly RoomsServer[]): Promise<void> {
  for (const {room} of players) room.disconnect();
  await Promise.all(servers.map((server) => server.close()));
}

/** Status of a server's page on its health. */
export const health = async ({port}: RoomsServer): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/health`)).status;

/** Why tests with Redis are left out here, if they are. */
export async function noRedis(): Promise<string | false> {
  const probe = spawn('redis-server', ['--version'], {stdio: 'ignore'});
  const found = await Promise.race([once(probe, 'error').then(() => false), once(probe, 'exit').then(() => true)]);
  return !found && 'no redis-server';
}
