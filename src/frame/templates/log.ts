/** The list of moves, closed initially; newest first. */
import {css, html} from './lit-free.js';

export interface LogEntry {
  /** The number of the move. */
  readonly number: number;
  readonly text: unknown;
}

/** @param label names the list @param entries oldest first @param onToggle called with whether the list is open */
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
  }
  .log li::marker {
    color: var(--_quiet);
  }
`;
