/** The shelf of games with dice: dice that tumble in 3D in a felt pit, and beside them the roll button, in wood. */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import type {Stage} from '../input/presenter.js';

interface DieModel {
  /** The top face: 1 to 6 as pips, anything else as a number. */
  readonly pips: number;
}

const dots = (n: number) =>
  (n & 1 ? 'M30 30h0' : '') +
  (n > 1 ? 'M16 16h0M44 44h0' : '') +
  (n > 3 ? 'M44 16h0M16 44h0' : '') +
  (n > 5 ? 'M16 30h0M44 30h0' : '');

const face = (n: number) =>
  html`<svg class="die-face" viewBox="0 0 60 60">
    ${n >= 1 && n <= 6 ? svg`<path d=${dots(n)} />` : svg`<text x="30" y="41">${n || ''}</text>`}
  </svg>`;

/** One die. Opposite faces add up to seven; the front face is the roll. */
function dieTemplate({pips}: DieModel) {
  // front, back, right, top, bottom, left
  const faces = [pips, 7 - pips, ...[1, 2, 3, 4, 5, 6].filter((n) => n !== pips && n !== 7 - pips)];
  return html`<span class="die" part="die"><span class="cube">${faces.slice(0, 6).map(face)}</span></span>`;
}

/** The content of the shelf. */
export interface RollModel {
  /** The dice at rest. */
  readonly dice: readonly number[];
  /** The label of the button: "Roll". */
  readonly label: string;
  /** Its label at other times. The button has room for both, so that its size never changes. */
  readonly otherLabel?: string | undefined;
  /** Whether a person may roll now. Otherwise the button is disabled. */
  readonly ready: boolean;
  readonly onRoll: (event: Event) => void;
}

/** Rolls once for a key that is held down, even if no animation disables the button. */
const once = (event: KeyboardEvent) => event.repeat && event.key === 'Enter' && event.preventDefault();

/** The last clicked button or pit. */
let clicked: EventTarget | null = null;

/** Whether a click is the second one of a double click on the same place. */
function isSecond({currentTarget, detail}: MouseEvent): boolean {
  const again = currentTarget === clicked;
  clicked = currentTarget;
  return again && detail > 0 && detail % 2 === 0;
}

/**
 * The dice and the roll button. A press on the dice rolls, too. The button stays in the tab order while disabled, so that
 * the focus is not lost.
 */
export function rollTemplate({dice, label, otherLabel, ready, onRoll}: RollModel): TemplateResult {
  const press = (event: MouseEvent) => isSecond(event) || onRoll(event);
  return html`<div class="dice-tray">
    <div class="pit ${ready ? 'ready' : ''}" aria-hidden="true" @click=${press}>
      ${dice.map((pips) => dieTemplate({pips}))}
    </div>
    <button class="roll ${ready ? 'primary' : ''}" part="roll" aria-disabled=${!ready} @keydown=${once} @click=${press}>
      <span class="roll-label" data-other=${otherLabel ?? nothing}>${label}</span>
    </button>
  </div>`;
}

// rendered at twice the size, so that its faces stay sharp while they rotate
const small = 'scale3d(.5,.5,.5)';
const rest = 'rotateX(-16deg) rotateY(-20deg)';

/** Animates a roll within its button, ending in the rendered state. */
export async function tumble(stage: Stage, die: Element | null | undefined, order = 0): Promise<void> {
  const timing = {duration: 560, delay: order * 70};
  await Promise.all([
    stage.animate(
      die?.firstElementChild,
      {
        transform: [
          `${small} rotateX(-466deg) rotateY(610deg) rotateZ(${order * 360 - 180}deg)`,
          `${small} ${rest} rotateZ(0deg)`,
        ],
      },
      {...timing, easing: 'cubic-bezier(.2,.6,.3,1)'},
    ),
    stage.animate(
      die,
      [
        {transform: 'none', easing: 'cubic-bezier(.2,.7,.5,1)'},
        {transform: 'translateY(-14%) scale(.8)', offset: 0.3, easing: 'cubic-bezier(.6,0,.9,.5)'},
        {transform: 'translateY(6%) scale(.9)', offset: 0.62},
        {transform: 'translateY(-5%)', offset: 0.8},
        {transform: 'none'},
      ],
      {...timing, easing: 'linear'},
    ),
  ]);
}

/** In a small room. */
const low = css`
  .dice-tray {
    --_die: var(--game-die-size, 1.7em);
    gap: 10px;
  }
  .roll {
    block-size: 2.35em;
  }
`;

export const dieStyles = css`
  .dice-tray {
    --_die: var(--game-die-size, 2.875em);
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 12px;
    padding-inline-end: 4px;
  }
  .pit {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 0.25em;
    min-inline-size: calc(var(--_die) * 1.97);
    block-size: calc(var(--_die) * 1.84);
    padding-inline: 0.3em;
    border-radius: 9px;
    background: radial-gradient(110% 110% at 30% 15%, var(--_felt), var(--_felt-deep));
    box-shadow:
      inset 0 0 0 1px #2a140066,
      inset 3px 4px 7px #0007,
      1px 1px #fff4;
    direction: ltr;
  }
  .pit.ready {
    cursor: pointer;
  }
  .roll {
    block-size: 3.47em;
    min-block-size: 44px;
    border-radius: calc(var(--_radius) + 1px);
    font-size: 1.1875em;
    font-weight: 700;
  }
  /* a dark gap between the button and the wood around it */
  .roll.primary {
    box-shadow:
      inset 0 1px #fff5,
      0 4px color-mix(in oklab, var(--_go), #000 42%),
      0 0 0 2px #3a1c00aa,
      0 5px 0 2px #3a1c00aa,
      0 6px 1px 2px #fff4;
  }
  .roll.primary:active {
    translate: 0 2px;
  }
  /* only letters carved in the wood, so that it does not look like a button */
  .roll[aria-disabled='true'] {
    background: none;
    box-shadow: none;
    color: light-dark(#3a1c00b8, #ffe8c6d9);
    font-weight: 600;
    text-shadow: 0 1px light-dark(#fff7, #0007);
  }
  @container room (height < 38rem) and (aspect-ratio <= 1) {
    ${low}
  }
  @container room (height < 22rem) or (width < 17rem) {
    ${low}
  }
  /* room for the other label */
  .roll-label::after {
    content: attr(data-other);
    display: block;
    block-size: 0;
    visibility: hidden;
  }
  .die {
    --_die-face: var(--game-die, #fffdf5);
    --_pips: var(--game-die-pips, #2a2118);
    position: relative;
    --_size: var(--_die);
    inline-size: var(--_size);
    block-size: var(--_size);
    perspective: calc(var(--_size) * 8);
  }
  .die + .die {
    translate: 0 6%;
  }
  .pit:has(.die + .die) {
    min-inline-size: calc(var(--_die) * 2.5);
  }
  /* two dice are smaller */
  .pit:has(.die + .die) .die {
    --_size: calc(var(--_die) * 0.8);
  }
  /* its shadow on the felt */
  .die::before {
    content: '';
    position: absolute;
    inset: 30% -34% -30% -4%;
    background: radial-gradient(closest-side, #000b 40%, #0000);
    rotate: 14deg;
  }
  .cube {
    position: absolute;
    inset: -50%;
    transform-style: preserve-3d;
    transform: scale3d(0.5, 0.5, 0.5) rotateX(-16deg) rotateY(-20deg);
  }
  /* each a little within the edges of the others, so that nobody looks in between */
  .die-face {
    position: absolute;
    inset: 0;
    border-radius: 9%;
    background: var(--_shade, var(--_die-face));
    box-shadow: inset 0 0 0 2px #0001;
    backface-visibility: hidden;
    transform: var(--_turn,) translateZ(calc(var(--_size) * 0.965));
    fill: var(--_pips);
  }
  .die-face text {
    font: 700 32px system-ui;
    text-anchor: middle;
  }
  .die-face path {
    stroke: var(--_pips);
    stroke-width: 11;
  }
  .die-face:nth-child(2) {
    --_turn: rotateY(180deg);
  }
  .die-face:nth-child(3) {
    --_turn: rotateY(90deg);
    --_shade: color-mix(in oklab, var(--_die-face), #000 9%);
  }
  .die-face:nth-child(4) {
    --_turn: rotateX(90deg);
  }
  .die-face:nth-child(5) {
    --_turn: rotateX(-90deg);
    --_shade: color-mix(in oklab, var(--_die-face), #000 9%);
  }
  .die-face:nth-child(6) {
    --_turn: rotateY(-90deg);
  }
  @media (forced-colors: active) {
    .die {
      --_die-face: Canvas;
      --_pips: CanvasText;
    }
    .die-face {
      border: 1px solid CanvasText;
    }
  }
`;
