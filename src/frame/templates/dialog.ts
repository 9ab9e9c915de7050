/** A card in place of the controls: the end of a game, a pause. The board stays visible; not modal for the page. */
import {css, html, nothing} from 'lit';
import {closeIcon, icon} from './icons.js';

/** A close button. */
export interface CloseModel {
  readonly label: string;
  readonly onPress: (event: Event) => void;
}

export const closeTemplate = ({label, onPress}: CloseModel) =>
  html`<button class="close" part="close" aria-label=${label} title=${label} @click=${onPress}>
    ${icon(closeIcon)}
  </button>`;

export interface CardModel {
  readonly title: string;
  readonly text?: unknown;
  /** Content below the text. */
  readonly more?: unknown;
  /** An image before the title, such as a token. */
  readonly picture?: unknown;
  readonly buttons: readonly {readonly label: string; readonly onPress: (event: Event) => void}[];
  /** The button that closes the card. */
  readonly close?: CloseModel | undefined;
}

/** The first button is the primary one. */
export const cardTemplate = ({title, text, more, picture, buttons, close}: CardModel) => html`
  <div class="card" part="dialog" role="group" aria-label=${title} tabindex="-1">
    <div class="card-title">${picture ?? nothing}${title}</div>
    ${text ? html`<div class="card-text">${text}</div>` : nothing} ${more ?? nothing}
    <div class="card-buttons">
      ${buttons.map(({label, onPress}, i) => html`<button class=${i ? '' : 'primary'} part="button" @click=${onPress}>${label}</button>`)}
    </div>
    ${close ? closeTemplate(close) : nothing}
  </div>
`;

export const cardStyles = css`
  .card {
    position: absolute;
    inset: auto 0 0;
    min-block-size: 9.5rem;
    max-block-size: 100%;
    display: grid;
    gap: 8px;
    align-content: safe center;
    padding: 8px min(12px, 2.5cqi);
    overflow: auto;
    border-radius: var(--_radius);
    background: var(--_raised);
    text-align: center;
    outline: 1px solid #0000;
  }
  .card-buttons :not(.primary) {
    background: var(--_surface);
  }
  .card-title {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 10px;
    padding-inline: 32px;
    text-wrap: balance;
    font-size: clamp(1.25em, 3cqi, 1.375em);
    font-weight: 700;
    line-height: 1.2;
  }
  .card-text {
    font-size: clamp(0.85em, 4.4cqi, 1em);
  }
  .card-buttons {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: min(8px, 2cqi);
  }
  @media (height >= 42rem) {
    .card-buttons .primary {
      flex: 1 1 100%;
    }
  }
  .card-buttons button {
    padding-inline: clamp(7px, 2.3cqi, 16px);
    font-size: clamp(0.8em, 4.4cqi, 1em);
  }
  .close {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: 44px;
    padding: 0;
    background: none;
  }
`;
