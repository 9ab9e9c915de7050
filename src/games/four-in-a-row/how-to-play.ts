/** How Four in a row is played: loaded when it is asked for. */
import type {TypesOf} from '../../element/define-game.js';
import type {HowToPlayPart} from '../../frame/game-definition.js';
import type {fourInARow} from './rules/index.js';

const [red, blue] = ['#d55e00', '#0072b2'];
const disc = (color: string, at = ''): string =>
  `<g ${at}><circle r="12" fill="${color}" /><circle r="7" fill="none" stroke="#0004" stroke-width="2" /></g>`;
const [columns, rows] = [
  [19, 47, 75, 103, 131],
  [42, 70, 98, 126],
];
const holes = columns.flatMap((x) => rows.map((y) => `M${x - 11} ${y}a11 11 0 1 0 22 0 11 11 0 1 0-22 0`)).join('');
const lying = [
  [red, 19, 126],
  [red, 47, 126],
  [red, 75, 126],
  [blue, 19, 98],
  [blue, 47, 98],
] as const;

export const howToPlay: HowToPlayPart<TypesOf<typeof fourInARow>> = {
  drawing: {
    width: 150,
    height: 148,
    ground: `<rect x="4" y="30" width="142" height="112" fill="#11332c" />${lying
      .map(([color, x, y]) => disc(color, `transform="translate(${x} ${y})"`))
      .join('')}`,
    actors: [
      {
        shape: disc(blue),
        way: [
          [0, 75, 12, 0],
          [0.4, 75, 12],
          [1, 75, 12],
          [1.4, 75, 98],
        ],
      },
      {
        shape: disc(red),
        way: [
          [0, 103, 12, 0],
          [1.8, 103, 12, 0],
          [2.2, 103, 12],
          [2.8, 103, 12],
          [3.3, 103, 126],
        ],
      },
      {
        shape: `<path d="M0 26H150V142a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6ZM${holes.slice(1)}" fill="#dcae72" fill-rule="evenodd" />`,
        way: [[0, 0, 0]],
      },
      {
        shape: '<path d="M-44 0H44" stroke="#fff8e6" stroke-width="6" stroke-linecap="round" />',
        way: [
          [0, 61, 126, 0, 0.2],
          [3.8, 61, 126, 0, 0.2],
          [4.2, 61, 126],
        ],
      },
    ],
  },
  sentences: ({words}) => ['aim', 'dropDisc', 'landsOn', 'allWays'].map((key) => words.say(key)),
};
