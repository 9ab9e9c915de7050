/** Tiles, as they lie on the board, in the tray and in the hand: lit from the top left. A cell is 100 × 100. */
import {css, svg, type TemplateResult} from 'lit';
import type {Piece} from '../rules/index.js';

/** A place for tiles: the top left corner in board units, and how large a tile is there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A template of markup made here, its holes between the strings: made and cloned as a whole, however much it holds. */
export const printed = (strings: string[]): ((...values: unknown[]) => TemplateResult) =>
  svg.bind(undefined, Object.assign(strings, {raw: strings}) as unknown as TemplateStringsArray);

const body = (x: number, y: number): string =>
  `<rect class="base" x="${x + 5}" y="${y + 5}" width="90" height="90" rx="15"/><rect class="edge" x="${x + 5}" y="${y + 5}" width="85" height="85" rx="15"/>` +
  `<rect class="face" x="${x + 10}" y="${y + 10}" width="77" height="77" rx="11"/></g>`;

const tile = printed(['<g class="tile full" part="tile" transform="translate(', ' ', `)">${body(0, 0)}`]);

/**
 * 81 tiles, cell by cell, with a hole for the classes of each. They have no transform of their own, which an animation
 * would override.
 */
export const allTiles = printed(
  Array.from({length: 82}, (_, i) => (i ? `">${body(((i - 1) % 9) * 100, Math.floor((i - 1) / 9) * 100)}` : '') + (i < 81 ? '<g part="tile" class="tile ' : '')),
);

/** The cells of a piece's box that have a tile. */
export const cellsOf = ({shape}: Piece): readonly (readonly [column: number, row: number])[] =>
  shape.split('/').flatMap((line, row) => [...line].flatMap((mark, column) => (mark === '1' ? [[column, row] as const] : [])));

/** A piece, the top left corner of its box in the origin. */
export const pieceShape = (piece: Piece) => cellsOf(piece).map(([column, row]) => tile(column * 100, row * 100));

export const tilesStyles = css`
  :host {
    --_tile: var(--game-tile, light-dark(#b8733a, #d79a55));
    --_light: var(--game-tile-light, light-dark(#ffd98a, #fff0c4));
    --_edge: color-mix(in oklab, var(--_tile), #fff 30%);
    --_base: color-mix(in oklab, var(--_tile), #2a1000 34%);
  }
  .tile {
    opacity: 0;
  }
  .full {
    opacity: 1;
  }
  .base {
    fill: var(--_base);
  }
  .edge {
    fill: var(--_edge);
  }
  .face {
    fill: var(--_tile);
  }
  /* no two boards of a table are quite alike */
  :nth-child(5n + 2) > .face {
    fill-opacity: 0.8;
  }
  :nth-child(7n + 4) > .face {
    fill-opacity: 0.62;
  }
  @media (forced-colors: active) {
    :host {
      --_tile: CanvasText;
      --_light: Highlight;
      --_edge: CanvasText;
      --_base: CanvasText;
    }
    .tile {
      forced-color-adjust: none;
    }
  }
`;
