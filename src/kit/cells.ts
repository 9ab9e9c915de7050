/**
 * Cells and other targets as HTML over a drawing. Firefox reports most of what is inside an SVG as not showing, and a
 * screen reader then reads no cell, or the wrong one. So the drawing is hidden from screen readers, and what is read,
 * focused and pressed are transparent HTML elements in a layer above it:
 *
 * ```ts
 * html`<div class="layers">
 *   <svg class="board" part="board" viewBox=${box.join(' ')} width=${box[2] * 9} height=${box[3] * 9} aria-hidden="true">…</svg>
 *   <div class="targets" role="grid" aria-label=${label} aria-colcount="9" aria-rowcount="9" ${over(box, [0, 0, 900, 900])}>
 *     ${rows(...labels)}
 *   </div>
 * </div>`;
 * ```
 *
 * - A regular grid: {@link gridRows} makes the rows once, and {@link over} puts the layer over the squares. The browser
 *   divides it; no cell has a position of its own.
 * - Any other board: the layer has the class `free`, no position, and each cell or button one of its own, with `over`. The
 *   rows are `<div role="row" aria-rowindex=…>`; without rows the layer is a `role="group"` of `<button>`s.
 *
 * `box` is that of the `viewBox`. Styles: {@link targetStyles}, with a ring around what has the keyboard focus. The svg keeps
 * `width` and `height`, so that it fills the space there is. Arrow keys: `GridCursor`, which sets the one tab stop, or
 * `ArrowKeys` for boards without straight rows. A strict content security policy allows no `style` attribute, so positions
 * are set by script, not in the markup of a server: there the cells have names and no place.
 */
import {css, html, noChange, type ElementPart, type TemplateResult} from 'lit';
import {Directive, directive} from 'lit/directive.js';

/** An area of a drawing, in its own units. */
export type Box = readonly [x: number, y: number, width: number, height: number];

class Over extends Directive {
  #last = '';

  render(_box: Box, _area: Box): typeof noChange {
    return noChange;
  }

  override update({element}: ElementPart, [box, area]: [Box, Box]): typeof noChange {
    const key = [...box, ...area].join();
    if (key === this.#last) return noChange;
    this.#last = key;
    const {style} = element as HTMLElement;
    const percent = (length: number, side: 2 | 3): string => `${(length / box[side]) * 100}%`;
    style.left = percent(area[0] - box[0], 2);
    style.top = percent(area[1] - box[1], 3);
    style.width = percent(area[2], 2);
    style.height = percent(area[3], 3);
    return noChange;
  }
}

/** Puts an element of the layer over an area of the drawing: `<button ${over(box, [x, y, width, height])}>`. */
export const over = directive(Over);

/**
 * Makes the rows of a regular grid as one large template, which is cloned many times as fast as one for each cell. Its values
 * are the labels, row by row from the top. Make it once for each size, outside of the function that renders.
 * @param attributes more attributes of a cell, counted row by row from 0, as markup: `data-cell="12" part="cell"`
 */
export function gridRows(
  columns: number,
  rows: number,
  attributes: (cell: number) => string,
): (...labels: readonly string[]) => TemplateResult {
  const strings: string[] = [];
  for (let cell = 0; cell < columns * rows; cell++) {
    const column = cell % columns;
    const row = `<div role="row" aria-rowindex="${cell / columns + 1}">`;
    const before = cell === 0 ? row : `"></div>${column ? '' : `</div>${row}`}`;
    strings.push(
      `${before}<div role="gridcell" aria-colindex="${column + 1}" tabindex="-1" ${attributes(cell)} aria-label="`,
    );
  }
  strings.push('"></div></div>');
  return html.bind(undefined, Object.assign(strings, {raw: strings}) as unknown as TemplateStringsArray);
}

/** Styles of a drawing with targets above it. */
export const targetStyles = css`
  .layers {
    position: relative;
    display: grid;
    direction: ltr;
    touch-action: manipulation;
    user-select: none;
  }
  .targets {
    position: absolute;
    inset: 0;
    display: grid;
    grid-auto-rows: minmax(0, 1fr);
  }
  .targets > [role='row'] {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  /* rows that fill the layer one over the other, with equal names, would be one and the same for Orca */
  .free:where(.targets) {
    pointer-events: none;
  }
  .free:where(.targets) :is(button, [role='button'], [role='gridcell']) {
    position: absolute;
    min-block-size: 0;
    padding: 0;
    border: none;
    background: none;
    color: inherit;
    pointer-events: auto;
  }
  .targets :focus-visible {
    border-radius: 6px;
    outline: 3px solid var(--_ink);
    outline-offset: -3px;
  }
`;
