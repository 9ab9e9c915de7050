/** Computes the preferred height of a game's frame. */

export interface Room {
  readonly width: number;
  /** Height of the screen, in CSS pixels: a higher frame would not be visible as a whole. */
  readonly screen: number;
  readonly rem: number;
  /** Width of the board divided by its height. */
  readonly ratio: number;
  /** Width and height of everything except the board. */
  readonly beside: number;
  readonly above: number;
  /** Height of the content below the game. */
  readonly notes: number;
}

/** The height at which the board has its full width. */
export function wantedHeight({width, screen, rem, ratio, beside, above, notes}: Room): number {
  const game = (width - beside) / ratio + above;
  // the game leaves 1 rem of the window free
  return Math.ceil(Math.min(game + Math.max(notes, rem), Math.max(screen, 15 * rem)));
}

/** Height of an element with its margins. */
function outerHeight(element: Element): number {
  const {marginTop, marginBottom} = getComputedStyle(element);
  const {height} = element.getBoundingClientRect();
  return height && height + parseFloat(marginTop) + parseFloat(marginBottom);
}

/** Measures a game and the note below it. Returns undefined before the first render. */
export function measure(game: HTMLElement, notes: HTMLElement): number | undefined {
  const strut = game.shadowRoot?.querySelector('.strut');
  const {width} = game.getBoundingClientRect();
  if (!strut || width === 0) return undefined;
  const shape = strut.firstElementChild?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const {paddingLeft, paddingRight} = getComputedStyle(strut);
  const below = game.shadowRoot?.querySelector('.below');
  return wantedHeight({
    width,
    screen: window.screen.availHeight,
    rem: parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
    ratio: (shape[2] ?? 1) / (shape[3] ?? 1) || 1,
    beside: parseFloat(paddingLeft) + parseFloat(paddingRight),
    above: parseFloat(getComputedStyle(strut, '::after').height),
    notes: outerHeight(notes) + (below ? outerHeight(below) : 0),
  });
}

/**
 * Selects the heights to report. The layout depends on the height of the frame, too, so a page that follows changes what
 * is measured. For the same width and content, a height is not reported again after a larger one: two layouts would
 * alternate for ever.
 */
export class HeightReports {
  #width = 0;
  #frameHeight = 0;
  #measured = 0;
  #reported: number[] = [];

  /** Whether to report a height, measured in a frame of this size. */
  isDue(height: number, width: number, frameHeight: number): boolean {
    const isOther = width !== this.#width || (frameHeight === this.#frameHeight && height !== this.#measured);
    if (isOther) this.#reported = this.#reported.slice(-1);
    this.#width = width;
    this.#frameHeight = frameHeight;
    this.#measured = height;
    const last = this.#reported.at(-1) ?? 0;
    if (height === last || (height < last && this.#reported.includes(height))) return false;
    this.#reported.push(height);
    return true;
  }
}
