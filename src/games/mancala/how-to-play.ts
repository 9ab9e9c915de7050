/** How Kalah is played: loaded when it is asked for. With the hollows and the stones of the board. */
import type {TypesOf} from '../../element/define-game.js';
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import type {mancala} from './rules/index.js';

const stone = (hue: number): string =>
  `<ellipse class="shade" cx="2" cy="4" rx="10" ry="9" /><circle class="stone s${hue}" r="10" /><circle r="10" fill="url(#dome)" /><ellipse class="glint" cx="-3" cy="-4" rx="3" ry="2" />`;
const pits = [54, 138, 222];
const pit = (x: number, y: number): string => `<circle class="hollow" cx="${x}" cy="${y}" r="36" fill="url(#bowl)" />`;
const still = [
  [46, 42],
  [63, 50],
  [130, 44],
  [147, 50],
  [214, 42],
  [231, 52],
  [130, 128],
  [230, 124],
] as const;

/** A stone from the first pit to another, at a second. */
const sown = (i: number, x: number): readonly Spot[] => [
  [0, 40 + 14 * i, 126 + (i % 2) * 14],
  [1 + i * 0.5, 40 + 14 * i, 126 + (i % 2) * 14],
  [1.5 + i * 0.5, x, 120],
];

export const howToPlay: HowToPlayPart<TypesOf<typeof mancala>> = {
  drawing: {
    width: 350,
    height: 176,
    ground: `<rect width="350" height="176" rx="18" fill="var(--_wood)" stroke="var(--_wood-side)" />${pits.map((x) => pit(x, 46) + pit(x, 130)).join('')}<rect class="hollow" x="272" y="14" width="62" height="148" rx="31" fill="url(#bowl)" />${still
      .map(([x, y], i) => `<g transform="translate(${x} ${y})">${stone(i % 6)}</g>`)
      .join('')}`,
    actors: [
      ...[150, 208, 303].map((x, i) => ({shape: stone(2 * i), way: sown(i, x)})),
      {
        shape: [0, 84]
          .map((x) => `<circle cx="${x}" r="37" fill="none" stroke="var(--_gold)" stroke-width="4" />`)
          .join(''),
        way: [
          [0, 138, 130, 0],
          [3, 138, 130, 0],
          [3.3, 138, 130],
        ],
      },
    ],
  },
  sentences: ({words}) => ['aim', 'sow', 'sowAgain', 'sowCapture'].map((key) => words.say(key)),
};
