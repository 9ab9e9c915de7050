/**
 * The figures of a position: fewest and expected rolls, and where each roll leads, as a table. Part of the chunk
 * thinking.ts.
 */
import type {TemplateResult} from 'lit';
import type {WordsController} from '../../../frame/words.js';
import {rollPercentiles} from '../rules/distribution.js';
import {expectedRolls} from '../rules/expectation.js';
import type {SnlState} from '../rules/index.js';
import {fewestRolls, rollGraph, type RollGraph} from '../rules/paths.js';

interface Figures extends Pick<RollGraph, 'pips' | 'rows'> {
  /** The fewest rolls home; undefined if home is unreachable. */
  readonly fewest: number | undefined;
  /** The expected rolls; null if home is not certain, undefined if not known. */
  readonly mean: number | null | undefined;
  /** The median and the 90th percentile of the rolls; undefined if home is not certain, or if not known. */
  readonly spread: {readonly median: number; readonly p90: number} | undefined;
}

/** The work limit per figure, some tens of milliseconds. Figures that take longer are omitted. */
const limit = 4e7;

/** The figures for the player to roll. */
function figuresOf({board, rules, positions, seat}: SnlState): Figures {
  const from = positions[seat]!;
  const {pips, rows} = rollGraph(board, rules);
  const [median, p90] = rollPercentiles(board, rules, [0.5, 0.9], from, {limit}) ?? [];
  return {
    fewest: fewestRolls(board, rules, from)?.rolls,
    mean: expectedRolls(board, rules, {limit})?.[from],
    spread: median === undefined || p90 === undefined ? undefined : {median, p90},
    pips,
    rows,
  };
}

const cache = new WeakMap<SnlState, {lang: string; template: TemplateResult}>();

/** The figures, cached by position and language. @param html the function of Lit, which this chunk does not contain */
export function figuresTemplate(html: Tag, state: SnlState, words: WordsController): TemplateResult {
  const old = cache.get(state);
  if (old?.lang === words.lang) return old.template;
  const template = make(html, figuresOf(state), words);
  cache.set(state, {lang: words.lang, template});
  return template;
}

/** `html` or `svg` of Lit, passed as arguments, since the chunk does not contain Lit. */
export type Tag = (strings: TemplateStringsArray, ...values: unknown[]) => TemplateResult;

function make(html: Tag, {fewest, mean, spread, pips, rows}: Figures, words: WordsController): TemplateResult {
  return html`<details class="log figures" part="figures" open>
    <summary>${words.say('figures')}</summary>
    <p>
      ${fewest === undefined ? words.say('unreachable') : words.say('fewest', {n: fewest})}
      ${typeof mean !== 'number' ? '' : words.say('expected', {rolls: Math.round(mean * 10) / 10})}
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
