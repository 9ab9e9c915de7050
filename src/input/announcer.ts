/**
 * Announcements for screen readers: one polite live region per game, one announcement per turn. Owns the text and its
 * place in the shadow root. Does not own the wording.
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

  /** Announces a sentence, even if it equals the previous one. */
  say(text: string): void {
    if (!text) return;
    this.#text = text;
    this.#odd = !this.#odd;
    this.#host.requestUpdate();
  }

  hostConnected(): void {}

  /** The live region. Must be part of every render of the host, at the same place. */
  template(): TemplateResult {
    // a no-break space at the end makes a repeated sentence new to the screen reader
    return html`<div class="visually-hidden" role="status">${this.#text}${this.#odd ? '\u00a0' : ''}</div>`;
  }
}
