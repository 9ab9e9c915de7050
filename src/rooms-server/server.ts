/**
 * `rooms()`: a server for rooms. `ws` manages connections, a store keeps the lists, and a host in each process runs the
 * rooms.
 */
import {createHmac, randomBytes} from 'node:crypto';
import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Duplex} from 'node:stream';
import type {RoomGame} from '../rooms/state/room-state.js';
import {standardTimes, type Times} from '../rooms/state/due.js';
import type {HostPlatform} from '../rooms/state/host.js';
import {MemoryStore, type RoomStore} from '../rooms/state/store.js';
import {tryAgainLater} from '../rooms/state/wire.js';
import {Connection, type ConnectionContext} from './connection.js';
import {kitGames} from './games.js';
import {Hosts} from './hosts.js';
import {addressOf, isAllowed, Rate} from './limits.js';
import {Metrics} from './metrics.js';
import {loadWs} from './parts.js';
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

/** Maximum size of a message in bytes: one that opens a room has the options of a game. */
const longestOpening = 64 * 1024;

/** Milliseconds for the closing handshakes when the server closes. */
const farewell = 1000;

/** Close code of WebSockets: the server is going down. */
const goingAway = 1001;

/** Starts a server. */
export async function rooms(options: RoomsOptions = {}): Promise<RoomsServer> {
  const key = keyFor(options.redis);
  const {WebSocketServer} = await loadWs();
  const limits = {...standardLimits, ...options.limits};
  const metrics = new Metrics();
  const log = options.log ?? writeLine;
  const report = (line: LogLine): void => {
    metrics.refused(line.code);
    log(line);
  };
  const times = {...standardTimes, ...(options.redis === undefined && {answer: 0}), ...options.times};
  const store = await storeOf(options.redis, times.idle, report);
  const platform = platformOf(store, times, key, report);
  const context = contextOf(platform, options.games ?? [], limits);
  const {hosts} = context;

  let isOpen = true;
  const isReady = (): boolean => isOpen && !(store instanceof RedisStore && !store.isReady);
  const http = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path === '/health') {
      const ok = isReady();
      answer(response, ok ? 200 : 503, JSON.stringify({ok}), 'application/json');
    } else if (path === '/metrics') answer(response, 200, metrics.text(hosts.all), 'text/plain; version=0.0.4');
    else answer(response, 404, 'Not found', 'text/plain');
  });

  const sockets = new WebSocketServer({noServer: true, maxPayload: longestOpening});
  const connections = new Map<string, number>();
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const {origin, host, 'x-forwarded-for': forwarded} = request.headers;
    const address = addressOf(request.socket.remoteAddress, forwarded, options.behindProxy ?? false);
    const count = (connections.get(address) ?? 0) + 1;
    connections.set(address, count);
    socket.once('close', () => {
      const left = connections.get(address)! - 1;
      if (left > 0) connections.set(address, left);
      else connections.delete(address);
    });
    const [, code] = /^\/room\/([^/?]+)$/.exec(request.url ?? '') ?? [];
    if (code === undefined) refuse(socket, '404 Not Found');
    else if (count > limits.connections) {
      report({code: 'too-many', room: '', detail: `connections of ${address}`});
      // pages can't read the status of a refused upgrade
      sockets.handleUpgrade(request, socket, head, (opened) => {
        opened.on('error', () => opened.terminate());
        opened.close(tryAgainLater, 'too-many');
        setTimeout(() => opened.terminate(), farewell);
      });
    } else {
      const client = {code, address, origin, isAllowed: isAllowed(origin, host, options.origins)};
      sockets.handleUpgrade(request, socket, head, (opened) => void new Connection(opened, client, context));
    }
  });
  try {
    await once(http.listen(options.port ?? 2567, options.host), 'listening');
  } catch (error) {
    await store.close();
    throw error;
  }

  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      isOpen = false;
      const ended = new Promise((resolve) => sockets.close(resolve));
      for (const socket of sockets.clients) socket.close(goingAway);
      const timer = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), farewell);
      await ended;
      clearTimeout(timer);
      http.close();
      http.closeAllConnections();
      for (const host of hosts.all.values()) host.close();
      await store.close();
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

function platformOf(store: RoomStore, times: Times, key: string, report: (line: LogLine) => void): HostPlatform {
  return {
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
}

function contextOf(platform: HostPlatform, games: readonly RoomGame[], limits: RoomsLimits): ConnectionContext {
  const rates = {
    opened: new Rate(limits.rooms, 3_600_000),
    resumed: new Rate(limits.connections, 60_000),
    guesses: new Rate(limits.guesses, 60_000),
  };
  const hosts = new Hosts(platform, [...kitGames, ...games], rates, () => randomBytes(16).toString('hex'));
  const {clients, messages} = limits;
  return {platform, hosts, clients, messages, begun: new Rate(limits.rooms * 10, 3_600_000)};
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
