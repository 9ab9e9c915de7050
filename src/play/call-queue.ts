/** Runs one call at a time. Calls made during another call, for example by its event listeners, are queued. */
export class CallQueue {
  #waiting: (() => void)[] | undefined;
  #held = false;

  /** Whether calls wait for an asynchronous one. */
  get held(): boolean {
    return this.#held;
  }

  /** Runs `work`, at once unless another call is running. The promise gets its result or its exception. */
  run<T>(work: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const call = (): void => {
        try {
          resolve(work());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      if (this.#waiting) {
        this.#waiting.push(call);
        return;
      }
      this.#waiting = [call];
      this.#goOn();
    });
  }

  /** Runs an asynchronous call. Later calls wait until it has ended. */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    this.#held = true;
    try {
      return await work();
    } finally {
      this.#held = false;
      this.#goOn();
    }
  }

  #goOn(): void {
    while (!this.#held && this.#waiting?.length) this.#waiting.shift()!();
    if (!this.#held) this.#waiting = undefined;
  }
}
