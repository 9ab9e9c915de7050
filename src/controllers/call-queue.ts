/** One call at a time: what is called while another call runs, from inside its events say, waits for its turn. */
export class CallQueue {
  #waiting: (() => void)[] | undefined;
  #held = false;

  /** True while calls wait for something that takes its time. */
  get held(): boolean {
    return this.#held;
  }

  /** Runs `work`, at once unless another call is running. What comes of it, or what it throws, is the promise's. */
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

  /** For a call that takes its time: those behind it wait until it is over. */
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
