/**
 * Tells a site of each finished game, at least once. When a game begins, a reminder is stored. It is deleted once the site has
 * been told; until then some process looks after it from time to time, also if the one that saw the end is gone.
 */
import {refusalOf} from '../core/game.js';
import {RoomState, type RoomGame} from '../rooms/state/room-state.js';
import type {RoomRecord} from '../rooms/state/dice.js';
import {readEntry} from '../rooms/state/entries.js';
import type {HostPlatform, Results} from '../rooms/state/host.js';

/** Milliseconds after which a game is looked after. */
const lookAfter = 600_000;

/** Milliseconds after which the site is told again, and between two looks at what is due. */
const retryAfter = 10_000;

type Site = (record: RoomRecord) => unknown;

export class GameResults implements Results {
  readonly #platform: HostPlatform;
  readonly #gameOf: (id: string) => RoomGame | undefined;
  readonly #isOn: (code: string, round: number) => boolean;
  readonly #site: Site;
  #cancel: (() => void) | undefined;

  /** @param isOn whether this process has the room and the game is not over */
  constructor(
    platform: HostPlatform,
    gameOf: (id: string) => RoomGame | undefined,
    isOn: (code: string, round: number) => boolean,
    site: Site,
  ) {
    this.#platform = platform;
    this.#gameOf = gameOf;
    this.#isOn = isOn;
    this.#site = site;
  }

  start(): void {
    this.#cancel = this.#platform.later(() => {
      void this.#look().then(() => this.#cancel && this.start());
    }, retryAfter);
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  begins(code: string, round: number): Promise<unknown> {
    const {store} = this.#platform;
    return store.reminders?.put(`${code} ${round}`, this.#platform.now() + lookAfter) ?? Promise.resolve();
  }

  over(code: string, round: number, record: RoomRecord): void {
    void this.#tell(code, round, record);
  }

  #report(code: string, error: unknown): void {
    this.#platform.report({code: 'game-over', room: code, detail: refusalOf(error, 'The hook', 'failed').message});
  }

  async #tell(code: string, round: number, record: RoomRecord): Promise<void> {
    const {store} = this.#platform;
    const name = `${code} ${round}`;
    try {
      await this.#site(record);
    } catch (error) {
      this.#report(code, error);
      if (!store.reminders) this.#platform.later(() => this.over(code, round, record), retryAfter);
      await store.reminders?.put(name, this.#platform.now() + retryAfter).catch(() => undefined);
      return;
    }
    // if this fails, the site is told once more
    await store.reminders?.delete(name).catch(() => undefined);
  }

  async #look(): Promise<void> {
    const {store} = this.#platform;
    try {
      for (const name of (await store.reminders?.due(this.#platform.now(), this.#platform.now() + lookAfter)) ?? [])
        await this.#lookAt(name);
    } catch (error) {
      this.#report('', error);
    }
  }

  async #lookAt(name: string): Promise<void> {
    const {store} = this.#platform;
    const [code = '', number] = name.split(' ');
    const round = Number(number);
    if (this.#isOn(code, round)) return;
    const entries = await store.read(code, 0);
    try {
      const record = entries.length > 0 ? this.#replay(code, round, entries) : undefined;
      if (record) await this.#tell(code, round, record);
      else if (record === undefined) await store.reminders?.delete(name);
    } catch (error) {
      this.#report(code, error);
    }
  }

  /** @returns null for a game that is not over, undefined for one that will never be */
  #replay(code: string, round: number, [first, ...entries]: readonly string[]): RoomRecord | null | undefined {
    const opened = readEntry(first!);
    const game = opened.type === 'open' ? this.#gameOf(opened.game) : undefined;
    // another process may know it
    if (!game) return null;
    const state = new RoomState(code, game, opened, this.#platform.secretOf);
    for (const text of entries) {
      const entry = readEntry(text);
      state.apply(entry);
      if (state.round === round && state.phase === 'over') return state.record;
    }
    return state.closed === undefined ? null : undefined;
  }
}
