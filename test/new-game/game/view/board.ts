/** The board: squares that can be reached and pressed, each a named grid cell, with the stones on them. */
import {css, html, svg, type TemplateResult} from 'lit';

/** Squares in a row. */
export const columns = 7;

/** What is to be seen of a square. */
export interface SquareModel {
  /** `ready` (its stone may be taken), `marked` (it would be, by a press now), `empty`. */
  readonly marks: string;
  /** "stone 20, takes 2" */
  readonly label: string;
}

export interface BoardModel {
  /** In reading order. */
  readonly squares: readonly SquareModel[];
  /** Name of the board. */
  readonly label: string;
}

export function boardTemplate({squares, label}: BoardModel): TemplateResult {
  const rows = Math.ceil(squares.length / columns);
  const [width, height] = [columns * 100 + 24, rows * 100 + 24];
  const square = (
    {marks, label}: SquareModel,
    number: number,
    column: number,
    row: number,
  ) => svg`<g class="square ${marks}" part="square"
      role="gridcell" data-square=${number} tabindex="-1" aria-label=${label} transform="translate(${column * 100} ${row * 100})">
      <rect class=${(column + row) % 2 ? 'alt' : ''} width="100" height="100" shape-rendering="crispEdges" />
      <g class="stone" part="stone"><ellipse class="shade" cx="53" cy="57" rx="35" ry="31" /><ellipse class="body" cx="50" cy="50" rx="35" ry="31" /></g>
      <rect class="focus" x="5" y="5" width="90" height="90" rx="8" />
    </g>`;
  return html`<svg
    class="board"
    part="board"
    viewBox="-12 -12 ${width} ${height}"
    width=${width}
    height=${height}
    role="grid"
    aria-label=${label}
  >
    ${Array.from({length: rows}, (_, row) => {
      const first = row * columns;
      return svg`<g role="row">${squares.slice(first, first + columns).map((model, column) => square(model, first + column + 1, column, row))}</g>`;
    })}
  </svg>`;
}

export const boardStyles = css`
  .square {
    fill: var(--game-square, light-dark(#fbf5e7, #28433f));
  }
  .alt {
    fill: var(--game-square-alt, light-dark(#f1e5cb, #203734));
  }
  .body {
    fill: var(--game-stone, light-dark(#7d8a8c, #a9b8b4));
    stroke: color-mix(in oklab, var(--game-stone, light-dark(#7d8a8c, #a9b8b4)), #000 45%);
    stroke-width: 3;
  }
  .shade {
    fill: #1a140a;
    opacity: 0.25;
  }
  .empty .stone {
    opacity: 0;
  }
  .ready {
    cursor: pointer;
  }
  .ready .body {
    stroke: var(--_accent);
    stroke-width: 7;
  }
  .marked .stone {
    transform: translate(-3px, -6px);
  }
  .marked .body {
    fill: var(--_accent);
  }
  .focus {
    fill: none;
    stroke: none;
    stroke-width: 6;
  }
  .square:focus-visible {
    outline: none;
  }
  .square:focus-visible .focus {
    stroke: var(--_ink);
  }
  @media (forced-colors: active) {
    .square,
    .alt {
      fill: Canvas;
      stroke: GrayText;
    }
    .body {
      fill: CanvasText;
      stroke: Canvas;
    }
    .marked .body {
      fill: Highlight;
    }
  }
`;
