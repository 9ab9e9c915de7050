/** The tray: three slots, each a button with its piece. */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import type {GameView} from '../../../frame/game-definition.js';
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
      class="hand"
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
  .hand {
    display: grid;
    grid-template: minmax(4.5em, 6em) / repeat(3, minmax(0, 1fr));
    gap: 4px;
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
