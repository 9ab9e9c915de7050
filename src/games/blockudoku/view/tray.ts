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
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 6px;
    padding: 2px;
    border-radius: 8px;
    background: light-dark(#8f7443, #95805a);
    box-shadow:
      inset 0 0 0 1px #2a140066,
      inset 3px 4px 7px #0005;
    direction: ltr;
  }
  .slot {
    contain: size;
    inline-size: 100%;
    aspect-ratio: 1.2;
    min-block-size: 0;
    padding: 0;
    border-radius: 8px;
    background: var(--game-square, light-dark(#faf1dc, #17130e));
    touch-action: none;
    cursor: grab;
  }
  /* a tall phone */
  @container room (aspect-ratio < 3/5) and (height >= 42rem) {
    .slot {
      aspect-ratio: 1;
    }
  }
  /* a narrow column beside the board */
  @container room (aspect-ratio > 1) and (22rem <= height < 30rem) and (width < 44rem) {
    .slot {
      aspect-ratio: 0.8;
    }
  }
  @container room (aspect-ratio > 1) and (30rem <= height < 34rem) {
    .slot {
      aspect-ratio: 0.8;
    }
  }
  /* a large room: two above one, in all the height there is */
  @container room (aspect-ratio > 1) and (height >= 34rem) {
    .shelf {
      align-content: stretch;
      min-block-size: 0;
    }
    .hand {
      grid-template: repeat(2, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr));
      gap: 4px;
      block-size: 100%;
    }
    .slot {
      block-size: 100%;
      aspect-ratio: auto;
    }
    .slot:last-child {
      grid-column: 1 / -1;
    }
  }
  @container room (aspect-ratio > 1) and (height >= 44rem) {
    .parts {
      --_plate: 3.5em;
      --_gap: 0.625em;
    }
    .side {
      grid-template-rows: minmax(min-content, 1fr) minmax(0, 15em);
    }
    .zone.zone {
      padding-block: 6px 4px;
    }
    .status.status {
      block-size: 3.375em;
    }
    .status.long > span {
      font-size: var(--_small);
    }
    .toolbar.toolbar > .tool.tool {
      min-block-size: 44px;
    }
  }
  @media print {
    .hand {
      grid-template: 6em / repeat(3, minmax(0, 1fr));
      block-size: auto;
    }
    .slot {
      aspect-ratio: auto;
      block-size: 100%;
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
    box-shadow:
      inset 0 0 0 1.5px var(--_gold-line),
      inset 0 0 0 5px var(--_gold),
      inset 0 0 0 6px var(--_gold-line);
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
