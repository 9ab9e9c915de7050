// Frames that come when a test says so, for what is drawn by a clock.
/** Takes the place of the browser's frames; real ones again after `restore()`. */
export class Frames {
  #waiting = new Map<number, FrameRequestCallback>();
  #id = 0;
  #now = 1000;
  readonly #request = window.requestAnimationFrame;
  readonly #cancel = window.cancelAnimationFrame;
  readonly #performanceNow = performance.now;

  constructor() {
    window.requestAnimationFrame = (callback) => (this.#waiting.set(++this.#id, callback), this.#id);
    window.cancelAnimationFrame = (id) => void this.#waiting.delete(id);
    performance.now = () => this.#now;
  }
  get open(): number {
    return this.#waiting.size;
  }
  /** The next frame, so many milliseconds later. */
  pass(milliseconds: number): void {
    this.#now += milliseconds;
    const due = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const callback of due) callback(this.#now);
  }
  restore(): void {
    window.requestAnimationFrame = this.#request;
    window.cancelAnimationFrame = this.#cancel;
    performance.now = this.#performanceNow;
  }
}
