/** The controls to choose the board and its empty hole. */
import {css, html, type TemplateResult} from 'lit';
import type {GameView} from '../../../frame/game-definition.js';
import type {PegUi} from '../peg-ui.js';
import {boardNames} from '../rules/named-boards.js';
import type {PegTypes} from '../types.js';

export function chooserTemplate({words, options}: GameView<PegTypes>, ui: PegUi): TemplateResult {
  const {board, rows} = options;
  const triangle = (n: number) => words.say('triangle', {n});
  const boards = [
    ...[4, 5, 6, 7, 8].map((n) => [`triangle ${n}`, triangle(n)] as const),
    ...boardNames.slice(1).map((name) => [name, words.say(name)] as const),
  ];
  const now = board === 'triangle' ? `triangle ${rows}` : board;
  // a custom shape, or a triangle of another size
  const own = !boards.some(([name]) => name === now);
  return html`
    <div class="chooser" part="chooser">
      <select
        part="button"
        aria-label=${words.say('size')}
        .value=${own ? 'own' : now}
        @change=${(event: Event) => ui.changeBoard((event.target as HTMLSelectElement).value)}
      >
        <option value="own" ?selected=${own} ?hidden=${!own}>
          ${board === 'triangle' ? triangle(rows) : words.say('own')}
        </option>
        ${boards.map(([name, label]) => html`<option value=${name} ?selected=${name === now}>${label}</option>`)}
      </select>
      <button part="button" aria-pressed="${ui.choosing}" @click=${() => ui.choose()}>${words.say('choose')}</button>
    </div>
  `;
}

export const chooserStyles = css`
  .chooser {
    display: flex;
    flex: 1 1 15em;
    gap: 8px;
  }
  .chooser select {
    flex: 0 1 auto;
    min-inline-size: 0;
    min-block-size: 44px;
    padding-inline: 8px 4px;
    text-overflow: ellipsis;
    border: 0;
    border-radius: var(--_radius);
    background: var(--_raised);
    color: inherit;
    font: inherit;
  }
  .chooser button {
    padding-inline: 12px;
    white-space: nowrap;
  }
  .chooser [aria-pressed='true'] {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .outlook {
    margin: 0;
  }
`;
