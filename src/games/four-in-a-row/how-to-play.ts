/** How Four in a row is played: loaded when it is asked for. In the units of the board, with its discs and its wood. */
import type {TypesOf} from '../../element/define-game.js';
import type {HowToPlayPart} from '../../frame/game-definition.js';
import {tokenMarkup} from '../../frame/templates/token-colors.js';
import type {fourInARow} from './rules/index.js';

const disc = (token: number): string =>
  `<g transform="scale(1.48)">${tokenMarkup(token)}</g><circle class="groove" r="33" /><circle r="41" fill="url(#dome)" />`;
const [columns, rows] = [
  [70, 170, 270, 370, 470, 570],
  [170, 270, 370],
];
const cells = columns.flatMap((x) => rows.map((y) => [x, y] as const));
const holes = cells.map(([x, y]) => `M${x - 40} ${y}a40 40 0 1 0 80 0 40 40 0 1 0-80 0`).join('');
const lying = [
  [0, 70, 370],
  [0, 170, 370],
  [0, 270, 370],
  [1, 70, 270],
  [1, 170, 270],
] as const;

export const howToPlay: HowToPlayPart<TypesOf<typeof fourInARow>> = {
  drawing: {
    width: 640,
    height: 446,
    ground: `<rect class="flank" y="106" width="640" height="340" rx="36" /><rect class="back" x="20" y="120" width="600" height="300" />${lying
      .map(([token, x, y]) => `<g transform="translate(${x} ${y})">${disc(token)}</g>`)
      .join('')}`,
    actors: [
      {
        shape: disc(1),
        way: [
          [0, 270, 46, 0],
          [0.4, 270, 46],
          [1, 270, 46],
          [1.4, 270, 270],
        ],
      },
      {
        shape: disc(0),
        way: [
          [0, 370, 46, 0],
          [1.8, 370, 46, 0],
          [2.2, 370, 46],
          [2.8, 370, 46],
          [3.3, 370, 370],
        ],
      },
      {
        shape: `<path class="plate" d="M36 100H604a36 36 0 0 1 36 36V400a36 36 0 0 1-36 36H36a36 36 0 0 1-36-36V136a36 36 0 0 1 36-36Z${holes}" fill="url(#wood)" />${cells.map(([x, y]) => `<circle class="hole" cx="${x}" cy="${y}" r="40" fill="url(#sunk)" stroke="url(#rim)" />`).join('')}`,
        way: [[0, 0, 0]],
      },
      {
        shape: [-150, -50, 50, 150].map((x) => `<circle class="line" cx="${x}" r="40" />`).join(''),
        way: [
          [0, 220, 370, 0],
          [3.8, 220, 370, 0],
          [4.2, 220, 370],
        ],
      },
    ],
  },
  sentences: ({words}) => ['aim', 'dropDisc', 'landsOn', 'allWays'].map((key) => words.say(key)),
};
