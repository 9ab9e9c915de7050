/**
 * The board as one SVG: a static layer that is rendered once per board, dynamic ones (heat, path, pieces), and
 * transparent, focusable grid cells on top.
 */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import {staticSvg} from '../../../kit/static-svg.js';
import {cellToSquare} from '../../../core/grid.js';
import {tokenShape, type TokenModel} from '../../../frame/templates/token.js';
import type {Spot} from '../../../kit/walk.js';
import {centre, jumpLines, remember, spots, type BoardLayout, type Point} from './geometry.js';

interface Pebble extends TokenModel {
  /** 0 is the tray off the board. */
  readonly square: number;
}

export interface BoardModel {
  readonly layout: BoardLayout;
  /** The pieces by seat. */
  readonly pebbles: readonly Pebble[];
  /** The seat whose piece is marked as the one to move. */
  readonly turn?: number | undefined;
  /** The winner's seat, once the last move has been animated. */
  readonly winner?: number | undefined;
  /** Whether nothing should move. */
  readonly still?: boolean | undefined;
  /** A roll that moves no piece, visible during its animation. */
  readonly pass?: {readonly seat: number; readonly pips: number} | undefined;
  /** The shortest path home. */
  readonly route?: TemplateResult | undefined;
  /** The tints of often visited squares. */
  readonly heat?: TemplateResult | undefined;
  /** The label of the board. */
  readonly label: string;
  /** The label of a square: "17, ladder to 38, Ada". */
  readonly squareLabel: (square: number) => string;
}

/** Rounds to tenths: paths stay short, and the same on the server and in every browser, without a visible difference. */
const round = (n: number) => Math.round(n * 10) / 10;
const at = (x: number, y: number) => `${round(x)} ${round(y)}`;
const atPoint = ({x, y}: Point) => at(x, y);

/** The squares in reading order: row by row from the top. */
const reading = ({columns, rows}: BoardLayout) =>
  Array.from({length: columns * rows}, (_, i) => cellToSquare([i % columns, Math.floor(i / columns)], columns, rows));

type Filled = (...values: unknown[]) => TemplateResult;

/** The path of the shadow, the markup above it, and the markup above all others: no snake hides another's head. */
type Drawn = [area: string, drawing: string, head?: string];

function drawSnake(line: readonly Point[], index: number): Drawn {
  const last = line.length - 1;
  // the outline: to the tail on one side and back on the other
  const outline: Point[] = [];
  let scales = '';
  line.forEach((point, i) => {
    const {x, y} = point;
    const before = line[i - 1] ?? point;
    const after = line[i + 1] ?? point;
    const t = i / last;
    // half the width of the body, in the direction of the line
    const width = 2 + 14 * Math.min(1, 0.6 + t * 3) * (1 - t ** 3);
    const scale = width / Math.hypot(after.x - before.x, after.y - before.y);
    const dx = (after.x - before.x) * scale;
    const dy = (after.y - before.y) * scale;
    outline[i] = {x: x - dy, y: y + dx};
    outline[2 * last + 1 - i] = {x: x + dy, y: y - dx};
    if (i % 2)
      scales += `M${at(x + dx, y + dy)}L${at(x - dy * 0.6, y + dx * 0.6)} ${at(x - dx, y - dy)} ${at(x + dy * 0.6, y - dx * 0.6)}z`;
  });
  // smooth: each curve ends halfway to the next point, where `T` mirrors the control point of the curve before
  const [first, second, ...others] = outline.map(({x, y}, i) => {
    const next = outline[i + 1] ?? outline[0]!;
    return at((x + next.x) / 2, (y + next.y) / 2);
  });
  const area = `M${first}Q${atPoint(outline[1]!)} ${second}T${others.join(' ')}z`;
  const [head, neck] = [line[0]!, line[1]!];
  const snake = `<g class="snake" part="snake" color="hsl(${95 + ((index * 67) % 190)} 38% 42%)"`;
  return [
    area,
    `${snake}><path d="${area}"/><path fill="#fff7" stroke="#0003" d="${scales}"/></g>`,
    `${snake} transform="translate(${atPoint(head)})rotate(${round(Math.atan2(head.y - neck.y, head.x - neck.x) * 57.3)})"><g>` +
      '<path fill="none" stroke="#d0364c" stroke-width="3.5" d="M22 0H38l8-6M38 0l8 6"/><path d="M-14-10C-8-24 10-21 23-10 30-4 30 4 23 10 10 21-8 24-14 10"/>' +
      '<path class="eye" stroke="#fff" stroke-width="11" d="M7-11h0M7 11h0"/><path class="eye" stroke="#000" stroke-width="6" d="M9-11h0M9 11h0"/></g></g>',
  ];
}

function drawLadder(line: readonly Point[]): Drawn {
  const steps = line.length - 1;
  const [foot, top] = [line[0]!, line[steps]!];
  const dx = top.x - foot.x;
  const dy = top.y - foot.y;
  const length = Math.hypot(dx, dy);
  /** A point at a fraction of the length, offset to one side by another fraction of it. */
  const on = (along: number, across = 0) => at(foot.x + dx * along - dy * across, foot.y + dy * along + dx * across);
  const side = 15 / length;
  const rails = `M${on(0, -side)}L${on(1, -side)}M${on(0, side)}L${on(1, side)}`;
  // the rungs are the dashes, 6 units thick, of a line as wide as the ladder
  const first = 1 / steps - 3 / length;
  const rungs = `stroke-dasharray="6 ${(length / steps - 6).toFixed(2)}" d="M${on(first)}L${on(1 - first)}"`;
  return [rails, `<g class="ladder" part="ladder"><path class="rungs" ${rungs}/><path d="${rails}"/></g>`];
}

/** The static layer, with one dynamic part, for the heat, above the ground. */
const print = remember((layout): Filled => {
  const {columns, rows, start} = layout;
  const home = columns * rows;
  // the share of a row or column in the board, whose rim is 14 units wide, in percent
  const share = (squares: number) => 10_000 / (squares * 100 + 28);
  let dark = '';
  // the numerals of boards of any size, and all others, each on the left or on the right of a square: HTML text with
  // tabs renders ten times as fast as a hundred SVG texts
  const numerals = ['', '', '', ''];
  // on a large board in little room, a number is as wide as a square
  const large = columns > 10;
  const lines = jumpLines(layout);
  // squares whose numeral would be covered by a snake, on the left (positive) or on the right
  const covered = new Set<number>();
  for (const [from, to] of layout.jumps) {
    if (to > from) continue;
    for (const {x, y} of lines.get(from)!) {
      const i = Math.floor(y / 100) * columns + Math.floor(x / 100) + 1;
      if (y % 100 < 44) {
        if (x % 100 < 56) covered.add(i);
        if (x % 100 > 44) covered.add(-i);
      }
    }
  }
  reading(layout).forEach((square, i) => {
    const [x, y] = [(i % columns) * 100, Math.floor(i / columns) * 100];
    if ((x + y) % 200) dark += `M${x} ${y}h100v100h-100z`;
    const column = i % columns;
    const signpost = !column || (!large && (column === columns - 1 || lines.has(square)));
    const right = !large && covered.has(i + 1) && !covered.has(-i - 1);
    const place = (signpost && (right || !covered.has(i + 1)) ? 0 : 2) + Number(right);
    numerals.forEach((_, at) => (numerals[at] += (at === place ? square : '') + (column < columns - 1 ? '\t' : '\n')));
  });
  const field = (name: string, square: number, area: string, sign: string) =>
    `<g class="field ${name}" transform="translate(${atPoint(centre(square, layout))})"><path d="${area}"/><path class="sign" d="${sign}"/></g>`;
  const square = 'M-50-50h100v100h-100z';
  const shades = ['', ''];
  const drawings = ['', '', ''];
  layout.jumps.forEach(([from, to], i) => {
    const kind = to > from ? 0 : 1;
    const [area, drawing, head = ''] = kind ? drawSnake(lines.get(from)!, i) : drawLadder(lines.get(from)!);
    shades[kind] += area;
    drawings[kind] += drawing;
    drawings[2] += head;
  });
  return staticSvg([
    `<g aria-hidden="true"><path class="ground" d="M0 0H${columns * 100}V${rows * 100}H0z"/><path class="dark" d="${dark}"/>` +
      // off the board, the start is a tray below it
      (start
        ? field('start', 1, square, 'M-32-6H2V-24L36 6 2 36V18H-32z')
        : field('start', 0, `M-50-36h${columns * 100}v86h-${columns * 100}z`, '')) +
      field('home', home, square, 'M0-12L30 12H22V36H-22V12H-30z'),
    `<path class="shade ladder" d="${shades[0]}"/>${drawings[0]}<foreignObject width="100%" height="100%" font-size="min(${share(columns)}cqw,${share(rows + 1 - start)}cqh)"><div class="numerals">${numerals.map((text, at) => `<span class="${at & 1 ? 'right' : ''} ${at & 2 ? 'rest' : ''}">${text}</span>`).join('')}</div></foreignObject><path class="shade" d="${shades[1]}"/>${drawings[1]}${drawings[2]}</g>`,
  ]);
});

/** The markup of the squares, by the size of the board. */
const grids: Record<string, Filled> = {};

/** The focusable squares with their labels. */
function squares({layout, squareLabel}: BoardModel) {
  const {columns, rows} = layout;
  const all = reading(layout);
  const grid = (grids[`${columns} ${rows}`] ??= staticSvg([
    ...all.map(
      (square, i) =>
        `${i % columns ? '"/>' : `${i ? '"/></g>' : '<g class="squares">'}<g role="row" aria-rowindex="${i / columns + 1}" transform="translate(0 ${(i / columns) * 100})">`}<rect role="gridcell" aria-colindex="${(i % columns) + 1}" data-square="${square}" x="${(i % columns) * 100}" tabindex="-1" aria-label="`,
    ),
    '"/></g></g>',
  ]));
  return grid(...all.map(squareLabel));
}

/** The sign of an unusable roll, above the piece, or below it in the top row. */
const passTemplate = (pips: number, {x, y}: Spot) =>
  svg`<g class="pass" transform="translate(${round(x)} ${round(y < 100 ? y + 62 : y - 62)})"
    ><circle r="25" /><text y="12">${pips}</text></g>`;

export function boardTemplate(model: BoardModel): TemplateResult {
  const {layout, pebbles, turn, winner, still, pass, heat, route} = model;
  const [width, height] = [layout.columns * 100 + 28, (layout.rows + 1 - layout.start) * 100 + 28];
  const places = spots(
    pebbles.map(({square}) => square),
    layout,
  );
  return html`<svg
    class="board"
    part="board"
    viewBox="-14 -14 ${width} ${height}"
    width=${width * 9}
    height=${height * 9}
    role="grid"
    aria-label=${model.label}
    aria-colcount=${layout.columns}
    aria-rowcount=${layout.rows}
  >
    ${print(layout)(heat ?? nothing)} ${route ?? nothing}
    <g aria-hidden="true">
      ${pebbles.map((pebble, seat) => {
        const {x, y, scale} = places[seat]!;
        const role = seat === turn ? 'turn' : winner === undefined ? '' : seat === winner ? 'winner' : 'beaten';
        return svg`<g class="pebble ${role} ${still ? '' : 'lively'}" part="piece" transform="translate(${round(x)} ${round(y)}) scale(${scale})"
          ><g><ellipse class="shade" rx="31" ry="28" /><circle class="lamp" r="38" /><g>${tokenShape(pebble)}</g></g></g>`;
      })}
      ${pass ? passTemplate(pass.pips, places[pass.seat]!) : nothing}
    </g>
    ${squares(model)}
  </svg>`;
}

export const boardStyles = css`
  .board {
    --_square: var(--game-square, light-dark(#fbf5e7, #28433f));
    --_square-alt: var(--game-square-alt, light-dark(#f1e5cb, #203734));
    --_numeral: var(--game-numeral, light-dark(#5f5038, #b9c9be));
    --_ladder: var(--game-ladder, light-dark(#a3652f, #d8a768));
    --_route: var(--game-route, light-dark(#b3124f, #ff7fa8));
  }
  .ground {
    fill: var(--_square);
  }
  .dark {
    fill: var(--_square-alt);
  }
  foreignObject {
    overflow: visible;
  }
  .numerals {
    display: grid;
    margin-left: 7px;
    color: var(--_numeral);
    -webkit-text-stroke: 5px color-mix(in oklab, var(--_square), transparent 45%);
    paint-order: stroke;
    font-weight: 500;
    line-height: 100px;
    tab-size: 100px;
    white-space: pre;
  }
  /* 1em is the side of a square in CSS pixels: numerals are the larger the smaller the board, at least 10 CSS pixels */
  .numerals > * {
    --_size: max(18px, 46px - 0.36em, 120px - 3em);
    grid-area: 1 / 1;
    margin-top: calc(0.455em - 46px);
    font-size: var(--_size);
  }
  /* two digits */
  .numerals > .right {
    margin-left: calc(86px - 1.27em);
  }
  /* squares of less than 27.5 CSS pixels show fewer numerals */
  .numerals > .rest {
    font-size: clamp(0px, 99em - 2720px, var(--_size));
  }
  .start {
    fill: light-dark(#cde5d5, #2f6152);
  }
  .home {
    fill: light-dark(#f7d683, #80611f);
  }
  .sign {
    fill: none;
    stroke: var(--_numeral);
    stroke-width: 5;
  }
  .heat {
    fill: var(--game-heat, light-dark(#ffb340, #8a3f12));
  }
  .ladder {
    fill: none;
    stroke: var(--_ladder);
    stroke-width: 8;
  }
  .rungs {
    stroke-width: 30;
    stroke-linecap: butt;
    opacity: 0.75;
  }
  .shade {
    fill: #1a140a;
    opacity: 0.2;
    transform: translate(5px, 8px);
  }
  .shade.ladder {
    fill: none;
    stroke: #1a140a;
  }
  .snake {
    fill: light-dark(currentColor, color-mix(in oklab, currentColor, #fff 22%));
    stroke: color-mix(in oklab, currentColor, #000 48%);
    stroke-width: 2.5;
  }
  .route,
  .pass {
    fill: var(--_route);
    stroke: var(--_route);
    stroke-width: 9;
  }
  .route path {
    fill: none;
    stroke-dasharray: 0 17;
  }
  .route .halo {
    stroke: var(--_square);
    stroke-width: 15;
  }
  :is(.route, .pass) text {
    fill: var(--_square);
    stroke: none;
    font-size: 34px;
    font-weight: 700;
    text-anchor: middle;
  }
  .lamp,
  .squares {
    fill: #0000;
  }
  .turn .lamp {
    stroke: var(--_accent);
    stroke-width: 5;
  }
  .pass {
    opacity: 0;
    text-decoration: line-through;
  }
  .winner > g {
    transform: scale(1.4);
  }
  .beaten > g {
    transform: scale(0.8);
    opacity: 0.6;
  }
  .lively:is(.winner, .beaten) > g {
    animation: end 0.8s cubic-bezier(0.3, 2.4, 0.5, 1);
  }
  @keyframes end {
    from {
      transform: none;
      opacity: 1;
    }
  }
  .squares rect {
    width: 100px;
    height: 100px;
  }
  .squares :focus-visible {
    outline: none;
    stroke: var(--_ink);
    stroke-width: 8;
  }
  @media (prefers-reduced-motion: reduce) {
    .pass {
      opacity: 1;
    }
    .lively > g {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .board {
      --_square: Canvas;
      --_square-alt: Canvas;
      --_numeral: CanvasText;
      --_ladder: CanvasText;
      --_route: Highlight;
    }
    /* else the browser paints a ground behind each line of text, over the squares */
    .numerals {
      forced-color-adjust: none;
    }
    .dark {
      stroke: GrayText;
    }
    .field {
      fill: Canvas;
    }
    .snake {
      stroke: CanvasText;
    }
  }
`;
