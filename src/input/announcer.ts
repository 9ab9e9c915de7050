/**
 * Announcements for screen readers: one polite live region per game. Each announcement is an element of its own, so that
 * an equal one is spoken again in Firefox, and one that follows at once is spoken after it, and not in its place. Owns the
 * texts and their place in the shadow root. Does not own the wording.
 * Announcements of one rendering share a paragraph: Chromium tells screen readers of several in no particular order.
 * A controller because it renders with its host.
 */
import {html, type ReactiveController, type ReactiveControllerHost, type TemplateResult} from 'lit';

/** Announcements that are kept without a press: so many that no reader is far behind. */
const most = 12;

export class Announcer implements ReactiveController {
  readonly #host: ReactiveControllerHost & EventTarget;
  /** The announcements since the last press or key, those of one rendering together. */
  #said: string[][] = [];
  /** The number of renderings so far. */
  #rendered = 0;
  #last = '';
  #isAnswered = false;
  #isOdd = false;

  constructor(host: ReactiveControllerHost & EventTarget) {
    this.#host = host;
    host.addController(this);
    for (const type of ['pointerdown', 'keydown'])
      host.addEventListener(type, () => (this.#isAnswered = true), {capture: true});
  }

  /** Announces a sentence, even if it equals the previous one. */
  say(text: string): void {
    if (!text) return;
    if (this.#isAnswered || this.#rendered >= most) {
      this.#said.splice(0, this.#rendered);
      this.#rendered = 0;
      this.#isOdd = !this.#isOdd;
    }
    this.#isAnswered = false;
    // Chromium keeps silent about a new element with the text of the last one
    this.#last = text === this.#last ? `${text}\u00a0` : text;
    if (this.#said.length === this.#rendered) this.#said.push([]);
    this.#said.at(-1)!.push(this.#last);
    this.#host.requestUpdate();
  }

  hostConnected(): void {}

  /** The live region. Must be part of every render of the host, at the same place. */
  template(): TemplateResult {
    // blocks: in Chromium, screen readers read a line of inline elements again from its start
    // no-break space: another one gets lost at the end of a line
    this.#rendered = this.#said.length;
    const said = this.#said.map((texts) => html`<p>${texts.map((text) => html`<span>${text}</span>${'\u00a0'}`)}</p>`);
    // another template makes all elements anew; a status is read whole by default
    return html`<div class="visually-hidden" role="status" aria-atomic="false">
      ${this.#isOdd ? html`<section>${said}</section>` : html`<div>${said}</div>`}
    </div>`;
  }
}
