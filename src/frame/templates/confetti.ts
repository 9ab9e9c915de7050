/** The celebration: the winners' tokens fly from the middle of the board, for 1.2 s. */
import {css, html} from 'lit';
import type {Stage} from '../../input/presenter.js';
import {tokenShape, type TokenModel} from './token.js';

const count = 28;
const duration = 1200;

/** An overlay of the board, invisible until animated. @param tokens the flying tokens */
export const confettiTemplate = (tokens: readonly TokenModel[]) => html`
  <svg class="confetti" viewBox="-500 -500 1000 1000" aria-hidden="true">
    ${Array.from({length: count}, (_, i) => tokenShape(tokens[i % tokens.length]!))}
  </svg>
`;

/** Runs the celebration. @param confetti the element of {@link confettiTemplate} */
export const celebrate = (stage: Stage, confetti: Element | null | undefined): Promise<unknown> =>
  Promise.all(
    [...(confetti?.children ?? [])].map((piece, i) => {
      // evenly distributed, without a visible pattern
      const chance = (by: number): number => (i * by) % 1;
      const angle = i * 2.4;
      const reach = 150 + chance(0.618) * 270;
      const size = 0.6 + chance(0.37);
      const at = (part: number, drop: number, turn: number): string =>
        `translate(${Math.cos(angle) * reach * part}px,${Math.sin(angle) * reach * part + drop}px) rotate(${turn}deg) scale(${size * Math.min(1, 0.3 + part)})`;
      return stage.animate(
        piece,
        [
          {transform: at(0, 0, 0), opacity: 1, easing: 'cubic-bezier(.1,.7,.4,1)'},
          {transform: at(1, 0, chance(0.53) * 400 - 200), opacity: 1, offset: 0.55, easing: 'ease-in'},
          {transform: at(1.05, 60, chance(0.53) * 500 - 250), opacity: 0},
        ],
        {duration: duration - chance(0.29) * 300, easing: 'linear'},
      );
    }),
  );

/** A computer has won: its token nods. */
export const nod = (stage: Stage, token: Element | null | undefined): Promise<void> =>
  stage.animate(
    token,
    {transform: ['none', 'rotate(14deg) translateY(4px)', 'none', 'rotate(14deg) translateY(4px)', 'none']},
    {duration: 700},
  );

export const confettiStyles = css`
  .confetti {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .confetti > * {
    opacity: 0;
  }
`;
