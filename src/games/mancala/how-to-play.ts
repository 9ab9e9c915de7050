/** How Kalah is played: loaded when it is asked for. */
import type {TypesOf} from '../../element/define-game.js';
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import type {mancala} from './rules/index.js';

const colors = ['#d8863b', '#3c8f86', '#a8455c'];
const stone = (color: string): string =>
  `<circle r="8" fill="${color}" stroke="#0005" /><ellipse cx="-2.4" cy="-3.2" rx="2.4" ry="1.6" fill="#fff" opacity=".8" />`;
const hollow = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="#4a2a12" />`;
const still = [
  [34, 26],
  [92, 20],
  [108, 32],
  [158, 26],
  [176, 26],
  [90, 110],
  [110, 110],
  [158, 110],
] as const;

/** A stone from the first pit to another place, at a second. */
const sown = (i: number, x: number, y: number): readonly Spot[] => [
  [0, 26 + 16 * (i % 2), 102 + 9 * i],
  [1 + i * 0.5, 26 + 16 * (i % 2), 102 + 9 * i],
  [1.5 + i * 0.5, x, y],
];

export const howToPlay: HowToPlayPart<TypesOf<typeof mancala>> = {
  drawing: {
    width: 200,
    height: 136,
    ground: `<rect width="200" height="136" rx="10" fill="#dcae72" />${[8, 74, 140].map((x) => hollow(x, 6, 52, 40) + hollow(x, 90, 52, 40)).join('')}${hollow(74, 54, 118, 28)}${still
      .map(([x, y], i) => `<g transform="translate(${x} ${y})">${stone(colors[i % 3]!)}</g>`)
      .join('')}`,
    actors: [
      ...(
        [
          [100, 126],
          [176, 110],
          [150, 68],
        ] as const
      ).map(([x, y], i) => ({shape: stone(colors[i]!), way: sown(i, x, y)})),
      {
        shape: [-26, 40]
          .map(
            (x) =>
              `<rect x="${x}" y="-20" width="52" height="40" rx="14" fill="none" stroke="#ffd23f" stroke-width="3" />`,
          )
          .join(''),
        way: [
          [0, 100, 110, 0],
          [3, 100, 110, 0],
          [3.3, 100, 110],
        ],
      },
    ],
  },
  sentences: ({words}) => ['aim', 'sow', 'sowAgain', 'sowCapture'].map((key) => words.say(key)),
};
