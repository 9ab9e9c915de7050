/** A player's token: a thick disc in the player's colour with the player's mark. Six, told apart by colour and by mark. */
import {css, html, svg} from 'lit';

/** Names of the six tokens in order, for attributes; a token is told by its index. */
export const tokenNames = ['red', 'blue', 'green', 'yellow', 'purple', 'sky'] as const;

const marks = [
  'M0-13a13 13 0 1 0 .1 0z',
  'M0-16L15 11H-15z',
  'M-12-12H12V12H-12z',
  'M-5-15H5V-5H15V5H5V15H-5V5H-15V-5H-5z',
  'M0-18L11 0 0 18-11 0z',
  'M0-17L5-6 16-5 8 3 10 14 0 9-10 14-8 3-16-5-5-6z',
];

/** The token about the origin, radius 30; inside an SVG. */
export const tokenShape = (token: number) =>
  svg`<g class="token t${token % 6}"><circle class="side" cy="6" r="28"/><circle class="face" r="28"/><path class="mark" d=${marks[token % 6]!}/></g>`;

/** The token as a picture of its own, 1.5em high. */
export const tokenTemplate = (token: number) =>
  html`<svg class="token-picture" part="token" viewBox="-32 -30 64 66" aria-hidden="true">${tokenShape(token)}</svg>`;

export const tokenStyles = css`
  .token-picture {
    block-size: 1.5em;
    flex: none;
  }
  .side {
    fill: color-mix(in oklab, currentColor, #000 45%);
  }
  .face {
    fill: currentColor;
    stroke: color-mix(in oklab, currentColor, #000 45%);
    stroke-width: 3;
  }
  .mark {
    fill: #1c1813;
    stroke: #1c1813;
    stroke-width: 3;
    stroke-linejoin: round;
  }
  @media (forced-colors: active) {
    .token {
      forced-color-adjust: none;
    }
    .face {
      stroke: CanvasText;
    }
  }
`;
