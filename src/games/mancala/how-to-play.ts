/** How Kalah is played: loaded when it is asked for. */
import type {TypesOf} from '../../element/define-game.js';
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import type {mancala} from './rules/index.js';

const colors = ['#c0563f', '#5d8f3a', '#4d74b8'];
const stone = (color: string): string => `<circle r="6" fill="${color}" stroke="#0005" />`;
const pit = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="18" fill="#4a2a12" />`;
const still = [
  [31, 24],
  [41, 30],
  [73, 24],
  [83, 30],
  [115, 24],
  [125, 30],
  [73, 76],
  [125, 70],
] as const;

/** A stone from the first pit to another, at a second. */
const sown = (i: number, x: number): readonly Spot[] => [
  [0, 29 + 7 * i, 70 + (i % 2) * 8],
  [1 + i * 0.5, 29 + 7 * i, 70 + (i % 2) * 8],
  [1.5 + i * 0.5, x, 68],
];

export const howToPlay: HowToPlayPart<TypesOf<typeof mancala>> = {
  drawing: {
    width: 200,
    height: 100,
    ground: `<rect width="200" height="100" rx="10" fill="#dcae72" />${[36, 78, 120].map((x) => pit(x, 27) + pit(x, 73)).join('')}<rect x="148" y="9" width="40" height="82" rx="18" fill="#4a2a12" />${still
      .map(([x, y], i) => `<g transform="translate(${x} ${y})">${stone(colors[i % 3]!)}</g>`)
      .join('')}`,
    actors: [
      ...[84, 115, 168].map((x, i) => ({shape: stone(colors[i]!), way: sown(i, x)})),
      {
        shape:
          '<circle r="20" fill="none" stroke="#ffd23f" stroke-width="3" /><circle cx="42" r="20" fill="none" stroke="#ffd23f" stroke-width="3" />',
        way: [
          [0, 78, 73, 0],
          [3, 78, 73, 0],
          [3.3, 78, 73],
        ],
      },
    ],
  },
  sentences: ({words}) => ['aim', 'sow', 'sowAgain', 'sowCapture'].map((key) => words.say(key)),
};
