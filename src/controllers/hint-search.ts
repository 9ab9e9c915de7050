/** The hint for the position on the board: searches for it on request, and keeps what was found until the game changes. */
import {refuse, type Refusal} from '../core/game.js';
import type {Fetched} from './model-ports.js';
import type {Search} from '../core/search.js';
import type {Revision} from './revision.js';

/** What the search needs of the model. */
export interface HintPorts<S, H> {
  readonly revision: Revision;
  /** Starts a search; left out where the game has no hints. */
  readonly search: ((state: S) => Fetched<Search<H>>) | undefined;
  /** Whether the element is in a page: a search outside ends. */
  readonly connected: () => boolean;
  /** There is something to render. */
  readonly redraw: () => void;
}

export class HintSearch<S, H> {
  readonly #ports: HintPorts<S, H>;
  /** The request in progress, or the last one if it has found a hint. */
  #request: {found?: H} | undefined;

  constructor(ports: HintPorts<S, H>) {
    this.#ports = ports;
  }

  get found(): H | undefined {
    return this.#request?.found;
  }

  get searching(): boolean {
    return this.#request !== undefined && this.#request.found === undefined;
  }

  /** Forgets the hint: the game has changed. */
  clear(): void {
    this.#request = undefined;
  }

  /** Searches for a hint, in place of a search in progress. */
  async find(state: S): Promise<H | Refusal> {
    const {revision, search, connected, redraw} = this.#ports;
    if (!search) return refuse('no-hint', 'This game has no hints.');
    const request: {found?: H} = (this.#request = {});
    const wanted = (): boolean => this.#request === request;
    redraw();
    try {
      const given = search(state);
      const started = 'then' in given ? await revision.during(given, wanted) : given;
      if (!started && wanted()) return refuse('not-loaded', 'Hints could not be loaded.');
      const found = started && (await revision.during(started, () => connected() && wanted()));
      if (found !== undefined) request.found = found;
    } finally {
      if (request.found === undefined && wanted()) this.clear();
      redraw();
    }
    return request.found ?? refuse('given-up', 'The game changed before a hint was found.');
  }
}
