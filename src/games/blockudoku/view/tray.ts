/** The tray: three slots, each a button with the piece that lies in it. All of a slot is where it can be taken. */
import {css, html, nothing, svg} from 'lit';
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
  /* its share of the room that it shares with the board */
  .fit {
    --_side: 'side' minmax(3.5rem, 1.15fr) 'side' calc(2.8em + 64px);
  }
  .play,
  .turn-row {
    grid-template-rows: minmax(0, 1fr);
  }
  .turn-row {
    container-type: size;
  }
  .tray {
    display: grid;
    grid: auto-flow minmax(0, 1fr) / repeat(3, minmax(0, 1fr));
    block-size: 100%;
    border-radius: var(--_radius);
    background: var(--_raised);
    direction: ltr;
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
  .side {
    contain-intrinsic-inline-size: max(20rem, 62svh);
  }
  /* whatever leaves the tiles largest: three in a row, two and one, three in a column */
  @container (aspect-ratio < 6 / 5) {
    .tray {
      grid-template-columns: 1fr 1fr;
    }
    .slot:last-child {
      grid-column: 1 / -1;
      inline-size: 50%;
      justify-self: center;
    }
  }
  @container (aspect-ratio < 2 / 3) {
    .tray {
      grid-template-columns: 1fr;
    }
    .slot:last-child {
      inline-size: 100%;
    }
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
