/**
 * What a screen reader is told: one polite live region a game, said once a turn.
 * Owns the sentences and their place in the shadow root. Does not own the words: sentences come ready.
 * A controller because it renders with its host.
 */
import {html, type ReactiveController, type ReactiveControllerHost, type TemplateResult} from 'lit';

export class Announcer implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #text = '';
  #odd = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The last thing said. */
  get text(): string {
    return this.#text;
  }

  /** Says something; the same sentence again is said again. */
  say(text: string): void {
    if (!text) return;
    this.#text = text;
    this.#odd = !this.#odd;
    this.#host.requestUpdate();
  }

  hostConnected(): void {}

  /** The region; belongs into every rendering of the host, at the same place. */
  template(): TemplateResult {
    // a no-break space at the end makes the same sentence new to the screen reader
    return html`<div class="visually-hidden" role="status">${this.#text}${this.#odd ? '\u00a0' : ''}</div>`;
  }
}
