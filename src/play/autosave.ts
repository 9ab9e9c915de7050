/**
 * Keeps things in the browser's storage, where the page asked for it: games, best scores, statistics. Storage that is
 * full or forbidden costs a report, never the game.
 * Owns the keys, the reading and writing, and the listeners that tell of other tabs. Does not own when: the host calls.
 *
 * **Keys.** `parlour:<game>:<part>:<name>`. The name is that of the attribute, or the element's id. Without either it is
 * the path of the page.
 *
 * **Several tabs.** A storage event tells of every write of another tab. There are two kinds of parts:
 *
 * - A game has one sequence of moves: two of them can't be merged. Before each write {@link SavedGame} compares what is
 *   stored with what it has read or written last. If it is the same, it writes. If somebody else has written in between,
 *   it never overwrites that: where nobody has played here since, it loads the other's game; where somebody has, the two
 *   have diverged. Then what is stored stays, and the game here goes on in memory, unkept, until it is replaced by a new
 *   or loaded one. The same comparison follows each storage event, so that a tab usually has the other's moves before
 *   anybody plays in it. Moves of automatic players don't count as play: every tab makes them.
 * - Best scores, statistics and the tally are changed by {@link Autosave.update}: it reads what is stored, works in what
 *   is new here, and writes the result, in one synchronous step. The function that does so decides what merging means:
 *   the highest score, or one more game, counted once by its id.
 *
 * Reading, comparing and writing are one task, and storage events follow each write. A lock (Web Locks) would make it
 * exact even for writes of two processes within the same few milliseconds, which no person makes, but it is asynchronous:
 * a page that is being closed would lose its last move.
 */
import {isServer, type ReactiveController} from 'lit';
import {refuse, type Refusal} from '../core/game.js';
import type {Json} from '../core/json.js';
import {limits, parseRecord} from '../core/record.js';
import {isDevelopment} from './development.js';

/** The instances of all elements in this page. */
const inPage = new Set<Autosave>();

export class Autosave implements ReactiveController {
  readonly #game: string;
  readonly #name: () => string | undefined;
  readonly #report: (refusal: Refusal) => void;
  /** Values that {@link update} could not write, by key: they last as long as this element. */
  readonly #unwritten = new Map<string, Json>();
  #watched: {readonly part: string; readonly look: () => void} | undefined;
  #reported = false;
  #listening = false;

  /**
   * `game` is the name of the rules; `name` says under which name it is kept now: undefined for not at all, empty for
   * the page's path; `report` is told of storage that does not work, once, and of keys in use.
   */
  constructor(game: string, name: () => string | undefined, report: (refusal: Refusal) => void) {
    this.#game = game;
    this.#name = name;
    this.#report = report;
  }

  /** The storage's key of a game saved under a name. */
  static key(game: string, name: string, part = 'game'): string {
    return `parlour:${game}:${part}:${name}`;
  }

  /** The key of a part; undefined where nothing is kept. */
  key(part?: string): string | undefined {
    const name = this.#name();
    return name === undefined ? undefined : Autosave.key(this.#game, name || location.pathname, part);
  }

  // other tabs

  /** Calls `look` when another tab may have written a part, while the element is in the page. */
  watch(part: string, look: () => void): void {
    this.#watched = {part, look};
  }

  hostConnected(): void {
    if (isServer) return;
    inPage.add(this);
    if (this.key() !== undefined) this.#listen();
    this.#watched?.look();
  }

  /** Not before something is kept: the first listener makes the browser read what is stored, which takes a slow phone 5 ms. */
  #listen(): void {
    this.#listening = true;
    // a page that comes out of the back/forward cache has not heard of anything
    for (const type of ['storage', 'pageshow']) window.addEventListener(type, this.#onEvent);
  }

  hostDisconnected(): void {
    inPage.delete(this);
    if (!this.#listening) return;
    this.#listening = false;
    for (const type of ['storage', 'pageshow']) window.removeEventListener(type, this.#onEvent);
  }

  readonly #onEvent = (event: Event): void => {
    if (!this.#watched) return;
    const {part, look} = this.#watched;
    // without a key: all keys, when storage is cleared
    const {key} = event as StorageEvent;
    if (!key || key === this.key(part)) look();
  };

  /** Tells the page where another element in it uses the same key: only one of them can be kept. */
  reportShared(part?: string): void {
    const key = this.key(part);
    if (key === undefined || ![...inPage].some((other) => other !== this && other.key(part) === key)) return;
    const message = `Duplicate autosave key: ${key}. Expected a name or id of its own for each element on the page.`;
    if (isDevelopment) console.warn(message);
    this.#report(refuse('autosave-shared', message, key));
  }

  // reading and writing

  /** Reads a value: unchecked plain JSON; undefined if there is none. */
  read(part?: string): unknown {
    return this.#unwritten.get(this.#keyOf(part)) ?? parse(this.readText(part), limits.stored);
  }

  /** Keeps something. @returns whether it is stored now */
  write(value: object | Json, part?: string): boolean {
    return this.writeText(JSON.stringify(value), part);
  }

  /**
   * Keeps a value, or what a function makes of what is stored: nothing that another tab has written in between is lost.
   * A value that can't be written lasts as long as the element.
   */
  update<T extends Json>(part: string, change: T | ((kept: unknown) => T)): T {
    const value = typeof change === 'function' ? change(this.read(part)) : change;
    const key = this.#keyOf(part);
    if (this.write(value, part)) this.#unwritten.delete(key);
    else this.#unwritten.set(key, value);
    return value;
  }

  /** The text of what was kept. */
  readText(part?: string): string | undefined {
    return this.#try('read', part, (key) => localStorage.getItem(key)) ?? undefined;
  }

  writeText(text: string, part?: string): boolean {
    const write = (key: string): true => {
      localStorage.setItem(key, text);
      return true;
    };
    return this.#try('write', part, write) ?? false;
  }

  #keyOf(part?: string): string {
    return this.key(part) ?? part ?? '';
  }

  #try<T>(what: string, part: string | undefined, work: (key: string) => T): T | undefined {
    const key = this.key(part);
    if (key === undefined) return undefined;
    if (inPage.has(this)) this.#listen();
    try {
      return work(key);
    } catch (error) {
      if (!this.#reported) {
        this.#reported = true;
        this.#report(refuse('storage', `The browser's storage can't be used (${what}): ${(error as Error).message}`));
      }
      return undefined;
    }
  }
}

/** The JSON of a text; undefined for what is none, or too long or deep. @param longest characters; default: as a record */
export function parse(text: string | undefined, longest?: number): unknown {
  try {
    return text ? parseRecord(text, longest) : undefined;
  } catch {
    return undefined;
  }
}
