/** Computes the height of a game's frame. */

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
  /** Width of the board if everything else is below it. */
  readonly board: number;
  /** Height of everything except the board. */
  readonly rest: number;
  /** Height of the page's content below the game. */
  readonly notes: number;
}

/** The height at which the board has its full width. It depends on the width only, so that a page may follow it. */
export function wantedHeight({width, screen, rem, ratio, board, rest, notes}: Room): number {
  const padding = Math.min(Math.max(8, width * 0.03), 20);
  const gap = Math.min(Math.max(6, width * 0.015), 20);
  const game =
    width >= BESIDE * rem
      ? Math.min((width - 2 * padding - gap - SIDE * rem) / ratio + 2 * padding, MOST * rem)
      : board / ratio + rest;
  return Math.ceil(Math.min(game + notes, Math.max(screen, 15 * rem)));
}

/** Measures a game and the note below it. Returns undefined before the first render. */
export function measure(game: HTMLElement, notes: HTMLElement): number | undefined {
  const part = (name: string): HTMLElement | null | undefined =>
    game.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`);
  const [layout, table, side] = [part('layout'), part('table'), part('side')];
  const {width} = game.getBoundingClientRect();
  if (!layout || !table || !side || width === 0) return undefined;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const box = table.getBoundingClientRect();
  const below = side.getBoundingClientRect().top >= box.bottom - 1;
  const shape = table.querySelector('.sizer')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  return wantedHeight({
    width,
    screen: window.screen.availHeight,
    rem,
    ratio: (shape[2] ?? 1) / (shape[3] ?? 1) || 1,
    board: below ? box.width : width - 2 * Math.min(Math.max(8, width * 0.03), 20),
    // beside the board in a low frame: its height if it were below
    rest: below ? layout.scrollHeight - box.height : SIDE * rem + 3 * rem,
    notes: notes.getBoundingClientRect().height,
  });
}
