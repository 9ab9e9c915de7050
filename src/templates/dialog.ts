/** A card over the board: how the game ended, or a question. Quiet, and not modal for the page. */
import {css, html, nothing} from 'lit';

export interface CardModel {
  readonly title: string;
  readonly text?: unknown;
  /** A picture before the title, a token say. */
  readonly picture?: unknown;
  readonly buttons: readonly {readonly label: string; readonly onPress: (event: Event) => void}[];
}

/** The first button is the one proposed. */
export const cardTemplate = ({title, text, picture, buttons}: CardModel) => html`
  <div class="card" part="dialog" role="group" aria-label=${title}>
    <p class="card-title">${picture ?? nothing}${title}</p>
    ${text ? html`<p>${text}</p>` : nothing}
    <div class="card-buttons">
      ${buttons.map(({label, onPress}, i) => html`<button class=${i ? '' : 'primary'} part="button" @click=${onPress}>${label}</button>`)}
    </div>
  </div>
`;

export const cardStyles = css`
  .card {
    position: absolute;
    inset: auto 50% 8% auto;
    translate: 50%;
    inline-size: max-content;
    max-inline-size: min(88%, 24rem);
    padding: 16px 20px;
    border-radius: calc(var(--_radius) + 2px);
    background: var(--_surface);
    box-shadow: 0 2px 6px #0003, 0 16px 40px -8px #0008;
    text-align: center;
    outline: 1px solid #0000;
  }
  .card p {
    margin: 0 0 10px;
  }
  .card-title {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 10px;
    font-size: 1.25em;
    font-weight: 600;
  }
  .card-buttons {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
  }
`;
