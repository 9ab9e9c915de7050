/**
 * `rooms()`: a server for rooms. Colyseus manages connections, a store keeps the lists, and a host in each process runs
 * the rooms.
 */
import {createHmac, randomBytes} from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {RoomGame} from '../rooms/book/book.js';
import {standardTimes, type Times} from '../rooms/book/due.js';
import type {HostPlatform, RoomHost} from '../rooms/book/host.js';
import {longestMessage} from '../rooms/book/protocol.js';
import {MemoryStore, type RoomStore} from '../rooms/book/store.js';
import {roomClass, type RoomsContext} from './colyseus-room.js';
import {kitGames} from './games.js';
import {addressOf, isAllowed, Rate} from './limits.js';
import {Metrics} from './metrics.js';
import {loadCore, loadTransport} from './parts.js';
import {RedisStore} from './redis-store.js';

/** An entry of the log. */
export interface LogLine {
  /** Why something was rejected or failed: `bad-origin`, `stale`, `too-many`. */
  readonly code: string;
  readonly room: string;
  readonly detail: string;
}

export interface RoomsOptions {
  /** Default 2567; 0 for a free one. */
  readonly port?: number;
  /** Default: all network interfaces. */
  readonly host?: string;
  /**
   * `redis://…`: rooms survive restarts and are shared between processes. Default: in memory. With Redis, the environment
   * variable `PARLOUR_ROOMS_KEY` is required.
   */
  readonly redis?: string;
  /** Origins of pages that may use the server; `*` for all. Default: the server's own host and this machine. */
  readonly origins?: readonly string[];
  /** Public address of this process as `host:port/path`, if browsers reach it elsewhere than at the requested host. */
  readonly publicAddress?: string;
  /** Games in addition to those of this package. */
  readonly games?: readonly RoomGame[];
  /** Whether to take the client's address from `X-Forwarded-For` (its last entry). Only behind a proxy that sets it. */
  readonly behindProxy?: boolean;
  /** Milliseconds; see {@link Times}. */
  readonly times?: Partial<Times>;
  readonly limits?: Partial<RoomsLimits>;
  /** Called for every rejected request and every error. Default: one line of JSON each on stderr. */
  readonly log?: (line: LogLine) => void;
}

/** Rate limits and sizes. */
export interface RoomsLimits {
  /** Clients per room and process, spectators included. Default 200. */
  readonly clients: number;
  /** Messages per connection and second. Default 40. */
  readonly messages: number;
  /** Connections per address, and rooms per address and minute that are read from the store. Default 100. */
  readonly connections: number;
  /** Rooms opened per address and hour, refused ones included; ten times as many games are begun. Default 60. */
  readonly rooms: number;
  /** Codes without a room tried per address and minute. Default 30. */
  readonly guesses: number;
}

const standardLimits: RoomsLimits = {clients: 200, messages: 40, connections: 100, rooms: 60, guesses: 30};

/** A running server. */
export interface RoomsServer {
  readonly port: number;
  /** Closes connections, which reconnect elsewhere, and stops. Lists in Redis stay. */
  close(): Promise<void>;
}

/** Maximum size of a request to open a room, in bytes: its code and the options of a game. */
const longestRequest = 64 * 1024;

/** Starts a server. One per process. */
export async function rooms(options: RoomsOptions = {}): Promise<RoomsServer> {
  const key = keyFor(options.redis);
  const [core, {WebSocketTransport}] = await Promise.all([loadCore(), loadTransport()]);
  const limits = {...standardLimits, ...options.limits};
  const metrics = new Metrics();
  const log = options.log ?? writeLine;
  const report = (line: LogLine): void => {
    metrics.refused(line.code);
    log(line);
  };
  const times = {...standardTimes, ...(options.redis === undefined && {answer: 0}), ...options.times};
  const store = await storeOf(options.redis, times.idle, report);
  const {platform, hosts, context} = contextOf({...options, times}, limits, store, key, report);

  const http = createServer();
  const gate = new Gate(http, options, limits, report);
  const allowed = (headers: Headers | IncomingHttpHeaders): boolean => context.isAllowed(headers);
  const transport = new WebSocketTransport({
    server: http,
    maxPayload: longestMessage + 16,
    beforeUpgrade: (request: Request, auth) => {
      if (!allowed(request.headers)) {
        report({code: 'bad-origin', room: '', detail: String(request.headers.get('origin'))});
        return new Response(null, {status: 403});
      }
      if (!gate.isFull(String(auth.ip))) return undefined;
      report({code: 'too-many', room: '', detail: `connections of ${auth.ip}`});
      return new Response(null, {status: 429});
    },
  });
  // `create` would make another Colyseus room of the same code
  core.matchMaker.controller.exposedMethods = ['joinOrCreate'];
  core.matchMaker.controller.DEFAULT_CORS_HEADERS = {
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Max-Age': '86400',
    Vary: 'Origin',
  } as never;
  core.matchMaker.controller.getCorsHeaders = (headers: Headers) => {
    const granted: Record<string, string> = {};
    const origin = headers.get('origin');
    if (origin !== null && allowed(headers)) granted['Access-Control-Allow-Origin'] = origin;
    return granted;
  };
  const server = new core.Server({
    transport,
    greet: false,
    gracefullyShutdown: false,
    // each process has Colyseus rooms of its own, so that none waits for a dead process; the store connects them
    presence: new core.LocalPresence(),
    driver: new core.LocalDriver(),
    selectProcessIdToCreateRoom: () => Promise.resolve(core.matchMaker.processId),
    logger: loggerOf(report),
    ...(options.publicAddress !== undefined && {publicAddress: options.publicAddress}),
  });
  server.define('room', roomClass(core, context)).filterBy(['code']);
  await server.listen(options.port ?? 2567, options.host);
  const isReady = (): boolean => !(store instanceof RedisStore) || store.isReady;
  gate.open({health: isReady, metrics: () => metrics.text(hosts)});

  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      gate.close();
      await server.gracefullyShutdown(false);
      http.closeAllConnections();
      for (const host of hosts.values()) host.close();
      await platform.store.close();
    },
  };
}

/**
 * The key of all secrets, so that none of them is stored. Processes that share rooms share it; one with rooms of its own makes one.
 * @throws {Error} with the command that makes a key, if it is missing or invalid
 */
function keyFor(redis: string | undefined): string {
  const key = process.env['PARLOUR_ROOMS_KEY'];
  if (key === undefined && redis === undefined) return randomBytes(32).toString('hex');
  if (key !== undefined && /^[\da-f]{64}$/.test(key)) return key;
  throw new Error(
    `${key === undefined ? 'Missing' : 'Invalid'} key. Set PARLOUR_ROOMS_KEY to 64 hexadecimal digits, the same for all ` +
      'servers that share a Redis. Make them with: ' +
      `node -e "console.log(require('node:crypto').randomBytes(32).toString('hex'))"`,
  );
}

async function storeOf(redis: string | undefined, keep: number, report: (line: LogLine) => void): Promise<RoomStore> {
  if (redis === undefined) return new MemoryStore(keep, Date.now);
  return RedisStore.connect(redis, keep, ({message}) => report({code: 'redis', room: '', detail: message}));
}

function contextOf(
  {games = [], origins, times}: RoomsOptions & {times: Times},
  limits: RoomsLimits,
  store: RoomStore,
  key: string,
  report: (line: LogLine) => void,
): {platform: HostPlatform; hosts: Map<string, RoomHost>; context: RoomsContext} {
  const platform: HostPlatform = {
    store,
    times,
    secretOf: (room, round) => createHmac('sha256', key).update(`${room} ${round}`).digest('hex'),
    now: Date.now,
    later(work, milliseconds) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    report,
  };
  const hosts = new Map<string, RoomHost>();
  const context: RoomsContext = {
    platform,
    games: new Map([...kitGames, ...games].map((game) => [game.rules.id, game])),
    limits: {
      ...limits,
      opened: new Rate(limits.rooms, 3_600_000),
      begun: new Rate(limits.rooms * 10, 3_600_000),
      resumed: new Rate(limits.connections, 60_000),
      guesses: new Rate(limits.guesses, 60_000),
    },
    hosts,
    isAllowed(headers) {
      const get = (name: string): string | undefined =>
        headers instanceof Headers ? (headers.get(name) ?? undefined) : (headers[name] as string | undefined);
      return isAllowed(get('origin'), get('host'), origins);
    },
    random: (bytes) => randomBytes(bytes).toString('hex'),
  };
  return {platform, hosts, context};
}

/** Runs before Colyseus on each request: determines the address, limits the size, serves health and metrics. */
class Gate {
  readonly #http: Server;
  readonly #connections = new Map<string, number>();
  readonly #limits: RoomsLimits;
  readonly #report: (line: LogLine) => void;
  #isOpen = false;

  constructor(http: Server, {behindProxy = false}: RoomsOptions, limits: RoomsLimits, report: (line: LogLine) => void) {
    this.#http = http;
    this.#limits = limits;
    this.#report = report;
    // Colyseus trusts these headers from any client
    const name = (request: IncomingMessage): string => {
      const address = addressOf(request.socket.remoteAddress, request.headers['x-forwarded-for'], behindProxy);
      request.headers['x-real-ip'] = address;
      return address;
    };
    http.on('request', name);
    http.on('upgrade', (request: IncomingMessage, socket) => {
      const address = name(request);
      this.#connections.set(address, (this.#connections.get(address) ?? 0) + 1);
      socket.on('close', () => {
        const left = (this.#connections.get(address) ?? 1) - 1;
        if (left > 0) this.#connections.set(address, left);
        else this.#connections.delete(address);
      });
    });
  }

  isFull(address: string): boolean {
    return (this.#connections.get(address) ?? 0) > this.#limits.connections;
  }

  /** Starts to accept requests, and passes on those for Colyseus. */
  open(pages: {health: () => boolean; metrics: () => string}): void {
    this.#isOpen = true;
    const [name, ...others] = [...this.#http.listeners('request')].sort((a) => (a.name === 'name' ? -1 : 0)) as ((
      request: IncomingMessage,
      response: ServerResponse,
    ) => void)[];
    this.#http.removeAllListeners('request');
    this.#http.on('request', (request, response) => {
      name!(request, response);
      const [path] = (request.url ?? '').split('?');
      if (path === '/health') {
        const isWell = this.#isOpen && pages.health();
        answer(response, isWell ? 200 : 503, JSON.stringify({ok: isWell}), 'application/json');
      } else if (path === '/metrics') answer(response, 200, pages.metrics(), 'text/plain; version=0.0.4');
      else if (!path?.startsWith('/matchmake/')) answer(response, 404, 'Not found', 'text/plain');
      else if (request.method === 'POST' && !(Number(request.headers['content-length']) <= longestRequest)) {
        this.#report({code: 'too-long', room: '', detail: `${request.headers['content-length']} bytes`});
        answer(response, 413, '{"error":"too-long"}', 'application/json');
        request.destroy();
      } else for (const listener of others) listener.call(this.#http, request, response);
    });
  }

  close(): void {
    this.#isOpen = false;
  }
}

function answer(response: ServerResponse, status: number, text: string, type: string): void {
  response.writeHead(status, {'Content-Type': type, 'Cache-Control': 'no-store'});
  response.end(text);
}

function writeLine(line: LogLine): void {
  process.stderr.write(`${JSON.stringify({time: new Date().toISOString(), ...line})}\n`);
}

/** Writes errors of Colyseus to the same log. */
function loggerOf(report: (line: LogLine) => void): Console {
  const say = (...words: unknown[]): void => report({code: 'colyseus', room: '', detail: words.map(String).join(' ')});
  const quiet = (): void => undefined;
  return {debug: quiet, trace: quiet, info: quiet, log: quiet, warn: say, error: say} as unknown as Console;
}
