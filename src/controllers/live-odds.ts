/**
 * The odds of the position on the board, live. Owns what has been reckoned for it; what takes a while runs in slices.
 * Does not own how: the game gives a search.
 * A controller because a search must end with the host's connection.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Search} from '../core/search.js';
import {SearchController} from './search.js';

/** Each player's chance to win. */
export interface Odds {
  /** By seat, 0 to 1. */
  readonly chances: readonly number[];
  /** 0 where they are exact; else half the width of a 95 % interval around each. */
  readonly error: number;
}

export class LiveOdds<State, Found extends Odds> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #search: SearchController;
  readonly #reckon: (state: State) => Search<Found>;
  #state: State | undefined;
  #found: Found | undefined;

  constructor(host: ReactiveControllerHost, reckon: (state: State) => Search<Found>) {
    this.#host = host;
    this.#reckon = reckon;
    this.#search = new SearchController(host);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#state = undefined;
  }

  /** The odds; the last position's until the new one's are known. */
  get found(): Found | undefined {
    return this.#found;
  }

  /**
   * Reckons the odds of a position, where it is a new one; none: stops reckoning.
   * @param seats number of players: odds of another number are not kept
   */
  watch(state: State | undefined, seats: number): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#search.cancel();
    if (state === undefined || this.#found?.chances.length !== seats) this.#found = undefined;
    if (state === undefined) return;
    const search = this.#reckon(state);
    const first = search.step(1);
    if (first.done) this.#found = first.value;
    else void this.#later(search, state);
  }

  async #later(search: Search<Found>, state: State): Promise<void> {
    const found = await this.#search.run(search);
    if (!found || state !== this.#state) return;
    this.#found = found;
    this.#host.requestUpdate();
  }
}
