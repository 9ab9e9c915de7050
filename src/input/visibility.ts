/**
 * Detects whether the host is visible: its page is shown, it is rendered, and it is not scrolled out of view. Owns an
 * observer and a listener, from the first question until the answer is no longer needed. Does not own what waits for
 * the answer.
 * A controller because neither may exist after the host is disconnected.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';

export interface VisibilityOptions {
  /** Whether the answer still matters; requested after each update of the host. */
  needed(): boolean;
  /** The host may be visible again: it was not, or it has just been added to a page. */
  appeared(): void;
}

export class Visibility implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #options: VisibilityOptions;
  #observer: IntersectionObserver | undefined;
  /** The document that is listened to. An element may move to another one. */
  #document: Document | undefined;
  #inView = false;

  constructor(host: ReactiveControllerHost & Element, options: VisibilityOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Whether the host is visible. If not, `appeared` is called once it may be. */
  get visible(): boolean {
    const {ownerDocument, isConnected} = this.#host;
    const window = ownerDocument.defaultView;
    if (!isConnected || !window) return false;
    if (!this.#observer) {
      this.#document = ownerDocument;
      ownerDocument.addEventListener('visibilitychange', this.#onVisibilityChange);
      // until the observer reports, which takes a frame
      this.#inView = isInViewport(this.#host, window);
      this.#observe(window);
    }
    if (this.#inView && !this.#host.checkVisibility()) {
      // observers report changes only, and may have missed this one; a new observer reports in any case
      this.#inView = false;
      this.#observe(window);
    }
    return this.#inView && !ownerDocument.hidden;
  }

  hostConnected(): void {
    this.#options.appeared();
  }

  hostUpdated(): void {
    if (this.#observer && !this.#options.needed()) this.#stop();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  #observe(window: Window & typeof globalThis): void {
    this.#observer?.disconnect();
    this.#observer = new window.IntersectionObserver((entries) => {
      this.#inView = entries.at(-1)!.isIntersecting;
      if (this.#inView) this.#options.appeared();
    });
    this.#observer.observe(this.#host);
  }

  #stop(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#document?.removeEventListener('visibilitychange', this.#onVisibilityChange);
    this.#document = undefined;
  }

  #onVisibilityChange = (): void => {
    if (!this.#document!.hidden) this.#options.appeared();
  };
}

function isInViewport(element: Element, {innerWidth, innerHeight}: Window): boolean {
  const {top, right, bottom, left} = element.getBoundingClientRect();
  return bottom >= 0 && right >= 0 && top <= innerHeight && left <= innerWidth;
}
