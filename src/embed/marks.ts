/** Small drawings of the games, 48 × 48 px, for lists of games. */
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string | number>>];

const square = (x: number, y: number, size: number, fill: string, rx = 2): Shape => [
  'rect',
  {x, y, width: size, height: size, rx, fill},
];
const disc = (cx: number, cy: number, r: number, fill: string): Shape => ['circle', {cx, cy, r, fill}];
const line = (d: string, stroke: string, width: number): Shape => [
  'path',
  {d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round'},
];

const ring = (cx: number, cy: number, r: number, stroke: string, width: number): Shape => [
  'circle',
  {cx, cy, r, fill: 'none', stroke, 'stroke-width': width},
];

const GROUND = '#25534d';
const CREAM = '#f4ecd8';
const ground: Shape = ['rect', {width: 48, height: 48, rx: 11, fill: GROUND}];

const marks: Readonly<Record<string, readonly Shape[]>> = {
  'snakes-and-ladders': [
    line('M10 40L22 10M17 42L29 12M13.5 32.5l7 2M17 23.5l7 2M20 15l7 2', '#e0a33a', 2.6),
    line('M37 10c-6 3-6 8-1 12s5 8-1 11', '#d55e00', 5),
    disc(37, 10, 3.6, '#d55e00'),
    disc(38, 9.4, 1, CREAM),
  ],
  blockudoku: [
    ...[8, 19, 30].flatMap((y) => [8, 19, 30].map((x) => square(x, y, 10, '#3b6b64'))),
    square(8, 19, 10, '#e0a33a'),
    square(19, 19, 10, '#e0a33a'),
    square(30, 19, 10, '#e0a33a'),
    square(19, 30, 10, '#56b4e9'),
    square(30, 30, 10, '#56b4e9'),
  ],
  'peg-solitaire': [
    disc(24, 11, 4.6, '#3b6b64'),
    ...[18, 30].map((x) => disc(x, 23.5, 4.6, '#d55e00')),
    ...[12, 24, 36].map((x) => disc(x, 36, 4.6, x === 24 ? '#e0a33a' : '#d55e00')),
  ],
  ludo: [
    square(8, 8, 14, '#d55e00', 4),
    square(26, 8, 14, '#0072b2', 4),
    square(26, 26, 14, '#f0e442', 4),
    square(8, 26, 14, '#009e73', 4),
    ...[
      [15, 15],
      [33, 15],
      [33, 33],
      [15, 33],
    ].map(([x, y]) => disc(x!, y!, 3.4, CREAM)),
  ],
  snake: [
    line('M10 35h10a5 5 0 0 0 5-5V19a5 5 0 0 1 5-5h5', '#8fd18a', 7),
    disc(35, 14, 4.6, '#8fd18a'),
    disc(36.6, 12.8, 1.1, GROUND),
    disc(37, 33, 3.6, '#e0634a'),
  ],
  'tic-tac-toe': [
    line('M19 9v30M29 9v30M9 19h30M9 29h30', '#3b6b64', 2.4),
    line('M11.5 11.5l5 5m0-5l-5 5M21.5 21.5l5 5m0-5l-5 5M31.5 31.5l5 5m0-5l-5 5', '#d55e00', 2.8),
    ring(34, 14, 3, '#56b4e9', 2.8),
    ring(14, 34, 3, '#56b4e9', 2.8),
  ],
  'four-in-a-row': [0, 1, 2, 3].flatMap((column) =>
    [0, 1, 2, 3].map((row) => {
      const piece = ['...', '...O', '..OX', '.OXX'][column]![row] ?? '';
      return disc(9 + 10 * column, 9 + 10 * row, 4.2, {X: '#d55e00', O: '#e0a33a'}[piece] ?? '#3b6b64');
    }),
  ),
  nim: [1, 2, 3].flatMap((heap) =>
    Array.from({length: heap}, (_, i) => disc(12 * heap, 36 - 12 * i, 4.8, heap > 2 && i > 0 ? '#e0a33a' : '#a9b8b4')),
  ),
};

const SVG = 'http://www.w3.org/2000/svg';

/** The drawing of a game, by name. Unknown games get a piece on a board. */
export function markOf(game: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const shapes = [ground, ...(marks[game] ?? [disc(24, 24, 10, CREAM)])];
  for (const [name, value] of Object.entries({viewBox: '0 0 48 48', width: 48, height: 48, 'aria-hidden': 'true'}))
    svg.setAttribute(name, `${value}`);
  for (const [tag, attributes] of shapes) {
    const shape = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, `${value}`);
    svg.append(shape);
  }
  return svg;
}
