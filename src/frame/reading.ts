/**
 * The time to read the status: a sentence stays for a second before one about what a computer or somebody elsewhere does
 * takes its place. What a person here does shows at once.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Milliseconds to read a sentence, at normal speed. */
const readingTime = 1000;

export class Reading implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #text = '';
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
    for (const type of ['pointerdown', 'keydown']) host.addEventListener(type, () => (this.#until = 0));
  }

  /**
   * The sentence to show now.
   * @param text the latest one
   * @param pace the factor of the reading time: 1 at normal speed, 0 for none
   * @param waits whether it can wait until the one before has been read
   */
  show(text: string, pace: number, waits: boolean): string {
    clearTimeout(this.#timer);
    const now = performance.now();
    // a sentence that only goes on can be read on
    if (waits && this.#host.isConnected && now < this.#until && !text.startsWith(this.#text)) {
      this.#timer = setTimeout(() => this.#host.requestUpdate(), this.#until - now);
    } else if (text !== this.#text) {
      this.#text = text;
      this.#until = now + readingTime * pace;
    }
    return this.#text;
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#until = 0;
  }
}
