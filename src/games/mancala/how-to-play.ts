/** How Kalah is played: loaded when it is asked for. With the hollows and the stones of the board. */
import type {TypesOf} from '../../element/define-game.js';
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import type {mancala} from './rules/index.js';

const stone = (hue: number): string =>
  `<ellipse class="shade" cx="2" cy="4" rx="10" ry="9" /><circle class="stone s${hue}" r="10" /><circle r="10" fill="url(#dome)" /><ellipse class="glint" cx="-3" cy="-4" rx="3" ry="2" />`;
const hollow = (x: number, y: number, width: number, height: number): string =>
  `<rect class="hollow" x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="22" fill="url(#bowl)" />`;
const pits = [50, 133, 217, 300];
const still = [
  [42, 32],
  [125, 28],
  [142, 38],
  [209, 32],
  [292, 28],
  [309, 38],
  [65, 88],
  [88, 88],
  [125, 142],
  [209, 132],
  [226, 142],
  [292, 132],
  [238, 88],
] as const;

/** A stone from the first pit to another place, at a second. */
const sown = (i: number, x: number, y: number): readonly Spot[] => [
  [0, 39 + 22 * (i % 2), 132 + 20 * (i >> 1)],
  [1 + i * 0.5, 39 + 22 * (i % 2), 132 + 20 * (i >> 1)],
  [1.5 + i * 0.5, x, y],
];
const sowing = [
  [142, 152],
  [217, 156],
  [309, 148],
  [262, 88],
] as const;

export const howToPlay: HowToPlayPart<TypesOf<typeof mancala>> = {
  drawing: {
    width: 350,
    height: 176,
    ground: `<rect width="350" height="176" rx="18" fill="var(--_wood)" stroke="var(--_wood-side)" />${pits.map((x) => hollow(x, 34, 76, 52) + hollow(x, 142, 76, 52)).join('')}${hollow(92, 88, 160, 40)}${hollow(258, 88, 160, 40)}${still
      .map(([x, y], i) => `<g transform="translate(${x} ${y})">${stone(i % 6)}</g>`)
      .join('')}`,
    actors: [
      ...sowing.map(([x, y], i) => ({shape: stone((2 * i + 1) % 6), way: sown(i, x, y)})),
      {
        shape: pits
          .slice(1)
          .map(
            (x) =>
              `<rect x="${x - 39}" y="115" width="78" height="54" rx="23" fill="none" stroke="var(--_gold)" stroke-width="4" />`,
          )
          .join(''),
        way: [
          [0, 0, 0, 0],
          [3.5, 0, 0, 0],
          [3.8, 0, 0],
        ],
      },
    ],
  },
  sentences: ({words}) => ['aim', 'sow', 'sowAgain', 'sowCapture'].map((key) => words.say(key)),
};
