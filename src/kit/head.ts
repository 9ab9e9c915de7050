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

export const headStyles = css`
  .head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    inline-size: 100%;
    max-inline-size: 44em;
    padding: 0 4px;
    font-weight: 600;
  }
  .head p {
    margin: 0;
    font-size: 1.25em;
    line-height: 1.1;
    text-align: end;
  }
  .head p:first-child {
    font-size: 2em;
    font-weight: 700;
    text-align: start;
  }
  .head span {
    display: block;
    color: var(--_quiet);
    font-size: max(12px, 0.64em);
    font-weight: 400;
  }
  .head p:first-child span {
    font-size: max(12px, 0.4em);
  }
  .head .note {
    flex: 1;
    align-self: end;
    color: var(--_quiet);
    font-size: 1em;
    font-weight: 400;
    text-align: center;
  }
`;
