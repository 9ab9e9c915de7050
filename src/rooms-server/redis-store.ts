/** A store in Redis: lists survive restarts, and several processes can share them. */
import type {Redis} from 'ioredis';
import type {RoomStore} from '../rooms/state/store.js';
import {loadRedis} from './parts.js';

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

/** Attempts of a command while the connection is being restored: some seconds. */
const tries = 20;

type Heard = (at: number | undefined, entry: string) => void;
type Commands = Redis & {appendIfNext(key: string, at: number, entry: string, keep: number): Promise<number>};

export class RedisStore implements RoomStore {
  readonly shared = true;
  readonly #redis: Commands;
  readonly #subscriber: Redis;
  readonly #keep: number;
  readonly #listeners = new Map<string, Set<Heard>>();

  private constructor(redis: Redis, subscriber: Redis, keep: number) {
    redis.defineCommand('appendIfNext', {numberOfKeys: 1, lua: appendIfNext});
    this.#redis = redis as Commands;
    this.#subscriber = subscriber;
    this.#keep = keep;
    subscriber.on('message', (key: string, message: string) => {
      const space = message.indexOf(' ');
      this.#tell(key, Number(message.slice(0, space)), message.slice(space + 1));
    });
    // notifications may have been missed while the connection was down
    subscriber.on('ready', () => {
      const keys = [...this.#listeners.keys()];
      if (keys.length === 0) return;
      subscriber.subscribe(...keys).then(
        () => keys.forEach((key) => this.#tell(key, undefined, '')),
        () => undefined,
      );
    });
  }

  /**
   * @param url `redis://host:6379`
   * @param keep how long a list is kept after its last entry, in milliseconds
   * @param report called with connection errors; connections are retried
   */
  static async connect(url: string, keep: number, report: (error: Error) => void): Promise<RedisStore> {
    const {Redis: Client} = await loadRedis();
    const options = {
      lazyConnect: true,
      maxRetriesPerRequest: tries,
      retryStrategy: (attempt: number) => Math.min(attempt * 50, 500),
    };
    const [redis, subscriber] = [new Client(url, options), new Client(url, options)];
    for (const each of [redis, subscriber]) each.on('error', report);
    try {
      await Promise.all([redis.connect(), subscriber.connect()]);
    } catch (error) {
      for (const each of [redis, subscriber]) each.disconnect();
      throw error;
    }
    return new RedisStore(redis, subscriber, keep);
  }

  /** Whether both connections are ready. */
  get isReady(): boolean {
    return this.#redis.status === 'ready' && this.#subscriber.status === 'ready';
  }

  #tell(key: string, at: number | undefined, entry: string): void {
    for (const heard of [...(this.#listeners.get(key) ?? [])]) heard(at, entry);
  }

  read(code: string, from: number, to = 0): Promise<readonly string[]> {
    // Redis counts the last one in, and -1 is the end of the list
    return this.#redis.lrange(keyOf(code), from, to - 1);
  }

  async append(code: string, at: number, entry: string): Promise<boolean> {
    return (await this.#redis.appendIfNext(keyOf(code), at, entry, this.#keep)) === 1;
  }

  async listen(code: string, heard: Heard): Promise<() => void> {
    const key = keyOf(code);
    const all = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, all.add(heard));
    if (all.size === 1) await this.#subscriber.subscribe(key);
    return () => {
      all.delete(heard);
      if (all.size > 0 || this.#listeners.get(key) !== all) return;
      this.#listeners.delete(key);
      this.#subscriber.unsubscribe(key).catch(() => undefined);
    };
  }

  close(): Promise<void> {
    this.#redis.disconnect();
    this.#subscriber.disconnect();
    return Promise.resolve();
  }
}

const keyOf = (code: string): string => `parlour:room:${code}`;
