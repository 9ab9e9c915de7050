/** The list of a room between tabs: each tab has a copy, and storage has one for when all are closed or reloaded. */
import {standardTimes} from './state/due.js';
import type {RoomStore} from './state/store.js';
import {forgetOld} from './keep.js';

/** Milliseconds after which what is new is stored. */
const delay = 200;

/** Time of a list's last entry, or of the reign that is stored beside it. */
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
  readonly shared = false;
  /** The reign in which the list was as it is here; a later one is right. */
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
      // full or forbidden: the other tabs have the list
    }
  }

  /** Takes the stored copy where it is newer, or has more. */
  readStored(): void {
    try {
      const stored = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as Stored | null;
      if (stored && typeof stored.term === 'number' && Array.isArray(stored.entries))
        this.take(stored.term, 0, stored.entries);
    } catch {
      // forbidden, or none of ours: this tab's copy is all there is
    }
  }

  /** Entries that a host has told, or a tab has that knows more. @returns whether they are believed */
  take(term: number, at: number, entries: readonly string[]): boolean {
    if (term < this.term || at > this.entries.length || this.isHost) return false;
    const isLater = term > this.term;
    // of a later reign the whole list is right, of the same one only what is more
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

  /** Stores the list, unless a later host has. */
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

  /** Removes what is stored: the room is no more. */
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
