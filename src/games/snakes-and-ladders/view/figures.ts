/** The figures of a position: fewest and expected throws, and the graph of throws as a table. */
import {css, html, type TemplateResult} from 'lit';
import type {WordsController} from '../../../element/words.js';
import {expectedThrows} from '../rules/expectation.js';
import {fewestThrows, throwDistribution, throwGraph, type SnlState} from '../rules/index.js';

const kept = new WeakMap<SnlState, {lang: string; template: TemplateResult}>();

/** Made once for a position and a language. */
export function figuresTemplate(state: SnlState, words: WordsController): TemplateResult {
  const old = kept.get(state);
  if (old?.lang === words.lang) return old.template;
  const template = make(state, words);
  kept.set(state, {lang: words.lang, template});
  return template;
}

function make({board, rules, positions, seat}: SnlState, words: WordsController): TemplateResult {
  const from = positions[seat]!;
  const way = fewestThrows(board, rules, from);
  const mean = expectedThrows(board, rules)[from];
  const spread = throwDistribution(board, rules, from);
  const one = (value: number): string => words.number(value, {maximumFractionDigits: 1});
  const {pips, rows} = throwGraph(board, rules);
  return html`<details class="figures" part="figures" open>
    <summary>${words.say('figures')}</summary>
    <p>
      ${way ? words.say('fewest', {n: way.throws}) : words.say('unreachable')}
      ${typeof mean !== 'number' ? '' : words.say('expected', {throws: one(mean)})}
      ${spread ? words.say('spread', {median: spread.median, p90: spread.p90}) : ''}
    </p>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.say('graph')}>
      <table>
        <caption>${words.say('graph')}</caption>
        <thead>
          <tr><th scope="col">${words.say('from')}</th>${pips.map((n) => html`<th scope="col">${words.number(n)}</th>`)}</tr>
        </thead>
        <tbody>
          ${rows.map((row, square) =>
            row ? html`<tr><th scope="row">${words.number(square)}</th>${row.map((to) => html`<td>${words.number(to)}</td>`)}</tr>` : '',
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

export const figuresStyles = css`
  .figures p {
    margin: 4px 0 8px;
  }
  .figures summary {
    inline-size: fit-content;
    padding: 8px 4px;
    color: var(--_quiet);
    cursor: pointer;
  }
  .scroll {
    max-block-size: 16em;
    overflow: auto;
  }
  .figures table {
    border-collapse: collapse;
    font-size: 0.92em;
    font-variant-numeric: tabular-nums;
  }
  .figures caption {
    padding-block: 4px;
    text-align: start;
    color: var(--_quiet);
  }
  .figures :is(th, td) {
    padding: 2px 8px;
    text-align: end;
  }
  .figures thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--_surface);
  }
`;
