/**
 * What can still come of the position on the board, live. Owns what has been found out about it, in slices; what is
 * not found within its budget is not known. A controller because that must end with the host's connection.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {SearchController} from '../../controllers/search.js';
import type {Search} from '../../core/search.js';
import {searchFewestPegs, searchOutlook, searchWay, type Fewest, type Outlook, type PegState} from './rules/index.js';

/** Units of work for one question: some seconds. */
export const patience = 4_000_000;

/** The answer of a search, or undefined where it takes longer than `limit` units. */
export function within<T>(search: Search<T>, limit = patience): Search<T | undefined> {
  return {
    step(budget) {
      limit -= budget;
      const step = search.step(budget);
      return step.done || limit > 0 ? step : {done: true, value: undefined};
    },
  };
}

/** What is asked of a position. */
export interface Questions {
  /** Which jumps keep the game winnable. */
  readonly marks: boolean;
  /** How few pegs can still be reached. */
  readonly fewest: boolean;
}

export class Prospects implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #search: SearchController;
  #asked = '';
  /** `seeking` until it is known, `unknown` where the budget was not enough. */
  winnable: 'yes' | 'no' | 'seeking' | 'unknown' = 'seeking';
  outlook: Outlook | undefined;
  fewest: Fewest | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    this.#search = new SearchController(host);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#asked = '';
  }

  /** Asks about a position, where that is new; none: stops asking. */
  watch(state: PegState | undefined, {marks, fewest}: Questions): void {
    const asked = state ? `${state.shape} ${state.lattice} ${state.pegs} ${state.target} ${marks} ${fewest}` : '';
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#search.cancel();
    this.winnable = 'seeking';
    this.outlook = this.fewest = undefined;
    if (state) void this.#answer(asked, state, {marks, fewest});
  }

  async #answer(asked: string, state: PegState, {marks, fewest}: Questions): Promise<void> {
    const ask = async <T>(search: Search<T>, take: (answer: T | undefined) => void): Promise<void> => {
      if (asked !== this.#asked) return;
      const answer = await this.#search.run(within(search));
      // another position by now: whatever was found is of no use
      if (asked !== this.#asked) return;
      take(answer);
      this.#host.requestUpdate();
    };
    await ask(searchWay(state), (way) => (this.winnable = way ? 'yes' : way === null ? 'no' : 'unknown'));
    if (marks) await ask(searchOutlook(state), (outlook) => (this.outlook = outlook));
    if (fewest) await ask(searchFewestPegs(state), (few) => (this.fewest = few));
  }
}
