/** The list of moves, closed until asked for; newest first. */
import {css, html} from './beside.js';

export interface LogEntry {
  /** Number of the move. */
  readonly number: number;
  readonly text: unknown;
}

/** `label` names the list; pass the entries oldest first. `onToggle` is told whether they are to be seen. */
export const logTemplate = (entries: readonly LogEntry[], label: string, onToggle: (open: boolean) => void) => html`
  <details class="log" part="log" @toggle=${(event: Event) => onToggle((event.target as HTMLDetailsElement).open)}>
    <summary>${label}</summary>
    <ol>
      ${entries.toReversed().map(({number, text}) => html`<li value=${number}>${text}</li>`)}
    </ol>
  </details>
`;

export const logStyles = css`
  .log summary {
    inline-size: fit-content;
    min-block-size: 44px;
    padding: 10px 4px;
    border-radius: 6px;
    color: var(--_quiet);
    cursor: pointer;
  }
  .log ol {
    margin: 0;
    padding-inline-start: 3.2em;
    font-size: 0.92em;
    font-variant-numeric: tabular-nums;
  }
  .log li::marker {
    color: var(--_quiet);
  }
`;
