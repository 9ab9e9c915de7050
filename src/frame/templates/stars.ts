/** Stars that a game has earned. */
import {css, html, svg} from './lit-free.js';

/** Three stars, so many of them filled. */
export const starsTemplate = (stars: number, label: string): unknown =>
  html`<svg class="stars" viewBox="0 0 72 24" role="img" aria-label=${label}>
    ${[0, 1, 2].map(
      (i) =>
        svg`<path class=${i < stars ? 'won' : ''} transform="translate(${i * 24} 0)" d="M12 3l2.7 5.6 6.1.8-4.5 4.2 1.1 6L12 16.7l-5.4 2.9 1.1-6-4.5-4.2 6.1-.8z" />`,
    )}
  </svg>`;

export const starsStyles = css`
  .stars {
    display: block;
    inline-size: 2.7em;
    block-size: 0.9em;
    fill: none;
    stroke: var(--_quiet);
    stroke-width: 1.5;
  }
  .stars .won {
    fill: var(--_accent);
    stroke: var(--_accent);
  }
  /* on the card at the end */
  .earned {
    display: flex;
    align-items: center;
    gap: 0.6em;
    margin: 0;
  }
  .card .earned {
    margin-block-start: 10px;
  }
  .earned .stars {
    inline-size: 5.4em;
    block-size: 1.8em;
  }
  @container room (height < 46rem) {
    .earned .stars {
      inline-size: 3.6em;
      block-size: 1.2em;
    }
  }
  @media (forced-colors: active) {
    .stars .won {
      fill: CanvasText;
    }
  }
`;
