/** The content of the card before the first move: how to steer, and a choice of speeds. */
import {html, nothing, type TemplateResult} from 'lit';
import type {GameView} from '../../../frame/game-definition.js';
import type {SnakeUi} from '../snake-ui.js';
import type {SnakeTypes} from '../types.js';
import {howTo} from '../wording.js';

/** Slow, normal and fast are three levels apart, so that the page's own level is always one of them. */
export function startTemplate(view: GameView<SnakeTypes>, {steered, onLevel}: SnakeUi): TemplateResult {
  const {words, state} = view;
  const {level} = state.rules;
  // not radio buttons: the arrow keys start the game from here, too
  return html`${steered ? html`<div class="card-text">${howTo(view)}</div>` : nothing}
    <span class="speeds segments" role="group" aria-label=${words.say('pace')}>
      ${[1, 2, 3].map((pace) => {
        const own = 3 * pace - 2 + ((level - 1) % 3);
        return html`<button part="button" aria-pressed=${own === level} @click=${() => own !== level && onLevel(own)}>
          ${words.say(`pace${pace}`)}
        </button>`;
      })}
    </span>`;
}
