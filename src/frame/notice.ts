/**
 * A short sentence in place of the status: why a press did nothing, or what a button can take back. It goes with the
 * next press or key, with the next change of the game, or after its time.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {isFrom} from '../input/event-path.js';

export interface NoticeModel {
  readonly text: string;
  /** A button behind the text. */
  readonly action?: {readonly label: string; readonly onPress: () => void};
}

export class Notice implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #shown: NoticeModel | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
    // before the press is taken: what it does may have a notice of its own
    for (const type of ['pointerdown', 'keydown']) host.addEventListener(type, this.#onInput, {capture: true});
  }

  /** The notice that is shown. */
  get shown(): NoticeModel | undefined {
    return this.#shown;
  }

  /** Shows a notice for `time` milliseconds, or until the next input or change. */
  show(notice: NoticeModel, time?: number): void {
    this.clear();
    this.#shown = notice;
    if (time !== undefined) this.#timer = setTimeout(() => this.clear(), time);
    this.#host.requestUpdate();
  }

  clear(): void {
    if (!this.#shown) return;
    clearTimeout(this.#timer);
    this.#shown = undefined;
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.clear();
  }

  #onInput = (event: Event): void => {
    // Tab leads to the button
    if ((event as KeyboardEvent).key === 'Tab') return;
    // on the card its text would go, and the button with it, before the press has ended
    if (!isFrom(event, '.link, .card')) this.clear();
  };
}
