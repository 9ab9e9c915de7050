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
  /** The one whose way and end are drawn. */
  readonly aim: string | undefined;
  /** Draws the ends of all. */
  readonly hints: boolean;
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
const seats = 'M300 400h0M200 300h0M300 200h0M400 300h0';
const star = 'M0-30L8-10 30-8 14 6 18 26 0 16-18 26-14 6-30-8-8-10z';

/** One colour's yard, arm of the cross, way home and part of the centre: green's, turned. */
function quarter(turns: number, {state, tokens, turn}: BoardModel): TemplateResult {
  const colour = colours[turns]!;
  const seat = state.colours.indexOf(colour);
  const {name, color} = paint(tokens[seat] ?? {token: [2, 0, 1, 3][turns]!});
  const empty = seat < 0 || state.away[seat];
  return svg`<g class="quarter ${name} ${empty ? 'empty' : ''} ${seat === turn ? 'turn' : ''}" color=${color} transform="rotate(${turns * 90} 750 750)">
    <g class="yard" part="yard"><rect x="8" y="8" width="584" height="584" rx="64" /><rect class="field" x="62" y="62" width="476" height="476" rx="40" />
    <path d=${seats} /><path class="hollow" d=${seats} /></g>
    <path class="cells" d=${arm} /><path class="run" d=${run} /><path class="sign" d="M122 650h52M152 628l22 22-22 22" />
    <path class="goal" d="M604 612L742 750 604 888z" />
  </g>`;
}

/** Where a coin would come, whom it would send back, and by which way. */
function preview({seat, coin, from, via, to, captures}: LudoMove, {state, tokens}: BoardModel, wayToo: boolean): TemplateResult {
  const colour = state.colours[seat]!;
  const {name, color} = paint(tokens[seat]!);
  const points = [from, ...via].map((position) => centre(colour, position, coin, state.options).join(' '));
  const [x, y] = centre(colour, to, coin, state.options);
  return svg`<g class="aim ${name}" color=${color} part="aim" aria-hidden="true">${wayToo ? svg`<path d="M${points.join('L')}" />` : nothing}
    <g class=${captures.length ? 'hit' : ''} transform="translate(${x} ${y})"><circle r="43" />${
      captures.length ? svg`<path d="M-24-24L24 24M24-24L-24 24" />` : tokenShape(tokens[seat]!)
    }</g></g>`;
}

export function boardTemplate(model: BoardModel): TemplateResult {
  const {state, tokens, moves, aim, hints, cursor, label, coinLabel} = model;
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
                ><g><circle class="lamp" r="37" /><ellipse class="shade" cx="5" cy="9" rx="29" ry="28" /><g class="lift">${tokenShape(tokens[seat]!)}<path class="gleam" d="M-20-12A23 23 0 0 1 4-23" /></g></g></g>`;
            }),
      )}
    </g>
    ${moves.map((move) => (hints || move.move === aim ? preview(move, model, move.move === aim) : nothing))}
  </svg>`;
}

export const boardStyles = css`
  .board {
    --_square: var(--game-square, light-dark(#fdf8ec, #2d4743));
    --_line: var(--game-line, light-dark(#d9c9a5, #162723));
    --_sign: var(--game-sign, light-dark(#8a7650, #9db5a9));
  }
  .ground {
    fill: var(--_line);
  }
  .quarter {
    --_tint: color-mix(in oklab, currentColor, var(--_square) 14%);
    fill: var(--_tint);
  }
  .empty :is(.yard, .run, .sign, .goal) {
    opacity: 0.45;
  }
  .field {
    fill: var(--_square);
  }
  .yard path {
    stroke: color-mix(in oklab, currentColor, var(--_square) 45%);
    stroke-width: 100;
  }
  .yard .hollow {
    stroke: color-mix(in oklab, currentColor, var(--_square) 78%);
    stroke-width: 88;
  }
  .cells {
    fill: var(--_square);
    stroke: var(--_square);
    stroke-width: 8;
  }
  .run,
  .goal {
    stroke: var(--_tint);
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
  .gleam {
    fill: none;
    stroke: #fff8;
    stroke-width: 4;
  }
  .coin[data-move] .lamp {
    fill: var(--_square);
    stroke: var(--_ink);
    stroke-width: 4;
  }
  .coin[data-move] .lift {
    animation: lift 0.7s ease-in-out infinite alternate;
  }
  .coin[data-move]:is(:hover, :focus-visible) .lamp {
    stroke-width: 9;
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
    stroke: light-dark(#000a, #fffc);
  }
  .aim .token {
    opacity: 0.7;
  }
  .hit {
    stroke: #d3132a;
    stroke-width: 13;
  }
  @media (forced-colors: active) {
    .board {
      --_square: Canvas;
      --_line: CanvasText;
      --_sign: CanvasText;
    }
    .quarter {
      forced-color-adjust: none;
    }
  }
`;
