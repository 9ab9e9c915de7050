/** A page's stored seat in a room, found again after a reload: its seat token, and its part in the dice. */
import {hexOf, isToken} from './state/codes.js';
import {memoryAfter, type DiceMemory, type DicePart, type ToldDice} from './state/dice.js';

export interface StoredSeat extends DiceMemory {
  readonly token: string;
  /** The room that has this code; see {@link RoomView.opened}. */
  readonly opened?: string;
  /** When it was stored, in milliseconds since 1970. */
  readonly at?: number;
}

/** Milliseconds after which a stored seat that nobody has come back to is forgotten: servers close idle rooms after a day. */
const longest = 30 * 24 * 60 * 60 * 1000;

export function randomHex(count: number): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(count)));
}

/** Tokens in use on this page: two elements in one room are two players. */
const inUse = new Set<string>();

/** Stores a player's seat in a room, if storage is available. */
export class SeatStorage {
  seat: StoredSeat;
  readonly #key: string;
  readonly #storage: ReturnType<typeof storageOf>;

  constructor(code: string, scope: 'page' | 'browser') {
    this.#storage = storageOf(scope);
    for (let slot = 1; ; slot++) {
      const key = `parlour-room:${code}${slot > 1 ? `:${slot}` : ''}`;
      const seat = this.#read(key);
      if (seat && inUse.has(seat.token)) continue;
      this.#key = key;
      this.seat = seat ?? {token: randomHex(16), parts: {}};
      break;
    }
    inUse.add(this.seat.token);
    this.#save();
    this.#forgetOld();
  }

  /** Removes seats that nobody has come back to. */
  #forgetOld(): void {
    for (const key of Object.keys(this.#storage ?? {})) {
      if (!/^parlour-room:\w+(:\d+)?$/.test(key)) continue;
      const {at = Infinity} = this.#read(key) ?? {};
      if (at < Date.now() - longest) this.#storage!.removeItem(key);
    }
  }

  /** Forgets another room that had the same code. */
  enter(opened: string): void {
    this.#refresh();
    if (this.seat.opened === opened) return;
    this.seat = {token: this.seat.token, opened, parts: {}};
    this.#save();
  }

  /** The part in the dice of a game: the same for all tabs of a browser that are one player. */
  partIn(game: number): DicePart {
    this.#refresh();
    return this.seat.parts[game] ?? {};
  }

  storePart(game: number, part: DicePart): void {
    this.seat = {...this.seat, parts: {...this.seat.parts, [game]: part}};
    this.#save();
  }

  /** Remembers what the room tells of the seat and the dice. */
  remember(told: ToldDice): void {
    this.#refresh();
    const memory = memoryAfter(this.seat, told);
    if (memory === this.seat) return;
    this.seat = {...this.seat, ...memory};
    this.#save();
  }

  /** Another tab may have stored something since. */
  #refresh(): void {
    const stored = this.#read(this.#key);
    if (stored?.token === this.seat.token) this.seat = stored;
  }

  #read(key: string): StoredSeat | undefined {
    try {
      const value = JSON.parse(this.#storage?.getItem(key) ?? 'null') as StoredSeat | null;
      return value && isToken(value.token) ? {...value, parts: {...value.parts}} : undefined;
    } catch {
      return undefined;
    }
  }

  #save(): void {
    try {
      this.#storage?.setItem(this.#key, JSON.stringify({...this.seat, at: Date.now()} satisfies StoredSeat));
    } catch {
      // full or forbidden: the seat lasts as long as the page
    }
  }

  /** Ends the use of the seat on this page. @param why the room was closed; the seat of a room that is gone is removed */
  release(why: string): void {
    inUse.delete(this.seat.token);
    const isElsewhere = ['other-game', 'other-version', 'bad-origin', 'not-allowed'].includes(why);
    if (why === 'disconnected' || (isElsewhere && this.seat.opened !== undefined)) return;
    try {
      this.#storage?.removeItem(this.#key);
    } catch {
      // forbidden
    }
  }
}

/** The seats of rooms that last as long as the page. */
const ofPage = new Map<string, string>();

function storageOf(scope: 'page' | 'browser'): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined {
  if (scope === 'page') {
    return {
      getItem: (key) => ofPage.get(key) ?? null,
      setItem: (key, value) => void ofPage.set(key, value),
      removeItem: (key) => void ofPage.delete(key),
    };
  }
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
