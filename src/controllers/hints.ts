/** The hint for the position on the board: searches for it on request, and keeps it until the game moves on. */
import {refuse, type Refusal} from '../core/game.js';
import type {GameModel} from './game-model.js';
import type {GameLogic, GameTypes, ModelHost} from './game-types.js';

export class Hints<T extends GameTypes> {
  readonly #model: GameModel<T>;
  readonly #definition: GameLogic<T>;
  readonly #host: ModelHost<T>;
  #search: Promise<T['hint'] | Refusal> | undefined;
  #found: T['hint'] | undefined;

  constructor(model: GameModel<T>, definition: GameLogic<T>, host: ModelHost<T>) {
    this.#model = model;
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
  find(): Promise<T['hint'] | Refusal> {
    if (this.#search) return this.#search;
    const search = this.#find().finally(() => {
      if (this.#search !== search) return;
      this.#search = undefined;
      this.#host.requestUpdate();
    });
    this.#search = search;
    this.#host.requestUpdate();
    return search;
  }

  async #find(): Promise<T['hint'] | Refusal> {
    const given = this.#definition.hint?.(this.#model.session.state);
    if (!given) return refuse('no-hint', 'This game has no hints.');
    const loaded = await this.#model.during(Promise.resolve(given).then((search) => ({search})));
    if (loaded && !loaded.search) return refuse('not-loaded', 'Hints could not be loaded.');
    const found = loaded?.search && (await this.#model.during(loaded.search, () => this.#host.isConnected));
    if (found === undefined) return refuse('given-up', 'The game changed before a hint was found.');
    this.#found = found;
    return found;
  }
}
