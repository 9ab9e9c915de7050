/**
 * The board: the lawn, obstacles, food, and the snake, in one drawing. Above it lies the one thing that is read and focused:
 * a screen reader hands the keys of an application to it, and speaks what in it has the focus, but not the application
 * itself.
 */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import type {GameView} from '../../../frame/game-definition.js';
import {staticSvg} from '../../../kit/static-svg.js';
import type {SnakeState} from '../rules/index.js';
import type {SnakeUi} from '../snake-ui.js';
import type {SnakeTypes} from '../types.js';
import {centre, vectors} from './figure.js';

/**
 * The layers of the body, which widens from the tip of its tail: their width, their distance from the tip, and their
 * length; the last one reaches to the head.
 */
const coats = Array.from({length: 8}, (_, i) => {
  const from = 11 * i + 2 * i * i;
  return [18 + 13 * i - 0.52 * i * i, from, i < 7 ? 60 : 9e5] as const;
});

/** The path of the obstacles; adjacent ones are joined. */
function hedge({width, obstacles}: SnakeState['board']): string {
  const all = new Set(obstacles);
  return obstacles
    .map((cell) => {
      const [x, y] = centre(cell, width);
      return `M${x} ${y}h${all.has(cell + 1) && (cell + 1) % width ? 100 : 0}${all.has(cell + width) ? `M${x} ${y}v100` : ''}`;
    })
    .join('');
}

/** Tufts of grass, scattered so that they are the same for each board of a size. */
function tufts(width: number, height: number): string {
  let at = 5;
  const next = (to: number): number => Math.floor(((at = (at * 16807) % 2147483647) / 2147483647) * to);
  const tuft = (): string =>
    `M${next(width) * 100 + 20 + next(50)} ${next(height) * 100 + 45 + next(35)}q-3-12-12-17m15 17q0-14 2-24m1 24q3-11 13-16`;
  return Array.from({length: Math.min(60, Math.round((width * height) / 9))}, tuft).join('');
}
let grass: {readonly size: string; readonly path: string; readonly flowers: readonly [string, string]} | undefined;

/** Daisies, scattered like the tufts: the first path is their petals, the second their middle. */
function daisies(width: number, height: number): readonly [string, string] {
  const places = Array.from({length: Math.min(24, Math.round((width * height) / 24))}, (_, i) => {
    const cell = (i * 53 + 17) % (width * height);
    return [(cell % width) * 100 + 26 + ((i * 37) % 50), Math.floor(cell / width) * 100 + 26 + ((i * 23) % 50)];
  });
  const petals = '-8-3h0m6-7h0m8 5h0m-2 9h0m-9 0h0';
  return [places.map(([x, y]) => `M${x} ${y}m${petals}`).join(''), places.map(([x, y]) => `M${x} ${y}h0`).join('')];
}

/** An apple about the origin. */
const apple = staticSvg([
  '<ellipse class="shade" cx="6" cy="13" rx="31" ry="27"/><path class="apple" d="M0-20C-16-34-36-22-33 3-31 24-14 36 0 30 14 36 31 24 33 3 36-22 16-34 0-20z"/><path class="blush" d="M31-7C33 22 14 36 0 30-10 34-21 28-27 18-9 26 22 18 31-7z"/><path class="blush" d="M-13-22Q0-9 13-22 4-13 0-13-4-13-13-22z"/><path class="warm" d="M-28-2C-28-16-16-21-7-14 3-7 1 10-10 14-21 17-28 8-28-2z"/><path class="gleam" d="M-22-1q0-11 9-15"/><path class="glow" d="M13 26Q25 20 29 6"/><path class="stalk" d="M0-18q1-13 9-19"/><path class="leaf" d="M8-28q10-15 26-10-6 16-26 10z"/>',
]);

/** Stars over a head that has hit something. */
const stars = [220, 252].map((angle) => svg`<path transform="rotate(${angle})" d="M70 0H104" />`);

/** The flash where it has hit something, below the snake: of sixteen points about the front of the head. */
const flash = `M${Array.from({length: 32}, (_, i) => {
  const radius = i % 2 ? 92 : i % 4 ? 128 : 152;
  return [30 + radius * Math.cos((i * Math.PI) / 16), radius * Math.sin((i * Math.PI) / 16)].map(Math.round).join(' ');
}).join('L')}z`;

/** The head about the origin, looking to the right. */
const face = (dead: boolean, [lookX, lookY]: readonly [number, number] = [4, 0]) =>
  svg`<path class="tongue" d="M40 0H62l10-8M62 0l10 8" />
    <path class="skull" d="M-40 0C-40-28-14-45 16-42 40-36 50-18 50 0 50 18 40 36 16 42-14 45-40 28-40 0z" />
    <path class="crown" d="M-34-15C-16-14-4-7 0 0-4 7-16 14-34 15-26 5-26-5-34-15z" />
    <path class="brow" d="M-22-24C-6-34 18-34 32-22" />
    <path class="nostrils" d="M43-7h0M43 7h0" />
    <ellipse class="mouth" cx="38" rx="15" ry="23" />
    <path class="eye" d="M14-23h0M14 23h0" />
    <path class="pupil" transform="translate(${lookX} ${lookY})" d=${dead ? 'M4-29l12 12m0-12l-12 12M4 17l12 12m0-12l-12 12' : 'M14-23h0M14 23h0'} />
    ${dead ? nothing : svg`<path class="glint" d="M16-26h0M16 20h0" />`}`;

const neck = [74, 66].map(
  (size, i) => svg`<path class=${i ? 'skin' : 'neck'} d="M-66 130C-96 40-60 0 0 0" stroke-width=${size} />`,
);

/** The snake that looks over the card. */
export const peekingSnake = html`<svg class="peeking" viewBox="-118 -62 206 152" aria-hidden="true">
  ${neck} ${face(false)}
</svg>`;

/** The snake that has hit something. */
export const dizzySnake = html`<svg class="dizzy" viewBox="-118 -112 206 206" aria-hidden="true">
  ${neck}
  <g class="dead">${face(true)}</g>
  <g class="dazed" transform="rotate(16)">
    <g class="outline">${stars}</g>
    ${stars}
  </g>
</svg>`;

/** The board, and above it the countdown before a game resumes. */
export function boardTemplate(view: GameView<SnakeTypes>, ui: SnakeUi): TemplateResult {
  const {words} = view;
  const state = ui.stateIn(view);
  const {board, food, bonus, over} = state;
  const pose = ui.poseIn(state);
  const invites = ui.invites(view);
  const {width, height, wrap} = board;
  const [w, h] = [width * 100, height * 100];
  const size = `${width} ${height}`;
  if (grass?.size !== size) grass = {size, path: tufts(width, height), flowers: daisies(width, height)};
  const place = (cell: number) => `translate(${centre(cell, width).join(' ')})`;
  const body = (name: string, size: number, from = 0, length = 9e5) =>
    svg`<path class="body ${name}" d=${pose.line} stroke-width=${size} stroke-dasharray=${from ? `${length} 9e5` : nothing} stroke-dashoffset=${length + 9e5 - from} />`;
  const meal = (name: string, size: number) =>
    svg`<path class="body meal ${name}" d=${pose.line} stroke-width=${size} pathLength=${pose.length} stroke-dasharray=${pose.gulps[0]} stroke-dashoffset=${pose.gulps[1]} />`;
  const stones = hedge(board);
  const dead = Boolean(over) && food !== null;
  const [x, y] = centre(state.head, width);
  const [foodX, foodY] = centre(food ?? -999, width);
  const near = Math.abs(x - foodX) + Math.abs(y - foodY) < 250;
  // the eyes look at the food
  const [dx, dy] = vectors[state.direction];
  const [toX, toY] = food === null ? [dx, dy] : [foodX - x, foodY - y];
  const sight = Math.hypot(toX, toY) / 5.5;
  const look = [(toX * dx + toY * dy) / sight, (toY * dx - toX * dy) / sight] as const;
  return html`<div
      class="layers ${ui.isLive(view) ? 'live' : ''} ${invites ? 'inviting' : ''} ${ui.swipes(view) ? 'swiped' : ''} ${wrap ? 'open' : ''}"
      @pointerdown=${ui.onPointerdown}
    >
      <svg class="board" part="board" viewBox="0 0 ${w} ${h}" width=${w * 9} height=${h * 9} aria-hidden="true">
        <defs>
          <pattern id="squares" width="200" height="200" patternUnits="userSpaceOnUse">
            <path class="square" d="M0 0H100V200H200V100H0z" />
          </pattern>
          <radialGradient id="sun" cx=".3" cy=".15" r="1.1">
            <stop class="sunny" />
            <stop offset=".6" stop-color="#fff" stop-opacity="0" />
            <stop offset="1" stop-opacity=".12" />
          </radialGradient>
        </defs>
        <rect class="ground" width=${w} height=${h} />
        <rect fill="url(#squares)" width=${w} height=${h} />
        <rect class="sun" width=${w} height=${h} fill="url(#sun)" />
        <path class="tufts" d=${grass.path} />
        <path class="petals" d=${grass.flowers[0]} />
        <path class="middles" d=${grass.flowers[1]} />
        ${wrap ? svg`<rect class="frame" x="4" y="4" width=${w - 8} height=${h - 8} />` : nothing}
        ${
          invites
            ? svg`<g class="sign" transform="translate(${w / 2} ${h * 0.74}) scale(${Math.min(w, h) / 1200})"><path d="M-70-170 0-240 70-170M170-70 240 0 170 70M70 170 0 240-70 170M-170 70-240 0-170-70" /><circle class="thumb" r="60" /></g>
              <g class="ahead" transform=${pose.head}>${['line', 'gold'].map((name) => svg`<path class=${name} d="M100-24 124 0 100 24M158-24 182 0 158 24M216-24 240 0 216 24" />`)}</g>`
            : nothing
        }
        ${stones ? svg`<path class="stones shade" d=${stones} /><path class="stones" part="obstacle" d=${stones} />` : nothing}
        ${view.hints && food !== null ? svg`<path class="guides" transform=${place(food)} d="M-3e3 0H3e3M0-3e3V3e3" />` : nothing}
        ${
          food === null
            ? nothing
            : svg`<g class="food" part="food" transform=${place(food)}><g class="lively"><g transform="scale(1.4)">${apple()}</g></g></g>`
        }
        ${
          bonus
            ? svg`<g class="bonus" transform=${place(bonus.at)}><circle class="ring" r="42" pathLength="20" stroke-dasharray="${bonus.left} 20" transform="rotate(-90)" />
            <path class="lively" d="M0-30 8.5-11.7 28.5-9.3 13.8 4.5 17.6 24.3 0 14.5-17.6 24.3-13.8 4.5-28.5-9.3-8.5-11.7z" /></g>`
            : nothing
        }
        ${dead ? svg`<path class="flash" transform=${pose.head} d=${flash} />` : nothing}
        <g class="snake" part="snake">
          ${body('shade', 68, 50)}
          <g class="outline">${coats.map(([size, ...range]) => body('', size + 8, ...range))}${meal('', 116)}</g>
          ${coats.map(([size, ...range]) => body('', size, ...range))}${meal('', 108)} ${body('dim', 40, 120)}
          ${body('lit', 37, 105)} ${body('bands', 54)} ${body('sheen', 9, 150)} ${body('scales', 27)}
          <g class="snake-head ${dead ? 'dead' : near ? 'near' : ''}" transform=${pose.head}>
            <g transform="scale(1.15)">${face(dead, dead ? undefined : look)}</g>
          </g>
        </g>
      </svg>
      <!-- Orca gives keys to an application inside another one, with contents, and to no other -->
      <div class="targets" role="application" aria-label=${words.say('board', {columns: width, rows: height})}>
        <div class="cell" role="application" tabindex="0" aria-label=${words.say('game')}>
          <div role="img" aria-label=${words.say('game')}></div>
        </div>
      </div>
    </div>
    ${ui.count > 0 ? html`<p class="count ${y > 50 * height ? 'high' : ''}" aria-hidden="true">${words.number(ui.count)}</p>` : nothing}`;
}

/** The basket: the apples eaten since it was full. */
export function basketTemplate(view: GameView<SnakeTypes>, ui: SnakeUi): TemplateResult {
  const {eaten} = ui.toldIn(view);
  const apples = eaten > 0 ? ((eaten - 1) % 10) + 1 : 0;
  return html`<div
    class="basket ${ui.isLive(view) ? 'live' : ''} ${apples === 10 ? 'brimming' : ''}"
    aria-hidden="true"
  >
    ${Array.from({length: 10}, (_, i) => svg`<svg viewBox="-50 -52 100 104"><circle class="lip" cx="2" cy="3" r="44" /><circle class="hole" r="43" />${i < apples ? svg`<g class=${i + 1 === apples ? 'last' : nothing} transform="translate(0 -4) scale(1.24)">${apple()}</g>` : nothing}</svg>`)}
  </div>`;
}

export const boardStyles = css`
  .board {
    --_ground: var(--game-ground, light-dark(#dcebb9, #203a2b));
    --_bonus: var(--game-bonus, light-dark(#c98a00, #ffcf5c));
    --_stone: var(--game-obstacle, light-dark(#8a7354, #6d8279));
    --_dot: var(--game-dot, light-dark(#cfe2a6, #1a3024));
    fill: none;
  }
  :host {
    --_food: var(--game-food, light-dark(#d0352f, #ee5f54));
    --_snake: var(--game-snake, light-dark(#1f7a58, #46b183));
    --_snake-line: color-mix(in oklab, var(--_snake), #001a0c 52%);
  }
  .card-head > .dizzy {
    block-size: 3.4em;
  }
  :is(.dizzy, .peeking) {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* while a game runs, and where a swipe starts one, the page does not scroll under the finger */
  .swiped,
  .swiped * {
    touch-action: none;
  }
  /* the rim belongs to the board */
  .swiped::before {
    position: absolute;
    inset: calc(-1 * var(--_rim)) calc(-1 * var(--_rim)) calc(-1 * var(--_rim) - var(--_depth));
    content: '';
  }
  .frame {
    stroke: #fffc;
    stroke-width: 8;
    stroke-dasharray: 50;
    stroke-dashoffset: 25;
  }
  .ground {
    fill: var(--_ground);
  }
  .square {
    fill: var(--_dot);
  }
  .sunny {
    stop-color: light-dark(#ffffff45, #ffffff16);
  }
  .tufts {
    stroke: color-mix(in oklab, var(--_dot), light-dark(#4a7d20, #8fd09a) 32%);
    stroke-width: 6;
  }
  .petals {
    stroke: light-dark(#fffef6, #a9c4b4);
    stroke-width: 9;
  }
  .middles {
    stroke: light-dark(#f0b93a, #c9a04a);
    stroke-width: 8;
  }
  .stones {
    stroke: var(--_stone);
    stroke-width: 84;
  }
  ellipse.shade {
    fill: #0b1a0c;
    stroke: none;
  }
  .guides {
    stroke: var(--_food);
    stroke-width: 100;
    opacity: 0.14;
  }
  .apple {
    fill: var(--_food);
  }
  .blush {
    fill: #3a0006;
    opacity: 0.24;
  }
  .warm {
    fill: #fff;
    opacity: 0.16;
  }
  .glow {
    fill: none;
    stroke: #fff;
    stroke-width: 4;
    opacity: 0.3;
  }
  .gleam {
    fill: none;
    stroke: #fffc;
    stroke-width: 7;
  }
  .stalk {
    fill: none;
    stroke: #5a3a1c;
    stroke-width: 6;
  }
  .leaf {
    fill: #4f9a3f;
  }
  .bonus path {
    fill: var(--_bonus);
  }
  .ring {
    stroke: var(--_bonus);
    stroke-width: 7;
    stroke-linecap: butt;
  }
  :is(.body, .skin) {
    stroke: var(--_snake);
  }
  :is(.outline > *, .neck) {
    stroke: var(--_snake-line);
  }
  .shade {
    stroke: #0b1a0c;
    opacity: 0.26;
    translate: 7px 13px;
  }
  ellipse.shade {
    translate: none;
  }
  .lit {
    stroke: color-mix(in oklab, var(--_snake), #fff 32%);
    opacity: 0.55;
    translate: -5px -8px;
  }
  .sheen {
    stroke: #fff;
    opacity: 0.4;
    translate: -8px -13px;
  }
  .dim {
    stroke: #001a0c;
    opacity: 0.3;
    translate: 8px 12px;
  }
  /* bands with a cream spot each, where the tail is broad enough */
  .bands {
    stroke: var(--_snake-line);
    stroke-dasharray: 30 45;
    stroke-dashoffset: -30px;
    stroke-linecap: butt;
    opacity: 0.6;
  }
  .scales {
    stroke: #fff4c8;
    stroke-dasharray: 0 75;
    stroke-dashoffset: -45px;
    opacity: 0.9;
  }
  .crown {
    fill: var(--_snake-line);
    opacity: 0.6;
  }
  .nostrils {
    stroke: var(--_snake-line);
    stroke-width: 6;
  }
  .skull {
    fill: var(--_snake);
    stroke: var(--_snake-line);
    stroke-width: 5;
  }
  .brow {
    stroke: #fff6;
    stroke-width: 8;
  }
  .eye {
    stroke: #fff;
    stroke-width: 29;
  }
  .pupil {
    stroke: #14201a;
    stroke-width: 16;
    transition: transform 0.15s;
  }
  .glint {
    stroke: #fff;
    stroke-width: 5;
  }
  .dead .pupil {
    stroke-width: 5.5;
  }
  .dazed path {
    stroke: #fffaf0;
    stroke-width: 11;
  }
  .dazed .outline path {
    stroke: #3a2900;
    stroke-width: 19;
  }
  .flash {
    fill: #fffaf0;
    stroke: #3a2900;
    stroke-width: 9;
    stroke-linejoin: round;
  }
  .tongue {
    stroke: var(--_food);
    stroke-width: 7;
  }
  .mouth {
    fill: #4a1220;
    transform: scaleY(0);
    transition: transform 0.12s;
  }
  .near .mouth {
    transform: none;
  }
  .live .lively {
    animation: breathe 0.9s ease-in-out infinite alternate;
  }
  /* now and then */
  .live .tongue {
    animation: flick 3s infinite;
  }
  @keyframes flick {
    0%,
    70%,
    100% {
      transform: scaleX(0.5);
    }
    76%,
    88% {
      transform: scaleX(1.25);
    }
    82% {
      transform: scaleX(0.9);
    }
  }
  @keyframes breathe {
    from {
      transform: scale(0.92);
    }
    to {
      transform: scale(1.08);
    }
  }
  .sign {
    display: none;
    stroke: light-dark(#4f7d3a, #cfe6d6);
    stroke-width: 20;
  }
  .thumb {
    fill: light-dark(#4f7d3a, #cfe6d6);
    stroke: none;
  }
  @media (pointer: coarse) {
    :host(:not([buttons], [step])) .sign {
      display: initial;
    }
  }
  .ahead .gold {
    stroke: var(--_gold);
    stroke-width: 12;
  }
  .ahead .line {
    stroke: var(--_gold-line);
    stroke-width: 26;
  }
  .basket {
    display: grid;
    grid-template-columns: repeat(10, minmax(0, 1fr));
    direction: ltr;
  }
  .basket > svg {
    inline-size: 100%;
    overflow: visible;
  }
  @container room (aspect-ratio > 1) and (28rem <= height) {
    .basket {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
  @container room (aspect-ratio > 1) and (22rem <= height) and (width < 44rem) {
    .basket {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
  .live .last {
    animation: drop 0.45s ease-in;
  }
  /* the last one has come: all hop, those between them a little later */
  .live.brimming g {
    animation: brim 0.4s 0.4s 3;
  }
  .live.brimming svg:nth-child(even) g {
    animation-delay: 0.55s;
  }
  .live.brimming .last.last {
    animation: drop 0.45s ease-in;
  }
  @keyframes brim {
    40% {
      translate: 0 -22px;
    }
  }
  @keyframes drop {
    from {
      translate: 0 -150px;
    }
    60%,
    90% {
      translate: none;
    }
    75% {
      translate: 0 -16px;
    }
  }
  .lip {
    fill: #fff2d8;
    opacity: 0.55;
  }
  .hole {
    fill: color-mix(in oklab, var(--_wood), #150800 78%);
  }
  /* limited, so that a page that nobody plays on comes to rest */
  .inviting :is(.lively, .tongue) {
    animation: breathe 0.9s ease-in-out 8 alternate;
  }
  .inviting .thumb {
    animation: swipe 3.6s ease-in-out 2;
  }
  @keyframes swipe {
    25% {
      transform: translateX(110px);
    }
    50% {
      transform: none;
    }
    75% {
      transform: translateY(110px);
    }
  }
  .count {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: end center;
    margin: 0;
    padding-block: 8%;
    color: var(--_accent);
    font-size: clamp(4rem, 22cqi, 9rem);
    font-weight: 700;
    line-height: 1;
    pointer-events: none;
    -webkit-text-stroke: 8px var(--_raised);
    paint-order: stroke;
  }
  /* not on the snake */
  .count.high {
    align-content: start;
  }
  .speeds {
    flex-wrap: nowrap;
    gap: 5px;
  }
  @container side (width < 22em) {
    .speeds button {
      padding-inline: 0;
      font-size: var(--_small);
    }
  }
  @container side (width < 17em) {
    /* "Turn by turn", in two lines */
    .speeds :last-child {
      inline-size: 4.4em;
    }
  }
  /* a narrow column beside a board of some height */
  @container room (aspect-ratio > 1) and (22rem <= height) {
    @container side (width < 17em) {
      .speeds.speeds {
        display: grid;
        grid-template-columns: 1fr 1fr;
      }
      .speeds :last-child {
        inline-size: auto;
      }
    }
  }
  @container room (height < 38rem) {
    .card-text:has(+ .speeds) {
      display: none;
    }
  }
  .pad {
    display: none;
    --_button: 64px;
    grid-template: repeat(2, var(--_button)) / repeat(3, var(--_button));
    justify-content: center;
    gap: 4px;
    direction: ltr;
    touch-action: none;
  }
  :host([buttons]) .pad,
  :host([step]) .pad {
    display: grid;
  }
  /* touch screens are for swipes; switch controls and screen readers still find the buttons */
  @media (pointer: coarse) {
    .pad {
      display: grid;
    }
    :host(:not([buttons], [step])) .pad:not(:focus-within) {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      block-size: 1px;
    }
  }
  /* where there is little room they take the place of the basket */
  @container room (height < 38rem) {
    :host(:is([buttons], [step])) .basket {
      display: none;
    }
    .pad {
      --_button: 50px;
    }
  }
  /* a phone held sideways: in the lower corner, where a thumb is */
  @container room (aspect-ratio > 1) and (height < 26rem) {
    :host(:is([buttons], [step])) .shelf {
      order: 1;
      align-content: end;
    }
    .pad {
      justify-content: end;
    }
  }
  .pad button {
    grid-row: 2;
    padding: 0;
  }
  .pad .U {
    grid-area: 1 / 2;
  }
  @media (prefers-reduced-motion: reduce) {
    :is(.live, .inviting) *,
    .mouth {
      animation: none !important;
      transition: none;
    }
  }
  @media (forced-colors: active) {
    :host {
      --_snake: CanvasText;
    }
    .board {
      --_ground: Canvas;
      --_food: Highlight;
      --_bonus: LinkText;
      --_stone: GrayText;
      --_dot: GrayText;
      background: Canvas;
      forced-color-adjust: none;
    }
    .square,
    .sheen,
    .lit,
    .sun,
    .tufts,
    .petals,
    .middles,
    .dim,
    .crown,
    .nostrils,
    .bands,
    .shade {
      display: none;
    }
    .frame {
      stroke: CanvasText;
    }
    .eye,
    .outline > *,
    .scales {
      stroke: Canvas;
    }
    .pupil {
      stroke: CanvasText;
    }
    .dead .pupil {
      stroke: Canvas;
    }
  }
`;
