/** Computes the preferred height of a game's frame. */

/** Minimum width of the wide layout, and width of the column beside its board, in rem. */
const BESIDE = 46;
const SIDE = 12.5;
/** Maximum height of a board beside its controls, in rem. */
const MOST = 45;

export interface Room {
  readonly width: number;
  /** Height of the screen, in CSS pixels: a higher frame would not be visible as a whole. */
  readonly screen: number;
  readonly rem: number;
  /** Width of the board divided by its height. */
  readonly ratio: number;
  readonly padding: number;
  /** Height of everything except the board, if it is below the board. */
  readonly rest: number;
  /** Height of the content below the game. */
  readonly notes: number;
}

/** The height at which the board has its full width. */
export function wantedHeight({width, screen, rem, ratio, padding, rest, notes}: Room): number {
  const gap = Math.min(Math.max(6, width * 0.015), 20);
  const game =
    width >= BESIDE * rem
      ? Math.min((width - 2 * padding - gap - SIDE * rem) / ratio + 2 * padding, (MOST - 1) * rem)
      : (width - 2 * padding) / ratio + rest;
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
  const find = (selector: string): Element | null | undefined => game.shadowRoot?.querySelector(selector);
  const [fit, table, side] = [find('.fit'), find('.table'), find('.side')];
  const {width} = game.getBoundingClientRect();
  if (!fit || !table || !side || width === 0) return undefined;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const box = table.getBoundingClientRect();
  const isBelow = side.getBoundingClientRect().top >= box.bottom - 1;
  const shape = table.querySelector('.sizer')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const below = find('.below');
  return wantedHeight({
    width,
    screen: window.screen.availHeight,
    rem,
    ratio: (shape[2] ?? 1) / (shape[3] ?? 1) || 1,
    padding: parseFloat(getComputedStyle(fit).paddingLeft),
    // beside the board in a low frame: an estimate of its height below the board
    rest: isBelow ? fit.getBoundingClientRect().height - box.height : (SIDE + 3) * rem,
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
