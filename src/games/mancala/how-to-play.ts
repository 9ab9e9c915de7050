/** How Kalah is played: loaded when it is asked for. With the hollows and the stones of the board, in the form that suits the window. */
import type {TypesOf} from '../../element/define-game.js';
import type {HowToPlayPart, MovingDrawing, Spot} from '../../frame/game-definition.js';
import type {Box} from '../../kit/cells.js';
import type {mancala} from './rules/index.js';

const stone = (hue: number): string =>
  `<ellipse class="shade" cx="2" cy="4" rx="10" ry="9" /><circle class="stone s${hue}" r="10" /><circle r="10" fill="url(#dome)" /><ellipse class="glint" cx="-3" cy="-4" rx="3" ry="2" />`;
const rectangle = (x: number, y: number, width: number, height: number, attributes: string): string =>
  `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="22" ${attributes} />`;

/** The stones that stay: in which hollow each is, and where from its middle. */
const still = [
  [0, 0, -6],
  [1, -8, -8],
  [1, 8, 6],
  [2, -4, 2],
  [3, -8, -8],
  [3, 9, 5],
  [4, 2, -12],
  [4, -4, 10],
  [5, -10, -8],
  [7, 2, -12],
  [8, 10, -12],
  [8, -10, -4],
  [9, -10, -10],
] as const;
/** The same of those that are sown, one after the other. */
const sown = [
  [7, -4, 12],
  [8, 6, 14],
  [9, 8, 10],
  [5, 12, 8],
] as const;

/** Rows of four pits, with the stores at their ends or, upright, between them. */
function drawingOf(isUpright: boolean): MovingDrawing {
  const [width, height] = isUpright ? [264, 216] : [386, 160];
  const store = isUpright ? ([60, 112, 48] as const) : ([156, 62, 140] as const);
  const row = (y: number) => [-93, -31, 31, 93].map((x) => [width / 2 + x, y, 54, 64] as const);
  const stores = [-1, 1].map((side) => [width / 2 + side * store[0], height / 2, store[1], store[2]] as const);
  const hollows: Box[] = [...row(42), ...stores, ...row(height - 42)];
  const at = ([hollow, x, y]: readonly [number, number, number]) =>
    [hollows[hollow]![0] + x, hollows[hollow]![1] + y] as const;
  return {
    width,
    height,
    ground: `<rect width="${width}" height="${height}" rx="18" fill="var(--_wood)" stroke="var(--_wood-side)" />${hollows
      .map((hollow) => rectangle(...hollow, 'class="hollow" fill="url(#bowl)"'))
      .join('')}${still
      .map((place, i) => `<g transform="translate(${at(place).join(' ')})">${stone(i % 6)}</g>`)
      .join('')}`,
    actors: [
      ...sown.map((place, i) => {
        const from = at([6, 22 * (i % 2) - 11, 22 * (i >> 1) - 11]);
        const way: Spot[] = [
          [0, ...from],
          [1 + i * 0.5, ...from],
          [1.5 + i * 0.5, ...at(place)],
        ];
        return {shape: stone((2 * i + 1) % 6), way};
      }),
      {
        shape: hollows
          .slice(7)
          .map((hollow) => rectangle(...hollow, 'fill="none" stroke="var(--_gold)" stroke-width="4"'))
          .join(''),
        way: [
          [0, 0, 0, 0],
          [3.5, 0, 0, 0],
          [3.8, 0, 0],
        ],
      },
    ],
  };
}

export const howToPlay: HowToPlayPart<TypesOf<typeof mancala>> = {
  get drawing() {
    return drawingOf(matchMedia('(aspect-ratio < 161/200)').matches);
  },
  sentences: ({words}) => ['aim', 'sow', 'sowAgain', 'sowCapture'].map((key) => words.say(key)),
};
