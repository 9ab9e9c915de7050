/** A store in Redis: lists survive restarts, and several processes can share them. */
import {randomUUID} from 'node:crypto';
import type {Cluster, ClusterOptions, Redis, RedisOptions} from 'ioredis';
import type {Reminders, RoomStore} from '../rooms/state/store.js';
import {loadRedis} from './parts.js';

/** Servers of Redis that one address does not describe. */
export interface RedisServers {
  /** Nodes of a Redis Cluster; it finds the others by them. */
  readonly cluster?: readonly {readonly host: string; readonly port: number}[];
  /** Options of `new Redis()` of ioredis, such as `sentinels` and `name`, or with `cluster` those of `new Cluster()`. */
  readonly options?: object;
}

/** Milliseconds between two beats, which test both connections and tell the time. */
const beatInterval = 1000;

/** Milliseconds without an answer, after which a connection is dead and is made again. */
const silence = 2500;

/** Milliseconds for the first connection. */
const startTimeout = 5000;

/**
 * Appends atomically, and only if the list has the length that the writer expects; then notifies all processes. So a
 * process that was suspended can't append to a list that has grown without it.
 */
const appendIfNext = `
if redis.call('LLEN', KEYS[1]) ~= tonumber(ARGV[1]) then return 0 end
redis.call('RPUSH', KEYS[1], ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('PUBLISH', KEYS[1], ARGV[1] .. ' ' .. ARGV[2])
return 1`;

/** Publishes to the sender itself, so that the other connection is tested, too, and returns the time. */
const beat = `
redis.call('PUBLISH', KEYS[1], ARGV[1])
return redis.call('TIME')`;

/** Returns what is due and puts it off, so that of several processes one gets it. */
const takeDue = `
local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, 20)
for _, name in ipairs(due) do redis.call('ZADD', KEYS[1], ARGV[2], name) end
return due`;

/** Attempts of a command while the connection is being restored. */
const tries = 20;

/** Milliseconds for an answer to a command, in which the connection may be restored. */
const commandTimeout = 2500;

/** Milliseconds for a beat, above which its time is too inexact. */
const slow = 500;

type Heard = (at: number | undefined, entry: string) => void;
type Noted = (note: string) => void;
type Client = Redis | Cluster;
type Commands = Client & {
  appendIfNext(key: string, at: number, entry: string, keep: number): Promise<number>;
  beat(key: string, id: string): Promise<[seconds: string, microseconds: string]>;
  takeDue(key: string, now: number, later: number): Promise<string[]>;
};

const beatChannel = 'parlour:beat';
const remindersKey = 'parlour:reminders';

export class RedisStore implements RoomStore {
  readonly reminders: Reminders;
  readonly #redis: Commands;
  readonly #subscriber: Client;
  readonly #keep: number;
  readonly #id = randomUUID();
  readonly #listeners = new Map<string, Map<Heard, Noted | undefined>>();
  #timer: ReturnType<typeof setInterval> | undefined;
  /** By `performance.now()`, as the two below: the time of Redis when it was 0. */
  #epoch = Date.now() - performance.now();
  #answeredAt = -Infinity;
  #heardAt = -Infinity;
  readonly #connectedAt = new Map<Client, number>();
  #roundTrip: number | undefined;

  private constructor(redis: Client, subscriber: Client, keep: number) {
    redis.defineCommand('appendIfNext', {numberOfKeys: 1, lua: appendIfNext});
    redis.defineCommand('beat', {numberOfKeys: 1, lua: beat});
    redis.defineCommand('takeDue', {numberOfKeys: 1, lua: takeDue});
    for (const client of [redis, subscriber])
      client.on('connect', () => this.#connectedAt.set(client, performance.now()));
    const commands = (this.#redis = redis as Commands);
    this.#subscriber = subscriber;
    this.#keep = keep;
    this.reminders = {
      put: (name, at) => commands.zadd(remindersKey, at, name),
      delete: (name) => commands.zrem(remindersKey, name),
      due: (now, later) => commands.takeDue(remindersKey, now, later),
    };
    subscriber.on('message', (key: string, message: string) => {
      if (key !== beatChannel) this.#hear(key, message);
      else if (message === this.#id) this.#heardAt = performance.now();
    });
    // notifications may have been missed while the connection was down
    subscriber.on('ready', () => {
      const keys = [...this.#listeners.keys()];
      subscriber.subscribe(beatChannel, ...keys).then(
        () => keys.forEach((key) => this.#tell(key, undefined, '')),
        () => undefined,
      );
    });
  }

  /**
   * @param servers `redis://host:6379`, or more
   * @param keep how long a list is kept after its last entry, in milliseconds
   * @param report called with connection errors; connections are retried
   * @throws {Error} that names the address, if there is no connection within some seconds
   */
  static async connect(
    servers: string | RedisServers,
    keep: number,
    report: (error: Error) => void,
  ): Promise<RedisStore> {
    const make = await clientsOf(servers);
    // subscriptions have no time limit: they are made again with the connection
    const clients = [make({commandTimeout}), make({autoResubscribe: false})] as const;
    let problem: string | undefined;
    let isConnected = false;
    for (const each of clients) {
      each.on('error', (error: Error) => {
        problem = error.message || (error as {code?: string}).code;
        if (isConnected) report(error);
      });
    }
    const store = new RedisStore(...clients, keep);
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      await Promise.race([
        store.#start(),
        new Promise((_resolve, reject) => {
          timer = setTimeout(() => reject(new Error('no answer')), startTimeout);
        }),
      ]);
    } catch (error) {
      await store.close();
      throw new Error(
        `No connection to Redis at ${nameOf(servers)}: ${problem ?? (error as Error).message}. ` +
          'Start Redis there, or give the address at which it is.',
        {cause: error},
      );
    } finally {
      clearTimeout(timer);
    }
    isConnected = true;
    return store;
  }

  async #start(): Promise<void> {
    await Promise.all([this.#redis.connect(), this.#subscriber.connect()]);
    await this.#beat();
    this.#heardAt = performance.now();
    this.#timer = setInterval(() => {
      this.#beat().catch(() => undefined);
      this.#revive(this.#redis, this.#answeredAt);
      this.#revive(this.#subscriber, this.#heardAt);
    }, beatInterval);
  }

  async #beat(): Promise<void> {
    const from = performance.now();
    const [seconds, microseconds] = await this.#redis.beat(beatChannel, this.#id);
    const to = performance.now();
    const roundTrip = to - from;
    // a slow answer tells the time less exactly than this process's own clock does since the last one
    if (roundTrip < slow || this.#roundTrip === undefined) {
      this.#epoch = Number(seconds) * 1000 + Number(microseconds) / 1000 - (from + to) / 2;
    }
    this.#roundTrip = roundTrip;
    this.#answeredAt = to;
  }

  /** Makes a connection again that is open and dead. */
  #revive(client: Client, at: number): void {
    const since = Math.max(at, this.#connectedAt.get(client) ?? at);
    const isOpen = client.status === 'connect' || client.status === 'ready';
    if (isOpen && performance.now() - since > silence) client.disconnect(true);
  }

  /** Whether both connections are ready and have answered lately. */
  get isReady(): boolean {
    const isOpen = this.#redis.status === 'ready' && this.#subscriber.status === 'ready';
    return isOpen && performance.now() - Math.min(this.#answeredAt, this.#heardAt) < silence;
  }

  get roundTrip(): number | undefined {
    return this.#roundTrip;
  }

  /** The time of Redis. Between two beats it follows a clock that nobody sets. */
  now(): number {
    return Math.round(this.#epoch + performance.now());
  }

  #hear(key: string, message: string): void {
    const space = message.indexOf(' ');
    const [start, text] = [message.slice(0, space), message.slice(space + 1)];
    if (start !== 'note') return this.#tell(key, Number(start), text);
    for (const noted of [...(this.#listeners.get(key)?.values() ?? [])]) noted?.(text);
  }

  #tell(key: string, at: number | undefined, entry: string): void {
    for (const heard of [...(this.#listeners.get(key)?.keys() ?? [])]) heard(at, entry);
  }

  read(code: string, from: number, to = 0): Promise<readonly string[]> {
    // Redis counts the last one in, and -1 is the end of the list
    return this.#redis.lrange(keyOf(code), from, to - 1);
  }

  async append(code: string, at: number, entry: string): Promise<boolean> {
    return (await this.#redis.appendIfNext(keyOf(code), at, entry, this.#keep)) === 1;
  }

  tell(code: string, note: string): Promise<unknown> {
    return this.#redis.publish(keyOf(code), `note ${note}`);
  }

  async listen(code: string, heard: Heard, noted?: Noted): Promise<() => void> {
    const key = keyOf(code);
    const all = this.#listeners.get(key) ?? new Map<Heard, Noted | undefined>();
    this.#listeners.set(key, all.set(heard, noted));
    const unlisten = (): void => {
      all.delete(heard);
      if (all.size > 0 || this.#listeners.get(key) !== all) return;
      this.#listeners.delete(key);
      this.#subscriber.unsubscribe(key).catch(() => undefined);
    };
    try {
      if (all.size === 1) await this.#subscriber.subscribe(key);
    } catch (error) {
      unlisten();
      throw error;
    }
    return unlisten;
  }

  close(): Promise<void> {
    clearInterval(this.#timer);
    this.#redis.disconnect();
    this.#subscriber.disconnect();
    return Promise.resolve();
  }
}

/** Makes clients of ioredis. What a site gives goes before the defaults. */
async function clientsOf(servers: string | RedisServers): Promise<(own: RedisOptions) => Client> {
  const {Redis: Single, Cluster: Several} = await loadRedis();
  const defaults: RedisOptions = {
    connectTimeout: startTimeout,
    maxRetriesPerRequest: tries,
    retryStrategy: (attempt: number) => Math.min(attempt * 50, 500),
  };
  const lazy = {lazyConnect: true};
  if (typeof servers === 'string' && !/^(?:rediss?:\/\/|\/)/.test(servers)) {
    throw new RangeError(`Invalid redis: ${servers}. Expected an address, such as redis://localhost:6379.`);
  }
  if (typeof servers === 'string') return (own) => new Single(servers, {...defaults, ...own, ...lazy});
  const {cluster, options = {}} = servers;
  if (!cluster) return (own) => new Single({...defaults, ...own, ...options, ...lazy});
  const {redisOptions, ...others} = options as ClusterOptions;
  return (own) => new Several([...cluster], {...others, redisOptions: {...defaults, ...own, ...redisOptions}, ...lazy});
}

/** The address for messages, without a password. */
function nameOf(servers: string | RedisServers): string {
  if (typeof servers === 'string') return URL.canParse(servers) ? new URL(servers).host || servers : servers;
  const {host = 'localhost', port = 6379, sentinels} = (servers.options ?? {}) as RedisOptions;
  const all = servers.cluster ?? sentinels ?? [{host, port}];
  return all.map(({host = 'localhost', port = 26_379}) => `${host}:${port}`).join(', ');
}

const keyOf = (code: string): string => `parlour:room:${code}`;
