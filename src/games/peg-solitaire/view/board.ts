/**
 * The board as two stacked SVGs: the wood with its hollows, rendered once per board, and over it the pegs. Above them lie
 * the holes that are read, focused and pressed (kit/cells.ts). The captured pegs lie in a rack on the shelf.
 */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import type {GameView} from '../../../frame/game-definition.js';
import {over} from '../../../kit/cells.js';
import type {PegUi} from '../peg-ui.js';
import {cached} from '../rules/cached.js';
import type {PegTypes} from '../types.js';
import {depth, layoutOf, lean, margin, rackBox, rackSpot, type Layout, type Spot} from './geometry.js';

/** A ring of gold on its dark line. */
const ring = (name: string, r: number, y = 0) =>
  ['line', 'gold'].map((part) => svg`<circle class="ring ${name} ${part}" cy=${y} r=${r} />`);

/** A peg standing on a spot, lit from the top left. */
const pegAt = ({x, y, scale}: Spot, marks: string, hole: number | typeof nothing, bend: unknown = nothing) =>
  svg`<g class="peg ${marks}" part="piece" data-peg=${hole} transform="translate(${x} ${y}) scale(${scale})"><g class="hop" transform=${bend}
    ><ellipse class="cast" cx="9" cy="13" rx="39" ry="31" fill="url(#cast)" /><g class="lift">${/able|picked|hint/.test(marks) ? ring('may', 39, -12) : nothing}<path class="stem" d="M-17-8h34L13 8a14 10 0 0 1-26 0z" /><circle class="rim" cy="-10" r="33" /><circle cy="-16" r="32" fill="url(#peg)" /><circle class="groove" cy="-17" r="20"
    /><path class="gleam" d="M-20-24A23 23 0 0 1-3-38" /><circle class="mark" cy="-17" r="9" /></g></g></g>`;

/** The gradients of the pegs, needed in every SVG with pegs. */
const gradients = svg`<defs><radialGradient id="peg" cx=".34" cy=".28" r=".82"><stop class="lit" /><stop class="body" offset=".5" /><stop class="dim" offset="1" /></radialGradient
  ><radialGradient id="cast"><stop offset=".5" stop-color="#1a0d04" stop-opacity=".55" /><stop offset="1" stop-color="#1a0d04" stop-opacity="0" /></radialGradient></defs>`;

/** The light in a hole: its floor is lit at the lower right. */
const bore = svg`<radialGradient id="bore" cx=".62" cy=".66" r=".66"><stop class="floor" /><stop class="hollow" offset="1" /></radialGradient>`;

/** The outlines of all holes as one path of circles. */
const circles = (spots: readonly Spot[], r: number): string =>
  spots.map(({x, y}) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`).join('');

/** The wood with its hollows; cached by board. */
const ground = cached((layout: Layout): TemplateResult => {
  const {box, wood, spots} = layout;
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
        <feColorMatrix values="0 0 0 0 .22  0 0 0 0 .1  0 0 0 0 .02  1.1 0 0 0 -.43" />
        <feComposite operator="in" in2="SourceGraphic" />
      </filter>
      <linearGradient id="light" gradientUnits="userSpaceOnUse" x1=${x} y1=${y} x2=${x + width} y2=${y + height}>
        <stop stop-color="#fff" stop-opacity=".34" />
        <stop offset=".5" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#3a1800" stop-opacity=".26" />
      </linearGradient>
      ${bore}
    </defs>
    <g class="wood" stroke-width=${margin * 2}>
      <path class="deep" d=${wood} transform="translate(0 ${depth})" />
      <path class="edge" d=${wood} transform="translate(0 ${depth - 3})" />
      <path class="lip" d=${wood} />
      <g stroke-width=${margin * 2 - 5}>
        <path class="face" d=${wood} transform="translate(1 2)" />
        <path d=${wood} transform="translate(1 2)" stroke="url(#light)" />
        <path class="grain" d=${wood} stroke="#000" filter="url(#grain)" transform="translate(1 2)" />
      </g>
    </g>
    <path class="hollow-lip" d=${circles(spots, 26)} transform="translate(1.5 2.5)" />
    ${spots.map(({x: cx, y: cy}) => svg`<circle cx=${cx} cy=${cy} r="25" fill="url(#bore)" />`)}
  </svg>`;
});

/** As many pegs in a row. */
export const leftTemplate = (count: number): TemplateResult =>
  html`<svg viewBox="-45 -55 ${count * 60 + 30} 100" aria-hidden="true">
    ${Array.from({length: count}, (_, i) => pegAt({x: i * 60, y: 0, scale: 1}, '', nothing))}
  </svg>`;

/** The rack with the captured pegs. */
export function rackTemplate({state}: GameView<PegTypes>): TemplateResult {
  return html`<svg class="rack" viewBox=${rackBox.join(' ')} aria-hidden="true">
    ${gradients}
    <defs>
      <linearGradient id="groove" x2="0" y2="1">
        <stop class="hollow" />
        <stop class="floor" offset="1" />
      </linearGradient>
    </defs>
    ${[15, 57].map((y) => svg`<rect class="hollow-lip" x="5" y=${y + 1.6} width="342" height="26" rx="13" /><rect x="5" y=${y} width="342" height="26" rx="13" fill="url(#groove)" />`)}
    ${Array.from({length: state.jumps}, (_, i) => pegAt(rackSpot(state, i), 'taken', nothing))}
  </svg>`;
}

export function boardTemplate(view: GameView<PegTypes>, ui: PegUi): TemplateResult {
  const {state, settings, words} = view;
  const holes = ui.holes(view);
  const held = ui.lifted;
  // the peg that jumped last is drawn above the others
  const {last} = state;
  const layout = layoutOf(state);
  const {spots, box, rows, places, board} = layout;
  const [from, to] = (ui.hintedJump(view) ?? []).map((hole) => spots[hole - 1]!);
  const peg = (hole: number): unknown => {
    const {peg: here, marks} = holes[hole - 1]!;
    if (!here || held?.hole === hole) return nothing;
    const spot = spots[hole - 1]!;
    return pegAt(spot, marks, hole, to && spot === from ? lean(from, to) : nothing);
  };
  const dash = ({x, y}: Spot, marks: string) =>
    /open|way|target|home|won/.test(marks)
      ? svg`<g class="spot ${marks}" transform="translate(${x} ${y})">${ring('place', 34)}</g>`
      : nothing;
  return html`<div class="layers solitaire" part="board">
    ${ground(layout)}
    <svg
      class="board pieces"
      viewBox=${box.join(' ')}
      width=${box[2] * 9}
      height=${box[3] * 9}
      font-size=${Math.max(box[2], box[3]) / 28}
      aria-hidden="true"
    >
      ${gradients} ${spots.map((spot, i) => dash(spot, holes[i]!.marks))}
      ${to ? svg`${dash(to, 'open')}${pegAt(to, 'ghost', nothing)}` : nothing}
      ${spots.map((_, i) => (i + 1 === last ? nothing : peg(i + 1)))}
      ${settings.numbers ? spots.map(({x, y}, i) => svg`<text class="number" x=${x + 50} y=${y + 40}>${i + 1}</text>`) : nothing}
      ${last ? peg(last) : nothing}
      <g class="above">${held ? pegAt({x: held.at[0], y: held.at[1], scale: 1}, 'picked', held.hole) : nothing}</g>
    </svg>
    <div
      class="targets free"
      role="grid"
      aria-label=${words.say('board', {n: state.pegs.length})}
      aria-colcount=${Math.max(...board.holes.map(({column}) => column)) + 1}
      aria-rowcount=${places.at(-1)!.row}
    >
      ${rows.map(
        (row) =>
          html`<div role="row" aria-rowindex=${places[row[0]! - 1]!.row}>
            ${row.map((hole) => {
              const {peg: here, marks, label} = holes[hole - 1]!;
              const {x, y} = spots[hole - 1]!;
              return html`<div
                role="gridcell"
                aria-colindex=${board.holes[hole - 1]!.column + 1}
                part="cell"
                class="cell ${marks}"
                data-hole=${hole}
                tabindex="-1"
                aria-label=${label}
                aria-selected=${here ? marks.includes('picked') : nothing}
                ${over(box, [x - 49, y - 49, 98, 98])}
              ></div>`;
            })}
          </div>`,
      )}
    </div>
  </div>`;
}

export const boardStyles = css`
  :host {
    --_peg: var(--game-peg, light-dark(#a5322b, #9a2a26));
    --_wood: var(--game-wood, var(--game-frame, light-dark(#dcae72, #a5784b)));
    --_gold: var(--game-hint, var(--game-gold, #ffd23f));
  }
  /* a label on the upper rim of the rack, with a dot that says the same */
  .low:has(.outlook) {
    position: relative;
  }
  .outlook {
    position: absolute;
    inset: auto 0 calc(100% - 5px);
    z-index: 1;
    inline-size: fit-content;
    margin: auto;
    padding: 4px 12px;
    border-radius: 14px;
    background: var(--_raised);
    box-shadow:
      inset 0 0 0 1px light-dark(var(--_rule), #ffffff12),
      0 2px var(--_edge),
      2px 5px 8px #0006;
    color: var(--_ink);
    font-weight: 600;
    font-size: var(--_small);
    line-height: 1.25;
  }
  .outlook::before {
    display: inline-block;
    inline-size: 0.65em;
    aspect-ratio: 1;
    margin-inline-end: 0.5em;
    border-radius: 50%;
    background: var(--_quiet);
    content: '';
  }
  .outlook.yes::before {
    background: var(--_accent);
  }
  .outlook.no::before {
    background: var(--_peg);
  }
  .solitaire > .board {
    grid-area: 1 / 1;
    overflow: visible;
  }
  .ground {
    filter: drop-shadow(3px 8px 9px #0008);
    will-change: transform;
  }
  .pieces {
    position: relative;
  }
  .wood path {
    fill: none;
  }
  .deep {
    stroke: var(--_wood-deep);
  }
  .edge {
    stroke: var(--_wood-side);
  }
  .lip {
    stroke: color-mix(in oklab, var(--_wood), #fff 45%);
  }
  .face {
    stroke: var(--_wood);
  }
  .hollow-lip {
    fill: #fff2d8;
    opacity: 0.6;
  }
  .hollow {
    stop-color: color-mix(in oklab, var(--_wood), #120600 84%);
  }
  .floor {
    stop-color: color-mix(in oklab, var(--_wood), #120600 62%);
  }
  .rack {
    inline-size: 100%;
    block-size: auto;
    max-inline-size: 26em;
    margin-inline: auto;
    overflow: visible;
    direction: ltr;
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
    opacity: 0.7;
  }
  .mark {
    fill: #0000;
  }
  .good .mark {
    fill: var(--_gold);
    stroke: var(--_gold-line);
    stroke-width: 2.5;
  }
  .stuck .mark {
    r: 31px;
    fill: #7778;
  }
  .ring {
    fill: none;
  }
  .ring.line {
    stroke: var(--_gold-line);
    stroke-width: 13;
  }
  .ring.gold {
    stroke: var(--_gold);
    stroke-width: 7.5;
  }
  .able:not(.hint) .line {
    stroke-width: 9;
  }
  .able:not(.hint) .gold {
    stroke-width: 4.5;
  }
  /* whole: may be used; dashed: where it lands */
  .place.gold {
    stroke-dasharray: 15 6.36;
    stroke-linecap: butt;
  }
  .spot.way:not(.open) {
    opacity: 0.6;
  }
  .spot.open:is(.over, .good) .gold {
    stroke-dasharray: none;
  }
  .spot.target:not(.open, .way) .ring {
    stroke: color-mix(in oklab, var(--_wood), #100 60%);
    stroke-width: 4;
    stroke-dasharray: none;
  }
  /* a winner's ring is cream, and in the hole of the start it has rays */
  .spot.won .ring {
    r: 46px;
    stroke-dasharray: none;
  }
  .spot.won .gold {
    stroke: #fffaf0;
  }
  .spot.home .ring {
    r: 68px;
    stroke: #fffaf0;
    stroke-width: 44;
    stroke-dasharray: 11 12.74;
    stroke-linecap: butt;
  }
  .spot.home .line {
    opacity: 0;
  }
  .spot.won.home > * {
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
    transform: translate(-4px, -22px) scale(1.1);
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
  .confetti .token {
    color: var(--_peg);
  }
  .confetti .token path {
    opacity: 0.25;
  }
  .cell {
    border-radius: 50%;
  }
  .cell.cell:focus-visible {
    border-radius: 50%;
    outline-color: #fffdf7;
    box-shadow:
      inset 0 0 0 3px #fffdf7,
      0 0 0 3px #1a140a;
  }
  @media (prefers-reduced-motion: no-preference) {
    .lift,
    .cast {
      transition: transform 0.2s ease-out;
    }
    .beckons .lift {
      animation: beckon 0.8s 4 alternate;
    }
    .won .lift {
      animation: grow 0.9s ease-out;
    }
    .spot.home > * {
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
      --_gold: Highlight;
    }
    :is(.board, .rack) {
      forced-color-adjust: none;
    }
    .ground {
      filter: none;
    }
    :is(.deep, .edge, .lip) {
      stroke: CanvasText;
    }
    :is(.grain, .wood [stroke^='url'], .cast, .gleam) {
      display: none;
    }
    .hollow-lip {
      fill: CanvasText;
    }
    :is(.hollow, .floor) {
      stop-color: Canvas;
    }
    :is(.lit, .dim) {
      stop-color: CanvasText;
    }
    :is(.groove, .good .mark) {
      stroke: Canvas;
    }
    :is(.stem, .rim, .number) {
      fill: CanvasText;
    }
  }
`;
