/** The storage of the lists of rooms. */

/**
 * A store of lists. What is appended stays. With `tell`, several processes may use the same store at once: they tell one
 * another who is connected to them.
 */
export interface RoomStore {
  /** Whether it can be used now. Left out, always. */
  readonly isReady?: boolean;
  /** Milliseconds of the last request and its answer, for metrics. */
  readonly roundTrip?: number | undefined;
  /** Milliseconds since 1970 by a clock that all its processes share. Left out, each has its own. */
  now?(): number;
  /**
   * The entries of a room from this one on (from 0); empty if there is no such room.
   * @param from a negative number counts from the end
   * @param to the first that is not wanted; by default there is none
   */
  read(code: string, from: number, to?: number): Promise<readonly string[]>;
  /**
   * Appends an entry if the list has exactly `at` of them, in one step: of two who try at once, one gets `false`, and
   * nothing has changed. Everyone who listens hears of it.
   */
  append(code: string, at: number, entry: string): Promise<boolean>;
  /** Sends a note to everyone who listens, in all processes, this one included. It is not stored, and may be lost. */
  tell?(code: string, note: string): Promise<unknown>;
  /**
   * Hears of entries that anyone appends, this process included. Called with undefined where some may have been missed.
   * @param noted called with notes
   * @returns stops listening
   */
  listen(
    code: string,
    heard: (at: number | undefined, entry: string) => void,
    noted?: (note: string) => void,
  ): Promise<() => void>;
  /** Work that is due at a time, also after the process that asked for it has ended. Default: it ends with that process. */
  readonly reminders?: Reminders;
  close(): Promise<void>;
}

/** Names with times, in milliseconds since 1970. */
export interface Reminders {
  /** Sets the time of a name. */
  put(name: string, at: number): Promise<unknown>;
  delete(name: string): Promise<unknown>;
  /** Some names whose time has come, which is `later` from now on, so that of several processes one gets them. */
  due(now: number, later: number): Promise<readonly string[]>;
}

type Heard = (at: number | undefined, entry: string) => void;

/** Lists in the memory of one process. */
export class MemoryStore implements RoomStore {
  readonly #lists = new Map<string, {entries: string[]; listeners: Set<Heard>; usedAt: number}>();
  readonly #keep: number;
  readonly #now: () => number;
  readonly #reminders = new Map<string, number>();
  readonly reminders: Reminders = {
    put: (name, at) => Promise.resolve(this.#reminders.set(name, at)),
    delete: (name) => Promise.resolve(this.#reminders.delete(name)),
    due: (now, later) => {
      const due = [...this.#reminders].filter(([, at]) => at <= now).map(([name]) => name);
      for (const name of due) this.#reminders.set(name, later);
      return Promise.resolve(due);
    },
  };

  /** @param keep milliseconds for which a list is kept after its last entry */
  constructor(keep: number, now: () => number) {
    this.#keep = keep;
    this.#now = now;
  }

  #list(code: string): {entries: string[]; listeners: Set<Heard>; usedAt: number} {
    let list = this.#lists.get(code);
    if (!list) this.#lists.set(code, (list = {entries: [], listeners: new Set(), usedAt: this.#now()}));
    return list;
  }

  /** Lists that are kept. */
  get size(): number {
    return this.#lists.size;
  }

  read(code: string, from: number, to?: number): Promise<readonly string[]> {
    return Promise.resolve(this.#lists.get(code)?.entries.slice(from, to) ?? []);
  }

  append(code: string, at: number, entry: string): Promise<boolean> {
    if ((this.#lists.get(code)?.entries.length ?? 0) !== at) return Promise.resolve(false);
    if (at === 0) this.#sweep();
    const list = this.#list(code);
    list.entries.push(entry);
    list.usedAt = this.#now();
    for (const heard of [...list.listeners]) heard(at, entry);
    return Promise.resolve(true);
  }

  #sweep(): void {
    const before = this.#now() - this.#keep;
    for (const [code, {usedAt, listeners}] of this.#lists) {
      if (usedAt < before && listeners.size === 0) this.#lists.delete(code);
    }
  }

  listen(code: string, heard: Heard): Promise<() => void> {
    const {listeners, entries} = this.#list(code);
    listeners.add(heard);
    return Promise.resolve(() => {
      listeners.delete(heard);
      if (listeners.size === 0 && entries.length === 0) this.#lists.delete(code);
    });
  }

  close(): Promise<void> {
    this.#lists.clear();
    return Promise.resolve();
  }
}
