/**
 * The figures of a position: fewest and expected rolls, and the graph of rolls as a table. Part of the chunk
 * thinking.ts.
 */
import type {TemplateResult} from 'lit';
import type {WordsController} from '../../../element/words.js';
import {figuresOf, type Figures} from '../figures.js';
import type {SnlState} from '../rules/index.js';

const cache = new WeakMap<Figures, {lang: string; template: TemplateResult}>();

/** The figures, cached by position and language. @param html the function of Lit, which this chunk does not contain */
export function figuresTemplate(html: Tag, state: SnlState, words: WordsController): TemplateResult {
  const figures = figuresOf(state);
  const old = cache.get(figures);
  if (old?.lang === words.lang) return old.template;
  const template = make(html, figures, words);
  cache.set(figures, {lang: words.lang, template});
  return template;
}

/** `html` or `svg` of Lit, passed as arguments, since the chunk does not contain Lit. */
export type Tag = (strings: TemplateStringsArray, ...values: unknown[]) => TemplateResult;

function make(html: Tag, {fewest, mean, spread, pips, rows}: Figures, words: WordsController): TemplateResult {
  const one = (value: number): string => words.number(value, {maximumFractionDigits: 1});
  return html`<details class="log figures" part="figures" open>
    <summary>${words.say('figures')}</summary>
    <p>
      ${fewest === undefined ? words.say('unreachable') : words.say('fewest', {n: fewest})}
      ${typeof mean !== 'number' ? '' : words.say('expected', {throws: one(mean)})}
      ${spread ? words.say('spread', {median: spread.median, p90: spread.p90}) : ''}
    </p>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.say('graph')}>
      <table>
        <caption>
          ${words.say('graph')}
        </caption>
        <thead>
          <tr>
            <th scope="col">${words.say('from')}</th>
            ${pips.map((n) => html`<th scope="col">${words.number(n)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row, square) =>
            row
              ? html`<tr>
                  <th scope="row">${words.number(square)}</th>
                  ${row.map((to) => html`<td>${words.number(to)}</td>`)}
                </tr>`
              : '',
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
