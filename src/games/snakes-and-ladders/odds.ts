/**
 * The odds of the position on the board, live. Owns what has been reckoned for it; where players capture each other that
 * takes a while, and runs in slices. A controller because that must end with the host's connection.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {SearchController} from '../../controllers/search.js';
import {searchWinChances, visits, type Rules, type SnlState, type WinChances} from './rules/index.js';

export class Odds implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #search: SearchController;
  #state: SnlState | undefined;
  #found: WinChances | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    this.#search = new SearchController(host);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#state = undefined;
  }

  /** Each seat's chance to win, and how exact that is; the last position's until the new one's are known. */
  get found(): WinChances | undefined {
    return this.#found;
  }

  /** Reckons the chances of a position, where it is a new one; none: stops reckoning. */
  watch(state: SnlState | undefined): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#search.cancel();
    if (!state || this.#found?.chances.length !== state.positions.length) this.#found = undefined;
    if (!state) return;
    const search = searchWinChances(state.board, state.rules, state.positions, state.seat, state.extra);
    const first = search.step(1);
    if (first.done) this.#found = first.value;
    else void this.#later(search, state);
  }

  async #later(search: ReturnType<typeof searchWinChances>, state: SnlState): Promise<void> {
    const found = await this.#search.run(search);
    if (!found || state !== this.#state) return;
    this.#found = found;
    this.#host.requestUpdate();
  }
}

const heats = new WeakMap<Rules, readonly number[]>();

/** How often each square is visited in a game, 0 to 1 for the most visited, by square; kept by the game's rules. */
export function heatOf({board, rules}: SnlState): readonly number[] {
  let heat = heats.get(rules);
  if (!heat) {
    // home and start are part of every game: they tell nothing, and would pale the rest
    const times = visits(board, rules) ?? [];
    const inner = times.map((time, square) => (square <= 1 || square === times.length - 1 ? 0 : time));
    const most = Math.max(...inner, Number.MIN_VALUE);
    heats.set(rules, (heat = inner.map((time) => time / most)));
  }
  return heat;
}
