/** A page's stored place in a room, found again after a reload: its seat token, and its part in the dice. */
import {hexOf, isToken} from './state/codes.js';
import type {DicePart} from './state/dice.js';

export interface Place {
  readonly token: string;
  /** The room that has this code; see {@link RoomView.opened}. */
  opened?: string;
  /** The page's part in the dice, by the number of the game. */
  parts: Record<number, DicePart>;
  /** When it was stored, in milliseconds since 1970. */
  at?: number;
}

/** Milliseconds after which a place that nobody has come back to is forgotten: servers close idle rooms after a day. */
const longest = 30 * 24 * 60 * 60 * 1000;

/** Removes what was stored before a time. @param timeOf of the JSON stored under a key that matches */
export function forgetOld(
  storage: Storage | undefined,
  keys: RegExp,
  timeOf: (stored: unknown) => number | undefined,
  before: number,
): void {
  for (const key of Object.keys(storage ?? {})) {
    if (!keys.test(key)) continue;
    try {
      if ((timeOf(JSON.parse(storage!.getItem(key)!)) ?? Infinity) < before) storage!.removeItem(key);
    } catch {
      // not written by this kit
    }
  }
}

export function randomHex(count: number): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(count)));
}

/** Tokens in use on this page: two elements in one room are two players. */
const inUse = new Set<string>();

/** A player's place in a room, stored if storage is available. */
export class KeptPlace {
  place: Place;
  readonly #key: string;
  readonly #storage: Storage | undefined;

  constructor(code: string, keeps: 'tab' | 'browser') {
    this.#storage = storageOf(keeps);
    for (let slot = 1; ; slot++) {
      const key = `parlour-room:${code}${slot > 1 ? `:${slot}` : ''}`;
      const place = this.#read(key);
      if (place && inUse.has(place.token)) continue;
      this.#key = key;
      this.place = place ?? {token: randomHex(16), parts: {}};
      break;
    }
    inUse.add(this.place.token);
    this.#save();
    const timeOf = (stored: unknown): number | undefined => (stored as Place).at;
    forgetOld(this.#storage, /^parlour-room:\w+(:\d+)?$/, timeOf, Date.now() - longest);
  }

  /** Forgets the parts in another room that had the same code. */
  enter(opened: string): void {
    this.#refresh();
    if (this.place.opened === opened) return;
    this.place = {...this.place, opened, parts: {}};
    this.#save();
  }

  /** The part in the dice of a game: the same for all tabs of a browser that are one player. */
  partIn(game: number): DicePart {
    this.#refresh();
    return this.place.parts[game] ?? {};
  }

  keepPart(game: number, part: DicePart): void {
    this.place.parts[game] = part;
    this.#save();
  }

  /** Another tab may have stored something since. */
  #refresh(): void {
    const stored = this.#read(this.#key);
    if (stored?.token === this.place.token) this.place = stored;
  }

  #read(key: string): Place | undefined {
    try {
      const value = JSON.parse(this.#storage?.getItem(key) ?? 'null') as Place | null;
      return value && isToken(value.token) ? {...value, parts: {...value.parts}} : undefined;
    } catch {
      return undefined;
    }
  }

  #save(): void {
    try {
      this.#storage?.setItem(this.#key, JSON.stringify({...this.place, at: Date.now()} satisfies Place));
    } catch {
      // full or forbidden: the place lasts as long as the page
    }
  }

  /** Ends the use of the place on this page. @param why the room was closed; the place in a room that is gone is removed */
  release(why: string): void {
    inUse.delete(this.place.token);
    const isElsewhere = why === 'other-game' || why === 'bad-origin';
    if (why === 'disconnected' || (isElsewhere && this.place.opened !== undefined)) return;
    try {
      this.#storage?.removeItem(this.#key);
    } catch {
      // forbidden
    }
  }
}

function storageOf(keeps: 'tab' | 'browser'): Storage | undefined {
  try {
    return keeps === 'tab' ? globalThis.sessionStorage : globalThis.localStorage;
  } catch {
    return undefined;
  }
}
