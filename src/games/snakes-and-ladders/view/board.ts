/**
 * The board: one drawing, hidden from screen readers, with a static layer that is rendered once per board and dynamic ones
 * (heat, path, pieces); and above it the squares as cells of a grid (kit/cells.ts).
 */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import {gridRows, over, type Box} from '../../../kit/cells.js';
import {staticSvg} from '../../../kit/static-svg.js';
import {cellToSquare} from '../../../core/grid.js';
import {tokenShape, type TokenModel} from '../../../frame/templates/token.js';
import type {Spot} from '../../../kit/walk.js';
import {bodyWidth, centre, jumpLines, remember, spots, type BoardLayout, type Point} from './geometry.js';

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

/** Five hues that no player has, and their order, in which neighbours of the classic board differ. */
const hues = ['a3487a', '5b8f2f', '3c5aa0', '7b4a93', '2f8c7c'];
const hueOrder = '01203431412';

function drawSnake(line: readonly Point[], index: number): Drawn {
  const last = line.length - 1;
  // the outline: to the tail on one side and back on the other
  const outline: Point[] = [];
  let scales = '';
  line.forEach((point, i) => {
    const {x, y} = point;
    const before = line[i - 1] ?? point;
    const after = line[i + 1] ?? point;
    // half the width of the body, in the direction of the line
    const scale = bodyWidth(i / last) / Math.hypot(after.x - before.x, after.y - before.y);
    const dx = (after.x - before.x) * scale;
    const dy = (after.y - before.y) * scale;
    outline[i] = {x: x - dy, y: y + dx};
    outline[2 * last + 1 - i] = {x: x + dy, y: y - dx};
    if (i % 2 && i > 1)
      scales += `M${at(x + dx, y + dy)}L${at(x - dy * 0.55, y + dx * 0.55)} ${at(x - dx, y - dy)} ${at(x + dy * 0.55, y - dx * 0.55)}z`;
  });
  // smooth: each curve ends halfway to the next point, where `T` mirrors the control point of the curve before
  const [first, second, ...others] = outline.map(({x, y}, i) => {
    const next = outline[i + 1] ?? outline[0]!;
    return at((x + next.x) / 2, (y + next.y) / 2);
  });
  const area = `M${first}Q${atPoint(outline[1]!)} ${second}T${others.join(' ')}z`;
  const gloss = line.slice(0, -3).map(({x, y}) => at(x - 2.7, y - 3.5));
  const [head, neck] = [line[0]!, line[1]!];
  const snake = `<g class="snake" part="snake" color="#${hues[Number(hueOrder[index % hueOrder.length])]}"`;
  return [
    area,
    `${snake}><path d="${area}"/><path class="gloss" d="M${gloss.join('L')}"/><path class="scales" d="${scales}"/></g>`,
    `${snake} transform="translate(${atPoint(head)})rotate(${round(Math.atan2(head.y - neck.y, head.x - neck.x) * 57.3)})"><g>${snakeHead}</g></g>`,
  ];
}

/** The head of a snake that looks to the right; its neck is on the origin. */
const snakeHead =
  '<path fill="none" stroke="#cf2f47" stroke-width="4" d="M24 0H40l9-7M40 0l9 7"/><path d="M-16-11C-9-27 12-25 25-12 33-4 33 4 25 12 12 25-9 27-16 11"/>' +
  '<path class="gloss" stroke-width="4" d="M-8-13C0-20 12-18 20-11"/><g class="eye"><path stroke="#0006" stroke-width="19" d="M6-12h0M6 12h0"/><path stroke="#fff" stroke-width="16" d="M6-12h0M6 12h0"/>' +
  '<path stroke="#161310" stroke-width="9" d="M8.5-11.5h0M8.5 11.5h0"/><path stroke="#fff" stroke-width="3" d="M7-13h0M7 10h0"/></g><path stroke-width="3" d="M25-4h0M25 4h0"/>';

/** The back of the snake that looks over the start card. */
const back = 'M8 66C4 30 34 20 52 34S78 58 92 40';

/** A snake that looks over the edge on which it lies. */
export const peekingSnake = html`<svg class="peeking" viewBox="0 0 150 58" aria-hidden="true">
  <g class="snake" color="#${hues[4]!}">
    <path fill="none" stroke-width="22" d=${back} />
    <path class="body" fill="none" d=${back} />
    <path class="dots" d=${back} />
    <g transform="translate(99 31)rotate(-30)">${staticSvg([snakeHead])()}</g>
  </g>
</svg>`;

/** The order of three woods, in which neighbours of the classic board differ. */
const woodOrder = '01201201010';

function drawLadder(line: readonly Point[], index: number): Drawn {
  const steps = line.length - 1;
  const [foot, top] = [line[0]!, line[steps]!];
  const dx = top.x - foot.x;
  const dy = top.y - foot.y;
  const length = Math.hypot(dx, dy);
  /** A point at a fraction of the length, offset to one side by another fraction of it. */
  const on = (along: number, across = 0) => at(foot.x + dx * along - dy * across, foot.y + dy * along + dx * across);
  const side = 11 / length;
  const end = 8 / length;
  const rails = `M${on(-end, -side)}L${on(1 + end, -side)}M${on(-end, side)}L${on(1 + end, side)}`;
  let rungs = '';
  for (let i = 1; i < steps; i++) rungs += `M${on(i / steps, -side)}L${on(i / steps, side)}`;
  const strokes = [
    ['rungs line', rungs],
    ['rungs', rungs],
    ['rails line', rails],
    ['rails', rails],
    ['shine', rails],
  ] as const;
  return [
    rails,
    `<g class="ladder wood-${woodOrder[index % woodOrder.length]}" part="ladder">${strokes.map(([name, d]) => `<path class="${name}" d="${d}"/>`).join('')}</g>`,
  ];
}

/** The static layer, with one dynamic part, for the heat, above the ground. */
const print = remember((layout): Filled => {
  const {columns, rows, start} = layout;
  const home = columns * rows;
  let dark = '';
  // the numerals of boards of any size; those that a line runs through; all others, and home's. HTML text with tabs
  // renders ten times as fast as a hundred SVG texts
  const numerals = {always: '', crossed: '', rest: '', top: ''};
  const kinds = Object.keys(numerals) as (keyof typeof numerals)[];
  // on a large board in little room, a number is as wide as a square
  const large = columns > 10;
  const lines = jumpLines(layout);
  const points = [...lines.values()].flat();
  reading(layout).forEach((square, i) => {
    const column = i % columns;
    const [x, y] = [column * 100, Math.floor(i / columns) * 100];
    if ((x + y) % 200) dark += `M${x} ${y}h100v100h-100z`;
    const signpost = !column || (!large && (column === columns - 1 || lines.has(square)));
    const crossed = points.some((point) => Math.abs(point.x - x - 22) < 34 && Math.abs(point.y - y - 20) < 32);
    const place = square === home ? 'top' : signpost ? 'always' : crossed ? 'crossed' : 'rest';
    for (const kind of kinds) numerals[kind] += (kind === place ? square : '') + (column < columns - 1 ? '\t' : '\n');
  });
  const field = (name: string, square: number, area: string, sign: string) =>
    `<g class="field ${name}" transform="translate(${atPoint(centre(square, layout))})"><path d="${area}"/><path class="sign" d="${sign}"/></g>`;
  const square = 'M-50-50h100v100h-100z';
  const shades = ['', ''];
  const feet = ['', ''];
  const drawings = ['', '', ''];
  layout.jumps.forEach(([from, to], i) => {
    const kind = to > from ? 0 : 1;
    const [area, drawing, head = ''] = kind ? drawSnake(lines.get(from)!, i) : drawLadder(lines.get(from)!, i);
    const {x, y} = centre(from, layout);
    feet[kind] += `M${x - 50} ${y - 50}h100v100h-100z`;
    shades[kind] += area;
    drawings[kind] += drawing;
    drawings[2] += head;
  });
  return staticSvg([
    `<path class="ground" d="M0 0H${columns * 100}V${rows * 100}H0z"/><path class="dark" d="${dark}"/>` +
      `<path class="foot up" d="${feet[0]}"/><path class="foot" d="${feet[1]}"/>` +
      // off the board, the start is a tray below it
      (start
        ? field('start', 1, square, 'M-32-10H2V-26L34 2 2 30V14H-32z')
        : field('start', 0, `M-50-50h${columns * 100}v100h-${columns * 100}z`, '')) +
      field('home', home, square, 'M-4 44V0H28L19 11 28 22H-4'),
    `<path class="shade ladder" d="${shades[0]}"/>${drawings[0]}<path class="shade" d="${shades[1]}"/>${drawings[1]}${drawings[2]}` +
      `<foreignObject width="100%" height="100%" font-size="min(${100 / columns}cqw,${100 / (rows + 1 - start)}cqh)"><div class="numerals">${kinds.map((kind) => `<span class="${kind}">${numerals[kind]}</span>`).join('')}</div></foreignObject>`,
  ]);
});

/** The rows of squares, by the size of the board. */
const grids: Record<string, ReturnType<typeof gridRows>> = {};

/** The focusable squares with their labels. */
function squares({layout, squareLabel}: BoardModel): TemplateResult {
  const {columns, rows} = layout;
  const all = reading(layout);
  const grid = (grids[`${columns} ${rows}`] ??= gridRows(columns, rows, (cell) => `data-square="${all[cell]}"`));
  return grid(...all.map(squareLabel));
}

/** The sign of an unusable roll, above the piece, or below it in the top row. */
const passTemplate = (pips: number, {x, y}: Spot) =>
  svg`<g class="pass" transform="translate(${round(x)} ${round(y < 100 ? y + 62 : y - 62)})"
    ><circle r="27" /><text y="12">${pips}</text><path d="M-17 17L17-17" /></g>`;

/** The drawing and, above it, the squares: the content of an element with the class `layers`. */
export function boardTemplate(model: BoardModel): TemplateResult {
  const {layout, pebbles, turn, winner, still, pass, heat, route} = model;
  const {columns, rows, start} = layout;
  const box: Box = [0, 0, columns * 100, (rows + 1 - start) * 100];
  const places = spots(
    pebbles.map(({square}) => square),
    layout,
  );
  return html`<svg
      class="board"
      part="board"
      viewBox=${box.join(' ')}
      width=${box[2] * 9}
      height=${box[3] * 9}
      aria-hidden="true"
    >
      ${print(layout)(heat ?? nothing)} ${route ?? nothing}
      ${pebbles.map((pebble, seat) => {
        const {x, y, scale} = places[seat]!;
        const role = seat === turn ? 'turn' : winner === undefined ? '' : seat === winner ? 'winner' : 'beaten';
        return svg`<g class="pebble ${role} ${still ? '' : 'lively'}" part="piece" transform="translate(${round(x)} ${round(y)}) scale(${scale})"
          ><g><ellipse class="shade" cx="1" cy="4" rx="32" ry="30" /><g><g class="hop">${
            role === 'turn'
              ? svg`<circle class="line" cy="2" r="37" /><circle class="gold" cy="2" r="37" />`
              : svg`<circle class="collar" cy="2" r="32.5" />`
          }${tokenShape(pebble)}</g></g></g></g>`;
      })}
      ${pass ? passTemplate(pass.pips, places[pass.seat]!) : nothing}
    </svg>
    <div
      class="targets"
      role="grid"
      aria-label=${model.label}
      aria-colcount=${columns}
      aria-rowcount=${rows}
      ${over(box, [0, 0, columns * 100, rows * 100])}
    >
      ${squares(model)}
    </div>`;
}

export const boardStyles = css`
  .board {
    --_square: var(--game-square, light-dark(#faf1dd, #474033));
    --_square-alt: var(--game-square-alt, light-dark(#f2e5c6, #3d372c));
    --_numeral: var(--game-numeral, light-dark(#5c4a26, #f0e4c6));
    --_ladder: var(--game-ladder, light-dark(#c98a4b, #dcab6e));
    --_route: var(--game-route, var(--_gold));
  }
  .ground {
    fill: var(--_square);
  }
  .dark {
    fill: var(--_square-alt);
  }
  /* the squares where a snake or a ladder begins */
  .foot {
    fill: light-dark(#e0607326, #ff8c9c2e);
  }
  .foot.up {
    fill: light-dark(#3e9b5a33, #79d69a33);
  }
  foreignObject {
    overflow: visible;
  }
  .numerals {
    display: grid;
    margin-left: 8px;
    color: var(--_numeral);
    -webkit-text-stroke: 7px color-mix(in oklab, var(--_square), transparent 6%);
    paint-order: stroke;
    font-family: var(--_title-font);
    font-weight: 700;
    letter-spacing: -0.02em;
    line-height: 100px;
    tab-size: 100px;
    white-space: pre;
  }
  /* 1em is the side of a square in CSS pixels: numerals are the larger the smaller the board, at least 10 CSS pixels */
  .numerals > * {
    --_size: max(27px, 68px - 1.08em, 148px - 4.5em);
    grid-area: 1 / 1;
    margin-top: calc(0.42em - 46px);
    font-size: var(--_size);
  }
  /* squares of less than 22 CSS pixels show fewer numerals */
  .numerals > .rest {
    font-size: clamp(0px, 99em - 2178px, var(--_size));
  }
  /* and of less than 31 none that would cut a snake or a ladder */
  .numerals > .crossed {
    font-size: clamp(0px, 99em - 3069px, var(--_size));
  }
  .numerals > .top {
    color: #fff;
    -webkit-text-stroke: 0;
  }
  .start {
    fill: light-dark(#cfe0c4, #35503f);
  }
  .home {
    fill: light-dark(#17695f, #1f7d6e);
  }
  .sign {
    fill: none;
    stroke: var(--_numeral);
    stroke-width: 5;
  }
  .home .sign {
    fill: #fff4;
    stroke: #fff;
    stroke-width: 6;
  }
  .heat {
    fill: var(--game-heat, light-dark(#ffb340, #8a3f12));
  }
  .ladder {
    --_wood: var(--_ladder);
    fill: none;
    stroke-width: 6;
  }
  .wood-1 {
    --_wood: color-mix(in oklab, var(--_ladder), #6d2f12 50%);
  }
  .wood-2 {
    --_wood: color-mix(in oklab, var(--_ladder), #fff0c8 55%);
  }
  .rails {
    stroke: var(--_wood);
  }
  .rungs {
    stroke: color-mix(in oklab, var(--_wood), #fff4d0 22%);
    stroke-width: 4;
    stroke-linecap: butt;
  }
  .ladder .line {
    stroke: #5b3413;
    stroke-width: 9;
  }
  .ladder .shine {
    stroke: #fff6;
    stroke-width: 1.6;
    translate: -1px -1.2px;
  }
  .shade {
    fill: #1a140a;
    opacity: 0.2;
    transform: translate(3px, 6px);
  }
  .shade.ladder {
    fill: none;
    stroke: #1a140a;
    stroke-width: 7;
  }
  .snake {
    fill: light-dark(currentColor, color-mix(in oklab, currentColor, #fff 26%));
    stroke: color-mix(in oklab, currentColor, #000 52%);
    stroke-width: 3;
  }
  /* where squares are small, their numerals need more of them, and snakes are plain */
  @container (width < 20rem) {
    .board .scales {
      display: none;
    }
    .board .snake > g {
      scale: 0.8;
    }
  }
  .peeking .body {
    stroke: currentColor;
    stroke-width: 18.5;
  }
  .peeking .dots {
    fill: none;
    stroke: #fff4c8bf;
    stroke-width: 6.5;
    stroke-dasharray: 0 15;
  }
  .gloss {
    fill: none;
    stroke: #fff;
    stroke-opacity: 0.28;
  }
  .snake > .gloss {
    stroke-width: 7;
  }
  .scales {
    fill: #fff4c8b8;
    stroke: #0003;
    stroke-width: 1.5;
  }
  .route,
  .pass {
    fill: var(--_route);
    stroke: var(--_gold-line);
    stroke-width: 4;
  }
  .route path {
    fill: none;
    stroke: var(--_route);
    stroke-width: 10;
    stroke-dasharray: 0 18;
  }
  .route .halo {
    stroke: var(--_gold-line);
    stroke-width: 16;
  }
  :is(.route, .pass) text {
    fill: #2b1f00;
    stroke: none;
    font-size: 34px;
    font-weight: 700;
    text-anchor: middle;
  }
  .collar {
    fill: #fffaf0;
    stroke: #2a1c08b3;
    stroke-width: 2.5;
  }
  /* gold on a dark line */
  .pebble :is(.line, .gold) {
    fill: none;
    stroke: var(--_gold-line);
    stroke-width: 14;
  }
  .pebble .gold {
    stroke: var(--_gold);
    stroke-width: 8.5;
  }
  .pass {
    opacity: 0;
    fill: #fffaf0;
    stroke: #c62828;
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
    .foot.foot {
      fill: none;
    }
    .ladder.ladder {
      --_wood: CanvasText;
    }
    .field {
      fill: Canvas;
    }
    .numerals > .top,
    .home .sign {
      color: CanvasText;
      stroke: CanvasText;
    }
    .snake {
      stroke: CanvasText;
    }
  }
`;
