/**
 * The rooms of this process: opens them, makes them from the store for their first client, and lets go of them with their
 * last. Other processes may have clients of the same rooms.
 */
import {GameError, isRefusal} from '../core/game.js';
import type {RoomGame} from '../rooms/state/room-state.js';
import {isToken, keyOf, readCode} from '../rooms/state/codes.js';
import {lostNote, RoomHost, type HostPlatform} from '../rooms/state/host.js';
import {readOpening} from '../rooms/state/protocol.js';
import type {Rate} from './limits.js';
import type {Thinking} from './thinking.js';

/** Limits by address. */
export interface HostRates {
  /** Openings, refused ones included. */
  readonly opened: Rate;
  /** Rooms read from the store because someone joins. */
  readonly resumed: Rate;
  /** Codes without a room. */
  readonly guesses: Rate;
  /** By code: lists read because someone of an address that has reached its limits may have a seat. */
  readonly seats: Rate;
}

/** Milliseconds for other processes to write a lost list again. */
const answerTime = 300;

export class Hosts {
  /** By code. */
  readonly all = new Map<string, RoomHost>();
  readonly #finding = new Map<string, Promise<RoomHost | undefined>>();
  readonly #platform: HostPlatform;
  readonly #games: ReadonlyMap<string, RoomGame>;
  readonly #rates: HostRates;
  readonly #salt: () => string;
  readonly #thinking: Thinking;

  constructor(
    platform: HostPlatform,
    games: readonly RoomGame[],
    rates: HostRates,
    salt: () => string,
    thinking: Thinking,
  ) {
    this.#thinking = thinking;
    this.#platform = platform;
    this.#games = new Map(games.map((game) => [game.rules.id, game]));
    this.#rates = rates;
    this.#salt = salt;
  }

  gameOf(id: string): RoomGame | undefined {
    return this.#games.get(id);
  }

  /**
   * The room that a client asks for.
   * @param opening the message that opens it, if the client sent one; untrusted
   * @param key of the client's seat token
   * @throws {GameError} with the code of the refusal
   */
  async find(code: string, opening: object | undefined, address: string, key?: string): Promise<RoomHost> {
    const {store} = this.#platform;
    const {guesses, resumed} = this.#rates;
    const now = this.#platform.now();
    if (readCode(code) !== code) throw new GameError('bad-message', 'no code');
    const here = this.#here(code);
    if (here && !opening && here.state.seatOf(key) !== undefined) return here;
    if (guesses.isOver(address, now) || (!opening && !here && !resumed.take(address, now))) {
      const hasSeat = !opening && !here && (await this.#hasSeat(code, key));
      if (!hasSeat) throw new GameError('too-many', `joins or guesses of ${address}`);
    }
    if (opening) await this.#open(code, opening, address);
    else if (here) return here;
    else if ((await store.read(code, 0, 1)).length === 0 && !(await this.#isElsewhere(code))) {
      guesses.count(address, this.#platform.now());
      throw new GameError('no-room', address);
    }
    const host = this.#here(code) ?? (await this.#resume(code, address));
    if (!host) throw new GameError('no-room', 'closed, or of a game that is not played here');
    return host;
  }

  /** Whether the list of a room mentions the key. */
  async #hasSeat(code: string, key: string | undefined): Promise<boolean> {
    const platform = this.#platform;
    if (key === undefined || !this.#rates.seats.take(code, platform.now())) return false;
    return (await platform.store.read(code, 0)).some((entry) => entry.includes(`"key":"${key}"`));
  }

  /** Whether another process has a room whose list is lost. It writes the list again. */
  async #isElsewhere(code: string): Promise<boolean> {
    const {store} = this.#platform;
    if (!store.tell) return false;
    let found!: (isElsewhere: boolean) => void;
    const answer = new Promise<boolean>((resolve) => (found = resolve));
    const unlisten = await store.listen(code, () => found(true));
    const cancel = this.#platform.later(() => found(false), answerTime);
    try {
      await store.tell(code, lostNote);
      return await answer;
    } finally {
      cancel();
      unlisten();
    }
  }

  #here(code: string): RoomHost | undefined {
    const host = this.all.get(code);
    return host?.ended === false ? host : undefined;
  }

  /** Opens a room. The client may repeat the request after a lost connection. */
  async #open(code: string, message: {token?: unknown}, address: string): Promise<void> {
    const opening = readOpening(message);
    const {token} = message;
    if (isRefusal(opening) || !isToken(token)) {
      throw new GameError('bad-message', isRefusal(opening) ? opening.message : 'token');
    }
    const game = this.#games.get(opening.game);
    if (!game) throw new GameError('no-game', opening.game);
    // counted before the work, whatever comes of it: a refusal may cost as much as a room
    if (!this.#rates.opened.take(address, this.#platform.now())) throw new GameError('too-many', `rooms of ${address}`);
    const details = {...opening, key: keyOf(token), salt: this.#salt()};
    if (!(await RoomHost.open(code, game, details, this.#platform))) throw new GameError('code-taken', address);
  }

  /** Makes a room from its list, once for all clients that come meanwhile. Its computers think for the address of the first one. */
  #resume(code: string, address: string): Promise<RoomHost | undefined> {
    const before = this.#finding.get(code);
    if (before) return before;
    const platform = {...this.#platform, think: this.#thinking.of(address)};
    const found = RoomHost.find(code, (id) => this.#games.get(id), platform)
      .then((host) => {
        if (host) this.all.set(code, host);
        return host;
      })
      .finally(() => this.#finding.delete(code));
    this.#finding.set(code, found);
    return found;
  }

  /** Lets go of a room without clients, unless one that has found it joins. */
  release(host: RoomHost): void {
    const close = (): void => {
      if (host.peers > 0) return;
      const {code} = host.state;
      if (this.all.get(code) === host) this.all.delete(code);
      host.close();
    };
    this.#platform.later(close, 0);
  }
}
