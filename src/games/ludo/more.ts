/** The content of "More" in Ludo, in a chunk of its own: joining and leaving, and the counts of rolls. */
import type {TemplateResult} from 'lit';
import type {GameView, MoreParts} from '../../frame/game-definition.js';
import {css, html, nothing} from '../../frame/templates/lit-free.js';
import type {LudoUi} from './ludo-ui.js';
import type {LudoTypes} from './types.js';

/** The buttons of those who may join, and the evidence that the die is fair: the counts of each face by player, and the seed. */
export function extra(view: GameView<LudoTypes>, ui: LudoUi, {tokenTemplate}: MoreParts): TemplateResult {
  const {words, state, seats, names, tokens, seed, tell, outOfTurnMoves: moves} = view;
  const button = (kind: 'join' | 'leave', seat: number): TemplateResult | undefined => {
    const move = `${kind} ${state.colors[seat]}`;
    return moves.includes(move)
      ? html`<button part="button" @click=${() => ui.actOutOfTurn(move)}>${tell(kind, seat)}</button>`
      : undefined;
  };
  const row = (rolled: readonly number[], seat: number): TemplateResult => {
    const leave = button('leave', seat);
    return html`<tr>
      <th scope="row"><span>${tokenTemplate(tokens[seat]!)}${names[seat]}</span></th>
      ${[...rolled, rolled.reduce((a, b) => a + b)].map((n) => html`<td>${words.number(n)}</td>`)}
      ${leave ? html`<td>${leave}</td>` : nothing}
    </tr>`;
  };
  return html`${seats.map((_, seat) => button('join', seat))}
    <details class="log" part="dice">
      <summary>${words.say('dice')}</summary>
      <table>
        <caption>
          ${words.say('rolledBy')}
        </caption>
        <thead>
          <tr>
            <td></td>
            ${[1, 2, 3, 4, 5, 6].map((n) => html`<th scope="col">${words.number(n)}</th>`)}
            <th scope="col">${words.say('total')}</th>
          </tr>
        </thead>
        <tbody>
          ${state.rolled.map(row)}
        </tbody>
      </table>
      <p>${seed === undefined ? words.say('noSeed') : words.say('seed', {seed})}</p>
    </details>`;
}

export const styles = css`
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
