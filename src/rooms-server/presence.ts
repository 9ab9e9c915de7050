/**
 * The people connected to each process. Each process tells the others of a room which of its seats it serves, when that changes
 * or when it is asked, and sends a heartbeat every second. A process without heartbeats is gone, and those it served are missing.
 *
 * Time is counted in this process's own heartbeats, which come back by the same way. So a process that was suspended, or that
 * has lost the store, considers no other process gone.
 */
import {randomUUID} from 'node:crypto';
import type {HostPlatform, Presence, RoomPresence} from '../rooms/state/host.js';

/** Milliseconds between two heartbeats. */
const interval = 1000;

/** Heartbeats without one of another process, after which it is gone; and after which it is forgotten. */
const hostTimeout = 3;
const memory = 60;

/** No room has this code. */
const everyone = 'processes';

interface Part {
  readonly code: string;
  /** Keys of those whom other processes serve. */
  readonly there: Map<string, ReadonlySet<string>>;
  readonly changed: (ago: number) => void;
}

export class ProcessPresence implements Presence {
  readonly #platform: Pick<HostPlatform, 'store' | 'later'>;
  readonly #id = randomUUID();
  readonly #parts = new Set<Part>();
  /** Pauses of this process that have come back, and how many they were when another one was last heard. */
  #beats = 0;
  readonly #heard = new Map<string, number>();
  #cancel: (() => void) | undefined;
  #unlisten: (() => void) | undefined;

  constructor(platform: Pick<HostPlatform, 'store' | 'later'>) {
    this.#platform = platform;
  }

  async start(): Promise<void> {
    this.#unlisten = await this.#platform.store.listen(
      everyone,
      () => undefined,
      (process) => (process === this.#id ? this.#count() : this.#hear(process)),
    );
    const beat = (): void => {
      this.#tell(everyone, this.#id);
      this.#cancel = this.#platform.later(beat, interval);
    };
    beat();
  }

  stop(): void {
    this.#cancel?.();
    this.#unlisten?.();
  }

  #tell(code: string, note: string): void {
    // what is lost is told again when someone asks
    this.#platform.store.tell?.(code, note).catch(() => undefined);
  }

  #isAlive(process: string): boolean {
    return this.#beats - (this.#heard.get(process) ?? -Infinity) < hostTimeout;
  }

  #count(): void {
    this.#beats++;
    for (const [process, at] of this.#heard) {
      const missed = this.#beats - at;
      if (missed === hostTimeout) this.#changed(process, hostTimeout * interval);
      if (missed < memory) continue;
      this.#heard.delete(process);
      for (const {there} of this.#parts) there.delete(process);
    }
  }

  #hear(process: string): void {
    const wasAlive = this.#isAlive(process);
    this.#heard.set(process, this.#beats);
    if (!wasAlive) this.#changed(process, 0);
  }

  #changed(process: string, ago: number): void {
    for (const {there, changed} of this.#parts) if (there.has(process)) changed(ago);
  }

  enter(code: string, here: () => readonly string[], changed: (ago: number) => void): RoomPresence {
    const part: Part = {code, there: new Map(), changed};
    this.#parts.add(part);
    let told = '';
    const say = (asks: boolean): void => {
      const keys = here();
      told = String(keys);
      this.#tell(code, JSON.stringify({from: this.#id, here: keys, asks}));
    };
    return {
      has: (key) => [...part.there].some(([process, keys]) => keys.has(key) && this.#isAlive(process)),
      ask: () => say(true),
      update: () => {
        if (String(here()) !== told) say(false);
      },
      hear: (note) => {
        if (note['from'] === this.#id || !isNote(note)) return;
        this.#hear(note.from);
        part.there.set(note.from, new Set(note.here));
        if (note.asks) say(false);
        changed(0);
      },
      leave: () => {
        this.#parts.delete(part);
        if (told !== '') this.#tell(code, JSON.stringify({from: this.#id, here: [], asks: false}));
      },
    };
  }
}

function isNote(note: object): note is {from: string; here: string[]; asks: boolean} {
  const {from, here, asks} = note as Record<string, unknown>;
  return typeof from === 'string' && Array.isArray(here) && typeof asks === 'boolean';
}
