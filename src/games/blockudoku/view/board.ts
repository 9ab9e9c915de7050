/**
 * The board as one SVG: the printed ground, on it the tiles, over them the cells themselves, which are real: each a
 * named grid cell that can be reached and pressed. A piece that is dragged floats over all of it.
 */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import type {Piece} from '../rules/index.js';
import {allTiles, cellsOf, pieceShape, printed, type Spot} from './tiles.js';

export interface BoardModel {
  /** By cell, what its tile is: `full`, `ghost`, `lit`, `bad`, `hint`, any of them; empty for none. */
  readonly tiles: readonly string[];
  /** The piece that is dragged, and where it is. */
  readonly held?: {readonly piece: Piece; readonly x: number; readonly y: number} | undefined;
  /** The piece that is being put down, and the cell of its top left corner. Not seen at rest. */
  readonly flying?: {readonly piece: Piece; readonly cell: number} | undefined;
  /** Something moves over the board's edge. */
  readonly lifted: boolean;
  /** What is called out over the board, line by line, and where. */
  readonly shout?: {readonly lines: readonly string[]; readonly x: number; readonly y: number} | undefined;
  /** No piece fits any more. */
  readonly over: boolean;
  /** The cell in the tab order. */
  readonly cursor: number;
  /** Name of the board. */
  readonly label: string;
  /** Name of a cell: "5E, filled". */
  readonly cellLabel: (cell: number) => string;
}

const frame = 14;
const size = 900 + 2 * frame;

/** Where a point of the page is, in board units. */
export function boardPoint(board: Element, x: number, y: number): readonly [x: number, y: number, unit: number] {
  const {left, top, width} = board.getBoundingClientRect();
  const unit = width / size;
  return [(x - left) / unit - frame, (y - top) / unit - frame, unit];
}

/** Where the piece of a tray's slot lies, in board units. */
export function slotSpot(board: Element, slot: Element, {rows, columns}: Piece): Spot {
  const {left, top, width, height} = slot.getBoundingClientRect();
  const [x, y, unit] = boardPoint(board, left + width / 2, top + height / 2);
  const scale = width / slotSize / unit;
  return {x: x - columns * 50 * scale, y: y - rows * 50 * scale, scale};
}

/** Units across a slot of the tray: room for a box of five. */
export const slotSize = 540;

const at = (i: number) => `${(i % 9) * 100} ${Math.floor(i / 9) * 100}`;
const eightyOne = Array.from({length: 81}, (_, i) => i);
const hollow = 'h80a8 8 0 0 1 8 8v72a8 8 0 0 1-8 8h-80a8 8 0 0 1-8-8v-72a8 8 0 0 1 8-8z';

const ground = printed([
  '<g aria-hidden="true"><path class="ground" part="ground" d="M0 0H900V900H0z"/>' +
    `<path class="ground-alt" part="ground-alt" d="${[1, 3, 5, 7].map((i) => `M${(i % 3) * 300} ${Math.floor(i / 3) * 300}h300v300h-300z`).join('')}"/>` +
    `<path class="hollow-shade" d="${eightyOne.map((i) => `M${at(i)}m10 6${hollow}`).join('')}"/></g>`,
])();

const cells = printed([
  ...eightyOne.flatMap((i) => [
    `${i % 9 ? '"/>' : i ? '"/></g><g role="row">' : '<g class="cells"><g role="row">'}<rect role="gridcell" part="cell" data-cell="${i}" x="${(i % 9) * 100}" y="${Math.floor(i / 9) * 100}" width="100" height="100" tabindex="`,
    '" aria-label="',
  ]),
  '"/></g></g>',
]);

export function boardTemplate({tiles, held, flying, lifted, shout, over, cursor, label, cellLabel}: BoardModel): TemplateResult {
  return html`<svg class="board ${lifted ? 'lifted' : ''} ${over ? 'over' : ''}" part="board" viewBox="-14 -14 928 928" width="8352" height="8352" role="grid" aria-label=${label}>
    ${ground}
    <g class="tiles" aria-hidden="true">${allTiles(...tiles)}</g>
    ${cells(...eightyOne.flatMap((cell) => [cell === cursor ? '0' : '-1', cellLabel(cell)]))}
    <g class="above" aria-hidden="true">
      ${held
        ? svg`<g class="held" part="held" transform="translate(${held.x} ${held.y})"><g class="lift"
            ><path class="cast" d=${cellsOf(held.piece).map(([x, y]) => `M${x * 100 + 14} ${y * 100 + 30}h86v86h-86z`).join('')} />${pieceShape(held.piece)}</g></g>`
        : nothing}
      ${flying ? svg`<g transform="translate(${at(flying.cell)})"><g class="flying">${pieceShape(flying.piece)}</g></g>` : nothing}
      ${shout
        ? svg`<g class="shout" part="shout">${shout.lines.map((line, i) => svg`<text x=${shout.x} y=${shout.y + i * 92} class=${i ? 'small' : ''}>${line}</text>`)}</g>`
        : nothing}
    </g>
  </svg>`;
}

export const boardStyles = css`
  @container (width < 46rem) {
    .board {
      max-block-size: max(24rem, 100svh - 24rem);
    }
  }
  .board {
    --_ground: var(--game-square, light-dark(#fbf5e7, #28433f));
    --_ground-alt: var(--game-square-alt, light-dark(#eadfc6, #1d322f));
    --_bad: var(--game-refused, light-dark(#b3261e, #ff9d8f));
    overflow: visible;
  }
  .lifted {
    position: relative;
    z-index: 1;
  }
  .ground {
    fill: var(--_ground);
  }
  .ground-alt {
    fill: var(--_ground-alt);
  }
  .hollow-shade {
    fill: light-dark(#5a45200f, #00000030);
    stroke: light-dark(#5a452026, #00000038);
    stroke-width: 3;
  }
  .cells {
    fill: #0000;
  }
  .cells :focus-visible {
    outline: none;
    stroke: var(--_ink);
    stroke-width: 8;
  }
  .ghost {
    opacity: 0.4;
  }
  .lit :is(.face, .edge) {
    fill: var(--_light);
  }
  .lit.ghost {
    opacity: 0.7;
  }
  :is(.hint, .bad):not(.full) {
    opacity: 1;
  }
  :is(.hint, .bad):not(.full) rect {
    fill: none;
  }
  .tile.hint .face {
    stroke: var(--_accent);
    stroke-width: 7;
    stroke-dasharray: 15 13;
  }
  .tile.bad .face {
    fill: color-mix(in oklab, var(--_bad), var(--_ground) 60%);
    stroke: var(--_bad);
    stroke-width: 7;
  }
  .over .full .face {
    fill: color-mix(in oklab, var(--_tile), var(--_ground-alt) 45%);
  }
  .above {
    pointer-events: none;
  }
  .cast {
    fill: #1a140a;
    opacity: 0.28;
  }
  .shout {
    font-size: 110px;
    font-weight: 800;
    text-anchor: middle;
    fill: var(--_ink);
    stroke: var(--_surface);
    stroke-width: 18;
    paint-order: stroke;
  }
  .flying,
  .shout text {
    opacity: 0;
  }
  .small {
    font-size: 72px;
  }
  .confetti .tile {
    opacity: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    .lift {
      animation: lift 0.12s ease-out;
    }
  }
  @keyframes lift {
    from {
      opacity: 0.4;
      transform: scale(0.8);
    }
  }
  @media (forced-colors: active) {
    .board {
      --_ground: Canvas;
      --_ground-alt: Canvas;
      --_bad: Mark;
    }
    .ground-alt {
      fill: #0000;
    }
    .hollow-shade {
      stroke: GrayText;
    }
  }
`;
