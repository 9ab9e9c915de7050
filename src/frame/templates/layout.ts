/**
 * The layout of an element: rail, board, shelf, zone, in this order. In a wide room the board stands beside the other
 * three. All of that fits the window and the space that the page gives the element. The start, the sentence with the
 * tools, the result and "More" take turns in one place, which never covers the board; so the board keeps its place and
 * its size. Optional content, of the page or opened by a person, goes below.
 */
import {css, html, nothing} from 'lit';

export interface LayoutModel {
  /** The direction of the text. */
  readonly dir: 'ltr' | 'rtl';
  readonly board: unknown;
  /** The width of the board divided by its height. */
  readonly ratio?: number | undefined;
  /** Content over the board: confetti. */
  readonly over?: unknown;
  /** Plates of players, or figures: score, best. */
  readonly rail: unknown;
  /** The content of the shelf: what the game gives and takes. */
  readonly controls?: unknown;
  /** Lines above the status. */
  readonly lines: unknown;
  /** The status: at most two lines. */
  readonly status?: unknown;
  readonly toolbar?: unknown;
  /** A card over shelf, status and tools: the start, a pause, the end of the game. */
  readonly card?: unknown;
  /** A figure on the upper edge of the card. */
  readonly sitter?: unknown;
  /** Content over everything but the board: "More". */
  readonly panel?: unknown;
  /** Content below everything else. */
  readonly below?: unknown;
}

/** Whether a sentence needs smaller letters where there is little room. */
const isLong = (status: unknown): boolean =>
  typeof status === 'string' && status.replace(/[\u3000-\ud7ff\uff00-\uffef]/g, '..').length > 45;

/** A number stays on the line of the word before it: "column 3". */
const unbroken = (status: unknown): unknown =>
  typeof status === 'string' ? status.replace(/(\p{L}) (?=\p{N})/gu, '$1\xa0') : (status ?? nothing);

/** As large as a board of this ratio can be. */
const sizerTemplate = (ratio: number, name: string) =>
  html`<svg class=${name} width=${9999 * ratio} height="9999" viewBox="0 0 ${ratio} 1" aria-hidden="true"></svg>`;

export const layoutTemplate = ({
  dir,
  board,
  ratio = 1,
  over,
  rail,
  controls,
  lines,
  status,
  toolbar,
  card,
  sitter,
  panel,
  below,
}: LayoutModel) => html`
  <div class="layout" dir=${dir}>
    <div class="fit">
      <div class="strut">
        ${sizerTemplate(ratio, 'sizer')}
        <div class="rest"></div>
      </div>
      <div class="room">
        <div class="parts ${ratio < 0.9 ? 'tall' : ''}">
          <div class="rail">${rail}</div>
          <div class="table" translate="no">
            ${sizerTemplate(ratio, 'most')}
            <div class="area">${sizerTemplate(ratio, 'timber')}${board}${sizerTemplate(ratio, 'sunk')}</div>
            ${over ?? nothing}
          </div>
          <div class="side" part="side">
            <div class="shelf" part="shelf" ?inert=${card !== undefined}>
              ${controls ? html`<div class="low tray">${controls}</div>` : nothing}
            </div>
            <div class="zone" part="zone" ?inert=${card !== undefined}>
              ${lines}
              <p class="status ${isLong(status) ? 'long' : ''}" part="status"><span>${unbroken(status)}</span></p>
              ${toolbar ?? nothing}
            </div>
            ${
              card
                ? html`<div class="seated">
                    <div class="perch">${sitter ?? nothing}</div>
                    ${card}
                  </div>`
                : nothing
            }
          </div>
          <div class="over">${panel ?? nothing}</div>
        </div>
      </div>
    </div>
    ${below ?? nothing}
  </div>
`;

/** In a small room. */
const small = css`
  .parts {
    --_plate: 2.875em;
    --_rim: 8px;
    --_depth: 8px;
    --_gap: 8px;
    --_pad: var(--game-padding, 8px);
    --_title: 1.5625em;
    --_side: 10.5em;
  }
  .zone {
    padding: 4px 8px 2px;
  }
  .status {
    block-size: 3em;
    line-height: 1.35;
  }
  .status.long > span {
    font-size: var(--_small);
    line-height: 1.2;
    -webkit-line-clamp: 3;
  }
`;

/** In a high room. */
const high = css`
  .zone {
    padding: 14px 14px 8px;
  }
  .status {
    block-size: 3.4em;
  }
`;

/** On a small phone, and in a narrow column. */
const smallPhone = css`
  ${small}
  .parts {
    /* a title, a line, a choice and a button */
    --_side: 11.5em;
  }
`;

export const layoutStyles = css`
  :host {
    --_on-accent: var(--game-on-accent, light-dark(#fff, #10201d));
    /* allows the element to shrink below its content in a flex or grid container */
    min-block-size: 15rem;
    background: var(--game-surface, transparent);
  }
  :host(:fullscreen) {
    background: var(--game-surface, var(--game-felt));
  }
  .layout {
    display: flex;
    flex-direction: column;
    block-size: 100%;
  }
  /* As high as its board can be at this width, with everything else below it, or beside it. At most the window. */
  .fit {
    /* the width of everything else beside the board */
    --_column: clamp(max(12.5em, min(14em, 40cqi)), 34cqi, 18em);
    position: relative;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    max-block-size: calc(100svh - 1rem - var(--_shelf, 0px));
    color: var(--_ink);
  }
  .strut {
    min-block-size: 0;
    padding-inline: var(--game-padding, 12px);
    visibility: hidden;
    overflow: clip;
  }
  .strut::after {
    display: block;
    block-size: calc(2 * var(--game-padding, 12px) + 25rem);
    content: '';
  }
  .sizer {
    inline-size: 100%;
    block-size: auto;
  }
  @container (width < 22rem) {
    .strut::after {
      block-size: calc(2 * var(--game-padding, 12px) + 18.625rem);
    }
  }
  @container (width >= 38rem) {
    .strut {
      padding-inline-end: calc(var(--game-padding, 12px) + 13.5rem);
    }
    .strut::after {
      block-size: calc(2 * var(--game-padding, 12px) + 31px);
    }
    /* a tablet held upright, where the board is larger above everything else than beside it */
    .strut.strut::before {
      block-size: min(100svh, (100svh - 100vw) * 999, (100svh - 11.5rem - 100cqi) * 999);
    }
  }
  @container (width >= 50rem) {
    .strut {
      padding-inline-end: calc(var(--game-padding, 12px) + 38px + var(--_column));
    }
  }
  /*
   * A phone held upright, less than 30rem wide, is used to its lower edge, where the thumb is: not by a media query, which
   * WebKit does not ask again for styles that an element before had in another size of the window.
   */
  @container (width >= 17rem) {
    .strut::before {
      display: block;
      block-size: min(100svh, (30rem - 100vw) * 999, (100svh - 100vw) * 999);
      content: '';
    }
  }
  .room {
    position: absolute;
    inset: 0;
    container: room / size;
  }
  .parts {
    /* of rail and card; of the tray; between all parts */
    --_plate: 3.5em;
    --_rim: 10px;
    --_depth: 11px;
    --_gap: 0.875em;
    --_pad: var(--game-padding, 12px);
    --_title: 2em;
    --_small: 0.8125em;
    position: relative;
    display: grid;
    grid-template:
      'rail' auto
      'table' minmax(0, max-content)
      'side' minmax(min-content, 1fr) / minmax(0, 1fr);
    gap: var(--_gap);
    block-size: 100%;
    padding: var(--_pad) var(--_pad) calc(var(--_pad) + 4px);
    /* grows with the board */
    font-size: clamp(1em, min(1.55cqi, 2.4cqb), 2em);
  }
  .rail {
    grid-area: rail;
    min-inline-size: 0;
    container: rail / inline-size;
  }
  .table {
    grid-area: table;
    position: relative;
    min-block-size: 0;
  }
  .most {
    box-sizing: content-box;
    inline-size: calc(100cqi - 2 * var(--_pad) - 2 * var(--_board-rim, 0px));
    block-size: auto;
    border: var(--_board-rim, 0) solid;
    margin-block-end: var(--_board-depth, 0);
    visibility: hidden;
  }
  .area {
    position: absolute;
    inset: 0;
    padding: var(--_board-rim, 0) var(--_board-rim, 0) calc(var(--_board-rim, 0px) + var(--_board-depth, 0px));
    container-type: size;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
  }
  .area > * {
    grid-area: 1 / 1;
  }
  .board,
  .timber,
  .sunk {
    inline-size: auto;
    block-size: auto;
    max-inline-size: 100cqi;
    max-block-size: 100cqb;
  }
  .board {
    direction: ltr;
    touch-action: manipulation;
    user-select: none;
  }
  .timber,
  .sunk {
    display: none;
    pointer-events: none;
  }
  .side {
    grid-area: side;
    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--_gap);
    min-inline-size: 0;
    min-block-size: var(--_side, 17.5em);
    container: side / inline-size;
  }
  .shelf {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: safe center;
  }
  /* what is left of it beside a panel would look torn off */
  .parts:has(> .over > .panel) .shelf,
  [inert]:is(.shelf, .zone) {
    visibility: hidden;
  }
  /*
   * Far outside the viewport, the board and the controls are neither styled nor laid out. The margin keeps dragged
   * pieces visible outside the board; Firefox applies it to "overflow: clip" only.
   */
  @supports (overflow-clip-margin: 1px) and (not (-moz-appearance: none)) {
    .area {
      content-visibility: auto;
      overflow-clip-margin: 9999px;
    }
  }
  .zone,
  .card,
  .panel {
    border-radius: calc(var(--_radius) + 6px);
    background: var(--_raised);
    box-shadow:
      inset 0 0 0 1px light-dark(var(--_rule), #ffffff12),
      0 4px var(--_edge),
      4px 14px 24px -8px #0007;
  }
  .zone {
    padding: 10px 12px 6px;
  }
  .status {
    block-size: 2.7em;
    margin: 0;
    padding-inline: 4px;
    align-content: center;
    overflow: hidden;
  }
  .status > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-weight: 600;
    text-wrap: balance;
  }
  /* never cut off a button */
  .status:has(.link) {
    block-size: auto;
    min-block-size: 2.7em;
  }
  .status:has(.link) > span {
    display: inline;
  }
  .link {
    display: inline;
    padding: 12px 4px;
    background: none;
    color: var(--_accent);
    font-weight: 600;
    text-decoration: underline;
  }
  /* the place of the panel, always rendered, as WebKit misplaces elements that are added to a grid later */
  .over {
    position: absolute;
    grid-area: side;
    inset: 0;
    z-index: 3;
    display: grid;
    grid-template: fit-content(100%) / minmax(0, 1fr);
    align-content: end;
    pointer-events: none;
  }
  .panel {
    min-block-size: 0;
    pointer-events: auto;
  }
  /* the card, and a figure on its upper edge, where the board leaves room for it */
  .seated {
    position: absolute;
    inset: 0;
    z-index: 2;
    display: flex;
    flex-direction: column;
    pointer-events: none;
  }
  .perch {
    flex: 1 1 0;
    position: relative;
    min-block-size: 0;
    container: perch / size;
  }
  .perch > svg {
    position: absolute;
    inset: auto auto -2px;
    inset-inline-end: 18px;
    block-size: clamp(60px, 30cqb, 7em);
    max-inline-size: 70%;
    display: none;
    overflow: visible;
  }
  @container perch (height >= 50px) {
    .perch > svg {
      display: block;
    }
  }
  .below {
    padding: 0 var(--game-padding, 12px);
    color: var(--game-ink, inherit);
  }
  .below > :last-child {
    margin-block-end: var(--game-padding, 12px);
  }
  /* wood, with light from the top left; a low tray holds what the game gives and takes */
  .tray,
  .timber {
    border: var(--_rim) solid;
    border-color: #fff5 #3a1c0026 #3a1c0040 #fff3;
    border-radius: calc(var(--_radius) + 4px);
    background: linear-gradient(135deg, var(--_wood-lit), var(--_wood) 45%, var(--_wood-dim)) border-box;
    box-shadow:
      inset 0 0 0 1px #3a1c0055,
      0 0 0 1px var(--_wood-side),
      0 2px var(--_wood-dim),
      0 calc(var(--_depth) - 2px) var(--_wood-side),
      0 var(--_depth) var(--_wood-deep),
      6px calc(var(--_depth) + 10px) 20px -6px #000a;
  }
  .low:not(:has(*)) {
    display: none;
  }
  .low {
    --_rim: 8px;
    --_depth: 8px;
    margin-block-end: var(--_depth);
  }
  /* the board beside everything else */
  @container room (aspect-ratio > 1) {
    .parts {
      grid-template:
        'table rail' auto
        'table side' minmax(0, 1fr) / max-content minmax(var(--_column), 28em);
      column-gap: 18px;
      justify-content: center;
    }
    .most {
      inline-size: auto;
      block-size: calc(100cqb - 2 * var(--_pad) - 4px - 2 * var(--_board-rim, 0px) - var(--_board-depth, 0px));
      max-inline-size: calc(100cqi - 2 * var(--_pad) - 18px - var(--_column) - 2 * var(--_board-rim, 0px));
      margin: 0;
    }
    .side {
      min-block-size: 0;
    }
  }
  @container room (aspect-ratio > 1) and (22rem <= height) {
    @container side (width < 27em) {
      .status {
        block-size: 4.05em;
      }
      .status > span {
        -webkit-line-clamp: 3;
      }
      .long > span {
        font-size: var(--_small);
        line-height: 1.25;
        -webkit-line-clamp: 4;
      }
    }
  }
  @container room (aspect-ratio > 1) and (22rem <= height < 30rem) and (width < 50rem) {
    .parts {
      --_plate: 2.875em;
      --_gap: 8px;
      --_title: 1.5625em;
    }
    .zone.zone {
      padding-block: 6px 4px;
    }
  }
  /* in a high room the sentence and the tools are larger, beside a board everything else is, too */
  @container room (50rem <= height) {
    ${high}
  }
  @container room (aspect-ratio > 1) and (42rem <= height) {
    ${high}
    .parts {
      --_plate: 5.5em;
    }
    .shelf {
      font-size: 1.4em;
    }
    .status {
      block-size: 5em;
    }
  }
  /* there is room for the shelf above any card, so that it stays where it is; before the first move there may be a figure */
  @container room (aspect-ratio > 1) and (42rem <= height) {
    .side {
      display: grid;
      grid-template: minmax(min-content, 1fr) minmax(0, 18em) / minmax(0, 1fr);
    }
    .zone {
      align-self: end;
    }
    .side:has(.card:not(.first)):has(+ .over:empty) > .shelf {
      visibility: visible;
    }
    .side:has(.card:not(.first)) > .zone {
      display: none;
    }
    .side:has(.card:not(.first)) > .seated {
      position: relative;
      inset: auto;
      min-block-size: 0;
    }
  }
  /* a phone held upright: titles have one line */
  @container room (width < 26rem) and (aspect-ratio <= 1) {
    .parts {
      --_title: 1.5625em;
    }
  }
  /* a phone whose browser shows its bars */
  @container room (height < 46rem) and (aspect-ratio <= 1) {
    .parts {
      --_title: 1.5625em;
      --_side: 16.5em;
    }
  }
  /* small phones, and narrow columns */
  @container room (height < 38rem) and (aspect-ratio <= 1) {
    ${smallPhone}
  }
  @container room (width < 22rem) and (aspect-ratio <= 1) {
    ${smallPhone}
  }
  @container room (height < 22rem) or (width < 17rem) {
    ${small}
  }
  @container room (height < 22rem) {
    .parts {
      --_plate: 2.625em;
      --_small: 0.75em;
    }
  }
  /* on paper: the board and the players on one page, dark on light */
  @media print {
    :host {
      --_surface: #fff;
      --_raised: #fff;
      --_ink: #000;
      --_quiet: #444;
      color-scheme: light;
      break-inside: avoid;
    }
    .layout,
    .parts {
      display: block;
    }
    .fit {
      max-block-size: none;
    }
    .strut {
      display: none;
    }
    .room,
    .area {
      position: static;
      container-type: normal;
    }
    .most {
      display: none;
    }
    .timber,
    .sunk {
      display: none;
    }
    .board,
    .low {
      max-inline-size: 16cm;
    }
    .board {
      max-block-size: 20cm;
      print-color-adjust: exact;
    }
    .zone,
    .card,
    .over,
    .low:has(.roll),
    .below {
      display: none;
    }
    .side {
      min-block-size: 0;
    }
  }
  @media (forced-colors: active) {
    :host {
      --_on-accent: HighlightText;
    }
    .board,
    .zone,
    .card,
    .panel,
    .player,
    .head p {
      outline: 1px solid;
    }
    .player[aria-current='true'] {
      outline: 4px solid Highlight;
    }
  }
`;

/** The wooden tray around the board. Games whose board has a shape of its own leave it out. */
export const boardFrame = css`
  .parts {
    --_board-rim: var(--_rim);
    --_board-depth: var(--_depth);
  }
  .board,
  .sunk {
    border-radius: 9px;
  }
  .timber,
  .sunk {
    display: block;
  }
  .timber {
    box-sizing: content-box;
    margin: calc(-1 * var(--_rim));
  }
  /* the shadow of the rim on the board */
  .sunk {
    box-shadow:
      inset 0 0 0 1px #2a140066,
      inset 3px 4px 7px #0005,
      inset -1px -1px #fff3;
  }
`;
