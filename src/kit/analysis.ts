/**
 * Live analysis of the position on the board: odds, or whether the game can still be won. Owns the current result and
 * the state it belongs to. Does not own the computation: the game supplies the searches.
 * A controller because searches must end when the host is disconnected.
 */
import {isServer, type ReactiveController, type ReactiveControllerHost} from 'lit';
import type {Search} from '../core/search.js';
import {runInSlices} from '../play/search.js';

/** The searches for a state, or a promise of them if they are loaded on demand; undefined if they can't be loaded. */
export type Searches<Found> =
  readonly Search<Partial<Found>>[] | Promise<readonly Search<Partial<Found>>[] | undefined>;

export class Analysis<State, Found extends object> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #searches: (state: State) => Searches<Found>;
  #state: State | undefined;
  #found: Partial<Found> = {};
  #retry: (() => void) | undefined;

  /** @param searches run one after the other; their answers are merged */
  constructor(host: ReactiveControllerHost, searches: (state: State) => Searches<Found>) {
    this.#host = host;
    this.#searches = searches;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#state = undefined;
  }

  /** The current result; that of the previous state until there is a new one. */
  get found(): Partial<Found> {
    return this.#found;
  }

  /** Tries again what could not be loaded; undefined if nothing is missing. Each new state tries again by itself. */
  get retry(): (() => void) | undefined {
    return this.#state && this.#retry;
  }

  /**
   * Analyses a state if it is new; stops without one.
   * @param keep keeps the previous result until there is a new one
   */
  watch(state: State | undefined, keep: boolean): void {
    if (state === this.#state) return;
    this.#state = state;
    if (!keep || state === undefined) this.#found = {};
    if (state !== undefined) void this.#look(state);
  }

  async #look(state: State): Promise<void> {
    let fresh: Partial<Found> = {};
    const asked = this.#searches(state);
    const fetched = 'then' in asked;
    const searches = fetched ? await asked : asked;
    if (!searches) {
      this.#retry = () => {
        this.#state = this.#retry = undefined;
        this.#host.requestUpdate();
      };
      return this.#host.requestUpdate();
    }
    this.#retry = undefined;
    for (const search of searches) {
      if (this.#state !== state) return;
      // fast results are available at once
      const first = search.step(1);
      // server rendering does not wait for results
      if (isServer && !first.done) return;
      const answer = first.done ? first.value : await runInSlices(search, () => this.#state === state);
      if (this.#state !== state || !answer) return;
      fresh = {...fresh, ...answer};
      this.#found = fresh;
      if (fetched || !first.done) this.#host.requestUpdate();
    }
  }
}
