/**
 * The board in two pictures that lie on each other: the wood with its holes, made once and left alone, and over it what
 * changes, the pegs and the holes themselves, which are real: each a named grid cell that can be reached and pressed.
 */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import {margin, rackSpot, type Picture, type Spot} from './geometry.js';

/** What is to be seen of a hole. */
export interface HoleModel {
  readonly peg: boolean;
  /** Marks of the peg or hole: `ready`, `picked`, `hint`, `good`, `open` (the picked peg may jump here), `target`. */
  readonly marks: string;
  /** "hole 4, row 3, place 1, peg, jumps to 1, 6" */
  readonly label: string;
}

export interface BoardModel {
  readonly picture: Picture;
  readonly holes: readonly HoleModel[];
  /** Pegs taken so far, and at most. */
  readonly taken: number;
  readonly most: number;
  /** The peg that is dragged, from 1, and where it is. */
  readonly held?: {readonly hole: number; readonly x: number; readonly y: number} | undefined;
  readonly numbers: boolean;
  /** The hole in the tab order, from 1. */
  readonly cursor: number;
  /** Name of the board. */
  readonly label: string;
}

/** The peg about the point where it stands, lit from the top left. */
const pegBody = svg`<g class="hop"><ellipse class="cast" cx="8" cy="12" rx="38" ry="30" fill="url(#cast)" /><g class="lift"
  ><path class="stem" d="M-17-8h34L13 8a14 10 0 0 1-26 0z" /><circle class="rim" cy="-11" r="32" /><circle cy="-16" r="31" fill="url(#peg)" /><circle class="groove" cy="-17" r="19"
  /><path class="gleam" d="M-19-23A23 23 0 0 1-3-37" /><circle class="mark" cy="-17" r="9" /></g></g>`;

const pegAt = ({x, y, scale}: Spot, marks: string, hole: number | typeof nothing) =>
  svg`<g class="peg ${marks}" part="peg" data-peg=${hole} transform="translate(${x} ${y}) scale(${scale})">${pegBody}</g>`;

/** Colours of the pegs; one set for every picture that shows some. */
const paints = svg`<defs><radialGradient id="peg" cx=".36" cy=".3" r=".75"><stop class="lit" /><stop class="body" offset=".45" /><stop class="dim" offset="1" /></radialGradient
  ><radialGradient id="cast"><stop offset=".55" stop-color="#1a0d04" stop-opacity=".5" /><stop offset="1" stop-color="#1a0d04" stop-opacity="0" /></radialGradient></defs>`;

/** A single peg as a picture. */
export const pegPicture = () => html`<svg class="token-picture" viewBox="-38 -46 84 92" aria-hidden="true">${paints}<g class="peg">${pegBody}</g></svg>`;

/** One outline of all holes, each a circle of this radius. */
const circles = (spots: readonly Spot[], r: number): string => spots.map(({x, y}) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`).join('');

const grounds = new WeakMap<Picture, TemplateResult>();

/** The wood: an edge, a lit rim, the face with its grain, the hollows. */
function ground(picture: Picture): TemplateResult {
  let made = grounds.get(picture);
  if (!made) {
    const {box, wood, spots, rack} = picture;
    const [x, y, width, height] = box;
    const row = `M${rack.x} ${rack.y + 12}h${rack.width}`;
    made = html`<svg class="board ground" viewBox=${box.join(' ')} width=${width * 9} height=${height * 9} aria-hidden="true">
      <defs>
        <filter id="grain" filterUnits="userSpaceOnUse" x=${x} y=${y} width=${width} height=${height} color-interpolation-filters="sRGB">
          <feTurbulence type="fractalNoise" baseFrequency=".0035 .085" numOctaves="3" seed="7" />
          <feColorMatrix values="0 0 0 0 .22  0 0 0 0 .1  0 0 0 0 .02  1.15 0 0 0 -.4" />
          <feComposite operator="in" in2="SourceGraphic" />
        </filter>
        <linearGradient id="light" gradientUnits="userSpaceOnUse" x1=${x} y1=${y} x2=${x + width} y2=${y + height}>
          <stop stop-color="#fff" stop-opacity=".22" /><stop offset=".55" stop-color="#fff" stop-opacity="0" /><stop offset="1" stop-color="#200" stop-opacity=".2" />
        </linearGradient>
      </defs>
      <g class="wood" part="rack" stroke-width="52">
        <path class="edge" d=${row} transform="translate(0 8)" /><path class="lip" d=${row} /><path class="face" d=${row} transform="translate(1 2)" />
        <path class="grain" d=${row} stroke="#000" filter="url(#grain)" /><path class="groove-floor" d=${row} stroke-width="22" />
      </g>
      <g class="wood" part="wood" stroke-width=${margin * 2}>
        <path class="edge" d=${wood} transform="translate(0 12)" />
        <path class="lip" d=${wood} />
        <path class="face" d=${wood} transform="translate(1 2.5)" stroke-width=${margin * 2 - 5} />
        <path class="grain" d=${wood} stroke-width=${margin * 2 - 5} stroke="#000" filter="url(#grain)" />
        <path class="sheen" d=${wood} stroke-width=${margin * 2 - 5} stroke="url(#light)" />
      </g>
      <path class="hollow-lip" d=${circles(spots.map((spot) => ({...spot, x: spot.x + 1.5, y: spot.y + 2.5})), 25)} />
      <path class="hollow" part="hole" d=${circles(spots, 24)} />
      <path class="floor" d=${circles(spots.map((spot) => ({...spot, x: spot.x + 2, y: spot.y + 5})), 17)} />
    </svg>`;
    grounds.set(picture, made);
  }
  return made;
}

export function boardTemplate({picture, holes, taken, most, held, numbers, cursor, label}: BoardModel): TemplateResult {
  const {spots, box, board} = picture;
  const rows: number[][] = [];
  board.holes.forEach(({row}, i) => (rows[row] ??= []).push(i));
  return html`<div class="solitaire" part="board">
    ${ground(picture)}
    <svg class="board pieces" viewBox=${box.join(' ')} width=${box[2] * 9} height=${box[3] * 9} role="grid" aria-label=${label}>
      ${paints}
      <g aria-hidden="true">
        ${spots.map(({x, y}, i) => {
          const marks = holes[i]!.marks;
          return svg`<circle class="spot ${marks}" part="spot" cx=${x} cy=${y} r="38" />${numbers ? svg`<text class="number" x=${x + 50} y=${y + 22}>${i + 1}</text>` : nothing}`;
        })}
        ${spots.map((spot, i) => (holes[i]!.peg && held?.hole !== i + 1 ? pegAt(spot, holes[i]!.marks, i + 1) : nothing))}
        ${Array.from({length: taken}, (_, i) => pegAt(rackSpot(picture, i, most), 'taken', nothing))}
      </g>
      <g class="cells">
        ${rows.map(
          (row) => svg`<g role="row">${row.map((i) => {
            const {peg, marks, label: name} = holes[i]!;
            const {x, y} = spots[i]!;
            return svg`<circle role="gridcell" part="cell" class="cell ${marks}" data-hole=${i + 1} cx=${x} cy=${y} r="49" tabindex=${i + 1 === cursor ? 0 : -1}
              aria-label=${name} aria-selected=${peg ? marks.includes('picked') : nothing} />`;
          })}</g>`,
        )}
      </g>
      <g class="above" aria-hidden="true">${held ? pegAt({x: held.x, y: held.y, scale: 1}, 'picked', held.hole) : nothing}</g>
    </svg>
  </div>`;
}

export const boardStyles = css`
  :host {
    --_wood: var(--game-wood, light-dark(#dcae72, #8a5f38));
    --_peg: var(--game-peg, light-dark(#a5322b, #d9664a));
    --_hint: var(--game-hint, light-dark(#ffd23f, #ffe06b));
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
    background: none;
    box-shadow: none;
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
  .ready .groove {
    stroke: color-mix(in oklab, var(--_peg), #fff 72%);
    stroke-width: 3.5;
    opacity: 0.85;
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
  .hint .mark {
    r: 31px;
    fill: var(--_hint);
    opacity: 0.72;
  }
  .spot.hint,
  .spot.open {
    fill: color-mix(in oklab, var(--_hint), #0000 45%);
    stroke: var(--_hint);
    stroke-width: 5;
  }
  .spot.open {
    fill: #0000;
    stroke-dasharray: 13 11;
  }
  .spot.open.good,
  .spot.open.over {
    fill: color-mix(in oklab, var(--_hint), #0000 55%);
    stroke-dasharray: none;
  }
  .spot.target:not(.open) {
    stroke: color-mix(in oklab, var(--_wood), #100 60%);
    stroke-width: 4;
  }
  .number {
    fill: color-mix(in oklab, var(--_wood), #100 80%);
    stroke: color-mix(in oklab, var(--_wood), #0000 35%);
    stroke-width: 5;
    paint-order: stroke;
    font-size: 22px;
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  @container (width < 480px) {
    .number {
      font-size: 29px;
    }
  }
  .picked .lift {
    transform: translate(-4px, -16px) scale(1.1);
  }
  .picked .cast {
    transform: translate(10px, 14px) scale(1.08);
    opacity: 0.7;
  }
  .cells {
    fill: #0000;
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
  /* the pegs that are left stay in sight: the card stands below them */
  .over ~ .card {
    position: static;
    translate: none;
    margin: 14px auto 4px;
    max-inline-size: min(84cqi, 24rem);
    box-shadow: 0 1px 4px #0003;
    background: var(--_raised);
  }
  .confetti .token {
    color: var(--_peg);
  }
  .confetti .token path {
    opacity: 0.25;
  }
  .over ~ .card button:not(.primary) {
    background: var(--_surface);
  }
  .cell:focus-visible {
    outline: none;
    stroke: var(--_ink);
    stroke-width: 7;
  }
  @media (prefers-reduced-motion: no-preference) {
    .pieces .lift,
    .pieces .cast {
      transition: transform 0.12s ease-out;
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
    .groove {
      stroke: Canvas;
    }
    .ready .groove {
      stroke: Canvas;
      stroke-width: 8;
      opacity: 1;
    }
    .groove-floor {
      stroke: GrayText;
    }
    .hint .mark {
      stroke: Canvas;
      stroke-width: 4;
      opacity: 1;
    }
    :is(.stem, .rim, .number) {
      fill: CanvasText;
    }
    .cell:focus-visible {
      stroke: Highlight;
    }
  }
`;
