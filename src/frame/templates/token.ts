/**
 * A player's token: a thick disc with the player's colour and symbol. There are six, distinguished by colour and
 * symbol.
 */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import {colorOf, tokenMarks} from './token-colors.js';

export {tokenNames} from './token-colors.js';

/** A player's token. */
export interface TokenModel {
  /** The index of the token, 0 to 5. */
  readonly token: number;
  /** The player whose `--game-player-…` sets the colour, counted from 0. Default: `token`. */
  readonly seat?: number | undefined;
  /** Another colour than that of the token: any CSS colour. */
  readonly color?: string | undefined;
  /** Another drawing than the disc: an SVG template centred on the origin, with a radius of 30, in `currentColor`. */
  readonly shape?: unknown;
}

/** Attributes that apply a token's colour: a class, or the attribute `color`. */
export function paint({token, seat = token, color}: TokenModel): {name: string; color: string | typeof nothing} {
  if (color) return {name: '', color};
  return seat === token ? {name: `t${token % 6}`, color: nothing} : {name: '', color: colorOf(token, seat)};
}

/** The token centred on the origin with a radius of 30, for use in an SVG. */
export const tokenShape = (model: TokenModel): TemplateResult => {
  const {name, color} = paint(model);
  if (model.shape !== undefined) return svg`<g class="${name}" color=${color}>${model.shape}</g>`;
  return svg`<g class="token ${name}" color=${color}><circle class="rim" cy="6" r="28"/><circle r="28"/><path d=${tokenMarks[model.token % 6]!} /></g>`;
};

/** The token as an SVG of its own, 1.6em high. */
export const tokenTemplate = (model: TokenModel) =>
  html`<svg class="token-picture" part="token" viewBox="-30 -30 60 66" aria-hidden="true">${tokenShape(model)}</svg>`;

/** The first two players' tokens, on the edge of the card. */
export const sittersTemplate = ([first, second]: readonly TokenModel[]) =>
  html`<svg viewBox="0 0 112 60" aria-hidden="true">
    <g transform="translate(80 34) rotate(12) scale(0.8)">${tokenShape(second!)}</g>
    <g transform="translate(38 33) rotate(-8) scale(0.92)">${tokenShape(first!)}</g>
  </svg>`;

/** A winner's rosette: the token on a ring of ribbon in its colour. */
export const rosetteTemplate = (model: TokenModel) => {
  const {name, color} = paint(model);
  return html`<svg class="rosette ${name}" part="token" color=${color} viewBox="-50 -50 100 128" aria-hidden="true">
    <path class="tails" d="M-26 26-34 76-17 66-4 78 2 30ZM26 26 34 76 17 66 4 78-2 30Z" />
    <circle class="frill" r="41" />
    <circle class="band" r="40" />
    <circle class="plain" r="33" />
    <g transform="scale(0.86) translate(0 -2)">${tokenShape(model)}</g>
  </svg>`;
};

export const tokenStyles = css`
  .rosette .tails,
  .band {
    fill: color-mix(in oklab, currentColor, #000 22%);
  }
  .frill {
    fill: none;
    stroke: currentColor;
    stroke-width: 15;
    stroke-dasharray: 0 12.88;
  }
  .plain {
    fill: #fcf5e6;
  }
  .t0 {
    color: var(--game-player-1, #d55e00);
  }
  .t1 {
    color: var(--game-player-2, #0072b2);
  }
  .t2 {
    color: var(--game-player-3, #009e73);
  }
  .t3 {
    color: var(--game-player-4, #f0e442);
  }
  .t4 {
    color: var(--game-player-5, #cc79a7);
  }
  .t5 {
    color: var(--game-player-6, #56b4e9);
  }
  .token-picture {
    block-size: 1.6em;
  }
  .token {
    forced-color-adjust: none;
    fill: currentColor;
    stroke: color-mix(in oklab, currentColor, #000 55%);
    stroke-width: 3;
  }
  .rim {
    fill: color-mix(in oklab, currentColor, #000 55%);
  }
  .token path {
    fill: #16120c;
    stroke: #16120c;
    stroke-width: 5;
  }
  /* white on dark colours, also on those of the page */
  @supports (color: lch(from currentColor l c h)) {
    .token path {
      --_mark: lch(from currentColor calc((60 - l) * 99) 0 0);
      fill: var(--_mark);
      stroke: var(--_mark);
    }
  }
`;
