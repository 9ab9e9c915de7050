/** Tiles, as they lie on the board, in the tray and in the hand: lit from the top left. A cell is 100 × 100. */
import {css} from 'lit';
import {printed} from '../../../templates/printed.js';
import type {Piece} from '../rules/index.js';

/** Shadow, side, face, the light over it, a gleam. The gradient is the board's. */
const body = (x: number, y: number): string => {
  const top = `x="${x + 7}" y="${y + 7}" width="82" height="80" rx="15"`;
  return (
    `<rect class="shade" x="${x + 12}" y="${y + 15}" width="84" height="84" rx="16"/><rect class="base" x="${x + 6}" y="${y + 6}" width="87" height="88" rx="17"/>` +
    `<rect class="face" ${top}/><rect class="sheen" ${top} fill="url(#sheen)"/><path class="gleam" d="M${x + 16} ${y + 38}v-11a11 11 0 0 1 11-11h15"/></g>`
  );
};

const tile = printed(['<g class="tile full" part="tile" transform="translate(', ' ', `)">${body(0, 0)}`]);

/**
 * 81 tiles, cell by cell, with a hole for the classes of each. They have no transform of their own, which an animation
 * would override.
 */
export const allTiles = printed(
  Array.from(
    {length: 82},
    (_, i) =>
      (i ? `">${body(((i - 1) % 9) * 100, Math.floor((i - 1) / 9) * 100)}` : '') +
      (i < 81 ? '<g part="tile" class="tile ' : ''),
  ),
);

/** The cells of a piece's box that have a tile. */
export const cellsOf = ({shape}: Piece): readonly (readonly [column: number, row: number])[] =>
  shape
    .split('/')
    .flatMap((line, row) => [...line].flatMap((mark, column) => (mark === '1' ? [[column, row] as const] : [])));

/** A piece, the top left corner of its box in the origin. */
export const pieceShape = (piece: Piece) => cellsOf(piece).map(([column, row]) => tile(column * 100, row * 100));

export const tilesStyles = css`
  :host {
    --_tile: var(--game-tile, light-dark(#bf6f2e, #d8954b));
    --_light: var(--game-tile-light, light-dark(#ffd98a, #fff0c4));
  }
  .shade {
    opacity: 0.2;
  }
  .base {
    fill: color-mix(in oklab, var(--_tile), #200a00 52%);
  }
  .face {
    fill: var(--_tile);
  }
  .gleam {
    fill: none;
    stroke: #fff;
    stroke-width: 5;
    opacity: 0.5;
  }
  /* no two boards of a table are quite alike */
  :nth-child(5n + 2) > .face {
    fill: color-mix(in oklab, var(--_tile), #fff 8%);
  }
  @media (forced-colors: active) {
    :host {
      --_tile: CanvasText;
      --_light: Highlight;
    }
    .tile {
      forced-color-adjust: none;
    }
    :is(.shade, .sheen, .gleam) {
      display: none;
    }
  }
`;
