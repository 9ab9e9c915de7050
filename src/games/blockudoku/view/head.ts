/** The line above the board: points, best, streak; and the statistics below everything. */
import {css, html, nothing} from 'lit';
import type {WordsController} from '../../../element/words.js';

export interface HeadModel {
  readonly score: string;
  /** Undefined where none is kept. */
  readonly best?: string | undefined;
  /** Clearing moves in a row, where there are some. */
  readonly streak?: string | undefined;
  /** What game it is. */
  readonly note?: string | undefined;
  readonly words: WordsController;
}

export const headTemplate = ({score, best, streak, note, words}: HeadModel) => html`
  <div class="head" part="head">
    <p class="score-now" part="score"><span>${words.say('score')}</span> ${score}</p>
    <p class="note" part="note">${streak ? html`<b class="streak" part="streak">${words.say('streak')} ${streak}</b>` : note}</p>
    ${best === undefined ? nothing : html`<p class="best" part="best"><span>${words.say('best')}</span> ${best}</p>`}
  </div>
`;

export const statisticsTemplate = (label: string, rows: readonly (readonly [name: string, value: string])[]) => html`
  <details class="log" part="statistics">
    <summary>${label}</summary>
    <dl class="statistics">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
  </details>
`;

export const headStyles = css`
  .head {
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: 12px;
    padding: 0 4px 6px;
    font-variant-numeric: tabular-nums;
  }
  .head p {
    margin: 0;
    line-height: 1.1;
  }
  .head span {
    display: block;
    color: var(--_quiet);
    font-size: 0.8rem;
    font-weight: 400;
  }
  .score-now {
    font-size: 2rem;
    font-weight: 700;
  }
  .best {
    font-size: 1.25rem;
    font-weight: 600;
    text-align: end;
  }
  .note {
    flex: 1;
    color: var(--_quiet);
    text-align: center;
  }
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
  .confetti .tile {
    opacity: 0;
  }
`;
