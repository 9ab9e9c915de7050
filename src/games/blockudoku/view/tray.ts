/** The tray: three slots, each a button with its piece. */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import type {GameView} from '../../../frame/game-definition.js';
import {wideLayout, layoutFor} from '../../../frame/templates/layout.js';
import {hintOf} from '../board-model.js';
import type {PieceInput} from '../input.js';
import type {Piece} from '../rules/index.js';
import type {BlockudokuTypes} from '../types.js';
import {slotLabel} from '../wording.js';
import {slotSize} from './places.js';
import {pieceShape} from './tiles.js';

const pieceTemplate = (piece: Piece) => {
  const [width, height] = slotSize(piece);
  return html`<svg viewBox="${-width / 2} ${-height / 2} ${width} ${height}" aria-hidden="true">
    ${svg`<g transform="translate(${piece.columns * -50} ${piece.rows * -50})"><g class="piece">${pieceShape(piece)}</g></g>`}
  </svg>`;
};

export function trayTemplate(view: GameView<BlockudokuTypes>, input: PieceInput): TemplateResult {
  const {words, mayActSoon} = view;
  const hint = hintOf(view);
  const slotTemplate = (slot: number) => {
    const piece = input.pieceIn(slot);
    const fits = input.canTake(slot);
    return html`<button
      class="slot ${fits || !piece ? '' : 'stuck'} ${input.isAway(slot) ? 'away' : ''} ${hint?.slot === slot + 1 ? 'hinted' : ''}"
      part="slot"
      data-slot=${slot}
      aria-label=${slotLabel(view, slot, piece)}
      aria-pressed=${input.slot === slot}
      aria-disabled=${!(mayActSoon && fits)}
    >
      ${piece ? pieceTemplate(piece) : nothing}
    </button>`;
  };
  return html`
    <div
      class="tray"
      role="group"
      aria-label=${words.say('tray')}
      @pointerdown=${input.onTrayPointerdown}
      @click=${input.onTrayClick}
    >
      ${[0, 1, 2].map(slotTemplate)}
    </div>
  `;
}

export const trayStyles = css`
  /* the tray below or beside the board, whichever leaves the board larger; its tiles are at least 60 % as large */
  .unit {
    --_size: min(100cqi, 100cqb / 1.38);
    display: grid;
    grid-template: var(--_size) 1fr / var(--_size);
    gap: calc(0.02 * var(--_size));
    block-size: calc(1.38 * var(--_size));
  }
  .unit .board {
    max-inline-size: var(--_size);
    max-block-size: var(--_size);
  }
  .tray {
    display: grid;
    grid: auto-flow minmax(0, 1fr) / repeat(3, minmax(0, 1fr));
    border-radius: var(--_radius);
    background: var(--_raised);
    direction: ltr;
  }
  @container (aspect-ratio >= 1) {
    .unit {
      --_size: min(100cqi / 1.36, 100cqb);
      grid-template: var(--_size) / var(--_size) calc(0.34 * var(--_size));
      block-size: auto;
    }
    .tray {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .slot {
    contain: size;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    padding: 0;
    background: none;
    touch-action: none;
    cursor: grab;
  }
  .slot svg {
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .slot[aria-disabled='true'] {
    cursor: default;
  }
  .slot[aria-pressed='true']:not(.away),
  .hinted {
    box-shadow: inset 0 0 0 3px var(--_accent);
  }
  /* not by opacity, which animates as new pieces appear */
  .away .piece {
    visibility: hidden;
  }
  .stuck .tile :not(.face) {
    display: none;
  }
  .stuck .face {
    fill: none;
    stroke: var(--_quiet);
    stroke-width: 6;
    stroke-dasharray: 12 12;
  }
`;

/** Low windows: the tray beside the board, and everything else beside both. */
const aside = css`
  ${wideLayout}
  .fit {
    --_column: 7.25rem;
  }
  .sizer {
    aspect-ratio: 1.36;
  }
  .card,
  .over {
    inset-inline-start: min(0px, 100% - 12.5rem);
  }
  .card {
    max-block-size: 100%;
  }
  /* below the close button */
  .card-title {
    padding: 22px 0 0;
    font-size: clamp(0.8125em, 2cqi, 1.25em);
  }
  /* a fixed place for the note, which comes and goes */
  .fit .head {
    position: relative;
    flex-wrap: wrap;
    padding-block-end: 2.25rem;
  }
  .fit .head .note {
    position: absolute;
    inset-block-end: 2px;
    font-size: 0.875rem;
    text-align: start;
  }
  /* one row, or two rows of two */
  .toolbar {
    flex-wrap: wrap;
  }
  .toolbar .tool {
    max-inline-size: 60%;
  }
  .side .status.status {
    block-size: 5.6em;
  }
  .side .status > span {
    -webkit-line-clamp: 4;
  }
`;

/** Other windows: the same, with room for sentences and tool labels. */
const wide = css`
  ${aside}
  .fit {
    --_column: 11.5rem;
  }
  .card,
  .over {
    inset-inline-start: 0;
  }
  /* no row of three with a single tool below */
  @media (aspect-ratio < 1.7) {
    .toolbar .tool {
      flex-basis: 40%;
    }
  }
  .side .status.status {
    block-size: 6.75em;
    font-size: 0.9375em;
    line-height: 1.35;
  }
  .side .status > span {
    -webkit-line-clamp: 5;
  }
`;

/** Applies each layout where it leaves the board larger than with everything else below. */
export const trayLayout = layoutFor(css`
  .play {
    min-block-size: 0;
    contain-intrinsic-block-size: auto 7.2rem;
  }
  /* may cover the tray */
  .card {
    z-index: 2;
    max-block-size: none;
    box-shadow: 0 0 0 6px var(--_surface);
  }
  @media (orientation: landscape) {
    @container (width >= 46rem) {
      .sizer {
        aspect-ratio: 1.36;
      }
    }
  }
  @media (height < 30rem) {
    @container (width >= 30rem) {
      ${aside}
    }
  }
  @media (height < 24rem) {
    .summary {
      display: none;
    }
  }
  @media (height < 24rem) and (width < 44rem) {
    .toolbar .tool {
      flex-basis: 40%;
    }
  }
  @media (height < 22rem) {
    .toolbar .tool {
      min-block-size: 46px;
      padding-block: 4px;
    }
    .side .status.status {
      block-size: 5.4em;
      font-size: 0.875em;
      line-height: 1.35;
    }
  }
  @media (30rem <= height < 36rem) {
    @container (34rem <= width < 46rem) {
      ${aside}
      .side .status.status {
        block-size: 7.5em;
        font-size: max(12px, 0.8125em);
        line-height: 1.25;
      }
      .side .status > span {
        -webkit-line-clamp: 6;
      }
    }
  }
  @media (30rem <= height < 40rem) {
    @container (width >= 46rem) {
      ${wide}
    }
  }
  @media (40rem <= height < 50rem) {
    @container (width >= 60rem) {
      ${wide}
    }
  }
  @media (height >= 50rem) {
    @container (width >= 68rem) {
      ${wide}
    }
  }
`);
