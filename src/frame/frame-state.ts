/** The state of the frame around one board: the open panel, the notice, the card that was closed. */
import type {ReactiveControllerHost} from 'lit';
import {Notice, type NoticeModel} from './notice.js';
import {Reading} from './reading.js';

/** Milliseconds a notice with an undo button stays. */
const timeToTakeBack = 6000;

export class FrameState {
  readonly notice: Notice;
  readonly reading: Reading;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #say: (key: string) => string;
  #panel: string | undefined;
  /** The state at whose end the card was closed. */
  #closedAt: unknown;
  /** The state at whose end the card waits for the celebration. */
  #heldAt: unknown;
  #isOffered = false;

  constructor(host: ReactiveControllerHost & HTMLElement, say: (key: string) => string) {
    this.#host = host;
    this.#say = say;
    this.notice = new Notice(host);
    this.reading = new Reading(host);
  }

  /** The name of the panel that is open. */
  get panel(): string | undefined {
    return this.#panel;
  }

  /** Opens a panel; undefined closes the one that is open. */
  open(panel: string | undefined): void {
    this.#panel = panel;
    this.#host.requestUpdate();
  }

  /** Whether the card at the end with this state was closed, or is not there yet. */
  isClosed(state: object): boolean {
    return this.#closedAt === state || this.#heldAt === state;
  }

  /** Keeps the card at the end with this state back; undefined shows it. */
  holdCard(state: object | undefined): void {
    if (state === this.#heldAt) return;
    this.#heldAt = state;
    this.#host.requestUpdate();
  }

  close(state: object): void {
    this.#closedAt = state;
    this.#host.requestUpdate();
  }

  /** Whether players and rules of this game are still the choice of the person here. */
  get isOffered(): boolean {
    return this.#isOffered;
  }

  /** Offers the choices of a game; false: it is accepted as it is set up. */
  showStartCard(on: boolean): void {
    if (this.#isOffered === on) return;
    this.#isOffered = on;
    this.#host.requestUpdate();
  }

  /** "Not loaded", and a button that tries again. */
  loadErrorNotice(retry: () => void): NoticeModel {
    return this.#noticeOf(this.#say('notLoaded'), 'tryAgain', retry);
  }

  /** Shows that what a person has asked for could not be loaded. */
  showLoadError(retry: () => void): void {
    // the panel would cover it
    this.open(undefined);
    this.notice.show(this.loadErrorNotice(retry));
  }

  /** Shows a notice for a while, with an undo button if there is something to undo. */
  notify(text: string, takeBack?: () => void): void {
    this.notice.show(takeBack ? this.#noticeOf(text, 'undo', takeBack) : {text}, timeToTakeBack);
  }

  /** A notice that goes with the press of its button. */
  #noticeOf(text: string, label: string, press: () => void): NoticeModel {
    const onPress = (): void => {
      this.notice.clear();
      press();
    };
    return {text, action: {label: this.#say(label), onPress}};
  }
}
