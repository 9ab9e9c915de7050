/** The tray: three slots, each a button with its piece. */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import type {GameView} from '../../../frame/game-definition.js';
import {hintOf} from '../board-model.js';
import type {PieceInput} from '../input.js';
import type {Piece} from '../rules/index.js';
import {pieceOf} from '../rules/shapes.js';
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

/** The rows of what was dealt to a slot last, also once it is on the board; pieces that can be turned have a square slot. */
function rowsIn({state: {hand, rules}, log, step}: GameView<BlockudokuTypes>, slot: number): number {
  const placed = [...log, step]
    .flatMap((move) => move?.effects ?? [])
    .findLast((effect) => effect.type === 'placed' && effect.slot === slot + 1);
  const name = hand[slot] ?? (placed?.type === 'placed' ? placed.piece : undefined);
  return (!rules.rotate && name !== undefined && pieceOf(name)?.rows) || 3;
}

export function trayTemplate(view: GameView<BlockudokuTypes>, input: PieceInput): TemplateResult {
  const {words, mayActSoon} = view;
  const hint = hintOf(view);
  const slotTemplate = (slot: number) => {
    const piece = input.pieceIn(slot);
    const fits = input.canTake(slot);
    return html`<button
      class="slot rows${rowsIn(view, slot)} ${fits || !piece ? '' : 'stuck'} ${input.isAway(slot) ? 'away' : ''} ${hint?.slot === slot + 1 ? 'hinted' : ''}"
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
  /* a large room: one above the other, in all the height there is, which is shared so that their tiles are alike */
  @container room (aspect-ratio > 1) and (height >= 34rem) {
    .shelf {
      align-content: stretch;
      min-block-size: 0;
    }
    .hand {
      display: flex;
      flex-direction: column;
      block-size: 100%;
    }
    .slot {
      flex: 3.1 1 0;
      aspect-ratio: auto;
    }
    .rows4 {
      flex-grow: 4.08;
    }
    .rows5 {
      flex-grow: 5.1;
    }
  }
  @container room (aspect-ratio > 1) and (height >= 44rem) {
    .parts {
      --_plate: 3em;
      --_gap: 0.625em;
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
