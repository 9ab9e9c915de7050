/** The controls to choose the board and its empty hole. */
import {css, html} from 'lit';

export interface ChooserModel {
  readonly boards: readonly {readonly name: string; readonly label: string; readonly hidden?: boolean}[];
  /** The name of the current board. */
  readonly now: string;
  readonly label: string;
  readonly chooseLabel: string;
  /** Whether the empty hole is being chosen. */
  readonly choosing: boolean;
  readonly onBoard: (name: string) => void;
  readonly onChoose: () => void;
}

export const chooserTemplate = ({boards, now, label, chooseLabel, choosing, onBoard, onChoose}: ChooserModel) => html`
  <div class="chooser" part="chooser">
    <select
      part="button"
      aria-label=${label}
      .value=${now}
      @change=${(event: Event) => onBoard((event.target as HTMLSelectElement).value)}
    >
      ${boards.map(({name, label, hidden}) => html`<option value=${name} ?selected=${name === now} ?hidden=${hidden}>${label}</option>`)}
    </select>
    <button part="button" aria-pressed="${choosing}" @click=${onChoose}>${chooseLabel}</button>
  </div>
`;

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
