/**
 * The board as one SVG: a printed layer that is made once per board, over it what changes (heat, path, pebbles), on
 * top the squares themselves, which are real: each a named grid cell that can be reached and pressed.
 */
import {css, html, nothing, svg, type TemplateResult} from 'lit';
import {cellToSquare} from '../../../core/grid.js';
import {tokenShape} from '../../../templates/token.js';
import {centre, jumpLines, spots, unit, type BoardPicture, type Point} from './geometry.js';

export interface Pebble {
  /** 0 is the tray off the board. */
  readonly square: number;
  /** Index of the token it shows. */
  readonly token: number;
}

/** One throw of a path to be drawn over the board. */
export interface RouteLeg {
  readonly from: number;
  /** The throw; written where it lands. */
  readonly pips: number;
  /** The square walked to. */
  readonly landed: number;
  /** Where a snake or ladder leads from there; else the same. */
  readonly to: number;
}

export interface BoardModel {
  readonly picture: BoardPicture;
  /** By seat; they stand where they are given, motion is the choreography's. */
  readonly pebbles: readonly Pebble[];
  /** Seat whose pebble is marked as the one to move. */
  readonly turn?: number | undefined;
  readonly route?: readonly RouteLeg[] | undefined;
  /** How often each square is visited, 0 to 1, by square (index 0 is not used). */
  readonly heat?: readonly number[] | undefined;
  /** The square in the tab order. */
  readonly cursor: number;
  /** Name of the board. */
  readonly label: string;
  /** Name of a square: "17, ladder to 38, Ada". */
  readonly squareLabel: (square: number) => string;
}

/** Room around the squares. */
const margin = 14;
const round = Math.round;
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A smooth path along points: a quadratic through the middles between them. */
const smooth = (points: readonly Point[]) =>
  points.map((point, i) => `${at(point)} ${at(middle(point, points[i + 1] ?? point))}`).join(' ');

/**
 * A template of a text made here, of numbers only. One template with everything in it, cloned as a whole, is what
 * makes a hundred boards on a page cheap: hundreds of small ones cost twenty times as much.
 */
const printed =
  (strings: string[]): Filled =>
  (values) =>
    svg(Object.assign(strings, {raw: strings}) as unknown as TemplateStringsArray, ...values) as TemplateResult;

function drawSnake(line: readonly Point[], index: number): {body: string; drawing: string} {
  const left: Point[] = [];
  const right: Point[] = [];
  let scales = '';
  const last = line.length - 1;
  const scaleLength = [0.9, 0.45, 0.7][index % 3]!;
  line.forEach((point, i) => {
    const [ax, ay] = line[Math.max(0, i - 1)]!;
    const [bx, by] = line[Math.min(last, i + 1)]!;
    const along = Math.hypot(bx - ax, by - ay) || 1;
    const [ux, uy] = [(bx - ax) / along, (by - ay) / along];
    const t = i / last;
    const width = 2 + 12 * Math.min(1, 0.62 + t * 3) * (1 - t ** 3);
    const off = (u: number, v: number): Point => [point[0] + ux * u - uy * v, point[1] + uy * u + ux * v];
    left.push(off(0, width));
    right.unshift(off(0, -width));
    if (i % 2 && i > 1 && i < last - 1) {
      const long = width * scaleLength;
      scales += `M${at(off(long, 0))}L${at(off(0, width * 0.6))} ${at(off(-long, 0))} ${at(off(0, -width * 0.6))}z`;
    }
  });
  const body = `M${at(left[0]!)}Q${smooth([...left, ...right])}z`;
  const [head, neck] = [line[0]!, line[1]!];
  const angle = round((Math.atan2(head[1] - neck[1], head[0] - neck[0]) * 180) / Math.PI);
  return {
    body,
    drawing:
      `<g class="snake s${index % 6}" part="snake"><path d="${body}"/><path class="scales" d="${scales}"/>` +
      `<g transform="translate(${at(head)})rotate(${angle})"><path class="tongue" d="M18 0H32l7-5M32 0l7 5"/>` +
      '<path d="M-14-9C-8-19 8-17 19-8 25-3 25 3 19 8 8 17-8 19-14 9z"/><path class="eyes" d="M5-9h0M5 9h0"/><path class="pupils" d="M7-9h0M7 9h0"/></g></g>',
  };
}

function drawLadder(line: readonly Point[]): {body: string; drawing: string} {
  const [foot, top] = [line[0]!, line.at(-1)!];
  const length = Math.hypot(top[0] - foot[0], top[1] - foot[1]);
  const [ux, uy] = [(top[0] - foot[0]) / length, (top[1] - foot[1]) / length];
  const off = ([x, y]: Point, u: number, v: number): Point => [x + ux * u - uy * v, y + uy * u + ux * v];
  const rail = (v: number) => `M${at(off(foot, -10, v))}L${at(off(top, 10, v))}`;
  const rails = rail(-16) + rail(16);
  const rungs = line.slice(0, -1).map((point, i) => {
    const between = middle(point, line[i + 1]!);
    return `M${at(off(between, 0, -16))}L${at(off(between, 0, 16))}`;
  });
  return {
    body: rails,
    drawing: `<g class="ladder" part="ladder"><path class="rungs" d="${rungs.join('')}"/><path class="rails" d="${rails}"/></g>`,
  };
}

/** Everything that is printed. One hole, for the heat, between the ground and what is on it. */
function print(picture: BoardPicture) {
  const {columns, rows} = picture;
  const home = columns * rows;
  let dark = '';
  let numerals = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * unit, row * unit];
      if ((row + column) % 2) dark += `M${x} ${y}h100v100h-100z`;
      const square = cellToSquare([column, row], columns, rows);
      const mark = square === home ? 'HM' : square === 1 && picture.start ? 'ST' : square;
      numerals += `<text x="${x + 9}" y="${y + 27}">${mark}</text>`;
    }
  }
  const mark = (name: string, square: number, d: string) => {
    const [x, y] = centre(square, picture);
    return `<g class="${name}" part="${name}" transform="translate(${x} ${y})"><path d="M-50-50h100v100h-100z"/><path class="sign" d="${d}"/></g>`;
  };
  const ladders: string[] = [];
  const snakes: string[] = [];
  let bodies = '';
  let rails = '';
  const lines = jumpLines(picture);
  for (const [from, to] of picture.jumps) {
    const line = lines.get(from)!;
    const {body, drawing} = to > from ? drawLadder(line) : drawSnake(line, snakes.length);
    if (to > from) rails += body;
    else bodies += body;
    (to > from ? ladders : snakes).push(drawing);
  }
  return printed([
    `<g class="print" aria-hidden="true"><rect class="ground" part="ground" width="${columns * unit}" height="${rows * unit}"/><path class="dark" d="${dark}"/>` +
      mark('start', picture.start, picture.start ? 'M-18 22V-18L18-6-18 6' : 'M-20 0H16M4-12L16 0 4 12') +
      mark('home', home, 'M0-24L26 0H18V24H-18V0H-26z'),
    `<g class="numerals">${numerals}</g><path class="shade rails" d="${rails}"/>${ladders.join('')}<path class="shade" d="${bodies}"/>${snakes.join('')}</g>`,
  ]);
}

type Filled = (values: unknown[]) => TemplateResult;
const prints = new WeakMap<BoardPicture, Filled>();
const grids = new Map<string, Filled>();

/** The squares themselves: per square a hole for its place in the tab order and one for its name. */
function squares({picture: {columns, rows}, cursor, squareLabel}: BoardModel) {
  const size = `${columns} ${rows}`;
  let grid = grids.get(size);
  if (!grid) {
    const strings: string[] = [];
    let text = '<g class="squares">';
    for (let row = 0; row < rows; row++) {
      text += '<g role="row">';
      for (let column = 0; column < columns; column++) {
        strings.push(
          `${text}<rect role="gridcell" part="square" data-square="${cellToSquare([column, row], columns, rows)}" x="${column * unit}" y="${row * unit}" width="100" height="100" tabindex="`,
          '" aria-label="',
        );
        text = '"/>';
      }
      text += '</g>';
    }
    strings.push(text + '</g>');
    grids.set(size, (grid = printed(strings)));
  }
  const values: unknown[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const square = cellToSquare([column, row], columns, rows);
      values.push(square === cursor ? '0' : '-1', squareLabel(square));
    }
  }
  return grid(values);
}

function heat(values: readonly number[], picture: BoardPicture) {
  return svg`<g class="heat" part="heat">${values.map((value, square) => {
    const [x, y] = centre(square, picture);
    return square ? svg`<rect x=${x - 50} y=${y - 50} width="100" height="100" opacity=${round(value * 85) / 100} />` : nothing;
  })}</g>`;
}

function route(legs: readonly RouteLeg[], picture: BoardPicture) {
  let line = '';
  for (const {from, landed, to} of legs) {
    const step = landed < from ? -1 : 1;
    line += `M${at(centre(from, picture))}L`;
    for (let square = from + step; square !== landed + step; square += step) line += `${at(centre(square, picture))} `;
    if (to !== landed) line += jumpLines(picture).get(landed)?.map(at).join(' ') ?? '';
  }
  return svg`<g class="route" part="route" aria-hidden="true"><path class="halo" d=${line} /><path d=${line} />${legs.map(({landed, pips}) => {
    const [x, y] = centre(landed, picture);
    return svg`<g transform="translate(${x} ${y})"><circle r="21" /><text y="10">${pips}</text></g>`;
  })}</g>`;
}

export function boardTemplate(model: BoardModel): TemplateResult {
  const {picture, pebbles, turn} = model;
  const width = picture.columns * unit + 2 * margin;
  const height = (picture.rows + 1 - picture.start) * unit + 2 * margin;
  let layer = prints.get(picture);
  if (!layer) prints.set(picture, (layer = print(picture)));
  const places = spots(pebbles.map(({square}) => square), picture);
  return html`<svg class="board" part="board" viewBox="${-margin} ${-margin} ${width} ${height}" role="grid" aria-label=${model.label}>
    ${layer([model.heat ? heat(model.heat, picture) : nothing])}
    ${model.route ? route(model.route, picture) : nothing}
    <g class="pebbles" aria-hidden="true">
      ${pebbles.map(({token}, seat) => {
        const {x, y, scale} = places[seat]!;
        return svg`<g class="pebble ${seat === turn ? 'turn' : ''}" part="pebble" transform="translate(${round(x)} ${round(y)}) scale(${scale})"
          ><g><ellipse class="cast" cx="6" cy="12" rx="30" ry="27" /><circle class="lamp" r="37" /><g>${tokenShape(token)}</g></g></g>`;
      })}
    </g>
    ${squares(model)}
  </svg>`;
}

export const boardStyles = css`
  .board {
    inline-size: 100%;
    block-size: auto;
    border-radius: var(--_radius);
    background: var(--game-frame, light-dark(#24524c, #0e1816));
    box-shadow: var(--_shadow);
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
  }
  .ground {
    fill: var(--game-square, light-dark(#faf3e3, #26403c));
  }
  .dark {
    fill: var(--game-square-alt, light-dark(#f0e3c8, #1e3431));
  }
  .numerals {
    fill: var(--game-numeral, light-dark(#6b5a3e, #b9c8bd));
    font-size: 21px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @container (width < 480px) {
    .numerals {
      font-size: 28px;
    }
  }
  .start {
    fill: light-dark(#cfe3cf, #2f5a4c);
  }
  .home {
    fill: light-dark(#f6d27a, #7a5c1e);
  }
  .sign {
    fill: none;
    stroke: light-dark(#6b5a3e99, #d8e2d499);
    stroke-width: 5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .heat {
    fill: var(--game-heat, #d1495b);
  }
  .rails,
  .rungs {
    fill: none;
    stroke: var(--game-ladder, light-dark(#a5662f, #d9a566));
    stroke-width: 8;
    stroke-linecap: round;
  }
  .rungs {
    stroke-width: 6;
    stroke: light-dark(#bd8347, #b98548);
  }
  .shade {
    fill: #1a140a;
    opacity: 0.22;
    transform: translate(5px, 7px);
  }
  .shade.rails {
    fill: none;
    stroke: #1a140a;
  }
  .snake {
    fill: currentColor;
    stroke: color-mix(in oklab, currentColor, #000 45%);
    stroke-width: 2;
  }
  .s0 {
    color: var(--game-snake-1, #3f8f5f);
  }
  .s1 {
    color: var(--game-snake-2, #2f8f92);
  }
  .s2 {
    color: var(--game-snake-3, #7d8a32);
  }
  .s3 {
    color: var(--game-snake-4, #4a78b5);
  }
  .s4 {
    color: var(--game-snake-5, #8a63a8);
  }
  .s5 {
    color: var(--game-snake-6, #5f8f3f);
  }
  .scales {
    fill: #fff;
    opacity: 0.38;
    stroke: none;
  }
  .tongue,
  .eyes,
  .pupils {
    fill: none;
    stroke-linecap: round;
  }
  .tongue {
    stroke: #c8374b;
    stroke-width: 3;
  }
  .eyes {
    stroke: #fff;
    stroke-width: 9;
  }
  .pupils {
    stroke: #14110c;
    stroke-width: 5;
  }
  .route path {
    fill: none;
    stroke: var(--game-route, #c2185b);
    stroke-width: 8;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: 0.1 16;
  }
  .route .halo {
    stroke: light-dark(#fff, #000);
    stroke-width: 13;
  }
  .route circle {
    fill: var(--game-route, #c2185b);
    stroke: #fff;
    stroke-width: 3;
  }
  .route text {
    fill: #fff;
    font-size: 28px;
    font-weight: 700;
    text-anchor: middle;
  }
  .cast {
    fill: #1a140a;
    opacity: 0.28;
  }
  .lamp {
    fill: none;
  }
  .turn .lamp {
    stroke: var(--_accent);
    stroke-width: 5;
  }
  .squares {
    fill: transparent;
  }
  .squares rect:focus-visible {
    outline: none;
    stroke: light-dark(#1a140a, #fff);
    stroke-width: 7;
    fill: color-mix(in oklab, var(--_accent), transparent 75%);
  }
  @media (forced-colors: active) {
    .board {
      border: 1px solid CanvasText;
    }
    .ground {
      fill: Canvas;
    }
    .dark {
      fill: Canvas;
      stroke: GrayText;
    }
    .numerals {
      fill: CanvasText;
    }
    .start,
    .home {
      fill: none;
    }
    .sign,
    .rails,
    .rungs {
      stroke: CanvasText;
    }
    .snake {
      forced-color-adjust: none;
      stroke: CanvasText;
    }
    .turn .lamp,
    .squares rect:focus-visible {
      stroke: Highlight;
    }
  }
`;
