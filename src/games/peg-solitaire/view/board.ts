/**
 * The board as two stacked SVGs: the wood with its hollows, rendered once per board, and over it the pegs, with
 * transparent, focusable grid cells on top.
 */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import type {GameView} from '../../../frame/game-definition.js';
import type {PegUi} from '../peg-ui.js';
import {cached} from '../rules/cached.js';
import type {PegTypes} from '../types.js';
import {layoutOf, lean, margin, rackSpot, type Layout, type Spot} from './geometry.js';

/** A peg standing on a spot, lit from the top left. */
const pegAt = ({x, y, scale}: Spot, marks: string, hole: number | typeof nothing, bend: unknown = nothing) =>
  svg`<g class="peg ${marks}" part="piece" data-peg=${hole} transform="translate(${x} ${y}) scale(${scale})"><g class="hop" transform=${bend}
    ><ellipse class="cast" cx="8" cy="12" rx="38" ry="30" fill="url(#cast)" /><g class="lift"
    ><path class="stem" d="M-17-8h34L13 8a14 10 0 0 1-26 0z" /><circle class="rim" cy="-11" r="32" /><circle cy="-16" r="31" fill="url(#peg)" /><circle class="groove" cy="-17" r="19"
    /><path class="gleam" d="M-19-23A23 23 0 0 1-3-37" /><circle class="mark" cy="-17" r="9" /></g></g></g>`;

/** The gradients of the pegs, needed in every SVG with pegs. */
const gradients = svg`<defs><radialGradient id="peg" cx=".36" cy=".3" r=".75"><stop class="lit" /><stop class="body" offset=".45" /><stop class="dim" offset="1" /></radialGradient
  ><radialGradient id="cast"><stop offset=".55" stop-color="#1a0d04" stop-opacity=".5" /><stop offset="1" stop-color="#1a0d04" stop-opacity="0" /></radialGradient></defs>`;

/** The outlines of all holes as one path of circles. */
const circles = (spots: readonly Spot[], r: number): string =>
  spots.map(({x, y}) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`).join('');

/** A plank along a line: its edge, a lit rim, the face with its grain, and a layer of the class `top`. */
const plank = (d: string, width: number, depth: number, top: string) => svg`
  <g class="wood" stroke-width=${width}>
    <path class="edge" d=${d} transform="translate(0 ${depth})" />
    <path class="lip" d=${d} />
    <g stroke-width=${width - 5}>
      <path class="face" d=${d} transform="translate(1 2)" />
      <path class="grain" d=${d} stroke="#000" filter="url(#grain)" />
      <path class=${top} d=${d} stroke="url(#light)" />
    </g>
  </g>`;

/** The wood with its hollows, and the rack; cached by board. */
const ground = cached((layout: Layout): TemplateResult => {
  const {box, wood, spots, rack} = layout;
  const [x, y, width, height] = box;
  return html`<svg
    class="board ground"
    viewBox=${box.join(' ')}
    width=${width * 9}
    height=${height * 9}
    aria-hidden="true"
  >
    <defs>
      <filter
        id="grain"
        filterUnits="userSpaceOnUse"
        x=${x}
        y=${y}
        width=${width}
        height=${height}
        color-interpolation-filters="sRGB"
      >
        <feTurbulence type="fractalNoise" baseFrequency=".0035 .085" numOctaves="3" seed="7" />
        <feColorMatrix values="0 0 0 0 .22  0 0 0 0 .1  0 0 0 0 .02  1.15 0 0 0 -.4" />
        <feComposite operator="in" in2="SourceGraphic" />
      </filter>
      <linearGradient id="light" gradientUnits="userSpaceOnUse" x1=${x} y1=${y} x2=${x + width} y2=${y + height}>
        <stop stop-color="#fff" stop-opacity=".22" />
        <stop offset=".55" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#200" stop-opacity=".2" />
      </linearGradient>
    </defs>
    ${plank(`M${rack.x} ${rack.y + 12}h${rack.width}`, 52, 8, 'groove-floor')} ${plank(wood, margin * 2, 12, 'sheen')}
    <path class="hollow-lip" d=${circles(spots, 25)} transform="translate(1.5 2.5)" />
    <path class="hollow" d=${circles(spots, 24)} />
    <path class="floor" d=${circles(spots, 17)} transform="translate(2 5)" />
  </svg>`;
});

export function boardTemplate(view: GameView<PegTypes>, ui: PegUi): TemplateResult {
  const {state, settings, words} = view;
  const holes = ui.holes(view);
  const held = ui.lifted;
  // the peg that jumped last is drawn above the others
  const {jumps, last} = state;
  const layout = layoutOf(state);
  const {spots, box, rows, places, board} = layout;
  const [from, to] = (ui.hintedJump(view) ?? []).map((hole) => spots[hole - 1]!);
  const peg = (hole: number): unknown => {
    const {peg: here, marks} = holes[hole - 1]!;
    if (!here || held?.hole === hole) return nothing;
    const spot = spots[hole - 1]!;
    return pegAt(spot, marks, hole, to && spot === from ? lean(from, to) : nothing);
  };
  return html`<div class="solitaire" part="board">
    ${ground(layout)}
    <svg
      class="board pieces"
      viewBox=${box.join(' ')}
      width=${box[2] * 9}
      height=${box[3] * 9}
      role="grid"
      aria-label=${words.say('board', {n: state.pegs.length})}
      aria-colcount=${Math.max(...board.holes.map(({column}) => column)) + 1}
      aria-rowcount=${places.at(-1)!.row}
    >
      ${gradients}
      <g aria-hidden="true" font-size=${Math.max(box[2], box[3]) / 28}>
        ${spots.map(({x, y}, i) => {
          const marks = holes[i]!.marks;
          return svg`<circle class="spot ${marks}" cx=${x} cy=${y} r="38" />`;
        })}
        ${to ? pegAt(to, 'ghost', nothing) : nothing} ${spots.map((_, i) => (i + 1 === last ? nothing : peg(i + 1)))}
        ${Array.from({length: jumps}, (_, i) => pegAt(rackSpot(state, i), 'taken', nothing))}
        ${settings.numbers ? spots.map(({x, y}, i) => svg`<text class="number" x=${x + 50} y=${y + 40}>${i + 1}</text>`) : nothing}
        ${last ? peg(last) : nothing}
      </g>
      <g>
        ${rows.map(
          (row) =>
            svg`<g role="row" aria-rowindex=${places[row[0]! - 1]!.row}>${row.map((hole) => {
              const {peg, marks, label: name} = holes[hole - 1]!;
              const {x, y} = spots[hole - 1]!;
              return svg`<circle role="gridcell" aria-colindex=${board.holes[hole - 1]!.column + 1} part="cell" class="cell ${marks}" data-hole=${hole} cx=${x} cy=${y} r="49" tabindex="-1"
              aria-label=${name} aria-selected=${peg ? marks.includes('picked') : nothing} />`;
            })}</g>`,
        )}
      </g>
      <g class="above" aria-hidden="true">
        ${held ? pegAt({x: held.at[0], y: held.at[1], scale: 1}, 'picked', held.hole) : nothing}
      </g>
    </svg>
  </div>`;
}

export const boardStyles = css`
  :host {
    --_wood: var(--game-wood, light-dark(#dcae72, #8a5f38));
    --_peg: var(--game-peg, light-dark(#a5322b, #d9664a));
    --_hint: var(--game-hint, light-dark(#ffd23f, #ffe06b));
  }
  .outlook {
    margin: 0;
  }
  .solitaire {
    display: grid;
    direction: ltr;
  }
  .solitaire > * {
    grid-area: 1 / 1;
  }
  .board {
    overflow: visible;
  }
  .ground {
    filter: drop-shadow(0 6px 7px #1a140a55);
    will-change: transform;
  }
  .wood path {
    fill: none;
  }
  .edge {
    stroke: color-mix(in oklab, var(--_wood), #200 48%);
  }
  .lip {
    stroke: color-mix(in oklab, var(--_wood), #fff 45%);
  }
  .face {
    stroke: var(--_wood);
  }
  .hollow-lip {
    fill: color-mix(in oklab, var(--_wood), #fff 38%);
  }
  .hollow {
    fill: color-mix(in oklab, var(--_wood), #100 78%);
  }
  .floor {
    fill: color-mix(in oklab, var(--_wood), #100 62%);
  }
  .groove-floor {
    stroke: color-mix(in oklab, var(--_wood), #100 62%);
    stroke-width: 22;
  }
  .pieces {
    position: relative;
  }
  .lit {
    stop-color: color-mix(in oklab, var(--_peg), #fff 42%);
  }
  .body {
    stop-color: var(--_peg);
  }
  .dim {
    stop-color: color-mix(in oklab, var(--_peg), #100 42%);
  }
  .stem,
  .rim {
    fill: color-mix(in oklab, var(--_peg), #100 58%);
  }
  .groove {
    fill: none;
    stroke: color-mix(in oklab, var(--_peg), #100 35%);
    stroke-width: 2.5;
    opacity: 0.6;
  }
  .gleam {
    fill: none;
    stroke: #fff;
    stroke-width: 5;
    opacity: 0.5;
  }
  .mark,
  .spot {
    fill: #0000;
  }
  .good .mark {
    fill: var(--_hint);
    stroke: #2a1600;
    stroke-width: 2.5;
  }
  .stuck .mark {
    r: 31px;
    fill: #7778;
  }
  .spot:is(.able, .hint, .open, .won) {
    fill: color-mix(in oklab, var(--_hint), #0000 35%);
  }
  .spot:is(.open, .way) {
    stroke: var(--_ink);
    stroke-width: 5;
    stroke-dasharray: 13 11;
  }
  .spot.way {
    opacity: 0.6;
  }
  .spot.open:is(.over, .good) {
    fill: var(--_hint);
  }
  .spot.target:not(.open) {
    stroke: color-mix(in oklab, var(--_wood), #100 60%);
    stroke-width: 4;
  }
  .spot.home {
    r: 68px;
    fill: none;
    stroke: var(--_hint);
    stroke-width: 44;
    stroke-dasharray: 11 12.74;
    stroke-linecap: butt;
    transform-box: fill-box;
    transform-origin: center;
  }
  .ghost {
    opacity: 0.5;
  }
  .number {
    fill: color-mix(in oklab, var(--_wood), #100 80%);
    stroke: color-mix(in oklab, var(--_wood), #0000 35%);
    stroke-width: 5;
    paint-order: stroke;
    text-anchor: middle;
  }
  :is(.near, .able) .lift {
    transform: translate(-2px, -6px) scale(1.04);
  }
  .picked .lift {
    transform: translate(-4px, -16px) scale(1.1);
  }
  .picked .cast {
    transform: translate(10px, 14px) scale(1.08);
    opacity: 0.7;
  }
  .stuck .lift {
    transform: translate(2px, 5px) scale(0.96);
  }
  .won .lift {
    transform: translate(-3px, -14px) scale(1.35);
  }
  .cell.ready {
    cursor: grab;
    touch-action: none;
  }
  .cell.open {
    cursor: pointer;
  }
  .above {
    pointer-events: none;
  }
  .confetti .token {
    color: var(--_peg);
  }
  .confetti .token path {
    opacity: 0.25;
  }
  .cell {
    fill: #0000;
    outline: none;
  }
  .cell:focus-visible {
    stroke: var(--_ink);
    stroke-width: 7;
  }
  @media (prefers-reduced-motion: no-preference) {
    .lift,
    .cast {
      transition: transform 0.2s ease-out;
    }
    .able .lift {
      animation: beckon 0.8s 4 alternate;
    }
    .won .lift {
      animation: grow 0.9s ease-out;
    }
    .spot.home {
      animation: turn 1.2s ease-out;
    }
  }
  @keyframes beckon {
    to {
      transform: translate(-4px, -13px) scale(1.08);
    }
  }
  @keyframes grow {
    from {
      transform: none;
    }
    50% {
      transform: translate(-4px, -22px) scale(1.5);
    }
  }
  @keyframes turn {
    from {
      transform: scale(0.3) rotate(-180deg);
      opacity: 0;
    }
  }
  @media (forced-colors: active) {
    :host {
      --_wood: Canvas;
      --_peg: CanvasText;
      --_hint: Highlight;
    }
    .board {
      border: none;
      forced-color-adjust: none;
    }
    .ground {
      filter: none;
    }
    :is(.edge, .lip) {
      stroke: CanvasText;
    }
    :is(.grain, .sheen, .floor, .cast, .gleam) {
      display: none;
    }
    :is(.hollow, .hollow-lip) {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 3;
    }
    :is(.lit, .dim) {
      stop-color: CanvasText;
    }
    :is(.groove, .good .mark) {
      stroke: Canvas;
    }
    .groove-floor {
      stroke: GrayText;
    }
    :is(.stem, .rim, .number) {
      fill: CanvasText;
    }
    .cell:focus-visible {
      stroke: Highlight;
    }
  }
`;
