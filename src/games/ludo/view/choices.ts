/** The row of a player's coins, as buttons large enough for a finger: each says where its coin is, or would go. */
import {css, html, nothing, svg} from 'lit';
import {icon} from '../../../templates/icons.js';
import {tokenTemplate, type TokenModel} from '../../../templates/token.js';

export interface Choice {
  /** The move; undefined where the coin may not move now. */
  readonly move: string | undefined;
  /** "Ada’s coin 2, on square 12: to square 17, captures Ben". */
  readonly label: string;
  /** What is written: the square it would come to, else that where it is; empty in the yard. */
  readonly text: string;
  readonly home: boolean;
  /** Tokens of those that it would capture. */
  readonly captures: readonly TokenModel[];
}

export interface ChoicesModel {
  readonly choices: readonly Choice[];
  readonly token: TokenModel;
  /** Name of the row. */
  readonly label: string;
  /** The move in the tab order. */
  readonly cursor: string | undefined;
  readonly number: (n: number) => string;
}

const house = 'M4 11.5L12 5l8 6.5M6.5 10v9h11v-9';
const arrow = svg`<svg class="icon arrow" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h13M13 7l5 5-5 5" /></svg>`;

export const choicesTemplate = ({choices, token, label, cursor, number}: ChoicesModel) => html`
  <div class="choices" part="choices" role="group" aria-label=${label}>
    ${choices.map(
      ({move, label: name, text, home, captures}, i) => html`<button
        class="choice"
        part="choice ${move ? 'may' : ''}"
        data-move=${move ?? nothing}
        tabindex=${move && move === cursor ? 0 : -1}
        aria-disabled=${!move}
      ><span class="visually-hidden">${name}</span><span class="choice-coin" aria-hidden="true">${tokenTemplate(token)}<b>${number(i + 1)}</b></span
        ><span class="choice-to" aria-hidden="true">${move ? arrow : nothing}${home ? icon(house) : text}${captures.map(tokenTemplate)}</span></button>`,
    )}
  </div>
`;

export const choicesStyles = css`
  .choices {
    order: 1;
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 6px;
    flex: 1 0 100%;
  }
  .choice {
    flex-direction: column;
    gap: 2px;
    min-block-size: 60px;
    padding: 6px 2px;
    font-variant-numeric: tabular-nums;
  }
  .choice[data-move] {
    outline: 2px solid var(--_accent);
    outline-offset: -2px;
  }
  .choice[aria-disabled='true'] {
    background: none;
  }
  .choice-coin,
  .choice-to {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    min-block-size: 1.4em;
  }
  .choice[data-move] .choice-to {
    font-weight: 600;
  }
  .choice-to .icon {
    block-size: 18px;
  }
  .choice-to .token-picture {
    block-size: 1.1em;
  }
  @container (width < 22rem) {
    .arrow {
      display: none;
    }
  }
  @container (22rem <= width < 46rem) {
    .choice {
      flex-direction: row;
      gap: 10px;
      min-block-size: 48px;
    }
  }
  .arrow:dir(rtl) {
    scale: -1 1;
  }
`;
