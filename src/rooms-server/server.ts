/** `rooms()`: a server of rooms. Colyseus has the sockets, a store has the lists, and each process of a room a host. */
import {randomBytes} from 'node:crypto';
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

/** A line of the log. */
export interface LogLine {
  /** What was refused or went wrong: `bad-origin`, `stale`, `too-many`. */
  readonly code: string;
  readonly room: string;
  readonly detail: string;
}

export interface RoomsOptions {
  /** Default 2567; 0 for a free one. */
  readonly port?: number;
  /** Default: all addresses of the machine. */
  readonly host?: string;
  /** `redis://…`: rooms outlive this process and are shared with others. Left out, they are in its memory. */
  readonly redis?: string;
  /** Origins of pages that may use the server, `*` for all. Default: those of its own host and of this machine. */
  readonly origins?: readonly string[];
  /** Where browsers reach this very process, as `host:port/path`, where that is not where they asked for a room. */
  readonly publicAddress?: string;
  /** Games beside those of the kit. */
  readonly games?: readonly RoomGame[];
  /** Whether the last address of `X-Forwarded-For` is the page's: only where a proxy of yours sets it. */
  readonly behindProxy?: boolean;
  /** Milliseconds; see {@link Times}. */
  readonly times?: Partial<Times>;
  readonly limits?: Partial<RoomsLimits>;
  /** Hears of everything that is refused. Default: a line of JSON each on the standard error output. */
  readonly log?: (line: LogLine) => void;
}

/** How much one may ask for. */
export interface RoomsLimits {
  /** People in a room in one process, those who watch included. */
  readonly clients: number;
  /** Messages of one connection in a second. */
  readonly messages: number;
  /** Connections of an address. */
  readonly connections: number;
  /** Rooms that an address opens in an hour. */
  readonly rooms: number;
  /** Codes without a room that an address tries in a minute. */
  readonly guesses: number;
}

const standardLimits: RoomsLimits = {clients: 200, messages: 40, connections: 100, rooms: 60, guesses: 30};

/** A server that runs. */
export interface RoomsServer {
  readonly port: number;
  /** Ends connections, which come again elsewhere, and stops. Lists in Redis stay. */
  close(): Promise<void>;
}

/** Bytes of a request for a room: its code, and options of a game. */
const longestRequest = 64 * 1024;

/** Starts a server of rooms. One process has one. */
export async function rooms(options: RoomsOptions = {}): Promise<RoomsServer> {
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
  const {platform, hosts, context} = contextOf({...options, times}, limits, store, report);

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
    // each process has rooms of its own, so that none waits for another that may be dead: the store keeps them together
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
      for (const host of hosts) host.close();
      await platform.store.close();
    },
  };
}

async function storeOf(redis: string | undefined, keep: number, report: (line: LogLine) => void): Promise<RoomStore> {
  if (redis === undefined) return new MemoryStore(keep, Date.now);
  return RedisStore.connect(redis, keep, ({message}) => report({code: 'redis', room: '', detail: message}));
}

function contextOf(
  {games = [], origins, times}: RoomsOptions & {times: Times},
  limits: RoomsLimits,
  store: RoomStore,
  report: (line: LogLine) => void,
): {platform: HostPlatform; hosts: Set<RoomHost>; context: RoomsContext} {
  const platform: HostPlatform = {
    store,
    times,
    now: Date.now,
    later(work, milliseconds) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    report,
  };
  const hosts = new Set<RoomHost>();
  const context: RoomsContext = {
    platform,
    games: new Map([...kitGames, ...games].map((game) => [game.rules.id, game])),
    limits: {...limits, opened: new Rate(limits.rooms, 3_600_000), guesses: new Rate(limits.guesses, 60_000)},
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

/** What comes before Colyseus: the true address of each request, its size, health and metrics. */
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
    // Colyseus believes these headers of anyone
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

  /** Takes requests from now on; Colyseus gets those that it is to have. */
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

/** What Colyseus has to say of errors, in the same log. */
function loggerOf(report: (line: LogLine) => void): Console {
  const say = (...words: unknown[]): void => report({code: 'colyseus', room: '', detail: words.map(String).join(' ')});
  const quiet = (): void => undefined;
  return {debug: quiet, trace: quiet, info: quiet, log: quiet, warn: say, error: say} as unknown as Console;
}
