/**
 * What can be computed about the position on the board, live: odds, or whether the game can still be won. Owns what
 * has been found so far and the state that it was found for. Does not own how: the game gives the searches.
 * A controller because a search must end with the host's connection.
 */
import {isServer, type ReactiveController, type ReactiveControllerHost} from 'lit';
import type {Search} from '../core/search.js';
import {runInSlices} from './search.js';

/** The searches for a state; a promise of them where they have to be fetched, kept with undefined where they can't be. */
export type Searches<Found> =
  readonly Search<Partial<Found>>[] | Promise<readonly Search<Partial<Found>>[] | undefined>;

export class Analysis<State, Found extends object> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #searches: (state: State) => Searches<Found>;
  #state: State | undefined;
  #found: Partial<Found> = {};

  /** `searches` run one after the other; the answers add up. */
  constructor(host: ReactiveControllerHost, searches: (state: State) => Searches<Found>) {
    this.#host = host;
    this.#searches = searches;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#state = undefined;
  }

  /** What is known; of the last state until there is something of the new one. */
  get found(): Partial<Found> {
    return this.#found;
  }

  /**
   * Looks into a state, where it is a new one; none: stops.
   * @param keep what was found for the last state holds until there is something new
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
    for (const search of (fetched ? await asked : asked) ?? []) {
      if (this.#state !== state) return;
      // what is quick is there at once
      const first = search.step(1);
      // a server's first view waits for none
      if (isServer && !first.done) return;
      const answer = first.done ? first.value : await runInSlices(search, () => this.#state === state);
      if (this.#state !== state || !answer) return;
      fresh = {...fresh, ...answer};
      this.#found = fresh;
      if (fetched || !first.done) this.#host.requestUpdate();
    }
  }
}
