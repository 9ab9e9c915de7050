/** Evidence that the die is fair: the counts of each face by player, and the seed. */
import type {TemplateResult} from 'lit';
import {css, html, nothing} from '../../../templates/beside.js';
import type {WordsController} from '../../../element/words.js';

export interface DiceRow {
  readonly name: string;
  readonly token: unknown;
  /** The counts of the rolls 1 to 6. */
  readonly thrown: readonly number[];
  /** A button to leave. */
  readonly button?: TemplateResult | undefined;
}

/** @param seed undefined if outcomes are supplied from outside */
export const diceTemplate = (rows: readonly DiceRow[], seed: string | undefined, words: WordsController) => html`
  <details class="log" part="dice">
    <summary>${words.say('dice')}</summary>
    <table>
      <caption>
        ${words.say('thrownBy')}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${[1, 2, 3, 4, 5, 6].map((n) => html`<th scope="col">${words.number(n)}</th>`)}
          <th scope="col">${words.say('total')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({name, token, thrown, button}) =>
            html`<tr>
              <th scope="row"><span>${token}${name}</span></th>
              ${[...thrown, thrown.reduce((a, b) => a + b)].map((n) => html`<td>${words.number(n)}</td>`)}
              ${button ? html`<td>${button}</td>` : nothing}
            </tr>`,
        )}
      </tbody>
    </table>
    <p>${seed === undefined ? words.say('noSeed') : words.say('seed', {seed})}</p>
  </details>
`;

export const diceTableStyles = css`
  table {
    border-collapse: collapse;
    font-size: 0.92em;
  }
  caption {
    text-align: start;
  }
  th,
  td {
    padding: 3px clamp(3px, 1.2cqi, 6px);
    text-align: end;
  }
  th span {
    display: flex;
    align-items: center;
    gap: 6px;
    max-inline-size: 8em;
    overflow: hidden;
  }
`;
