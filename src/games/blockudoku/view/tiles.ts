/** Tiles on the board, in the tray and in hand, lit from the top left. A cell is 100 × 100. */
import {css, nothing} from 'lit';
import {staticSvg} from '../../../kit/static-svg.js';
import type {Piece} from '../rules/index.js';

/** Shadow, side, face, its gradient (defined by the board), the light on it, and the ring of gold that marks its place. */
const face = 'x="4.5" y="4" width="91" height="84" rx="16"';
const ring = 'x="6" y="6" width="88" height="88" rx="15"';
const tile = staticSvg([
  '<g part="piece" class="tile ',
  '" data-tile="',
  '" transform="translate(',
  ' ',
  ')"><rect class="shade" x="11" y="15" width="86" height="85" rx="17"/><rect class="base" x="4" y="4" width="92" height="93" rx="17"/>' +
    `<rect class="face" ${face}/><rect class="sheen" ${face} fill="url(#sheen)"/><rect class="bevel" x="15" y="13" width="70" height="64" rx="10"/><path class="gleam" d="M14 42V25a11 11 0 0 1 11-11h19"/><rect class="spot line" ${ring}/><rect class="spot gold" ${ring}/></g>`,
]);

/** The class for the colour of a piece by its family: `c0` angles, `c1` blocks and forks, `c2` steps, `c-1` bars. */
export const hueOf = (name: string): string => `c${'LJV.OXTUSZD'.indexOf(name[0]!) >> 2}`;

/**
 * The tiles of the board.
 * @param classes by cell; empty for no tile, as hidden elements of an SVG take as much time as visible ones
 */
export const boardTiles = (classes: readonly string[]) =>
  eightyOne(
    ...classes.map((name, cell) => (name ? tile(name, cell, (cell % 9) * 100, Math.floor(cell / 9) * 100) : nothing)),
  );
const eightyOne = staticSvg(Array<string>(82).fill(''));

/** The tile of a cell, if any. */
export const tileOf = (root: ParentNode, cell: number): Element | null =>
  root.querySelector(`.tiles > [data-tile="${cell}"]`);

/** The cells of a piece, relative to its top left corner. */
export const cellsOf = ({shape}: Piece): readonly (readonly [column: number, row: number])[] =>
  shape
    .split('/')
    .flatMap((line, row) => [...line].flatMap((mark, column) => (mark === '1' ? [[column, row] as const] : [])));

/** A piece with its top left corner at the origin. */
export const pieceShape = (piece: Piece) =>
  cellsOf(piece).map(([column, row], i) => tile(`full ${hueOf(piece.name)}`, i, column * 100, row * 100));

export const tilesStyles = css`
  :host {
    --_tile: var(--game-tile, light-dark(#2a6a92, #4189b4));
    --_light: var(--game-tile-light, color-mix(in oklab, var(--_tile), #fff 45%));
  }
  :where(.c0) {
    --_tile: var(--game-tile, light-dark(#b5492a, #cf6339));
  }
  :where(.c1) {
    --_tile: var(--game-tile, light-dark(#84427a, #b673ae));
  }
  :where(.c2) {
    --_tile: var(--game-tile, light-dark(#4d7421, #719b3c));
  }
  .shade {
    fill: #1a0d04;
    opacity: 0.34;
  }
  .base {
    fill: color-mix(in oklab, var(--_tile), #160600 52%);
  }
  .face {
    fill: var(--_tile);
  }
  .gleam,
  .bevel,
  .spot {
    fill: none;
    stroke: #fff;
    stroke-width: 5.5;
    opacity: 0.65;
  }
  .bevel {
    stroke-width: 3;
    opacity: 0.2;
  }
  .spot {
    display: none;
    opacity: 1;
  }
  .spot.line {
    stroke: var(--_gold-line);
    stroke-width: 15;
  }
  .spot.gold {
    stroke: var(--_gold);
    stroke-width: 8.5;
  }
  @media (forced-colors: active) {
    :host,
    :where(.tile) {
      --_tile: CanvasText;
      --_light: Highlight;
    }
    .tile {
      forced-color-adjust: none;
    }
    :is(.shade, .sheen, .bevel, .gleam) {
      display: none;
    }
  }
`;
