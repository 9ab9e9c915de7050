/**
 * Keeps the game in the browser's storage, where the page asked for it. Storage that is full or forbidden costs a
 * report, never the game.
 * Owns the keys and the reading and writing. Does not own when: the host calls.
 * Not in need of the host's life cycle, but kept with the controllers, where games look for it.
 */
import {refuse, type Refusal} from '../core/game.js';
import type {Json} from '../core/json.js';

export class Autosave {
  readonly #game: string;
  readonly #report: (refusal: Refusal) => void;
  #reported = false;

  /** `game` is the name of the rules; `report` is told once of storage that does not work. */
  constructor(game: string, report: (refusal: Refusal) => void) {
    this.#game = game;
    this.#report = report;
  }

  /** The storage's key of a game saved under a name. */
  static key(game: string, name: string, part = 'game'): string {
    return `parlour:${game}:${part}:${name}`;
  }

  /** What was kept under this name: plain JSON nobody has checked; undefined where there is none. */
  read(name: string, part?: string): unknown {
    const text = this.#try('read', () => localStorage.getItem(Autosave.key(this.#game, name, part)));
    if (!text) return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  }

  /** Keeps something under this name. */
  write(name: string, value: Json, part?: string): void {
    this.#try('write', () => localStorage.setItem(Autosave.key(this.#game, name, part), JSON.stringify(value)));
  }

  /** Forgets what was kept under this name. */
  remove(name: string, part?: string): void {
    this.#try('remove', () => localStorage.removeItem(Autosave.key(this.#game, name, part)));
  }

  #try<T>(what: string, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!this.#reported) {
        this.#reported = true;
        this.#report(refuse('storage', `The browser's storage can't be used (${what}): ${(error as Error).message}`));
      }
      return undefined;
    }
  }
}
