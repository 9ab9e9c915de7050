/**
 * The board: one drawing, hidden from screen readers, and above it a target for each piece (kit/cells.ts), which is read,
 * focused and pressed. Every other way to press is for mouse and touch only: the yard before a roll, and where a piece
 * would land.
 */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import type {GameView} from '../../../frame/game-definition.js';
import {tokenColors} from '../../../frame/templates/token-colors.js';
import {paint, tokenShape} from '../../../frame/templates/token.js';
import {over, type Box} from '../../../kit/cells.js';
import type {Spot} from '../../../kit/walk.js';
import type {LudoUi} from '../ludo-ui.js';
import {cellOf} from '../rules/geometry.js';
import {colors, safeSquares, tracks} from '../rules/tracks.js';
import type {LudoMove, LudoState} from '../rules/index.js';
import type {LudoTypes} from '../types.js';
import {pieceLabel} from '../wording.js';
import {centre, spots, star, type Point} from './places.js';

type View = GameView<LudoTypes>;

const box: Box = [0, 0, 1500, 1500];

/** Squares with rounded corners: paths of 62 with a stroke of 30. */
const boxes = (cells: readonly (readonly [number, number])[]) =>
  cells.map(([c, r]) => `M${c * 100 + 19} ${r * 100 + 19}h62v62h-62z`).join('');
const along = [0, 1, 2, 3, 4, 5];
const arm = boxes(
  along.flatMap((c) => [...(c === 1 ? [] : [[c, 6] as const]), [c, 8] as const, ...(c ? [] : [[c, 7] as const])]),
);
const run = boxes([[1, 6], ...along.slice(1).map((c) => [c, 7] as const)]);
/** The pits of a yard and its corner of the board, clockwise from the top left. */
const pits: readonly Point[] = [
  [300, 425],
  [175, 300],
  [300, 175],
  [425, 300],
];
const corners = ['0 0', '900 0', '900 900', '0 900'];
/** The rays around a capture. */
const rays = Array.from({length: 10}, (_, i) => {
  const [x, y] = [Math.cos(i * 0.628 + 0.2), Math.sin(i * 0.628 + 0.2)].map((part) => Math.round(part * 100));
  return `M${x! * 0.78} ${y! * 0.78}L${x! * 1.1} ${y! * 1.1}`;
}).join('');

/**
 * A colour's yard, arm of the cross, home column and part of the centre. Only what has no light and shade is rotated.
 * Gradients are attributes: styles computed from a `url(#…)` in the style sheet, which Chromium keeps, hold the element.
 */
function quarter(turns: number, {state, tokens, acting}: View, ready: boolean): TemplateResult {
  const seat = state.colors.indexOf(colors[turns]!);
  // a corner without a player has its own colour, which is no player's
  const {name, color} = paint(tokens[seat] ?? {token: 0, color: tokenColors[[2, 0, 1, 3][turns]!]});
  const is = seat < 0 || state.away[seat] ? 'empty' : seat !== acting ? '' : ready ? 'turn ready' : 'turn';
  return svg`<g class="quarter ${name} ${is}" color=${color}>
    <g class="yard" transform="translate(${corners[turns]!})">
      <rect x="10" y="10" width="580" height="580" rx="70" /><rect class="light" fill="url(#light)" x="10" y="10" width="580" height="580" rx="70" />
      <rect class="court-edge" x="78" y="77" width="436" height="436" rx="60" /><rect class="field" x="82" y="82" width="436" height="436" rx="60" />
      ${pits.map(([x, y]) => svg`<circle class="hollow" cx=${x} cy=${y} r="70" /><circle class="pit" cx=${x} cy=${y} r="70" fill="url(#pit)" />`)}
      ${ready && seat === acting ? svg`<rect class="line" x="12" y="12" width="576" height="576" rx="68" /><rect class="gold" x="12" y="12" width="576" height="576" rx="68" />` : nothing}
    </g>
    <g transform="rotate(${turns * 90} 750 750)"><path class="cells" d=${arm} /><path class="run" d=${run} /><path class="sign" d="M124 650h50M152 626l24 24-24 24" /><path class="goal" d="M606 613L743 750 606 887z" /></g>
  </g>`;
}

/** Dots along positions, each on a line of another colour, so that they are seen on every ground. */
function trail({state, tokens}: View, seat: number, piece: number, positions: readonly number[], kind: string) {
  const {name, color} = paint(tokens[seat]!);
  const dots = positions
    .map((position) => `M${centre(state.colors[seat]!, position, piece, state.options).join(' ')}h0`)
    .join('');
  return svg`<g class="way ${kind} ${name}" color=${color} data-way="${seat} ${piece}"><path class="line" d=${dots} /><path class="gold" d=${dots} /></g>`;
}

/** The preview of a move: its way and, dashed, its end. A piece that would be captured stays visible and gets a sign. */
function preview({move, seat, piece, via, to, captures}: LudoMove, view: View, aimed: boolean): TemplateResult {
  const {state, tokens} = view;
  const [x, y] = centre(state.colors[seat]!, to, piece, state.options);
  return svg`<g class="aim" data-aim=${move}>${
    aimed && via.length > 1 ? trail(view, seat, piece, via.slice(0, -1), '') : nothing
  }<g class=${captures.length ? 'hit' : 'ghost'} transform="translate(${x} ${y})"
    ><circle class="line" r="50" /><circle class="gold" r="50" />${
      captures.length
        ? svg`<circle class="badge" cx="40" cy="-40" r="25" /><path class="cross" d="M31-49l18 18M49-49l-18 18" />`
        : svg`<g class="on-its-way"><g transform="scale(1.6)">${tokenShape(tokens[seat]!)}</g></g>`
    }</g></g>`;
}

/** The number of pieces of a pile, for the piece on top of it; of a pile whose edges are counted at a glance, none. */
function pileOf({pieces, options}: LudoState, seat: number, piece: number): number {
  const position = pieces[seat]![piece]!;
  const n = pieces[seat]!.filter((each) => each === position).length;
  const isPile = n > 2 && position > 0 && position < tracks[options.track].home;
  return isPile && pieces[seat]!.lastIndexOf(position) === piece ? n : 0;
}

function pieceTemplate(view: View, ui: LudoUi, seat: number, piece: number, {x, y, scale}: Spot): TemplateResult {
  const {tokens, acting, state, step, showing, result, hint, live, words} = view;
  const may = ui.choiceOf(seat, piece);
  // a hint marks one piece
  const lit = may && (!hint || !live || hint.move === may.move);
  const chooser = ui.choices[0]?.seat ?? acting ?? state.seat;
  const pile = pileOf(state, seat, piece);
  // one that changes has its number once all is in place
  const isStill = !showing || !step || pileOf(step.before, seat, piece) === pile;
  const end = showing || !result ? '' : result.winners.includes(seat) ? 'won' : 'lost';
  return svg`<g class="piece ${may ? 'may' : ''} ${end}" part="piece ${seat === chooser ? 'choice' : ''} ${may ? 'may' : ''}" data-piece="${seat} ${piece}" data-marks=${end === 'won' ? 'line' : nothing}
    transform="translate(${x} ${y}) scale(${scale})"
    ><g><ellipse class="shade" cx="6" cy="12" rx="35" ry="34" /><g class="hop">${
      lit
        ? svg`<g class="lamp"><circle class="line" cy="3" r="40" /><circle class="gold" cy="3" r="40" /></g>`
        : nothing
    }<circle class="collar" cy="3" r="34" /><g class="lift"><g class="token">${tokenShape(tokens[seat]!)}<circle class="shine" r="26.5" fill="url(#shine)" /></g></g></g>${
      pile && isStill
        ? svg`<g class="tally" transform="translate(31 -27) scale(${1.6 / scale})"><circle class="collar" r="22" /><text y="13">${words.number(pile)}</text></g>`
        : nothing
    }</g></g>`;
}

/** The element that is read, focused and pressed for a piece. */
function target(view: View, ui: LudoUi, seat: number, piece: number, {x, y, scale}: Spot): TemplateResult {
  const choice = ui.choiceOf(seat, piece);
  const move = choice?.move;
  const r = 40 * scale;
  return html`<div
    class="target"
    data-piece="${seat} ${piece}"
    data-move=${move ?? nothing}
    role=${move ? 'button' : 'img'}
    tabindex=${move ? (move === ui.cursor ? '0' : '-1') : nothing}
    aria-label=${pieceLabel(view, seat, piece, choice)}
    ${over(box, [x - r, y - r + 3 * scale, 2 * r, 2 * r])}
  ></div>`;
}

/** The square where a previewed move ends. Below the targets of pieces: a press on a piece means that piece. */
function landing({move, seat, piece, to}: LudoMove, {state}: View): TemplateResult {
  const [x, y] = centre(state.colors[seat]!, to, piece, state.options);
  return html`<div
    class="landing"
    data-move=${move}
    aria-hidden="true"
    ${over(box, [x - 50, y - 50, 100, 100])}
  ></div>`;
}

/** A roll that moves nothing, crossed out, in the yard of the player. */
function passTemplate(view: View, ui: LudoUi): TemplateResult | typeof nothing {
  const {showing, step, state} = view;
  const passed = showing && step?.effects.find(({type}) => type === 'stuck' || type === 'forfeited');
  if (!passed) return nothing;
  const corner = corners[colors.indexOf(state.colors[passed.seat]!)]!;
  return svg`<g transform="translate(${corner})"><g class="pass" transform="translate(300 300)"><circle r="70" /><text y="28">${view.words.number(ui.pipsOf(view))}</text><path d="M-44 44L44-44" /></g></g>`;
}

export function boardTemplate(view: View, ui: LudoUi): TemplateResult {
  const {state, hints, step, showing, words, tokens, result} = view;
  const ready = view.mayAct && !state.pips;
  const places = spots(state);
  const stars = state.options.safe ? safeSquares.filter((_, i) => i % 2) : [];
  const winner = !showing && result?.winners.length === 1 ? result.winners[0] : undefined;
  const previews = ui.choices.filter(({move}) => hints || move === ui.aim);
  /** The templates of all pieces on the board. */
  const pieces = (draw: (view: View, ui: LudoUi, seat: number, piece: number, spot: Spot) => TemplateResult) =>
    state.pieces.map((own, seat) =>
      state.away[seat] ? nothing : own.map((_, piece) => draw(view, ui, seat, piece, places[seat]![piece]!)),
    );
  return html`<div
    class="layers"
    @pointerover=${ui.onPointer}
    @pointerout=${ui.onPointer}
    @focusin=${ui.onFocus}
    @focusout=${ui.onFocus}
  >
    <svg class="board" part="board" viewBox=${box.join(' ')} width="9999" height="9999" aria-hidden="true">
      <radialGradient id="shine" cx=".34" cy=".28" r=".8">
        <stop stop-color="#fff" stop-opacity=".5" />
        <stop offset=".45" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-opacity=".3" />
      </radialGradient>
      <linearGradient id="light" x2="1" y2="1">
        <stop stop-color="#fff" stop-opacity=".26" />
        <stop offset=".5" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-opacity=".22" />
      </linearGradient>
      <radialGradient id="pit" cx=".62" cy=".66" r=".68">
        <stop stop-color="#3a2400" stop-opacity=".04" />
        <stop offset="1" stop-color="#3a2400" stop-opacity=".5" />
      </radialGradient>
      <rect class="ground" width="1500" height="1500" rx="38" />
      ${colors.map((_, turns) => quarter(turns, view, ready))}
      ${stars.map((square) => {
        const [c, r] = cellOf('green', square);
        return svg`<path class="star" transform="translate(${c * 100 + 50} ${r * 100 + 50})" d=${star} />`;
      })}
      ${(showing ? (step?.effects ?? []) : []).map((effect) => {
        if (effect.type !== 'captured') return nothing;
        const {seat, piece, from} = effect;
        const way = Array.from({length: from + 1}, (_, i) => from - i);
        const at = centre(state.colors[seat]!, from, piece, state.options).join(' ');
        return svg`${trail(view, seat, piece, way, 'back')}<g transform="translate(${at})"><g class="burst"><path class="line" d=${rays} /><path d=${rays} /></g></g>`;
      })}
      <g class="pieces">${pieces(pieceTemplate)}</g>
      ${previews.map((move) => preview(move, view, move.move === ui.aim))} ${passTemplate(view, ui)}
      ${
        winner === undefined
          ? nothing
          : svg`<g class="champion" transform="translate(750 744) scale(3.4)"><g><ellipse class="shade" cx="5" cy="10" rx="35" ry="34" /><circle class="collar" cy="3" r="34" />${tokenShape(tokens[winner]!)}</g></g>`
      }
    </svg>
    <div class="targets free ${ready ? 'ready' : ''}" role="toolbar" aria-label=${words.say('board')}>
      ${previews.map((move) => landing(move, view))} ${pieces(target)}
    </div>
  </div>`;
}

export const boardStyles = css`
  .board {
    overflow: visible;
    --_square: var(--game-square, light-dark(#fdf7e8, #c2b69a));
    --_court: var(--game-square, light-dark(#fdf7e8, #4b4336));
    --_line: var(--game-line, light-dark(#a58a57, #120e0a));
    --_sign: var(--game-sign, light-dark(#7d6a45, #3a3123));
  }
  .ground {
    fill: var(--_line);
  }
  .quarter {
    --_tint: color-mix(in oklab, currentColor, light-dark(#fff, #000) 6%);
    fill: var(--_tint);
  }
  /* a colour that nobody plays is faded, never missing */
  .empty {
    --_tint: light-dark(
      color-mix(in oklab, currentColor, var(--_court) 62%),
      color-mix(in oklab, currentColor 56%, #8d8169)
    );
  }
  .light {
    stroke: #fff4;
    stroke-width: 5;
  }
  .court-edge {
    fill: #0003;
  }
  .field,
  .hollow {
    fill: var(--_court);
  }
  .pit {
    stroke: var(--_tint);
    stroke-width: 8;
  }
  /* pieces are distinguishable on every colour, including their own */
  .collar {
    fill: #fffaf0;
    stroke: #2a1c08b3;
    stroke-width: 2.5;
  }
  .cells {
    fill: var(--_square);
    stroke: var(--_square);
    stroke-width: 30;
  }
  .run,
  .goal {
    stroke: var(--_tint);
    stroke-width: 30;
  }
  .goal {
    stroke-width: 10;
  }
  .sign {
    fill: none;
    stroke: #16120c;
    stroke-width: 11;
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
  /* gold on a dark line: around what may be used, dashed where it lands, dots on its way */
  .line,
  .gold {
    fill: none;
    stroke: var(--_gold-line);
    stroke-width: 24;
  }
  .gold {
    stroke: var(--_gold);
    stroke-width: 14;
  }
  .lamp .line {
    stroke-width: 16;
  }
  .lamp .gold {
    stroke-width: 9.4;
  }
  .aim .gold {
    stroke-dasharray: 27 12.27;
    stroke-linecap: butt;
  }
  .way .line {
    stroke-width: 40;
  }
  .way .gold {
    stroke-width: 27;
    stroke-dasharray: none;
    stroke-linecap: round;
  }
  .back,
  .burst {
    opacity: 0;
  }
  .burst path {
    stroke: #fffaf0;
    stroke-width: 10;
  }
  .burst .line {
    stroke: var(--_gold-line);
    stroke-width: 18;
  }
  .back .line {
    stroke: #fffaf0;
    stroke-width: 36;
  }
  .back .gold {
    stroke: currentColor;
    stroke-width: 25;
  }
  .ready .yard {
    cursor: pointer;
  }
  .shine {
    stroke: none;
  }
  .shade {
    fill: #1a140a;
    opacity: 0.36;
  }
  .won .lift {
    scale: 1.12;
  }
  .board:has(.champion) .won {
    visibility: hidden;
  }
  .lost {
    opacity: 0.65;
  }
  @keyframes lift {
    to {
      translate: 0 -5px;
    }
  }
  @keyframes swell {
    from {
      scale: 0.94;
    }
    to {
      scale: 1.04;
    }
  }
  @keyframes champion {
    from {
      scale: 0.3;
      opacity: 0;
    }
    60% {
      scale: 1.12;
      opacity: 1;
    }
  }
  @keyframes hopping {
    from,
    to {
      visibility: visible;
    }
  }
  .ghost > g {
    opacity: 0.5;
  }
  .badge {
    fill: #c62828;
    stroke: #fffaf0;
    stroke-width: 5;
  }
  .cross {
    fill: none;
    stroke: #fffaf0;
    stroke-width: 8;
  }
  .pass {
    opacity: 0;
    fill: #fffaf0;
    stroke: #c62828;
    stroke-width: 9;
  }
  :is(.pass, .tally) text {
    fill: #2b241b;
    stroke: none;
    font-size: 84px;
    font-weight: 700;
    text-anchor: middle;
  }
  .tally text {
    font-size: 38px;
  }
  .target,
  .landing {
    position: absolute;
    border-radius: 50%;
    pointer-events: auto;
  }
  .targets [data-move] {
    cursor: pointer;
    touch-action: none;
  }
  .targets .target:focus-visible {
    border-radius: 50%;
    outline: 2px solid #fff;
    outline-offset: 2px;
    box-shadow: 0 0 0 6px #000;
  }
  @media (prefers-reduced-motion: no-preference) {
    .may .lift {
      animation: lift 0.7s ease-in-out infinite alternate;
    }
    .lamp {
      animation: swell 0.7s ease-in-out infinite alternate;
    }
    /* with the card; until then the pieces hop */
    .champion > g {
      animation: champion 0.6s ease-out 0.9s backwards;
    }
    .won {
      animation: hopping 0.9s;
    }
    .lost {
      transition: opacity 0.6s;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .pass {
      opacity: 1;
    }
  }
  /* before a roll, a touch anywhere on the yard rolls */
  @media (pointer: coarse) {
    .targets.ready .target {
      pointer-events: none;
    }
  }
  @media (forced-colors: active) {
    .board {
      --_square: Canvas;
      --_court: Canvas;
      --_line: CanvasText;
      --_sign: CanvasText;
    }
    .quarter,
    .gold {
      forced-color-adjust: none;
    }
  }
`;
