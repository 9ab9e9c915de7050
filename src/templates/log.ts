/** The list of moves, folded away until asked for; newest first. */
import {css, html} from 'lit';

export interface LogEntry {
  /** Number of the move. */
  readonly number: number;
  readonly text: unknown;
}

/** `label` names the list; pass the entries oldest first. Long games show the last `most` (200). */
export const logTemplate = (entries: readonly LogEntry[], label: string, most = 200) => html`
  <details class="log" part="log">
    <summary>${label}</summary>
    <ol>
      ${entries.slice(-most).reverse().map(({number, text}) => html`<li value=${number}>${text}</li>`)}
    </ol>
  </details>
`;

export const logStyles = css`
  .log summary {
    inline-size: fit-content;
    padding: 8px 4px;
    border-radius: 6px;
    color: var(--_quiet);
    cursor: pointer;
  }
  .log ol {
    max-block-size: 14em;
    margin: 0;
    overflow: auto;
    padding-inline-start: 3.2em;
    font-size: 0.92em;
    font-variant-numeric: tabular-nums;
  }
  .log li::marker {
    color: var(--_quiet);
  }
`;
