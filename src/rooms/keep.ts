/** What a page keeps of its place in a room, so that a reload gives it back: its seat token, and its part in the dice. */
import {hexOf, isToken} from './book/codes.js';

export interface Place {
  readonly token: string;
  /** The nonce sent, and the commitment seen before that, by the number of the game. */
  nonces: Record<number, {nonce: string; commit: string}>;
}

export function randomHex(count: number): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(count)));
}

/** Tokens in use on this page: two games in one room are two players. */
const inUse = new Set<string>();

/** A player's place in a room; kept where storage allows it. */
export class KeptPlace {
  readonly place: Place;
  readonly #key: string;
  readonly #storage: Storage | undefined;

  constructor(code: string, keeps: 'tab' | 'browser') {
    this.#storage = storageOf(keeps);
    for (let slot = 1; ; slot++) {
      const key = `parlour-room:${code}${slot > 1 ? `:${slot}` : ''}`;
      const place = this.#read(key);
      if (place && inUse.has(place.token)) continue;
      this.#key = key;
      this.place = place ?? {token: randomHex(16), nonces: {}};
      break;
    }
    inUse.add(this.place.token);
    this.save();
  }

  #read(key: string): Place | undefined {
    try {
      const value = JSON.parse(this.#storage?.getItem(key) ?? 'null') as Partial<Place> | null;
      return value && isToken(value.token) ? {token: value.token, nonces: {...value.nonces}} : undefined;
    } catch {
      return undefined;
    }
  }

  save(): void {
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(this.place));
    } catch {
      // full or forbidden: the place lasts as long as the page
    }
  }

  /** Not in use any more on this page. */
  release(): void {
    inUse.delete(this.place.token);
  }
}

function storageOf(keeps: 'tab' | 'browser'): Storage | undefined {
  try {
    return keeps === 'tab' ? globalThis.sessionStorage : globalThis.localStorage;
  } catch {
    return undefined;
  }
}
