/**
 * Runs a search on the page's own thread in slices of a few milliseconds, so that it never holds the page.
 * Owns the one search that runs now and its progress. Does not own what is searched, nor what is done with the answer.
 * A controller because a search must not go on without its host.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Search} from '../core/search.js';

/** Longest a slice may hold the page, in milliseconds. */
const slice = 4;

export class SearchController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #ticket = 0;
  #progress: number | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Part of the running search that is done, 0 to 1; undefined where nothing runs or it can't be told. */
  get progress(): number | undefined {
    return this.#progress;
  }

  /**
   * Runs a search to its end; the one before is given up. Always answers in a later task, so that the page can draw
   * and take input in between.
   * @returns the answer, or undefined where the search was given up.
   */
  async run<T>(search: Search<T>): Promise<T | undefined> {
    const ticket = ++this.#ticket;
    let budget = 64;
    for (;;) {
      await nextTask();
      if (ticket !== this.#ticket) return undefined;
      const end = performance.now() + slice;
      for (;;) {
        const start = performance.now();
        const step = search.step(budget);
        if (step.done) {
          this.#show(undefined);
          return step.value;
        }
        this.#show(step.progress);
        const now = performance.now();
        // a step that takes a quarter of a slice keeps to the time without asking for it too often
        if (now - start < slice / 4) budget *= 2;
        else if (now - start > slice / 2) budget = Math.max(1, budget >> 1);
        if (now >= end) break;
      }
    }
  }

  /** Gives the running search up. */
  cancel(): void {
    this.#ticket++;
    this.#show(undefined);
  }

  hostDisconnected(): void {
    this.cancel();
  }

  #show(progress: number | undefined): void {
    if (progress === this.#progress) return;
    this.#progress = progress;
    this.#host.requestUpdate();
  }
}

/** Resolves in a later task, after input and drawing had their turn; unlike a timer it is not slowed when nested. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
