/** What is kept over all games, below everything; and how the streak looks in the line above the board. */
import {css, html} from 'lit';

export const statisticsTemplate = (label: string, rows: readonly (readonly [name: string, value: string])[]) => html`
  <details class="log" part="statistics">
    <summary>${label}</summary>
    <dl class="statistics">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
  </details>
`;

export const statisticsStyles = css`
  .streak {
    padding: 2px 10px;
    border-radius: 1em;
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }
  .statistics {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr));
    gap: 8px;
    margin: 0;
  }
  .statistics dt {
    color: var(--_quiet);
    font-size: 0.9em;
  }
  .statistics dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
