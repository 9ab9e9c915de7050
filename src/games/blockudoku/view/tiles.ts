/** Tiles on the board, in the tray and in hand, lit from the top left. A cell is 100 × 100. */
import {css, nothing} from 'lit';
import {staticSvg} from '../../../kit/static-svg.js';
import type {Piece} from '../rules/index.js';

/** Shadow, side, face, its gradient (defined by the board) and a highlight. */
const face = 'x="7" y="7" width="82" height="80" rx="15"';
const tile = staticSvg([
  '<g part="piece" class="tile ',
  '" data-tile="',
  '" transform="translate(',
  ' ',
  ')"><rect class="shade" x="12" y="15" width="84" height="84" rx="16"/><rect class="base" x="6" y="6" width="87" height="88" rx="17"/>' +
    `<rect class="face" ${face}/><rect class="sheen" ${face} fill="url(#sheen)"/><path class="gleam" d="M16 38v-11a11 11 0 0 1 11-11h15"/></g>`,
]);

/** Every fifth tile is paler. */
const grain = (number: number): string => (number % 5 === 1 ? 'pale' : '');

/** The class for the colour of a piece by its family: `c0` angles, `c1` blocks and forks, `c2` steps, `c-1` bars. */
export const hueOf = (name: string): string => `c${'LJV.OXTUSZD'.indexOf(name[0]!) >> 2}`;

/**
 * The tiles of the board.
 * @param classes by cell; empty for no tile, as hidden elements of an SVG take as much time as visible ones
 */
export const boardTiles = (classes: readonly string[]) =>
  eightyOne(
    ...classes.map((name, cell) =>
      name ? tile(`${name} ${grain(cell)}`, cell, (cell % 9) * 100, Math.floor(cell / 9) * 100) : nothing,
    ),
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
  cellsOf(piece).map(([column, row], i) => tile(`full ${hueOf(piece.name)} ${grain(i)}`, i, column * 100, row * 100));

export const tilesStyles = css`
  :host {
    --_tile: var(--game-tile, light-dark(#2f6f94, #5fa8cc));
    --_light: var(--game-tile-light, light-dark(#ffd98a, #fff0c4));
  }
  :where(.c0) {
    --_tile: var(--game-tile, light-dark(#b5512a, #e08a5a));
  }
  :where(.c1) {
    --_tile: var(--game-tile, light-dark(#8a4a7c, #c78fc0));
  }
  :where(.c2) {
    --_tile: var(--game-tile, light-dark(#557a24, #93bb58));
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
  .pale > .face {
    fill: color-mix(in oklab, var(--_tile), #fff 8%);
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
    :is(.shade, .sheen, .gleam) {
      display: none;
    }
  }
`;
