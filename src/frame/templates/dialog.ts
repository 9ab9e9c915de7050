/** A card in place of the controls: the end of a game, a pause. The board stays visible; not modal for the page. */
import {css, html, nothing} from 'lit';
import {closeIcon, icon} from './icons.js';

/** A button in the corner. */
export interface CloseModel {
  readonly label: string;
  /** Default: one that closes. */
  readonly icon?: string;
  readonly onPress: (event: Event) => void;
}

export const closeTemplate = ({label, icon: path = closeIcon, onPress}: CloseModel) =>
  html`<button
    class=${path === closeIcon ? 'close' : 'close help'}
    part="close"
    aria-label=${label}
    title=${label}
    @click=${onPress}
  >
    ${icon(path)}
  </button>`;

/** A button of a card. */
interface CardButton {
  /** Empty: room for a button that comes later. */
  readonly label: string;
  /** A path of icons.ts, above the label; not for the first button. */
  readonly icon?: string | undefined;
  /** For a button that opens something on the card: whether it is open. */
  readonly expanded?: boolean;
  readonly onPress: (event: Event) => void;
}

export interface CardModel {
  readonly title: string;
  /** Whether it is the card before the first move. */
  readonly first?: boolean;
  /** Whether a person has won. */
  readonly festive?: boolean;
  readonly text?: unknown;
  /** Content below the text. */
  readonly more?: unknown;
  /** An image beside the title, such as a token. */
  readonly picture?: unknown;
  readonly buttons: readonly CardButton[];
  /** The button in its corner, which closes it or shows how to play. */
  readonly close?: CloseModel | undefined;
}

/** The first button is the primary one. */
export const cardTemplate = ({title, first, festive, text, more, picture, buttons, close}: CardModel) => html`
  <div
    class="card ${first ? 'first' : festive ? 'festive' : ''}"
    part="dialog"
    role="group"
    aria-label=${title}
    tabindex="-1"
  >
    <div class="card-head">
      <div class="card-title ${title.length > 17 ? 'long' : ''}">${title}</div>
      ${picture ?? nothing}
    </div>
    ${text ? html`<div class="card-text">${text}</div>` : nothing} ${more ?? nothing}
    <div class="card-buttons">
      ${buttons.map(
        ({label, icon: path, expanded, onPress}, i) =>
          html`<button
            class=${i ? 'key' : label.length > 12 ? 'primary long' : 'primary'}
            part="button"
            aria-expanded=${expanded ?? nothing}
            @click=${onPress}
          >
            ${path && i ? icon(path) : nothing}<span>${label}</span>
          </button>`,
      )}
    </div>
    ${close ? closeTemplate(close) : nothing}
  </div>
`;

/** In a small room. */
const small = css`
  .card {
    padding: 10px 12px 6px;
  }
  .card-text,
  .segments.segments {
    margin-block-start: 6px;
  }
  .card-text {
    line-height: 1.2;
  }
  .festive::before {
    block-size: 7px;
  }
  /* where figures follow, title and text have a line each */
  .card:has(.summary) > .card-head > svg:not(.rosette) {
    display: none;
  }
  .card.card:has(.summary):has(.summary) .card-title,
  .card-title.long {
    font-size: 1.1875em;
  }
  .card-text:has(+ .summary) {
    font-size: var(--_small);
  }
  /* of two sentences the one that says what to do */
  .card-text:has(+ .card-text) {
    display: none;
  }
  .segments {
    min-block-size: 44px;
    padding: 2px;
  }
  .segments button::after {
    inset: -2px 0;
  }
  .card-buttons {
    inset-block-end: -6px;
    margin-block: 4px -6px;
    padding-block-end: 10px;
  }
  .card-buttons button {
    min-block-size: 50px;
  }
  .key {
    gap: 1px;
  }
  .key .icon {
    block-size: 1.25em;
  }
  .card-head > svg {
    block-size: 2em;
    margin-block: -2px;
  }
  .card-head > .rosette {
    block-size: 2.25em;
    margin-block: -7px -4px;
  }
  .card-head:has(.rosette) + .card-text {
    padding: 0;
  }
  .card:not(.first) .primary:not(:nth-last-child(-n + 2)) > span {
    font-size: 1em;
  }
`;

export const cardStyles = css`
  .card {
    position: relative;
    max-block-size: 100%;
    padding: 16px;
    overflow: auto;
    outline: 1px solid #0000;
    pointer-events: auto;
  }
  /* bunting */
  .festive::before {
    position: absolute;
    inset: 0 0 auto;
    block-size: 10px;
    background:
      conic-gradient(from 33deg at 50% 100%, #0000 294deg, #d55e00 0) 0 0 / 54px 100%,
      conic-gradient(from 33deg at 50% 100%, #0000 294deg, #17695f 0) 18px 0 / 54px 100%,
      conic-gradient(from 33deg at 50% 100%, #0000 294deg, #0072b2 0) 36px 0 / 54px 100%;
    pointer-events: none;
    content: '';
  }
  /* some texts begin in lower case: "in 10 rolls · longest ladder +61" */
  .card-text::first-letter {
    text-transform: uppercase;
  }
  .card-head {
    display: flex;
    align-items: start;
    gap: 8px;
  }
  .card:has(.close) > .card-head {
    padding-inline-end: 1.75em;
  }
  .card-head > svg {
    block-size: 2.25em;
    margin-block-end: -4px;
  }
  .card-head > .rosette {
    block-size: 3.75em;
    margin-block: -4px -1.1em;
  }
  /* it leans over a line of text, and nothing else */
  .card-head:not(:has(+ .card-text)) > svg {
    margin-block-end: 0;
  }
  .card-title {
    flex: 1;
    min-inline-size: 0;
    font: 700 var(--_title) / 1.1 var(--_title-font);
    letter-spacing: -0.012em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .card-text {
    margin-block-start: 4px;
    color: var(--_quiet);
    text-wrap: pretty;
  }
  /* where much is told, the title has one line */
  .card:has(.missed):has(.summary) .card-title {
    font-size: 1.5625em;
  }
  .card-head:has(.rosette) + .card-text {
    padding-inline-end: 5em;
  }
  /* always in view, also where the card needs more room than there is */
  .card-buttons {
    position: sticky;
    inset-block-end: -16px;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-block: 8px -16px;
    padding-block: 4px 20px;
    background: var(--_raised);
  }
  .card-buttons button {
    min-block-size: 3.75em;
    padding-inline: 6px;
  }
  .card-buttons .primary {
    flex: 1 1 5em;
  }
  .card-buttons .primary > span {
    font-size: 1.1875em;
  }
  /* beside the main button */
  .key {
    flex-direction: column;
    gap: 3px;
    min-inline-size: 4.125em;
    box-shadow:
      inset 0 0 0 1px var(--_rule),
      0 4px var(--_edge);
  }
  .key:has(> :empty) {
    visibility: hidden;
  }
  /* as wide as any of them in any language, so that "Play" stays where it is when they come */
  .first .key {
    inline-size: 5.25em;
  }
  .key > span {
    font-size: var(--_small);
    font-weight: 500;
    line-height: 1.15;
  }
  .key[aria-expanded='true'] {
    background: var(--_surface);
    box-shadow: inset 0 1px 3px #0005;
  }
  /* one of several, each a button */
  .segments {
    display: flex;
    flex-wrap: wrap;
    min-block-size: 48px;
    margin-block-start: 8px;
    padding: 4px;
    border-radius: calc(var(--_radius) + 1px);
    background: var(--_surface);
    box-shadow: inset 0 1px 3px #0003;
  }
  .card-text + .segments {
    margin-block-start: 10px;
  }
  .segments button {
    position: relative;
    flex: 1 1 auto;
    min-block-size: 40px;
    padding: 0 min(6px, 1.4cqi);
    border-radius: calc(var(--_radius) - 3px);
    background: none;
    color: var(--_quiet);
    font-weight: 600;
    line-height: 1.15;
  }
  /* pressed over the whole height */
  .segments button::after {
    position: absolute;
    inset: -4px 0;
    content: '';
  }
  .segments [aria-pressed='true'] {
    background: var(--_key);
    box-shadow:
      inset 0 1px #fff5,
      0 0 0 1px light-dark(#0000, #fff4),
      0 2px var(--_edge),
      0 3px 5px #0003;
    color: inherit;
  }
  .close {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 6px;
    inline-size: max(44px, 2.75em);
    padding: 0;
    background: none;
    font-size: 1em;
  }
  @container room (height < 46rem) and (aspect-ratio <= 1) {
    ${small}
  }
  @container room (height < 26rem) or (width < 17rem) {
    ${small}
  }
  @container side (width < 13em) {
    .help {
      display: none;
    }
    .card:has(> .help) > .card-head {
      padding: 0;
    }
  }
  /* in a narrow column */
  @container side (width < 20em) {
    .card-buttons {
      gap: 6px;
    }
    .card-buttons .primary {
      flex-grow: 3;
    }
    .key {
      flex: 1 0 auto;
      min-inline-size: 3.5em;
      padding-inline: 4px;
    }
    .first .key {
      inline-size: 4.75em;
      padding-inline: 2px;
    }
  }
  /* a long label is not broken into three lines, where there is room for one more row */
  @container room (26rem <= height) {
    @container side (17em <= width < 20em) {
      .card:not(:has(.missed)) .long:not(:nth-last-child(-n + 2)) {
        flex-basis: 100%;
      }
    }
  }
  @container room (42rem <= height) {
    @container side (17em <= width < 20em) {
      .card .long:not(:nth-last-child(-n + 2)) {
        flex-basis: 100%;
      }
    }
  }
  /* a title in one line */
  @container side (width < 24em) {
    .card:not(.first) .card-title {
      font-size: min(var(--_title), 1.5625em);
    }
  }
  @container side (width < 17em) {
    .card-title {
      font-size: min(var(--_title), 1.5625em);
    }
    .card-title.long {
      font-size: 1.1875em;
    }
    .card-buttons .primary:not(:nth-last-child(-n + 2)) {
      flex-basis: 100%;
    }
  }
  @container room (height < 26rem) {
    @container side (width < 17em) {
      .card:not(.first) .primary ~ .key {
        flex-direction: row;
        gap: 6px;
        min-block-size: 44px;
      }
      .card-buttons {
        row-gap: 8px;
      }
      .card-text:has(~ .missed) {
        display: none;
      }
    }
    @container side (14em <= width < 20em) {
      .card:has(> .close) > .card-head > svg:not(.rosette) {
        display: none;
      }
    }
    @container side (width < 13em) {
      .card-title {
        font-size: 1.1875em;
      }
    }
  }
  @container side (width < 16.5em) {
    .segments button {
      font-size: var(--_small);
    }
    /* in one row: a long one takes two lines */
    .segments:not(:has(> :nth-child(5))) {
      flex-wrap: nowrap;
    }
    .segments:has(> :nth-child(4)) button {
      padding: 0 2px;
    }
  }
  /* very narrow: the title has the whole line */
  @container side (width < 15em) {
    .card-head > svg:not(.rosette) {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .segments [aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
    }
  }
`;
