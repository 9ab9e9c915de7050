/** The tray: three slots, each a button with the piece that lies in it. All of a slot is where it can be taken. */
import {css, html, nothing, svg} from 'lit';
import type {Piece} from '../rules/index.js';
import {slotSize} from './board.js';
import {pieceShape} from './tiles.js';

export interface SlotModel {
  readonly piece: Piece | undefined;
  /** It fits somewhere. */
  readonly fits: boolean;
  /** It may be taken now. */
  readonly ready: boolean;
  /** It has been picked. */
  readonly picked: boolean;
  /** It is being dragged, and not here. */
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

export const trayTemplate = ({slots, label, onPointerdown, onClick}: TrayModel) => html`
  <div class="tray" part="tray" role="group" aria-label=${label} @pointerdown=${onPointerdown} @click=${onClick}>
    ${slots.map(
      ({piece, fits, ready, picked, away, hinted, label: name}, slot) => html`<button
        class="slot ${fits ? '' : 'stuck'} ${away ? 'away' : ''} ${hinted ? 'hinted' : ''}"
        part="slot"
        data-slot=${slot}
        aria-label=${name}
        aria-pressed=${picked}
        aria-disabled=${!ready}
      ><svg viewBox="${-slotSize / 2} ${-slotSize / 2} ${slotSize} ${slotSize}" aria-hidden="true">${
        piece ? svg`<g transform="translate(${piece.columns * -50} ${piece.rows * -50})"><g class="piece">${pieceShape(piece)}</g></g>` : nothing
      }</svg></button>`,
    )}
  </div>
`;

export const trayStyles = css`
  .turn-row {
    display: grid;
  }
  .tray {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 9rem));
    gap: clamp(4px, 1.5cqi, 12px);
    justify-content: center;
    direction: ltr;
  }
  @container (width >= 46rem) {
    .tray {
      grid-template-columns: clamp(5.5rem, 18svh, 9.5rem);
      justify-content: start;
    }
  }
  .slot {
    aspect-ratio: 1;
    padding: 0;
    touch-action: none;
    cursor: grab;
  }
  .slot svg {
    inline-size: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .slot[aria-disabled='true'] {
    cursor: default;
  }
  .slot[aria-pressed='true']:not(.away) {
    outline: 3px solid var(--_accent);
    outline-offset: -3px;
  }
  .away .piece {
    opacity: 0;
  }
  .hinted {
    outline: 2px dashed var(--_accent);
    outline-offset: -3px;
  }
  .stuck .base,
  .stuck .edge {
    fill: none;
  }
  .stuck .face {
    fill: none;
    stroke: var(--_quiet);
    stroke-width: 6;
    stroke-dasharray: 12 12;
  }
`;
