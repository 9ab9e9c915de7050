/** The one generous moment: the players' own tokens rain over the board. Shown only by {@link celebrate}. */
import {css, html} from 'lit';
import type {Stage} from '../controllers/presenter.js';
import {tokenShape, type TokenModel} from './token.js';

const count = 28;

/** Lies over the board; nothing of it is to be seen at rest. `tokens` are those that rain. */
export const confettiTemplate = (tokens: readonly TokenModel[]) => html`
  <svg class="confetti" viewBox="0 0 1000 1000" aria-hidden="true">
    ${Array.from({length: count}, (_, i) => tokenShape(tokens[i % tokens.length]!))}
  </svg>
`;

/** Lets it rain once. `confetti` is the element of {@link confettiTemplate}. */
export const celebrate = (stage: Stage, confetti: Element | null | undefined) =>
  Promise.all(
    [...(confetti?.children ?? [])].map((piece, i) => {
      // even, and without a pattern that shows
      const chance = (by: number) => (i * by) % 1;
      const at = (x: number, y: number, turn: number) => `translate(${x}px,${y}px) rotate(${turn}deg) scale(${0.6 + chance(0.37)})`;
      const x = chance(0.618) * 1000;
      return stage.animate(
        piece,
        [
          {transform: at(x, -60, 0), opacity: 1},
          {transform: at(x + chance(0.77) * 300 - 150, 1060, chance(0.53) * 900 - 450), opacity: 1},
        ],
        {duration: 1100 + chance(0.41) * 1200, delay: chance(0.29) * 700, easing: 'cubic-bezier(.4,.1,.8,.8)'},
      );
    }),
  );

export const confettiStyles = css`
  .confetti {
    position: absolute;
    inset: 0;
    overflow: hidden;
    pointer-events: none;
  }
  .confetti .token {
    opacity: 0;
  }
`;
