/** The board: ground, obstacles, food, and the snake. */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import type {GameView} from '../../../frame/game-definition.js';
import type {SnakeState} from '../rules/index.js';
import type {SnakeUi} from '../snake-ui.js';
import type {SnakeTypes} from '../types.js';
import {turnSentence} from '../wording.js';
import {centre} from './figure.js';

/** The layers of the body, which widens from the tip of its tail: their width, and their distance from the tip. */
const coats = Array.from({length: 10}, (_, i) => [14 + 8.1 * i - 0.23 * i * i, 10 * i + 1.7 * i * i] as const);

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

/** The board, and above it the countdown before a game resumes. */
export function boardTemplate(view: GameView<SnakeTypes>, ui: SnakeUi): TemplateResult {
  const {words} = view;
  const state = ui.stateIn(view);
  const {board, food, bonus, over} = state;
  const pose = ui.poseIn(state);
  const invites = ui.invites(view);
  const {width, height, wrap} = board;
  const [w, h] = [width * 100, height * 100];
  const place = (cell: number) => `translate(${centre(cell, width).join(' ')})`;
  const body = (name: string, size: number, from = 0) =>
    svg`<path class="body ${name}" d=${pose.line} stroke-width=${size} stroke-dasharray=${from ? '900000 900' : nothing} stroke-dashoffset=${900900 - from} />`;
  const stones = hedge(board);
  const dead = over && food !== null;
  const [x, y] = centre(state.head, width);
  const [foodX, foodY] = centre(food ?? -999, width);
  const near = Math.abs(x - foodX) + Math.abs(y - foodY) < 250;
  return html`<svg
      class="board ${ui.isLive(view) ? 'live' : ''} ${invites ? 'inviting' : ''} ${wrap ? 'open' : ''}"
      part="board"
      viewBox="-36 -36 ${w + 72} ${h + 72}"
      width=${w * 9}
      height=${h * 9}
      role="application"
      tabindex="0"
      aria-label=${words.say('board', {columns: width, rows: height})}
      aria-description=${turnSentence(0, view, true)}
      @pointerdown=${ui.onPointerdown}
    >
      <rect class="frame" x="-14" y="-14" width=${w + 28} height=${h + 28} rx="24" />
      <svg width=${w} height=${h} aria-hidden="true">
        <defs>
          <pattern id="squares" width="200" height="200" patternUnits="userSpaceOnUse">
            <path class="square" d="M0 0H100V200H200V100H0z" />
          </pattern>
        </defs>
        <rect class="ground" width=${w} height=${h} rx="12" />
        <rect fill="url(#squares)" width=${w} height=${h} rx="12" />
        ${
          invites
            ? svg`<g class="sign" transform="translate(${w / 2} ${h / 2}) scale(${Math.min(w, h) / 1000})"><path d="M-70-170 0-240 70-170M170-70 240 0 170 70M70 170 0 240-70 170M-170 70-240 0-170-70" /><circle class="thumb" r="60" /></g>
              <path class="ahead" transform=${pose.head} d="M92-22 116 0 92 22M152-22 176 0 152 22M212-22 236 0 212 22" />`
            : nothing
        }
        ${stones ? svg`<path class="stones shade" d=${stones} /><path class="stones" part="obstacle" d=${stones} />` : nothing}
        ${view.hints && food !== null ? svg`<path class="guides" transform=${place(food)} d="M-3e3 0H3e3M0-3e3V3e3" />` : nothing}
        ${
          food === null
            ? nothing
            : svg`<g class="food" part="food" transform=${place(food)}><g class="lively"><g transform="scale(1.2)"><ellipse class="shade" cx="5" cy="9" rx="31" ry="30" /><path d="M0-20C-16-34-36-22-33 3-31 24-14 36 0 30 14 36 31 24 33 3 36-22 16-34 0-20z" />
            <path class="gleam" d="M-21 0q0-10 8-14" /><path class="stalk" d="M0-20q1-12 9-18" /><path class="leaf" d="M7-28q10-14 25-10-6 15-25 10z" /></g></g></g>`
        }
        ${
          bonus
            ? svg`<g class="bonus" transform=${place(bonus.at)}><circle class="ring" r="42" pathLength="20" stroke-dasharray="${bonus.left} 20" transform="rotate(-90)" />
            <path class="lively" d="M0-30 8.5-11.7 28.5-9.3 13.8 4.5 17.6 24.3 0 14.5-17.6 24.3-13.8 4.5-28.5-9.3-8.5-11.7z" /></g>`
            : nothing
        }
        <g class="snake" part="snake">
          ${body('shade', 40)}${body('shade', 60, 130)}
          <path
            class="meal"
            stroke-width="82"
            d=${ui
              .mealsIn(state)
              .map((cell) => `M${centre(cell, width).join(' ')}h0`)
              .join('')}
          />
          ${coats.map(([size, from]) => body('', size, from))} ${body('sheen', 26, 150)} ${body('scales', 12, 150)}
          <g class="snake-head ${dead ? 'dead' : near ? 'near' : ''}" transform=${pose.head}>
            <path class="tongue" d="M38 0H58l9-7M58 0l9 7" />
            <path class="skull" d="M-38 0C-38-26-14-42 14-39 36-33 46-16 46 0 46 16 36 33 14 39-14 42-38 26-38 0z" />
            <ellipse class="mouth" cx="35" rx="16" ry="25" />
            <path class="eye" d="M12-21h0M12 21h0" />
            <path class="pupil" d=${dead ? 'M6-27l12 12m0-12l-12 12M6 15l12 12m0-12l-12 12' : 'M16-21h0M16 21h0'} />
          </g>
        </g>
      </svg>
    </svg>
    ${ui.count > 0 ? html`<p class="count" aria-hidden="true">${words.number(ui.count)}</p>` : nothing}`;
}

export const boardStyles = css`
  .board {
    --_ground: var(--game-ground, light-dark(#e8efd6, #1f3431));
    --_snake: var(--game-snake, light-dark(#1d7d50, #57c48c));
    --_food: var(--game-food, light-dark(#cf3f3a, #ff7b69));
    --_bonus: var(--game-bonus, light-dark(#c98a00, #ffcf5c));
    --_stone: var(--game-obstacle, light-dark(#8a7354, #6d8279));
    --_dot: var(--game-dot, light-dark(#b9ca98, #35544e));
    fill: none;
  }
  .live,
  :host(:focus-within:not([paused])) .board {
    touch-action: none;
  }
  .frame {
    stroke: #fff3;
    stroke-width: 4;
  }
  .open .frame {
    stroke: #fffa;
    stroke-width: 8;
    stroke-dasharray: 50;
    stroke-dashoffset: 25;
  }
  .ground {
    fill: var(--_ground);
  }
  .square,
  .thumb {
    fill: var(--_dot);
  }
  .square {
    opacity: 0.3;
  }
  .stones {
    stroke: var(--_stone);
    stroke-width: 84;
  }
  ellipse.shade {
    fill: #1a140a;
    stroke: none;
  }
  .guides {
    stroke: var(--_food);
    stroke-width: 100;
    opacity: 0.14;
  }
  .food path {
    fill: var(--_food);
  }
  .food .gleam,
  .food .stalk {
    fill: none;
    stroke: #fff9;
    stroke-width: 7;
  }
  .food .stalk {
    stroke: light-dark(#6b4a2a, #d8b98c);
    stroke-width: 6;
  }
  .food .leaf {
    fill: light-dark(#4f9a3f, #9bd67c);
  }
  .bonus path {
    fill: var(--_bonus);
  }
  .ring {
    stroke: var(--_bonus);
    stroke-width: 7;
    stroke-linecap: butt;
  }
  .body,
  .meal {
    stroke: var(--_snake);
  }
  .shade {
    stroke: #1a140a;
    opacity: 0.18;
    translate: 5px 9px;
  }
  .sheen {
    stroke: #fff;
    opacity: 0.16;
    translate: -5px -9px;
  }
  .scales {
    stroke: #fff;
    stroke-dasharray: 0 34;
    opacity: 0.32;
  }
  .skull {
    fill: color-mix(in oklab, var(--_snake), #000 10%);
  }
  .eye {
    stroke: #fff;
    stroke-width: 21;
  }
  .pupil {
    stroke: #17201c;
    stroke-width: 11;
  }
  .dead .eye {
    opacity: 0;
  }
  .dead .pupil {
    stroke-width: 6;
  }
  .tongue {
    stroke: var(--_food);
    stroke-width: 6;
  }
  .mouth {
    fill: #4a1220;
    transform: scaleY(0);
    transition: transform 0.12s;
  }
  .near .mouth {
    transform: none;
  }
  .live .lively,
  .live .tongue {
    animation: breathe 0.9s ease-in-out infinite alternate;
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
    stroke: var(--_dot);
    stroke-width: 24;
    opacity: 0.8;
  }
  @media (pointer: coarse) {
    :host(:not([buttons], [step])) .sign {
      display: initial;
    }
  }
  .ahead {
    stroke: var(--_snake);
    stroke-width: 14;
    opacity: 0.6;
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
    place-content: center;
    margin: 0;
    color: var(--_accent);
    font-size: clamp(4rem, 22cqi, 9rem);
    font-weight: 700;
    line-height: 1;
    pointer-events: none;
    text-shadow: 0 0 8px var(--_surface);
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
  @container room (height < 22rem) {
    .pad {
      --_button: 50px;
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
    .board {
      --_ground: Canvas;
      --_snake: CanvasText;
      --_food: Highlight;
      --_bonus: LinkText;
      --_stone: GrayText;
      --_dot: GrayText;
      background: Canvas;
      forced-color-adjust: none;
    }
    .square,
    .sheen,
    .shade {
      display: none;
    }
    .frame {
      fill: Canvas;
      stroke: CanvasText;
    }
    .eye,
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
