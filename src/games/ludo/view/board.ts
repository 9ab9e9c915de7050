/** The board as one SVG: one quarter, rotated four times, below the pieces and previews. The die lies on top. */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import type {GameView} from '../../../frame/game-definition.js';
import {dieTemplate} from '../../../kit/die.js';
import {paint, tokenShape} from '../../../frame/templates/token.js';
import type {LudoUi} from '../ludo-ui.js';
import {cellOf} from '../rules/geometry.js';
import {colors, safeSquares} from '../rules/tracks.js';
import type {LudoMove} from '../rules/index.js';
import type {LudoTypes} from '../types.js';
import {pieceLabel} from '../wording.js';
import type {Spot} from '../../../kit/walk.js';
import {centre, spots} from './places.js';

type View = GameView<LudoTypes>;

/** Squares with rounded corners: paths of 84 with a stroke of 8. */
const boxes = (cells: readonly (readonly [number, number])[]) =>
  cells.map(([c, r]) => `M${c * 100 + 8} ${r * 100 + 8}h84v84h-84z`).join('');
const along = [0, 1, 2, 3, 4, 5];
const arm = boxes(
  along.flatMap((c) => [...(c === 1 ? [] : [[c, 6] as const]), [c, 8] as const, ...(c ? [] : [[c, 7] as const])]),
);
const run = boxes([[1, 6], ...along.slice(1).map((c) => [c, 7] as const)]);
const seats = 'M300 425h0M175 300h0M300 175h0M425 300h0';
const star = 'M0-30L8-10 30-8 14 6 18 26 0 16-18 26-14 6-30-8-8-10z';

/** A colour's yard, arm of the cross, home column and part of the centre: green's, rotated. */
function quarter(turns: number, {state, tokens, acting}: View, ready: boolean): TemplateResult {
  const seat = state.colors.indexOf(colors[turns]!);
  const {name, color} = paint(tokens[seat] ?? {token: [2, 0, 1, 3][turns]!});
  const is = seat < 0 || state.away[seat] ? 'empty' : seat !== acting ? '' : ready ? 'turn ready' : 'turn';
  return svg`<g class="quarter ${name} ${is}" color=${color} transform="rotate(${turns * 90} 750 750)">
    <g class="yard"><rect x="8" y="8" width="584" height="584" rx="64" /><rect class="field" x="62" y="62" width="476" height="476" rx="40" />
    <path d=${seats} /><path class="hollow" d=${seats} /></g>
    <path class="cells" d=${arm} /><path class="run" d=${run} /><path class="sign" d="M122 650h52M152 628l22 22-22 22" />
    <path class="goal" d="M604 612L742 750 604 888z" />
  </g>`;
}

/** The trail of a piece over these positions. */
function trail({state}: View, seat: number, piece: number, positions: readonly number[]): TemplateResult {
  const points = positions.map((position) => centre(state.colors[seat]!, position, piece, state.options).join(' '));
  return svg`<path class="way" data-way="${seat} ${piece}" d="M${points.join('L')}" />`;
}

/** The preview of a move: its trail and its end. A piece that would be captured stays visible and gets a sign. */
function preview({move, seat, piece, from, via, to, captures}: LudoMove, view: View, aimed: boolean): TemplateResult {
  const {state, tokens} = view;
  const [x, y] = centre(state.colors[seat]!, to, piece, state.options);
  return svg`<g class="aim ${aimed ? 'aimed' : ''}" data-move=${move} aria-hidden="true">${
    aimed ? trail(view, seat, piece, [from, ...(captures.length ? via.slice(0, -1) : via)]) : nothing
  }<g class=${captures.length ? 'hit' : 'ghost'} transform="translate(${x} ${y}) scale(1.3)"><circle r="36" />${
    captures.length
      ? svg`<circle class="badge" cx="27" cy="-26" r="17" /><path d="M21-32l12 12M33-32l-12 12" />`
      : tokenShape(tokens[seat]!)
  }</g></g>`;
}

function pieceTemplate(view: View, ui: LudoUi, seat: number, piece: number, {x, y, scale}: Spot): TemplateResult {
  const {tokens, acting, state, showing, result} = view;
  const choice = ui.choiceOf(seat, piece);
  const move = choice?.move;
  const chooser = ui.choices[0]?.seat ?? acting ?? state.seat;
  const end = showing || !result ? '' : result.winners.includes(seat) ? 'won' : 'lost';
  return svg`<g class="piece ${end}" part="piece ${seat === chooser ? 'choice' : ''} ${move ? 'may' : ''}" data-piece="${seat} ${piece}" data-move=${move ?? nothing}
    role=${move ? 'button' : 'img'} tabindex=${move ? (move === ui.cursor ? '0' : '-1') : nothing} aria-label=${pieceLabel(view, seat, piece, choice)}
    transform="translate(${x} ${y}) scale(${scale})"
    ><g><circle class="lamp" r="36" /><ellipse class="shade" cx="5" cy="9" rx="31" ry="30" /><circle class="collar" cy="3" r="33" /><g class="token lift">${tokenShape(tokens[seat]!)}<circle class="shine" r="26.5" fill="url(#shine)" /></g></g></g>`;
}

/** The board, and the die in the yard of the seat to act. A press on that yard rolls. */
export function boardTemplate(view: View, ui: LudoUi): TemplateResult {
  const {state, acting, hints, step, showing, words} = view;
  const ready = view.mayAct && !state.pips;
  const places = spots(state);
  const stars = state.options.safe ? safeSquares.filter((_, i) => i % 2) : [];
  return html`<svg
      class="board"
      part="board"
      viewBox="-20 -20 1540 1540"
      width="9999"
      height="9999"
      role="group"
      aria-label=${words.say('board')}
      @pointerover=${ui.onPointer}
      @pointerout=${ui.onPointer}
    >
      <radialGradient id="shine" cx=".34" cy=".28" r=".8">
        <stop stop-color="#fff" stop-opacity=".5" />
        <stop offset=".45" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-opacity=".3" />
      </radialGradient>
      <linearGradient id="light" x2="1" y2="1">
        <stop stop-color="#fff" stop-opacity=".2" />
        <stop offset=".5" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-opacity=".16" />
      </linearGradient>
      <g aria-hidden="true">
        <rect class="ground" width="1500" height="1500" rx="70" />
        ${colors.map((_, turns) => quarter(turns, view, ready))}
        <rect class="light" width="1500" height="1500" rx="70" fill="url(#light)" />
        ${stars.map((square) => {
          const [c, r] = cellOf('green', square);
          return svg`<path class="star" transform="translate(${c * 100 + 50} ${r * 100 + 50})" d=${star} />`;
        })}
        ${(showing ? (step?.effects ?? []) : []).map((effect) => {
          if (effect.type !== 'captured') return nothing;
          const {seat, piece, from} = effect;
          return trail(
            view,
            seat,
            piece,
            Array.from({length: from + 1}, (_, i) => from - i),
          );
        })}
      </g>
      <g class="pieces">
        ${state.pieces.map((own, seat) =>
          state.away[seat]
            ? nothing
            : own.map((_, piece) => pieceTemplate(view, ui, seat, piece, places[seat]![piece]!)),
        )}
      </g>
      ${ui.choices.map((move) => (hints || move.move === ui.aim ? preview(move, view, move.move === ui.aim) : nothing))}
    </svg>
    <div class="spot" aria-hidden="true">
      <div class="place ${state.colors[acting ?? state.seat]} ${ready ? 'ready' : ''}">
        ${dieTemplate({pips: ui.pipsOf(view)})}<svg class="stop" viewBox="-30 -30 60 60">
          <circle r="25" />
          <path d="M-17-17L17 17" />
        </svg>
      </div>
    </div>`;
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
  .light {
    pointer-events: none;
  }
  .quarter {
    --_tint: color-mix(in oklab, currentColor, var(--_square) 6%);
    fill: var(--_tint);
  }
  .empty .yard path {
    opacity: 0.4;
  }
  .field {
    fill: var(--_square);
  }
  .empty .field {
    fill: color-mix(in oklab, currentColor, var(--_square) 55%);
  }
  .yard path {
    stroke: color-mix(in oklab, currentColor, var(--_square) 35%);
    stroke-width: 146;
  }
  .yard .hollow {
    stroke: color-mix(in oklab, var(--_line), var(--_square) 55%);
    stroke-width: 126;
  }
  /* pieces are distinguishable on every colour, including their own */
  .collar {
    fill: #fffdf6;
    stroke: #1a140a66;
    stroke-width: 1.5;
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
  @supports (color: lch(from currentColor l c h)) {
    .sign {
      stroke: lch(from currentColor calc((60 - l) * 99) 0 0);
    }
  }
  .star {
    fill: none;
    stroke: var(--_sign);
    stroke-width: 6;
  }
  .turn .yard rect {
    stroke: var(--_ink);
    stroke-width: 12;
  }
  .ready .yard,
  [data-move] {
    cursor: pointer;
  }
  .piece:focus {
    outline: none;
  }
  .shade {
    fill: #1a140a;
    opacity: 0.3;
  }
  .shine {
    stroke: none;
  }
  .lamp {
    fill: #0000;
  }
  .piece[data-move] .lamp {
    fill: var(--_square);
    stroke: var(--_ink);
    stroke-width: 5;
  }
  .piece[data-move]:is(:hover, :focus-visible) .lamp {
    stroke-width: 10;
  }
  .won .lift {
    scale: 1.12;
  }
  .lost {
    opacity: 0.65;
  }
  @keyframes lift {
    to {
      translate: 0 -9px;
    }
  }
  @keyframes swell {
    to {
      scale: 1.12;
    }
  }
  @keyframes win {
    40% {
      scale: 1.8;
    }
  }
  .aim {
    pointer-events: none;
    fill: none;
    stroke: var(--_ink);
    stroke-width: 8;
  }
  .aimed {
    pointer-events: all;
  }
  .way {
    pointer-events: none;
    fill: none;
    stroke: light-dark(#000c, #fffc);
    stroke-width: 16;
    stroke-dasharray: 0 33;
    stroke-dashoffset: -62;
    opacity: 0;
  }
  .aim .way {
    opacity: 1;
  }
  .ghost {
    opacity: 0.85;
  }
  .hit,
  .stop {
    stroke: #ff4d4d;
  }
  .badge {
    fill: #ff4d4d;
  }
  .badge + path {
    stroke: var(--_square);
    stroke-width: 6;
  }
  .board,
  .spot {
    grid-area: 1 / 1;
  }
  .spot {
    inline-size: 100cqmin;
    block-size: 100cqmin;
    container-type: size;
    position: relative;
    pointer-events: none;
  }
  .place {
    --_x: -40.4cqmin;
    --_y: -40.4cqmin;
    position: absolute;
    left: 50%;
    top: 50%;
    translate: var(--_x) var(--_y);
    filter: drop-shadow(0 0.6cqmin 0.5cqmin #0007);
  }
  .red,
  .blue {
    --_x: 40.4cqmin;
  }
  .blue,
  .yellow {
    --_y: 40.4cqmin;
  }
  .place :is(.die, .stop) {
    position: absolute;
    inset: 0 auto auto 0;
    translate: -50% -50%;
  }
  .place .die {
    --_die: var(--game-die-size, 8cqmin);
    perspective: 60cqmin;
  }
  .stop {
    inline-size: 11cqmin;
    opacity: 0;
    fill: none;
    stroke-width: 7;
  }
  .roll {
    padding-inline: 28px;
  }
  @media (prefers-reduced-motion: no-preference) {
    .piece[data-move] .lift {
      animation: lift 0.7s ease-in-out infinite alternate;
    }
    .piece[data-move] .lamp,
    .place.ready {
      animation: swell 0.7s ease-in-out infinite alternate;
    }
    .won .lift {
      animation: win 1.2s;
    }
    .lost {
      transition: opacity 0.6s;
    }
  }
  /* before a roll, a touch anywhere on the yard rolls */
  @media (pointer: coarse) {
    .board:has(.ready) .pieces {
      pointer-events: none;
    }
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
