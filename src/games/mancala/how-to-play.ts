/** How Kalah is played: loaded when it is asked for. */
import type {TypesOf} from '../../element/define-game.js';
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import type {mancala} from './rules/index.js';

const colors = ['#d8863b', '#3c8f86', '#a8455c'];
const stone = (color: string): string =>
  `<circle r="8" fill="${color}" stroke="#0005" /><ellipse cx="-2.4" cy="-3.2" rx="2.4" ry="1.6" fill="#fff" opacity=".8" />`;
const hollow = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="#4a2a12" />`;
const pits = [42, 118, 194, 270];
const still = [
  [110, 62],
  [186, 58],
  [202, 70],
  [262, 58],
  [278, 70],
  [174, 19],
  [194, 19],
] as const;

/** A stone from the first pit to another place, at a second. */
const sown = (i: number, x: number, y: number): readonly Spot[] => [
  [0, 32 + 10 * i, 58 + (i % 2) * 14],
  [1 + i * 0.5, 32 + 10 * i, 58 + (i % 2) * 14],
  [1.5 + i * 0.5, x, y],
];

export const howToPlay: HowToPlayPart<TypesOf<typeof mancala>> = {
  drawing: {
    width: 312,
    height: 96,
    ground: `<rect width="312" height="96" rx="10" fill="#dcae72" />${pits.map((x) => hollow(x - 34, 40, 68, 48)).join('')}${hollow(160, 6, 144, 27)}${still
      .map(([x, y], i) => `<g transform="translate(${x} ${y})">${stone(colors[i % 3]!)}</g>`)
      .join('')}`,
    actors: [
      ...(
        [
          [126, 62],
          [194, 76],
          [270, 76],
          [214, 19],
        ] as const
      ).map(([x, y], i) => ({
        shape: stone(colors[(i + 1) % 3]!),
        way: sown(i, x, y),
      })),
      {
        shape: pits
          .slice(1)
          .map(
            (x) =>
              `<rect x="${x - 34}" y="40" width="68" height="48" rx="14" fill="none" stroke="#ffd23f" stroke-width="3" />`,
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
