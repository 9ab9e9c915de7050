/** The tray: three slots, each a button with the piece that lies in it. All of a slot is where it can be taken. */
import {css, html, nothing, svg} from 'lit';
import {beside, layoutFor} from '../../../templates/layout.js';
import type {Piece} from '../rules/index.js';
import {slotSize} from './places.js';
import {pieceShape} from './tiles.js';

interface SlotModel {
  readonly piece: Piece | undefined;
  /** It fits somewhere. */
  readonly fits: boolean;
  /** It may be taken now. */
  readonly ready: boolean;
  /** It has been picked. */
  readonly picked: boolean;
  /** It is being dragged, or flies back, and is not here. */
  readonly away: boolean;
  /** The hint is about it. */
  readonly hinted: boolean;
  /** "Piece 1, T: 1B 2A 2B 2C. Fits in 53 places." */
  readonly label: string;
}

export interface TrayModel {
  readonly slots: readonly SlotModel[];
  /** Name of the tray. */
  readonly label: string;
  readonly onPointerdown: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

const pictureOf = (piece: Piece) => {
  const [width, height] = slotSize(piece);
  return html`<svg viewBox="${-width / 2} ${-height / 2} ${width} ${height}" aria-hidden="true">
    ${svg`<g transform="translate(${piece.columns * -50} ${piece.rows * -50})"><g class="piece">${pieceShape(piece)}</g></g>`}
  </svg>`;
};

export const trayTemplate = ({slots, label, onPointerdown, onClick}: TrayModel) => html`
  <div class="tray" part="tray" role="group" aria-label=${label} @pointerdown=${onPointerdown} @click=${onClick}>
    ${slots.map(
      ({piece, fits, ready, picked, away, hinted, label: name}, slot) =>
        html`<button
          class="slot ${fits ? '' : 'stuck'} ${away ? 'away' : ''} ${hinted ? 'hinted' : ''}"
          part="slot"
          data-slot=${slot}
          aria-label=${name}
          aria-pressed=${picked}
          aria-disabled=${!ready}
        >
          ${piece ? pictureOf(piece) : nothing}
        </button>`,
    )}
  </div>
`;

export const trayStyles = css`
  /* the tray below the board or beside it, whichever leaves the board larger: a tile of it is at least 60 % as large */
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
  /* what is in the area goes by its size, not by that of the element: the properties come from trayLayout */
  @container (aspect-ratio >= 1) {
    .unit {
      --_size: var(--_square, min(100cqi / 1.36, 100cqb));
      grid-template: var(--_places, var(--_size) / var(--_size) calc(0.34 * var(--_size)));
      gap: var(--_gap, calc(0.02 * var(--_size)));
      block-size: auto;
    }
    .field {
      grid-row: 1 / -1;
      place-self: start center;
    }
    .tray {
      grid-area: var(--_place, auto);
      grid-template-columns: var(--_slots, minmax(0, 1fr));
      gap: var(--_gap, 0);
      padding: var(--_gap, 0);
    }
    .confetti {
      inline-size: calc(100% / 1.36);
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
  .away .piece {
    opacity: 0;
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

/** The note in a place of its own: it comes and goes. */
const noteBelow = css`
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
`;

/** Low windows: the board has the tray at its side, and beside both is everything else. */
const aside = css`
  ${beside}
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
    inset-block-start: 0;
    block-size: auto;
  }
  /* below the cross */
  .card-title {
    padding: 22px 0 0;
    font-size: clamp(0.8125em, 1.8cqi, 1.25em);
  }
  ${noteBelow}
  /* in one row, or two and two */
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

/**
 * Other windows: beside the board a column with the figures, below them the tray, and at its end everything else. So that
 * the tray can stand between them, the area of the board goes over all of it, with the same columns.
 */
const column = css`
  ${beside}
  .fit {
    column-gap: 8px;
  }
  .sizer {
    aspect-ratio: 1;
  }
  /* over the area, but for what floats there */
  .side {
    align-self: end;
    z-index: 1;
  }
  .table {
    position: static;
  }
  .area {
    --_gap: 8px;
    --_square: min(100cqi - 12.5rem - 8px, 100cqb);
    --_places: 5rem minmax(0, 1fr) calc(4.6em + 82px) / minmax(0, calc(100svh - 1rem - 2 * var(--_padding)))
      minmax(12.5rem, 1fr);
    --_place: 2 / 2;
    --_slots: repeat(auto-fit, minmax(clamp(30%, 99 * (100cqb - 29rem), 100%), 1fr));
    inset: var(--_padding);
    place-items: stretch;
  }
  .card {
    inset-block: auto 0;
    block-size: auto;
    min-block-size: max(100%, 9.5rem);
    max-block-size: none;
  }
  /* beside the cross */
  .card-title {
    padding-inline: 32px;
  }
  ${noteBelow}
  .side .status.status {
    block-size: 4.9em;
    font-size: 0.9375em;
    line-height: 1.3;
  }
  .side .status > span {
    -webkit-line-clamp: 4;
  }
`;

/** Each where it leaves the board larger than with everything else below. */
export const trayLayout = layoutFor(css`
  .play {
    min-block-size: 0;
    contain-intrinsic-block-size: auto 6.95rem;
  }
  .play:has(.card) {
    z-index: 2;
  }
  /* over the tray too, where it needs the room */
  .card {
    inset-block-start: auto;
    block-size: max(100%, 9.5rem);
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
    @container (width >= 34rem) {
      ${column}
    }
  }
  @media (36rem <= height < 40rem) {
    @container (width >= 40rem) {
      ${column}
    }
  }
  @media (height >= 40rem) and (aspect-ratio >= 0.8) {
    @container (width >= 53rem) {
      ${column}
    }
  }
`);
