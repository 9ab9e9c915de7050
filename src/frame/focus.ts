/**
 * Moves the focus with what opens and closes in the frame, if it was inside the game, and announces a button that appears
 * in a text.
 */
import type {ReactiveController} from 'lit';
import type {ServedElement} from './served-element.js';

export interface FocusOptions {
  isOver(): boolean;
  /** The name of the panel that is open. */
  panel(): string | undefined;
  say(text: string): void;
}

export class Focus implements ReactiveController {
  readonly #element: ServedElement;
  readonly #options: FocusOptions;
  #focused: Element | null | undefined;
  #card: Element | null | undefined;
  /** The last button in a text. */
  #link: Element | null | undefined;

  constructor(element: ServedElement, options: FocusOptions) {
    this.#element = element;
    this.#options = options;
    element.addController(this);
  }

  hostUpdate(): void {
    this.#focused = this.#element.shadowRoot?.activeElement;
  }

  hostUpdated(): void {
    const {shadowRoot: root} = this.#element;
    const [before, card] = [this.#card, root?.querySelector('.card')];
    this.#card = card;
    const link = root?.querySelector('.link');
    if (link && link !== this.#link) this.#options.say(link.parentElement!.textContent);
    this.#link = link;
    const focused = this.#focused;
    if (!focused) return;
    const isOver = this.#options.isOver();
    const panel = this.#options.panel();
    if (card && card !== before && (isOver || focused.closest('.side'))) {
      // after an automatic pause, a key that was meant for the game must not resume it
      const target = isOver ? card.querySelector<HTMLElement>('.primary') : card;
      (target as HTMLElement | null)?.focus({preventScroll: true});
    } else if (!focused.isConnected && focused.matches('.card, .card *, .panel, .panel *, .link')) {
      // a button in the panel, or all of it, or the card in its place
      const isPanel = panel ?? focused.matches('.panel, .panel *');
      const places = isPanel ? ['.panel', '.card', '[part="tool more"]'] : [];
      const place = places.map((selector) => root!.querySelector<HTMLElement>(selector)).find(Boolean);
      (place ?? this.#element).focus({preventScroll: true});
    } else if (panel && focused.matches('[part="tool more"], .card *')) {
      root!.querySelector<HTMLElement>('.panel')?.focus({preventScroll: true});
    }
  }
}
