/**
 * The line above the board, or above the content beside it: labelled figures, the first one large, and a note between
 * them.
 */
import {css, html, nothing} from 'lit';

/** Part, label and value of a figure. Undefined figures are omitted. */
export type Figure = readonly [part: string, label: string, value: string] | undefined;

export const headTemplate = (figures: readonly Figure[], note: unknown = nothing) => html`
  <div class="head">
    ${figures.map((figure, i) => [
      figure && html`<p part=${figure[0]}><span>${figure[1]}</span> ${figure[2]}</p>`,
      i === 0 && note !== nothing ? html`<p class="note">${note}</p>` : nothing,
    ])}
  </div>
`;

/** The plates are those of players. */
export const headStyles = css`
  .head {
    display: flex;
    gap: 12px;
  }
  .head p {
    flex: 1;
    flex-direction: column;
    align-items: start;
    justify-content: center;
    margin: 0;
    padding-inline-end: 4px;
    font: 700 1.1875em / 1.1 var(--_title-font);
  }
  .head p:first-child {
    flex-grow: 1.25;
  }
  .head .note {
    font: 500 var(--_small) / 1.2 var(--_font);
  }
  @container room (aspect-ratio > 1) and (42rem <= height) {
    .head {
      block-size: var(--_plate);
    }
    .head p {
      block-size: auto;
      font-size: min(1.5625em, 7cqi, var(--_plate) * 0.4);
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
    font: 500 calc(var(--_small) / 1.1875) / 1.1 var(--_font);
  }
`;
