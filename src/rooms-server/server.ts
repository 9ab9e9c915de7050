/**
 * `rooms()`: a server for rooms. `ws` manages connections, a store keeps the lists, and a host in each process runs the
 * rooms.
 */
import {createHmac, randomBytes} from 'node:crypto';
import {once} from 'node:events';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Duplex} from 'node:stream';
import type {RoomGame} from '../rooms/state/room-state.js';
import type {RoomRecord} from '../rooms/state/dice.js';
import {standardTimes, type Times} from '../rooms/state/deadlines.js';
import type {HostPlatform} from '../rooms/state/host.js';
import {MemoryStore, type RoomStore} from '../rooms/state/store.js';
import {tryAgainLater} from '../rooms/state/wire.js';
import {Connection, type ConnectionContext} from './connection.js';
import {Gate, type Ticket} from './gate.js';
import {kitGames} from './games.js';
import {Hosts} from './hosts.js';
import type {JoinRequest} from './join-request.js';
import {addressOf, isAllowed, Rate, readOrigin, Sampler} from './limits.js';
import {Metrics} from './metrics.js';
import {loadWs} from './parts.js';
import {ProcessPresence} from './presence.js';
import {RedisStore, type RedisServers} from './redis-store.js';
import {GameResults} from './results.js';
import {Thinking} from './thinking.js';

/** Close code of WebSockets: the server is going down, and another one may be well. */
const goingAway = 1001;

/** An entry of the log. */
export interface LogLine {
  /** Why something was rejected or failed: `bad-origin`, `stale`, `too-many`. */
  readonly code: string;
  readonly room: string;
  readonly detail: string;
  /** How many of this code were left out before this one. */
  readonly skipped?: number;
}

export interface RoomsOptions {
  /** Default 2567; 0 for a free one. */
  readonly port?: number;
  /** Default: all network interfaces. */
  readonly host?: string;
  /**
   * `redis://…`, or the servers of a Sentinel or a Cluster: rooms survive restarts and are shared between processes. Default:
   * in memory. With Redis, the environment variable `PARLOUR_ROOMS_KEY` is required.
   */
  readonly redis?: string | RedisServers;
  /** A store of your own, in place of Redis. The server closes it. */
  readonly store?: RoomStore;
  /** Origins of pages that may use the server; `*` for all. Default: the server's own host and this machine. */
  readonly origins?: readonly string[];
  /** Games in addition to those of this package. */
  readonly games?: readonly RoomGame[];
  /** Whether to take the client's address from `X-Forwarded-For` (its last entry). Only behind a proxy that sets it. */
  readonly behindProxy?: boolean;
  /** Milliseconds; see {@link Times}. */
  readonly times?: Partial<Times>;
  readonly limits?: Partial<RoomsLimits>;
  /**
   * Called for each client that wants to join or open a room, with the request of its WebSocket. Anything but `true` refuses
   * it. It has three seconds.
   */
  readonly authenticate?: (request: JoinRequest) => boolean | Promise<boolean>;
  /**
   * Called for each finished game at least once: again if it throws or rejects, and after a process was lost. The `id` of
   * the record is the same each time.
   */
  readonly onGameOver?: (record: RoomRecord) => unknown;
  /**
   * Called for rejected requests and errors, at most ten times per code and second. Default: one line of JSON each on stderr.
   */
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
  /**
   * Before another version takes its place: `/health` answers 503, new clients are refused, and those that are here move on to
   * other servers one by one. Then it closes.
   * @param milliseconds in which they move on
   */
  drain(milliseconds: number): Promise<void>;
  /** Closes connections, which reconnect elsewhere, and stops. Lists in Redis stay. */
  close(): Promise<void>;
}

/** Maximum size of a message in bytes: one that opens a room has the options of a game. */
const longestOpening = 64 * 1024;

/** Milliseconds for a request with its headers; bodies are not read. */
const requestTimeout = 5000;

/** Milliseconds for the closing handshakes when the server closes. */
const closeTimeout = 1000;

/** Milliseconds between two looks whether the store can be used, and the looks in a row after which clients move on. */
const lookInterval = 1000;
const looks = 3;

/** Lines of the log per code and second. */
const logLines = 10;

/** Starts a server. */
export async function rooms(options: RoomsOptions = {}): Promise<RoomsServer> {
  const limits = limitsOf(options.limits);
  const origins = options.origins?.map(readOrigin);
  const key = keyFor(options.redis !== undefined || options.store?.tell !== undefined);
  const {WebSocketServer} = await loadWs();
  const metrics = new Metrics();
  const sampler = new Sampler(logLines);
  const log = options.log ?? writeLine;
  const report = (line: LogLine): void => {
    metrics.refused(line.code);
    const skipped = sampler.take(line.code, performance.now());
    if (skipped !== undefined) log(skipped > 0 ? {...line, skipped} : line);
  };
  const idle = options.times?.idle ?? standardTimes.idle;
  const store = await storeOf(options, idle, report);
  const times = {...standardTimes, ...options.times};
  const platform = platformOf(store, times, key, report);
  const presence = store.tell ? new ProcessPresence(platform) : undefined;
  const results = options.onGameOver && new GameResults(platform, (id) => hosts.gameOf(id), isOn, options.onGameOver);
  const thinking = new Thinking();
  const hosts = hostsOf(
    {
      ...platform,
      moved: (milliseconds) => metrics.moved(milliseconds),
      ...(presence && {presence}),
      ...(results && {results}),
    },
    options.games ?? [],
    limits,
    thinking,
  );
  function isOn(code: string, round: number): boolean {
    const state = hosts.all.get(code)?.state;
    return state?.round === round && state.phase === 'playing';
  }
  const context: ConnectionContext = {
    platform,
    hosts,
    clients: limits.clients,
    messages: limits.messages,
    begun: new Rate(limits.rooms * 10, 3_600_000),
    authenticate: options.authenticate,
  };

  let isOpen = true;
  const isReady = (): boolean => isOpen && store.isReady !== false;
  const http = createServer(
    {headersTimeout: requestTimeout, requestTimeout, connectionsCheckingInterval: 1000},
    (request, response) => {
      const [path] = (request.url ?? '').split('?');
      if (path === '/health') {
        const ok = isReady();
        answer(response, ok ? 200 : 503, JSON.stringify({ok}), 'application/json');
      } else if (path === '/metrics') {
        answer(response, 200, metrics.text(hosts.all, thinking, store.roundTrip), 'text/plain; version=0.0.4');
      } else answer(response, 404, 'Not found', 'text/plain');
    },
  );

  const sockets = new WebSocketServer({noServer: true, maxPayload: longestOpening});
  const gate = new Gate(limits.connections, (address) =>
    report({code: 'too-many', room: '', detail: `connections of ${address}`}),
  );
  const tickets = new WeakMap<Duplex, Ticket>();
  const enter = (socket: Duplex, address: string): void => {
    const ticket = gate.enter(address, () => socket.destroy());
    tickets.set(socket, ticket);
    socket.once('close', () => ticket.leave());
  };
  // behind a proxy, the request says whose it is
  if (!options.behindProxy) http.on('connection', (socket) => enter(socket, addressOf(socket.remoteAddress)));
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const {origin, host, 'x-forwarded-for': forwarded} = request.headers;
    if (options.behindProxy) enter(socket, addressOf(request.socket.remoteAddress, forwarded));
    const [, code, query] = /^\/room\/([^/?]+)(?:\?(.*))?$/.exec(request.url ?? '') ?? [];
    if (code === undefined) refuse(socket, '404 Not Found');
    else if (!isReady()) refuse(socket, '503 Service Unavailable');
    else {
      const client = {
        code,
        ticket: tickets.get(socket)!,
        origin,
        isAllowed: isAllowed(origin, host, origins),
        protocol: new URLSearchParams(query).get('protocol'),
      };
      sockets.handleUpgrade(request, socket, head, (opened) => void new Connection(opened, request, client, context));
    }
  });

  let bad = 0;
  const watch = setInterval(() => {
    bad = store.isReady === false ? bad + 1 : 0;
    // pages try the next server, and this one once it is well
    if (bad === looks) for (const socket of sockets.clients) socket.close(tryAgainLater, 'unavailable');
  }, lookInterval);
  const stop = async (): Promise<void> => {
    clearInterval(watch);
    metrics.close();
    thinking.stop();
    presence?.stop();
    results?.stop();
    await store.close();
  };
  try {
    await presence?.start();
    await listen(http, options);
    results?.start();
  } catch (error) {
    await stop();
    throw error;
  }

  const close = async (): Promise<void> => {
    isOpen = false;
    const ended = new Promise((resolve) => sockets.close(resolve));
    for (const socket of sockets.clients) socket.close(goingAway);
    const timer = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), closeTimeout);
    await ended;
    clearTimeout(timer);
    http.close();
    http.closeAllConnections();
    for (const host of hosts.all.values()) host.close();
    await stop();
  };
  return {
    port: (http.address() as AddressInfo).port,
    close,
    async drain(milliseconds) {
      isOpen = false;
      const all = milliseconds > 0 ? [...sockets.clients] : [];
      for (const socket of all) {
        socket.close(goingAway);
        await new Promise((resolve) => setTimeout(resolve, milliseconds / all.length));
      }
      await close();
    },
  };
}

/** Listens at the port. @throws {Error} in a sentence, for a port that is taken */
async function listen(http: Server, {port = 2567, host}: RoomsOptions): Promise<void> {
  try {
    await once(http.listen(port, host), 'listening');
  } catch (error) {
    const {code} = error as {code?: string};
    const problem = code === 'EADDRINUSE' ? 'is taken' : code === 'EACCES' ? 'is not allowed here' : undefined;
    if (!problem) throw error;
    throw Object.assign(
      new Error(`Port ${port} ${problem}. Choose another one, or 0 for a free one.`, {cause: error}),
      {
        code,
      },
    );
  }
}

/** @throws {RangeError} for a limit with which nobody could play */
function limitsOf(own: Partial<RoomsLimits> = {}): RoomsLimits {
  const limits = {...standardLimits, ...own};
  for (const [name, most] of Object.entries(limits)) {
    const least = name === 'rooms' ? 0 : 1;
    if (!Number.isInteger(most) || most < least) {
      throw new RangeError(`Invalid limit: ${name}=${most}. Expected a whole number from ${least}.`);
    }
  }
  return limits;
}

/**
 * The key of all secrets, so that none of them is stored. Processes that share rooms share it; one with rooms of its own makes one.
 * @throws {Error} with the command that makes a key, if it is missing or invalid
 */
function keyFor(isShared: boolean): string {
  const key = process.env['PARLOUR_ROOMS_KEY'];
  if (key === undefined && !isShared) return randomBytes(32).toString('hex');
  if (key !== undefined && /^[\da-f]{64}$/.test(key)) return key;
  throw new Error(
    `${key === undefined ? 'Missing' : 'Invalid'} key. Set PARLOUR_ROOMS_KEY to 64 hexadecimal digits, the same for all ` +
      'servers that share a Redis. Make them with: ' +
      `node -e "console.log(require('node:crypto').randomBytes(32).toString('hex'))"`,
  );
}

async function storeOf(
  {redis, store}: RoomsOptions,
  keep: number,
  report: (line: LogLine) => void,
): Promise<RoomStore> {
  if (store) return store;
  if (redis === undefined) return new MemoryStore(keep, Date.now);
  return RedisStore.connect(redis, keep, ({message}) => report({code: 'redis', room: '', detail: message}));
}

function platformOf(store: RoomStore, times: Times, key: string, report: (line: LogLine) => void): HostPlatform {
  return {
    store,
    times,
    secretOf: (room, round) => createHmac('sha256', key).update(`${room} ${round}`).digest('hex'),
    now: () => store.now?.() ?? Date.now(),
    later(work, milliseconds) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    report,
  };
}

function hostsOf(platform: HostPlatform, games: readonly RoomGame[], limits: RoomsLimits, thinking: Thinking): Hosts {
  const rates = {
    opened: new Rate(limits.rooms, 3_600_000),
    resumed: new Rate(limits.connections, 60_000),
    guesses: new Rate(limits.guesses, 60_000),
    seats: new Rate(limits.connections, 60_000),
  };
  return new Hosts(platform, [...kitGames, ...games], rates, () => randomBytes(16).toString('hex'), thinking);
}

/** Answers a request for a WebSocket without making one. */
function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function answer(response: ServerResponse, status: number, text: string, type: string): void {
  // what else a request may have is not read
  response.writeHead(status, {'Content-Type': type, 'Cache-Control': 'no-store', Connection: 'close'});
  response.end(text);
}

function writeLine(line: LogLine): void {
  process.stderr.write(`${JSON.stringify({time: new Date().toISOString(), ...line})}\n`);
}
