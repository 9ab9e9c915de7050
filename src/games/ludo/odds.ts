/**
 * Each player's chance to win the position on the board, live. Owns what has been found for it; that takes a while, and
 * runs in slices. A controller because that must end with the host's connection.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {SearchController} from '../../controllers/search.js';
import {chances, type Chances, type LudoState} from './rules/index.js';

export class Odds implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #search: SearchController;
  #state: LudoState | undefined;
  #found: Chances | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    this.#search = new SearchController(host);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#state = undefined;
  }

  /** Each seat's chance to win; the last position's until the new one's are known. */
  get found(): Chances | undefined {
    return this.#found;
  }

  /** Plays a position out, where it is a new one; none: stops. */
  watch(state: LudoState | undefined): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#search.cancel();
    if (this.#found?.chances.length !== state?.colours.length) this.#found = undefined;
    if (state) void this.#play(state);
  }

  async #play(state: LudoState): Promise<void> {
    const found = await this.#search.run(chances(state));
    if (!found || state !== this.#state) return;
    this.#found = found;
    this.#host.requestUpdate();
  }
}
