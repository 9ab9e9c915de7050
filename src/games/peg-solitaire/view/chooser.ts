/** Chooses the board and the hole that is left empty, as people do at the table. */
import {css, html} from 'lit';

export interface ChooserModel {
  readonly boards: readonly {readonly name: string; readonly label: string; readonly hidden?: boolean}[];
  /** Name of the board in play. */
  readonly now: string;
  readonly label: string;
  readonly chooseLabel: string;
  /** The empty hole is being chosen. */
  readonly choosing: boolean;
  readonly onBoard: (name: string) => void;
  readonly onChoose: () => void;
}

export const chooserTemplate = ({boards, now, label, chooseLabel, choosing, onBoard, onChoose}: ChooserModel) => html`
  <div class="chooser" part="chooser">
    <select part="button" aria-label=${label} .value=${now} @change=${(event: Event) => onBoard((event.target as HTMLSelectElement).value)}>
      ${boards.map(({name, label, hidden}) => html`<option value=${name} ?selected=${name === now} ?hidden=${hidden}>${label}</option>`)}
    </select>
    <button part="button" aria-pressed="${choosing}" @click=${onChoose}>${chooseLabel}</button>
  </div>
`;

export const chooserStyles = css`
  .chooser {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .chooser select {
    min-block-size: 44px;
    max-inline-size: 100%;
    padding-inline: 12px;
    border: 0;
    border-radius: var(--_radius);
    background: var(--_raised);
    color: inherit;
    font: inherit;
  }
  .chooser [aria-pressed='true'] {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .outlook {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
