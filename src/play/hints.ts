/** The hint for the position on the board: searches for it on request, and keeps it until the game moves on. */
import {refuse, type Refusal} from '../core/game.js';
import type {Freshness} from './freshness.js';
import type {GameLogic, GameTypes, ModelHost, SessionOf} from './game-types.js';

export class Hints<T extends GameTypes> {
  readonly #freshness: Freshness;
  readonly #definition: GameLogic<T>;
  readonly #host: ModelHost<T>;
  #search: Promise<T['hint'] | Refusal> | undefined;
  #found: T['hint'] | undefined;

  constructor(freshness: Freshness, definition: GameLogic<T>, host: ModelHost<T>) {
    this.#freshness = freshness;
    this.#definition = definition;
    this.#host = host;
  }

  /** The last hint for this position. */
  get found(): T['hint'] | undefined {
    return this.#found;
  }

  get searching(): boolean {
    return this.#search !== undefined;
  }

  /** Forgets the hint: the game has moved on. */
  clear(): void {
    this.#search = this.#found = undefined;
  }

  /** Searches for a hint; joins a search in progress. */
  async find({turn, state}: SessionOf<T>): Promise<T['hint'] | Refusal> {
    if (turn === undefined) return refuse('game-over', 'The game is over; newGame() starts another.');
    if (this.#search) return this.#search;
    const search = this.#find(state).finally(() => {
      if (this.#search !== search) return;
      this.#search = undefined;
      this.#host.changed();
    });
    this.#search = search;
    this.#host.changed();
    return search;
  }

  async #find(state: T['state']): Promise<T['hint'] | Refusal> {
    const given = this.#definition.hint?.(state);
    if (!given) return refuse('no-hint', 'This game has no hints.');
    const loaded = await this.#freshness.during(Promise.resolve(given).then((search) => ({search})));
    if (loaded && !loaded.search) return refuse('not-loaded', 'Hints could not be loaded.');
    const found =
      loaded?.search && (await this.#freshness.during(loaded.search, () => this.#host.situation.isConnected));
    if (found === undefined) return refuse('given-up', 'The game changed before a hint was found.');
    this.#found = found;
    return found;
  }
}
