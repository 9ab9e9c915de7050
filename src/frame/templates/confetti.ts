/** Confetti over the board, in three tints of the winners' tokens. How it flies is in `celebration.ts`. */
import {css, html} from 'lit';
import {tokenShape, type TokenModel} from './token.js';

const count = 28;

/** An overlay of the board, invisible until animated. @param tokens the flying tokens */
export const confettiTemplate = (tokens: readonly TokenModel[]) => html`
  <svg class="confetti" viewBox="-500 -500 1000 1000" aria-hidden="true">
    ${Array.from({length: count}, (_, i) => tokenShape(tokens[i % tokens.length]!))}
  </svg>
`;

export const confettiStyles = css`
  .confetti {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: clip;
    pointer-events: none;
  }
  .confetti > * {
    opacity: 0;
  }
  .confetti > :nth-child(5n) {
    filter: brightness(1.3);
  }
  .confetti > :nth-child(5n + 2) {
    filter: brightness(0.75);
  }
`;
