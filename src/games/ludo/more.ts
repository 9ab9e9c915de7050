/** The content of "More" in Ludo, in a chunk of its own: joining and leaving, and the counts of rolls. */
import type {TemplateResult} from 'lit';
import type {GameView, MoreParts} from '../../element/game-definition.js';
import {html} from '../../templates/beside.js';
import type {LudoUi} from './ludo-ui.js';
import type {LudoTypes} from './types.js';
import {diceTableStyles, diceTemplate} from './view/dice-table.js';

export const styles = diceTableStyles;

export function extra(view: GameView<LudoTypes>, ui: LudoUi, {tokenTemplate}: MoreParts): TemplateResult {
  const {words, state, mayAct, seats, names, tokens, seed} = view;
  const moves = mayAct ? ui.outOfTurnMoves(state) : [];
  const button = (kind: 'join' | 'leave', seat: number): TemplateResult | undefined => {
    const move = `${kind} ${state.colours[seat]}`;
    return moves.includes(move)
      ? html`<button part="button" @click=${() => ui.act(move)}>${words.say(kind, {player: names[seat]})}</button>`
      : undefined;
  };
  return html`${seats.map((_, seat) => button('join', seat))}
  ${diceTemplate(
    seats.map((_, seat) => ({
      name: names[seat]!,
      token: tokenTemplate(tokens[seat]!),
      thrown: state.thrown[seat]!,
      button: button('leave', seat),
    })),
    seed,
    words,
  )}`;
}
