/**
 * The line above the board, or above the content beside it: labelled figures, the first one large, and a note between
 * them.
 */
import {css, html, nothing} from 'lit';

/** Part, label and value of a figure. Undefined figures are omitted. */
export type Figure = readonly [part: string, label: string, value: string] | undefined;

export const headTemplate = (figures: readonly Figure[], note: unknown = nothing) => html`
  <div class="head" part="head">
    ${figures.map((figure, i) => [
      figure && html`<p part=${figure[0]}><span>${figure[1]}</span> ${figure[2]}</p>`,
      i === 0 && note !== nothing ? html`<p class="note" part="note">${note}</p>` : nothing,
    ])}
  </div>
`;

export const headStyles = css`
  .head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    inline-size: 100%;
    max-inline-size: 44rem;
    padding: 0 4px;
    font-size: 1.25rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .head p {
    margin: 0;
    line-height: 1.1;
    text-align: end;
  }
  .head p:first-child {
    font-size: 2rem;
    font-weight: 700;
    text-align: start;
  }
  .head span {
    display: block;
    color: var(--_quiet);
    font-size: 0.8rem;
    font-weight: 400;
  }
  .head .note {
    flex: 1;
    align-self: end;
    color: var(--_quiet);
    font-size: 1rem;
    font-weight: 400;
    text-align: center;
  }
`;
