/**
 * The line above the board, or above the content beside it: labelled figures, the first one large, and a note between
 * them.
 */
import {css, html, nothing} from 'lit';

/** Part, label and value of a figure, and what has just been added to it. Undefined figures are omitted. */
export type Figure = readonly [part: string, label: string, value: string, gain?: string | undefined] | undefined;

export const headTemplate = (figures: readonly Figure[], note: unknown = nothing) => html`
  <div class="head">
    ${figures.map((figure, i) => [
      figure && html`<p part=${figure[0]} data-gain=${figure[3] ?? nothing}><span>${figure[1]}</span> ${figure[2]}</p>`,
      i === 0 && note !== nothing ? html`<p class="note">${note}</p>` : nothing,
    ])}
  </div>
`;

/** The plates are those of players. */
export const headStyles = css`
  .head {
    /* the size of the first figure, in em */
    --_first: 2;
    display: flex;
    gap: 12px;
  }
  .head p {
    position: relative;
    flex: 1;
    flex-direction: column;
    align-items: start;
    justify-content: center;
    margin: 0;
    padding-inline-end: 4px;
    /* in em */
    --_size: 1.1875;
    block-size: calc(var(--_plate) / var(--_size) * 1.1875);
    font: 700 calc(var(--_size) * 1em) / calc(1em * var(--_first) / var(--_size)) var(--_title-font);
  }
  .head p:first-child {
    --_size: var(--_first);
    flex-grow: 1.4;
  }
  @container room (height < 22rem) or (width < 26rem) {
    .head {
      --_first: 1.5625;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .head [data-gain]::after {
      position: absolute;
      inset: 4px 8px auto auto;
      color: var(--_gold);
      font-size: calc(1.1875em / var(--_size));
      -webkit-text-stroke: 4px var(--_gold-line);
      paint-order: stroke;
      content: attr(data-gain) / '';
      animation: gain 1s ease-out both;
    }
  }
  @keyframes gain {
    30%,
    70% {
      opacity: 1;
    }
    from,
    to {
      opacity: 0;
    }
    from {
      transform: translateY(0.6em);
    }
  }
  .head .note {
    font: 500 var(--_small) / 1.2 var(--_font);
  }
  @container room (aspect-ratio > 1) and (42rem <= height) {
    .head {
      --_first: 1.6;
      block-size: var(--_plate);
    }
    .head p {
      block-size: auto;
      font-size: min(var(--_size) * 1.3em, var(--_size) * 6cqi, var(--_plate) * var(--_size) * 0.3);
    }
  }
  @container rail (width < 22rem) {
    .head .note {
      flex-grow: 1.25;
      padding-inline: 6px;
      font-size: 0.6875em;
      line-height: 1.1;
    }
  }
  .head span {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--_quiet);
    font: 500 calc(var(--_small) / var(--_size)) / 1.1 var(--_font);
  }
  @container rail (width < 17rem) {
    .head {
      --_first: 1.5625;
      gap: 8px;
    }
    .head p {
      block-size: calc(var(--_plate) / var(--_size));
    }
    .head p:not(:first-child) {
      --_size: 1;
    }
  }
`;
