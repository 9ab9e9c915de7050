/**
 * The board: a static ground, the tiles, and above the drawing the cells that are read, focused and pressed
 * (kit/cells.ts). Whatever moves over the board is an element of its own, which the browser moves without layout or painting.
 */
import {css, html, nothing, type TemplateResult} from 'lit';
import type {GameView} from '../../../frame/game-definition.js';
import {gridRows} from '../../../kit/cells.js';
import {staticSvg} from '../../../kit/static-svg.js';
import {flyingOf, shoutOf, tilesOf} from '../board-model.js';
import type {BlockudokuUi} from '../blockudoku-ui.js';
import type {Piece} from '../rules/index.js';
import type {BlockudokuTypes} from '../types.js';
import {boardTiles, pieceShape} from './tiles.js';

const eightyOne = Array.from({length: 81}, (_, i) => i);

/** The outline of a cell: wider gaps between the nine squares. */
const inlay = (cell: number): string => {
  const [x, y] = [cell % 9, Math.floor(cell / 9)];
  const gap = (at: number, edge: number): number => (at % 3 === edge ? 5 : 2.5);
  const [left, top] = [gap(x, 0), gap(y, 0)];
  const [w, h] = [76 - left - gap(x, 2), 76 - top - gap(y, 2)];
  return `M${x * 100 + left + 12} ${y * 100 + top}h${w}q12 0 12 12v${h}q0 12-12 12h-${w}q-12 0-12-12v-${h}q0-12 12-12z`;
};
/** The inlaid cells of the five (`odd` 0) or four (`odd` 1) squares of one tint. */
const inlays = (odd: number): string =>
  eightyOne
    .filter((i) => (Math.floor(i / 27) + Math.floor((i % 9) / 3)) % 2 === odd)
    .map(inlay)
    .join('');

/** The tiles of a game in progress, by the index of their class in `sceneHues`. */
const sceneTiles =
  '.........' +
  '.00......' +
  '.0......2' +
  '.......22' +
  '....11.2.' +
  '..0.11...' +
  '..000....' +
  '33333.00.' +
  '....33.0.';

/** The ground, with the gradient of all tiles. */
const ground = staticSvg([
  '<defs><linearGradient id="sheen" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".18"/></linearGradient></defs>' +
    `<rect class="bed" width="900" height="900"/><path class="ground" d="${inlays(0)}"/><path class="ground-alt" d="${inlays(1)}"/>`,
])();

const sceneHues = ['c0', 'c1', 'c2', 'c-1'];

/** The picture behind the start card: a game in progress. */
const scene = staticSvg([
  sceneHues
    .map((hue, i) => {
      const tiles = eightyOne.filter((cell) => sceneTiles[cell] === `${i}`);
      const path = (lift: number, height: number): string =>
        tiles
          .map(
            (cell) =>
              `M${(cell % 9) * 100 + 20} ${Math.floor(cell / 9) * 100 + lift}h60q16 0 16 16v${height}q0 16-16 16h-60q-16 0-16-16v-${height}q0-16 16-16z`,
          )
          .join('');
      return `<g class="${hue}"><path class="base" d="${path(4, 61)}"/><path class="face" d="${path(4, 52)}"/><path class="sheen" fill="url(#sheen)" d="${path(4, 52)}"/></g>`;
    })
    .join(''),
])();

const cells = gridRows(9, 9, (cell) => `part="cell" data-cell="${cell}"`);

/** A piece over the first cell of the board; `putAt` moves it. */
const afloat = (name: string, piece: Piece | undefined) =>
  piece
    ? html`<div class="afloat ${name}">
        <svg width="100%" viewBox="0 0 900 900">${pieceShape(piece)}</svg>
      </div>`
    : nothing;

export function boardTemplate(view: GameView<BlockudokuTypes>, {input, progress}: BlockudokuUi): TemplateResult {
  const {piece, floating} = input;
  return html`<svg class="board" part="board" viewBox="0 0 900 900" width="8100" height="8100" aria-hidden="true">
      ${ground}
      <g class="scene">${scene}</g>
      <g class="tiles">${boardTiles(tilesOf(view, input, progress))}</g>
    </svg>
    <div
      class="targets"
      role="grid"
      aria-label=${view.words.say('board', {top: 1, bottom: 9, left: 'A', right: 'I'})}
      aria-colcount="9"
      aria-rowcount="9"
    >
      ${cells(...eightyOne.map((cell) => input.labelOf(cell)))}
    </div>
    <div class="above" aria-hidden="true">
      <div class="loose"></div>
      ${afloat('ghost', piece)}${afloat('held', floating && piece)}${afloat('flying', flyingOf(view, input)?.piece)}
      <div class="shout">
        ${shoutOf(view, progress).map(
          ({text, size, x, y}) =>
            html`<svg class="afloat" viewBox="0 0 900 900">
              <text class=${progress.total === undefined ? '' : 'total'} x=${x} y=${y} font-size=${size}>${text}</text>
            </svg>`,
        )}
      </div>
    </div>`;
}

export const boardStyles = css`
  :host {
    --_bed: light-dark(#86693a, #a08a62);
    --_ground: var(--game-square, light-dark(#faf1dc, #17130e));
    --_ground-alt: var(--game-square-alt, light-dark(#dfca98, #3f382b));
    --_bad: var(--game-refused, light-dark(#b3261e, #ff9d8f));
  }
  .bed {
    fill: var(--_bed);
  }
  .scene {
    opacity: 0;
  }
  .parts:has(.first) .scene {
    opacity: 1;
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
  /* where the piece lands; its tiles, and those that would clear, pale before it is let go */
  .ghost .tile :not(.spot) {
    opacity: 0.62;
  }
  .ghost .spot {
    display: initial;
  }
  [lit] .face {
    fill: var(--_light);
  }
  .grey {
    --_tile: light-dark(#948a78, #7b7365);
  }
  :is(.hint, .bad):not(.full) :not(.face, .spot) {
    display: none;
  }
  .hint:not(.full) .face {
    fill: none;
  }
  .tile.hint .spot {
    display: initial;
  }
  .tile.hint .gold {
    stroke-dasharray: 20 12;
  }
  .tile.bad .face {
    fill: color-mix(in oklab, var(--_bad), var(--_ground) 60%);
    stroke: var(--_bad);
    stroke-width: 7;
  }
  .shout {
    font-family: var(--_title-font);
    font-weight: 800;
    text-anchor: middle;
    fill: var(--_gold);
    stroke: var(--_gold-line);
    stroke-width: 20;
    paint-order: stroke;
  }
  .total {
    fill: #fffaf0;
  }
  .flying,
  .shout svg {
    opacity: 0;
  }
  /* the corner of the piece */
  .held,
  .flying {
    transform-origin: 0 0;
  }
  .chip {
    position: absolute;
    inline-size: 10.2%;
    block-size: 10.2%;
    border-radius: 18%;
    background-color: color-mix(in oklab, var(--_tile), #fff 45%);
    box-shadow: 0 2px 0 1px color-mix(in oklab, var(--_tile), #160600 40%);
    forced-color-adjust: none;
  }
  .chip > * {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: #fff;
    opacity: 0;
  }
  .chip > i {
    inset: 30%;
    background: color-mix(in oklab, var(--_tile), #fff 12%);
    clip-path: polygon(0 22%, 88% 0, 100% 74%, 28% 100%);
  }
  .left {
    max-inline-size: 8em;
  }
  @container room (width < 22rem) {
    .left {
      max-inline-size: 5em;
    }
  }
  .confetti > * {
    transform-box: fill-box;
    transform-origin: center;
  }
  @media (prefers-reduced-motion: no-preference) {
    .held {
      animation: lift 0.12s ease-out;
    }
    .scene {
      transition: opacity 0.35s;
    }
  }
  @keyframes lift {
    from {
      opacity: 0.4;
      scale: 0.8;
    }
  }
  @media (forced-colors: active) {
    :host {
      --_ground: Canvas;
      --_ground-alt: Canvas;
      --_bad: Mark;
    }
    .scene {
      display: none;
    }
    .grey {
      --_tile: GrayText;
    }
    .bed {
      fill: GrayText;
    }
    .shout {
      stroke: Canvas;
    }
  }
`;
