/**
 * The board: a static ground, the tiles, and transparent, focusable grid cells on top. Whatever moves over the board is
 * an element of its own, which the browser moves without layout or painting.
 */
import {css, html, nothing, type TemplateResult} from 'lit';
import type {GameView} from '../../../frame/game-definition.js';
import {staticSvg} from '../../../kit/static-svg.js';
import {flyingOf, shoutOf, tilesOf} from '../board-model.js';
import type {BlockudokuUi} from '../blockudoku-ui.js';
import type {Piece} from '../rules/index.js';
import type {BlockudokuTypes} from '../types.js';
import {boardTiles, pieceShape} from './tiles.js';

const eightyOne = Array.from({length: 81}, (_, i) => i);
/** The outline of a square with rounded corners. */
const rounded = (x: number, y: number, size: number, r: number): string => {
  const side = size - 2 * r;
  return `M${x + r} ${y}h${side}a${r} ${r} 0 0 1 ${r} ${r}v${side}a${r} ${r} 0 0 1-${r} ${r}h-${side}a${r} ${r} 0 0 1-${r}-${r}v-${side}a${r} ${r} 0 0 1 ${r}-${r}z`;
};
/** The five (`odd` 0) or four (`odd` 1) 3 × 3 squares of one tint, with gaps between them. */
const squares = (odd: number): string =>
  eightyOne
    .filter((i) => i < 9 && i % 2 === odd)
    .map((i) => rounded((i % 3) * 300 + 3, Math.floor(i / 3) * 300 + 3, 294, 18))
    .join('');

/** The ground, with the gradient of all tiles. */
const ground = staticSvg([
  '<defs><linearGradient id="sheen" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".75" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#200a00" stop-opacity=".12"/></linearGradient></defs>' +
    `<g aria-hidden="true"><path class="ground" d="${squares(0)}"/><path class="ground-alt" d="${squares(1)}"/>` +
    `<path class="hollow-shade" d="${eightyOne.map((i) => rounded((i % 9) * 100 + 6, Math.floor(i / 9) * 100 + 6, 88, 16)).join('')}"/></g>`,
])();

const cells = staticSvg([
  ...eightyOne.map(
    (i) =>
      `${i % 9 ? '"/>' : `${i ? '"/></g>' : '<g class="cells">'}<g role="row" aria-rowindex="${i / 9 + 1}" transform="translate(0 ${(i / 9) * 100})">`}<rect role="gridcell" aria-colindex="${(i % 9) + 1}" part="cell" data-cell="${i}" x="${(i % 9) * 100}" tabindex="-1" aria-label="`,
  ),
  '"/></g></g>',
]);

/** A piece over the first cell of the board; `putAt` moves it. */
const afloat = (name: string, piece: Piece | undefined) =>
  piece
    ? html`<div class="afloat ${name}">
        <svg width="100%" viewBox="-14 -14 928 928">${pieceShape(piece)}</svg>
      </div>`
    : nothing;

export function boardTemplate(view: GameView<BlockudokuTypes>, {input, progress}: BlockudokuUi): TemplateResult {
  const {piece, floating} = input;
  return html`<svg
      class="board"
      part="board"
      viewBox="-14 -14 928 928"
      width="8352"
      height="8352"
      role="grid"
      aria-label=${view.words.say('board', {top: 1, bottom: 9, left: 'A', right: 'I'})}
      aria-colcount="9"
      aria-rowcount="9"
    >
      ${ground}
      <g class="tiles" aria-hidden="true">${boardTiles(tilesOf(view, input, progress))}</g>
      ${cells(...eightyOne.map((cell) => input.labelOf(cell)))}
    </svg>
    <div class="above" aria-hidden="true">
      <div class="loose"></div>
      ${afloat('ghost', piece)}${afloat('held', floating && piece)}${afloat('flying', flyingOf(view, input)?.piece)}
      <div class="shout">
        ${shoutOf(view, progress).map(
          ({text, size, x, y}) =>
            html`<svg class="afloat" viewBox="-14 -14 928 928">
              <text x=${x} y=${y} font-size=${size}>${text}</text>
            </svg>`,
        )}
      </div>
    </div>`;
}

export const boardStyles = css`
  .field {
    position: relative;
    display: grid;
    direction: ltr;
  }
  .board {
    --_ground: var(--game-square, light-dark(#f4f6ea, #223a36));
    --_ground-alt: var(--game-square-alt, light-dark(#dde6d6, #162825));
    background: var(--game-frame, light-dark(#25534d, #68938a));
    --_bad: var(--game-refused, light-dark(#b3261e, #ff9d8f));
  }
  .above,
  .afloat {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .above {
    contain: layout size;
  }
  .afloat,
  .afloat svg {
    overflow: visible;
  }
  .held,
  .ghost {
    will-change: transform, opacity;
  }
  /* above the tray */
  .above,
  .area {
    z-index: 1;
  }
  /* not on the moving element, so that it is painted only once */
  .held svg {
    filter: drop-shadow(4px 9px 5px #0005);
  }
  .ground {
    fill: var(--_ground);
  }
  .ground-alt {
    fill: var(--_ground-alt);
  }
  .hollow-shade {
    fill: light-dark(#1f4a3a14, #00000030);
  }
  .cells {
    fill: #0000;
  }
  .cells rect {
    width: 100px;
    height: 100px;
  }
  .cells :focus-visible {
    outline: none;
    stroke: var(--_ink);
    stroke-width: 8;
  }
  .ghost .tile {
    opacity: 0.4;
  }
  .ghost [lit] {
    opacity: 0.7;
  }
  [lit] {
    --_tile: var(--_light);
  }
  .grey {
    --_tile: light-dark(#bab2a3, #55625e);
  }
  :is(.hint, .bad):not(.full) :not(.face) {
    display: none;
  }
  .hint:not(.full) .face {
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
  .shout {
    font-weight: 800;
    text-anchor: middle;
    fill: var(--_ink);
    stroke: var(--_surface);
    stroke-width: 18;
    paint-order: stroke;
  }
  .flying,
  .shout svg {
    opacity: 0;
  }
  /* the corner of the piece */
  .held,
  .flying {
    transform-origin: 1.5086% 1.5086%;
  }
  .confetti > * {
    transform-box: fill-box;
    transform-origin: center;
  }
  .streak {
    padding: 2px 10px;
    border-radius: 1em;
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }
  @media (prefers-reduced-motion: no-preference) {
    .held {
      animation: lift 0.12s ease-out;
    }
  }
  @keyframes lift {
    from {
      opacity: 0.4;
      scale: 0.8;
    }
  }
  @media (forced-colors: active) {
    .board {
      --_ground: Canvas;
      --_ground-alt: Canvas;
      --_bad: Mark;
    }
    .grey {
      --_tile: GrayText;
    }
    .hollow-shade {
      fill: Canvas;
      stroke: GrayText;
      stroke-width: 3;
    }
  }
`;
