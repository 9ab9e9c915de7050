/** The statistics under "More". */
import {css, html} from './lit-free.js';

export interface StatisticsModel {
  readonly label: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly resetLabel: string;
  readonly onReset: () => void;
}

/** The figures of a list. */
export const figuresTemplate = (rows: StatisticsModel['rows']) =>
  rows.map(
    ([name, value]) =>
      html`<div>
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div>`,
  );

export const statisticsTemplate = ({label, rows, resetLabel, onReset}: StatisticsModel) => html`
  <details class="log" part="statistics">
    <summary>${label}</summary>
    <dl class="statistics">${figuresTemplate(rows)}</dl>
    <button part="button" @click=${onReset}>${resetLabel}</button>
  </details>
`;

export const statisticsStyles = css`
  .statistics {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr));
    gap: 8px;
    margin: 0 0 8px;
  }
  .statistics + button {
    background: var(--_surface);
  }
  .statistics dt {
    color: var(--_quiet);
    font-size: 0.9em;
  }
  .statistics dd {
    margin: 0;
  }
`;
