/**
 * Runs a search on the page's own thread in slices of a few milliseconds, so that it never holds the page.
 * Owns the one search that runs now and its progress. Does not own what is searched, nor what is done with the answer.
 * A controller because a search must not go on without its host.
 */
import {isServer, type ReactiveController, type ReactiveControllerHost} from 'lit';
import type {Search} from '../core/search.js';

/** Longest a slice may hold the page, in milliseconds. */
const slice = 4;
/** Units a step may have at most, however fast those before were: the next unit may be a slow one. */
const mostUnits = 65536;

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
    // a server's picture waits for none
    if (isServer) return new Promise(() => undefined);
    this.cancel();
    const ticket = this.#ticket;
    let budget = 8;
    try {
      for (;;) {
        await nextTask();
        for (let now = performance.now(), end = now + slice; now < end; ) {
          if (ticket !== this.#ticket) return undefined;
          const step = search.step(budget);
          if (step.done) return step.value;
          this.#show(step.progress);
          const time = performance.now() - now;
          now += time;
          // a step that takes a quarter of a slice keeps to the time without asking for it too often
          if (time < slice / 4) budget = Math.min(budget * 2, mostUnits);
          else if (time > slice / 2) budget = Math.max(1, budget >> 1);
        }
      }
    } finally {
      if (ticket === this.#ticket) this.#show(undefined);
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
