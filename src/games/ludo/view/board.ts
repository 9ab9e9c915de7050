/** The board as one SVG: four times the same quarter, turned; over it what changes: the preview, and the coins. */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import {paint, tokenShape, type TokenModel} from '../../../templates/token.js';
import {cellOf, colours, safeSquares, type LudoMove, type LudoState} from '../rules/index.js';
import {centre, spots} from './places.js';

export interface BoardModel {
  readonly state: LudoState;
  /** By seat. */
  readonly tokens: readonly TokenModel[];
  /** Seat to act. */
  readonly turn: number | undefined;
  /** What may be chosen now. */
  readonly moves: readonly LudoMove[];
  /** Those of them whose way and end are drawn. */
  readonly aims: readonly LudoMove[];
  /** The move in the tab order. */
  readonly cursor: string | undefined;
  /** Name of the board. */
  readonly label: string;
  /** Name of a coin: where it is, and what it would do. */
  readonly coinLabel: (seat: number, coin: number) => string;
}

/** Squares with round corners: each is a path of 84 with a stroke of 8. */
const boxes = (cells: readonly (readonly [number, number])[]) => cells.map(([c, r]) => `M${c * 100 + 8} ${r * 100 + 8}h84v84h-84z`).join('');
const along = [0, 1, 2, 3, 4, 5];
const arm = boxes(along.flatMap((c) => [...(c === 1 ? [] : [[c, 6] as const]), [c, 8] as const, ...(c ? [] : [[c, 7] as const])]));
const run = boxes([[1, 6], ...along.slice(1).map((c) => [c, 7] as const)]);
const star = 'M0-30L8-10 30-8 14 6 18 26 0 16-18 26-14 6-30-8-8-10z';

/** One colour's yard, arm of the cross, way home and part of the centre: green's, turned. */
function quarter(turns: number, {state, tokens, turn}: BoardModel): TemplateResult {
  const colour = colours[turns]!;
  const seat = state.colours.indexOf(colour);
  const {name, color} = paint(tokens[seat] ?? {token: [2, 0, 1, 3][turns]!});
  const empty = seat < 0 || state.away[seat];
  return svg`<g class="quarter ${name} ${empty ? 'empty' : ''} ${seat === turn ? 'turn' : ''}" color=${color} transform="rotate(${turns * 90} 750 750)">
    <g class="yard" part="yard"><rect x="8" y="8" width="584" height="584" rx="64" /><rect class="field" x="92" y="92" width="416" height="416" rx="48" />
    <path d="M300 400h0M200 300h0M300 200h0M400 300h0" /></g>
    <path class="cells" d=${arm} /><path class="run" d=${run} /><path class="sign" d="M122 650h52M152 628l22 22-22 22" />
    <path class="goal" d="M604 612L742 750 604 888z" />
  </g>`;
}

function aim({seat, coin, from, via, to, captures}: LudoMove, {state, tokens}: BoardModel): TemplateResult {
  const colour = state.colours[seat]!;
  const {name, color} = paint(tokens[seat]!);
  const points = [from, ...via].map((position) => centre(colour, position, coin, state.options).join(' '));
  const [x, y] = centre(colour, to, coin, state.options);
  const places = spots(state);
  return svg`<g class="aim ${name}" color=${color} part="aim" aria-hidden="true"><path d="M${points.join('L')}" />
    <circle cx=${x} cy=${y} r="44" /><g transform="translate(${x} ${y})">${tokenShape(tokens[seat]!)}</g>
    ${captures.map((hit) => {
      const spot = places[hit.seat]![hit.coin]!;
      return svg`<path class="hit" transform="translate(${spot.x} ${spot.y})" d="M-24-24L24 24M24-24L-24 24" />`;
    })}</g>`;
}

export function boardTemplate(model: BoardModel): TemplateResult {
  const {state, tokens, moves, aims, cursor, label, coinLabel} = model;
  const places = spots(state);
  const stars = state.options.safe ? safeSquares.filter((_, i) => i % 2) : [];
  return html`<svg class="board" part="board" viewBox="-20 -20 1540 1540" width="9999" height="9999" role="group" aria-label=${label}>
    <g aria-hidden="true">
      <rect class="ground" part="ground" width="1500" height="1500" rx="70" />
      ${colours.map((_, turns) => quarter(turns, model))}
      ${stars.map((square) => {
        const [c, r] = cellOf('green', square);
        return svg`<path class="star" part="star" transform="translate(${c * 100 + 50} ${r * 100 + 50})" d=${star} />`;
      })}
    </g>
    <g class="coins">
      ${state.coins.map((own, seat) =>
        state.away[seat]
          ? nothing
          : own.map((_, coin) => {
              const {x, y, scale} = places[seat]![coin]!;
              const move = moves.find((one) => one.seat === seat && one.coin === coin)?.move;
              return svg`<g class="coin" part="coin ${move ? 'may' : ''}" data-coin="${seat} ${coin}" data-move=${move ?? nothing}
                role=${move ? 'button' : 'img'} tabindex=${move ? (move === cursor ? '0' : '-1') : nothing} aria-label=${coinLabel(seat, coin)}
                transform="translate(${x} ${y}) scale(${scale})"
                ><g><ellipse class="shade" cx="5" cy="9" rx="29" ry="28" /><circle class="lamp" r="37" /><g class="lift">${tokenShape(tokens[seat]!)}</g></g></g>`;
            }),
      )}
    </g>
    ${aims.map((move) => aim(move, model))}
  </svg>`;
}

export const boardStyles = css`
  .board {
    --_square: var(--game-square, light-dark(#fdf8ec, #2d4743));
    --_line: var(--game-line, light-dark(#d9c9a5, #162723));
    --_sign: var(--game-sign, light-dark(#8a7650, #9db5a9));
    inline-size: auto;
    block-size: auto;
    max-inline-size: 100%;
    border-radius: var(--_radius);
    background: var(--game-frame, light-dark(#25534d, #0d1715));
    box-shadow: 0 6px 18px -8px #1a140a88;
    direction: ltr;
    touch-action: manipulation;
    user-select: none;
  }
  .ground {
    fill: var(--_line);
  }
  .quarter {
    fill: color-mix(in oklab, currentColor, var(--_square) 12%);
  }
  .empty .yard {
    opacity: 0.4;
  }
  .field {
    fill: var(--_square);
  }
  .yard path {
    stroke: color-mix(in oklab, currentColor, var(--_square) 70%);
    stroke-width: 92;
  }
  .cells {
    fill: var(--_square);
    stroke: var(--_square);
    stroke-width: 8;
  }
  .run,
  .goal {
    stroke: color-mix(in oklab, currentColor, var(--_square) 12%);
    stroke-width: 8;
  }
  .sign {
    fill: none;
    stroke: #16120c;
    stroke-width: 9;
  }
  .star {
    fill: none;
    stroke: var(--_sign);
    stroke-width: 6;
  }
  .turn .field {
    stroke: var(--_ink);
    stroke-width: 10;
  }
  .coin:focus {
    outline: none;
  }
  .shade {
    fill: #1a140a;
    opacity: 0.25;
  }
  .lamp {
    fill: #0000;
  }
  [data-move] {
    cursor: pointer;
  }
  .coin[data-move] .lamp {
    stroke: var(--_ink);
    stroke-width: 5;
    stroke-dasharray: 12 9;
  }
  .coin[data-move] .lift {
    animation: lift 0.7s ease-in-out infinite alternate;
  }
  .coin[data-move]:is(:hover, :focus-visible) .lamp {
    stroke-width: 8;
    stroke-dasharray: none;
  }
  @keyframes lift {
    to {
      translate: 0 -9px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .coin[data-move] .lift {
      animation: none;
      translate: 0 -7px;
    }
  }
  .aim {
    pointer-events: none;
    fill: none;
    stroke: var(--_ink);
    stroke-width: 9;
  }
  .aim > path {
    stroke-dasharray: 0 20;
    opacity: 0.7;
  }
  .aim .token {
    opacity: 0.65;
  }
  .aim > .hit {
    stroke: #c01f2e;
    stroke-width: 14;
    stroke-dasharray: none;
    opacity: 1;
  }
  @media (forced-colors: active) {
    .board {
      --_square: Canvas;
      --_line: CanvasText;
      --_sign: CanvasText;
      border: 1px solid;
    }
    .quarter {
      forced-color-adjust: none;
    }
  }
`;
