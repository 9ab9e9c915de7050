/** The list of a room between tabs. Each tab has a copy, and storage has one for reloads. */
import {standardTimes} from './state/deadlines.js';
import type {RoomStore} from './state/store.js';
import {forgetOld} from './seat-storage.js';

/** Milliseconds after which new entries are stored. */
const delay = 200;

/** The time of a list's last entry, or of its stored term. */
function lastTime(stored: unknown): number | undefined {
  if (typeof stored === 'number') return stored;
  const last = (stored as Stored).entries.at(-1);
  return last === undefined ? 0 : (JSON.parse(last) as {at?: number}).at;
}

interface Stored {
  readonly term: number;
  readonly entries: readonly string[];
}

export class TabLog implements RoomStore {
  /** The term of the tab that wrote the list. A later term replaces it. */
  term = 0;
  entries: string[] = [];
  /** Whether this tab may append. */
  isHost = false;
  readonly #key: string;
  readonly #tell: (at: number, entries: readonly string[]) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(name: string, tell: (at: number, entries: readonly string[]) => void) {
    this.#key = name;
    this.#tell = tell;
    this.readStored();
    const isOther = new RegExp(`^(?!${name})parlour-room:\\w+:list(:term)?$`);
    this.#try(() => forgetOld(localStorage, isOther, lastTime, Date.now() - standardTimes.idle));
  }

  #try(work: () => void): void {
    try {
      work();
    } catch {
      // storage is full or forbidden; other tabs have the list
    }
  }

  /** Takes the stored copy if it is of a later term, or longer. */
  readStored(): void {
    try {
      const stored = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as Stored | null;
      if (stored && typeof stored.term === 'number' && Array.isArray(stored.entries))
        this.take(stored.term, 0, stored.entries);
    } catch {
      // storage is forbidden, or its copy invalid
    }
  }

  /** Takes entries of another tab. @returns whether they fit */
  take(term: number, at: number, entries: readonly string[]): boolean {
    if (term < this.term || at > this.entries.length || this.isHost) return false;
    const isLater = term > this.term;
    // a later term replaces the list, the same term extends it
    if (isLater && at > 0) return false;
    this.term = term;
    if (isLater) this.entries = entries.map(String);
    else this.entries.push(...entries.slice(this.entries.length - at).map(String));
    return true;
  }

  read(_code: string, from: number, to?: number): Promise<readonly string[]> {
    return Promise.resolve(this.entries.slice(from, to));
  }

  append(_code: string, at: number, entry: string): Promise<boolean> {
    if (!this.isHost || at !== this.entries.length) return Promise.resolve(false);
    this.entries.push(entry);
    this.#tell(at, [entry]);
    this.#timer ??= setTimeout(() => this.store(), delay);
    return Promise.resolve(true);
  }

  /** Stores the list, unless one of a later term is stored. */
  store(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.isHost) return;
    this.#try(() => {
      if (Number(localStorage.getItem(`${this.#key}:term`)) > this.term) return;
      localStorage.setItem(`${this.#key}:term`, String(this.term));
      localStorage.setItem(this.#key, JSON.stringify({term: this.term, entries: this.entries} satisfies Stored));
    });
  }

  /** Removes the stored list: the room is closed. */
  remove(): void {
    clearTimeout(this.#timer);
    this.#try(() => ['', ':term'].forEach((part) => localStorage.removeItem(this.#key + part)));
  }

  listen(): Promise<() => void> {
    return Promise.resolve(() => undefined);
  }

  close(): Promise<void> {
    this.store();
    return Promise.resolve();
  }
}
