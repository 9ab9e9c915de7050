/**
 * The layout of an element: the board, with everything else below or, if there is space, beside it. All of that fits
 * the window and the space that the page gives the element. Optional content, of the page or opened by a person, goes
 * below.
 */
import {css, html, nothing, type CSSResult} from 'lit';

export interface LayoutModel {
  /** The direction of the text. */
  readonly dir: 'ltr' | 'rtl';
  readonly board: unknown;
  /** The width of the board divided by its height; undefined if the board has a size of its own. */
  readonly ratio?: number | undefined;
  /** Content over the board: confetti. */
  readonly over?: unknown;
  /** Figures: score, best. */
  readonly head?: unknown;
  readonly players?: unknown;
  /** The controls to move: the roll button, a tray. */
  readonly controls?: unknown;
  /** The status: at most two lines. */
  readonly status?: unknown;
  readonly toolbar?: unknown;
  /** A card over controls, status and tools: the end of the game, a pause. */
  readonly card?: unknown;
  /** Content over everything but the board. */
  readonly panel?: unknown;
  /** Content below everything else. */
  readonly below?: unknown;
}

/** Reserves the space that a board of this ratio would take; the board itself adapts to the available space. */
const sizerTemplate = (ratio: number) =>
  html`<div class="strut">
    <svg class="sizer" width=${9999 * ratio} height="9999" viewBox="0 0 ${ratio} 1" aria-hidden="true"></svg>
  </div>`;

export const layoutTemplate = ({
  dir,
  board,
  ratio,
  over,
  head,
  players,
  controls,
  status,
  toolbar,
  card,
  panel,
  below,
}: LayoutModel) => html`
  <div class="layout" dir=${dir}>
    <div class="fit">
      ${head ?? nothing}
      <div class="table" translate="no">
        ${
          ratio === undefined
            ? board
            : html`${sizerTemplate(ratio)}
                <div class="area">${board}</div>`
        }${over ?? nothing}
      </div>
      <div class="side" part="side">
        ${players}
        <div class="play" part="zone">
          <div class="turn-row" part="shelf" ?inert=${card !== undefined}>
            ${controls ?? nothing}
            <p class="status" part="status"><span>${status ?? nothing}</span></p>
          </div>
          <div ?inert=${card !== undefined}>${toolbar ?? nothing}</div>
        </div>
        ${card ?? nothing}
      </div>
      <div class="over">${panel ?? nothing}</div>
    </div>
    ${below ?? nothing}
  </div>
`;

/** The wide layout: everything else beside the board. */
export const wideLayout = css`
  .fit {
    grid-template:
      'table head' auto
      'table side' minmax(0, 1fr) / minmax(0, auto) minmax(var(--_column, 12.5em), 1fr);
    align-self: center;
  }
  .side {
    contain: inline-size;
    contain-intrinsic-inline-size: 21em;
  }
  .players {
    grid-template-columns: 1fr;
    font-size: clamp(1em, 1.6cqi, 1.15em);
  }
  /* the next action in the middle, or in the lower corner of a low window, and the tools below */
  .play {
    grid-template-rows: minmax(0, 1fr) auto;
    align-content: stretch;
  }
  .turn-row {
    align-self: end;
  }
  @media (height >= 40rem) {
    .turn-row {
      align-self: center;
      gap: 1em;
      font-size: clamp(1em, 1.7cqi, 1.25em);
    }
    .roll {
      flex-basis: 100%;
      min-block-size: 5em;
    }
  }
  .strut,
  .sizer {
    inline-size: auto;
  }
  .sizer,
  .board {
    max-block-size: calc(100svh - 1rem - 2 * var(--_padding));
  }
  @media (height >= 40rem) {
    .card {
      inset-block: 0;
      margin-block: auto;
      block-size: fit-content;
    }
  }
  /* at most two lines, in all languages */
  .card-title {
    padding-inline: 16px;
    font-size: clamp(0.875em, 2cqi, 1.25em);
  }
  .card-buttons .primary {
    flex: 1 1 100%;
  }
  .card-buttons :not(.primary) {
    flex: 1 1 40%;
    padding-inline: 4px;
    font-size: 0.85em;
    line-height: 1.15;
  }
  .over {
    grid-area: 1 / 2 / -1 / -1;
    grid-template-rows: 100%;
  }
`;

/** Three small lines of status beside a button, where two are too short. */
const threeLines = css`
  .roll + .status {
    flex-basis: 7rem;
    block-size: 3.9em;
    font-size: 0.875em;
    line-height: 1.3;
  }
  .roll + .status > span {
    -webkit-line-clamp: 3;
  }
`;

/** The styles of the layout. @param wide rules that apply {@link beside} where there is space */
export const layoutFor = (wide: CSSResult): CSSResult => css`
  :host {
    --_on-accent: var(--game-on-accent, light-dark(#fff, #10201d));
    /* allows the element to shrink below its content in a flex or grid container */
    min-block-size: 15rem;
  }
  .layout {
    --_padding: var(--game-padding, clamp(8px, 3cqi, 20px));
    display: flex;
    flex-direction: column;
    block-size: 100%;
    /* grows with the board */
    font-size: clamp(1em, min(1.35cqi, 2.4svh), 2em);
  }
  .fit {
    position: relative;
    display: grid;
    grid-template:
      'head' auto
      'table' minmax(0, 3fr)
      'side' auto / minmax(0, 1fr);
    gap: clamp(6px, 1.5cqi, 20px);
    min-block-size: 0;
    max-block-size: calc(100svh - 1rem - var(--_shelf, 0px));
    padding: var(--_padding);
    justify-items: center;
  }
  .fit > .head {
    grid-area: head;
  }
  .table {
    grid-area: table;
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    justify-items: center;
    align-self: stretch;
    inline-size: 100%;
    min-block-size: 0;
  }
  .strut {
    min-block-size: 0;
    overflow: clip;
    visibility: hidden;
  }
  .strut,
  .sizer {
    inline-size: 100%;
  }
  .sizer {
    block-size: auto;
    max-inline-size: 100%;
  }
  .area {
    position: absolute;
    inset: 0;
    container-type: size;
    display: grid;
    place-items: start center;
  }
  /*
   * Far outside the viewport, the board and the controls are neither styled nor laid out. The margin keeps dragged
   * pieces visible outside the board; Firefox applies it to "overflow: clip" only.
   */
  @supports (overflow-clip-margin: 1px) and (not (-moz-appearance: none)) {
    .area,
    .play {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 9.5rem;
      overflow-clip-margin: 9999px;
    }
  }
  .board {
    inline-size: auto;
    block-size: auto;
    max-inline-size: 100%;
    border-radius: var(--_radius);
    direction: ltr;
    touch-action: manipulation;
    user-select: none;
  }
  .side {
    grid-area: side;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    position: relative;
    gap: 8px;
    inline-size: 100%;
    max-inline-size: 44em;
    min-inline-size: 0;
  }
  .play {
    grid-row: -2;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    min-block-size: 9.5rem;
    align-content: start;
  }
  .play > [inert] {
    visibility: hidden;
  }
  .turn-row {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
  /* beside the roll button, or below it in narrow elements */
  .turn-row:has(> .roll) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 14px;
  }
  .roll {
    flex: 1 0 auto;
    font-size: 1.15em;
  }
  .roll + .status {
    flex: 999 1 8rem;
  }
  .status {
    block-size: 2.8em;
    margin: 0;
    font-size: clamp(1em, 5.2cqi, 1.1em);
    align-content: center;
    overflow: hidden;
  }
  .status > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  /* never cut off a button */
  .status:has(.link) {
    block-size: auto;
    min-block-size: 2.8em;
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
    grid-area: 1 / 1 / -1 / -1;
    inset: 0;
    z-index: 1;
    display: grid;
    grid-template: fit-content(85%) / minmax(0, 1fr);
    align-content: end;
    pointer-events: none;
  }
  .panel {
    min-block-size: 0;
    pointer-events: auto;
  }
  .below {
    padding: 0 var(--_padding);
  }
  .below > :last-child {
    margin-block-end: var(--_padding);
  }
  @media (height < 22rem) {
    .status {
      font-size: 1em;
    }
  }
  /* narrow enough for button and status to share a row */
  @media (height < 30rem) {
    .roll + .status {
      flex-basis: 7rem;
    }
    @container (width < 40rem) {
      ${threeLines}
    }
  }
  @container (width < 22rem) {
    ${threeLines}
  }
  @container (width < 17rem) {
    .status {
      font-size: 0.875em;
    }
  }
  /* a phone held upright is used to its lower edge, where the thumb is */
  @media (width < 30rem) and (orientation: portrait) {
    @container (width >= 17rem) {
      .table::before {
        content: '';
        grid-area: 1 / 1;
        block-size: 100svh;
        max-block-size: 100%;
      }
      .area {
        place-items: center;
      }
      .play {
        align-content: end;
      }
      @media (height >= 42rem) {
        .play {
          min-block-size: 12rem;
        }
        .roll {
          order: 1;
          flex-basis: 100%;
          min-block-size: 4em;
        }
        .roll + .status {
          flex-basis: 100%;
          block-size: 2.8em;
          font-size: 1.1em;
          line-height: 1.4;
        }
      }
    }
  }
  ${wide}
  @media (30rem <= height < 40rem) and (width >= 34rem) {
    @container (30rem <= width < 46rem) {
      .player {
        padding-block: 3px;
      }
      .status.status {
        block-size: 3.9em;
        font-size: 0.875em;
        line-height: 1.3;
      }
      .status > span {
        -webkit-line-clamp: 3;
      }
    }
  }
  @media (height < 30rem) {
    @container (width < 46rem) {
      .players:has(> :nth-child(3)) {
        grid-template-columns: 1fr 1fr;
        font-size: max(12px, 0.75em);
      }
      .player {
        column-gap: 3px;
        padding-inline: 4px;
      }
    }
    @container (width >= 30rem) {
      .player {
        padding-block: 3px;
      }
      .fit .head p {
        font-size: 1.1em;
      }
    }
  }
  .area .board {
    max-inline-size: 100cqi;
    max-block-size: 100cqb;
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
    .fit {
      display: block;
      max-block-size: none;
      padding: 0;
    }
    .sizer,
    .board {
      max-inline-size: 16cm;
      max-block-size: 20cm;
      print-color-adjust: exact;
    }
    .play,
    .card,
    .panel,
    .below {
      display: none;
    }
  }
  @media (forced-colors: active) {
    :host {
      --_on-accent: HighlightText;
    }
    .board {
      border: 1px solid;
    }
  }
`;

/** The frame around the board. Games whose board has a shape of its own leave it out. */
export const boardFrame = css`
  .board {
    background: var(--game-frame, light-dark(#25534d, #0d1715));
    box-shadow: 0 6px 18px -8px #1a140a88;
  }
`;

export const layoutStyles = layoutFor(css`
  @container (width >= 46rem) {
    ${wideLayout}
  }
  @media (height < 30rem), (height < 40rem) and (width >= 34rem) {
    @container (width >= 30rem) {
      ${wideLayout}
    }
  }
`);
