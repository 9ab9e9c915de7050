/** The one generous moment: the players' own tokens rain over the board. Shown only by {@link celebrate}. */
import {css, svg, html} from 'lit';
import type {Stage} from '../controllers/presenter.js';
import {tokenShape} from './token.js';

const pieces = Array.from({length: 28}, (_, i) => i);
/** Even, and without a pattern that shows. */
const scattered = (i: number, by: number) => (i * by) % 1;

/** Lies over the board; nothing of it is to be seen at rest. `tokens` are those that rain. */
export const confettiTemplate = (tokens: readonly number[]) => html`
  <svg class="confetti" viewBox="0 0 1000 1000" aria-hidden="true">
    ${pieces.map((i) => svg`<g transform="translate(${Math.round(scattered(i, 0.618) * 1000)} -40) scale(${0.6 + scattered(i, 0.37) * 0.6})"><g>${tokenShape(tokens[i % tokens.length]!)}</g></g>`)}
  </svg>
`;

/** Lets it rain once. `confetti` is the element of {@link confettiTemplate}. */
export const celebrate = (stage: Stage, confetti: Element | null | undefined) =>
  Promise.all(
    pieces.map((i) => {
      const drift = (scattered(i, 0.77) - 0.5) * 300;
      const turn = (scattered(i, 0.53) - 0.5) * 900;
      return stage.animate(
        confetti?.children[i]?.firstElementChild,
        [
          {transform: 'none', opacity: 1},
          {opacity: 1, offset: 0.8},
          {transform: `translate(${drift}px, 1900px) rotate(${turn}deg)`, opacity: 0},
        ],
        {duration: 1600 + scattered(i, 0.41) * 900, delay: scattered(i, 0.29) * 500, easing: 'cubic-bezier(.3,.1,.7,.9)'},
      );
    }),
  );

export const confettiStyles = css`
  .confetti {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: hidden;
    pointer-events: none;
  }
  .confetti g g {
    opacity: 0;
  }
  .confetti .token {
    opacity: 1;
  }
`;
