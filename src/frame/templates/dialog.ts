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
      ${buttons.map(({label, onPress}, i) => html`<button class=${i ? '' : 'primary'} part="button" @click=${onPress}><span>${label}</span></button>`)}
    </div>
    ${close ? closeTemplate(close) : nothing}
  </div>
`;

export const cardStyles = css`
  .card {
    position: absolute;
    inset: auto 0 0;
    z-index: 2;
    max-block-size: 100%;
    padding: 16px;
    overflow: auto;
    outline: 1px solid #0000;
  }
  .card-title {
    display: flex;
    align-items: center;
    gap: 10px;
    padding-inline-end: 40px;
    font: 700 var(--_title) / 1.06 var(--_title-font);
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  .card-text {
    margin-block-start: 4px;
    color: var(--_quiet);
  }
  .card-buttons {
    display: flex;
    gap: 10px;
    margin-block-start: 14px;
    padding-block-end: 4px;
  }
  .card-buttons button {
    min-block-size: 3.75em;
  }
  .card-buttons .primary {
    flex: 1;
  }
  .card-buttons .primary > span {
    font-size: 1.1875em;
  }
  /* a key beside it */
  .card-buttons :not(.primary, span) {
    min-inline-size: 4.125em;
    padding-inline: 8px;
    box-shadow:
      inset 0 0 0 1px var(--_rule),
      0 4px var(--_edge);
  }
  .card-buttons :not(.primary) > span {
    font-size: 0.8125em;
    font-weight: 500;
    line-height: 1.15;
  }
  .close {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 6px;
    inline-size: 44px;
    padding: 0;
    background: none;
  }
  @container room (height < 38rem) and (aspect-ratio <= 1), (height < 26rem) or (width < 17rem) {
    .card {
      padding: 10px 12px 6px;
    }
    .card-buttons {
      margin-block-start: 8px;
    }
    .card-buttons button {
      min-block-size: 50px;
    }
  }
`;
