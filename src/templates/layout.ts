/** How the parts of the element lie: the board first, the rest below it or, where there is room, beside it. */
import {css, html, nothing} from 'lit';

export interface LayoutModel {
  /** Which way the words run. */
  readonly dir: 'ltr' | 'rtl';
  readonly board: unknown;
  /** Lies over the board: confetti, the card at the end. */
  readonly over?: unknown;
  readonly players?: unknown;
  /** What play is made with: the button that throws, a tray. */
  readonly controls?: unknown;
  /** One line: what has just happened. */
  readonly status?: unknown;
  readonly toolbar?: unknown;
  readonly log?: unknown;
  /** Anything more: the odds as a table, a slot. */
  readonly extra?: unknown;
}

export const layoutTemplate = ({dir, board, over, players, controls, status, toolbar, log, extra}: LayoutModel) => html`
  <div class="layout" part="layout" dir=${dir}>
    <div class="table" part="table" translate="no">${board}${over ?? nothing}</div>
    <div class="side" part="side">
      ${players || nothing}
      <div class="turn-row">${controls ?? nothing}<p class="status" part="status">${status ?? nothing}</p></div>
      ${toolbar ?? nothing}${log ?? nothing}${extra ?? nothing}
    </div>
  </div>
`;

export const layoutStyles = css`
  .layout {
    display: grid;
    gap: clamp(8px, 2cqi, 24px);
    padding: var(--game-padding, clamp(8px, 3cqi, 20px));
    justify-content: center;
    justify-items: center;
  }
  .table {
    position: relative;
    align-self: start;
  }
  .board {
    inline-size: auto;
    block-size: auto;
    max-inline-size: 100%;
    max-block-size: max(24rem, 100svh - 15rem - var(--_head, 0rem));
    border-radius: var(--_radius);
    background: var(--game-frame, light-dark(#25534d, #0d1715));
    box-shadow: 0 6px 18px -8px #1a140a88;
    direction: ltr;
    touch-action: manipulation;
    user-select: none;
  }
  .side {
    display: grid;
    gap: 10px;
    align-content: start;
    inline-size: 100%;
    max-inline-size: 44rem;
    min-inline-size: 0;
  }
  .turn-row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  .status {
    flex: 1 1 8em;
    min-block-size: 2.8em;
    margin: 0;
    align-content: center;
  }
  @container (width >= 46rem) {
    .layout {
      grid-template-columns: auto minmax(15rem, 20rem);
    }
    .board {
      max-block-size: clamp(26rem, 100svh - 3rem - var(--_head, 0rem), 56rem);
    }
    .players {
      grid-template-columns: 1fr;
    }
  }
  @media (forced-colors: active) {
    .board {
      border: 1px solid;
    }
  }
`;
