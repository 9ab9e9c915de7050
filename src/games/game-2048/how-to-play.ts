/** How 2048 is played: loaded when it is asked for. In the units of the board, with its tiles. */
import type {TypesOf} from '../../element/define-game.js';
import type {HowToPlayPart} from '../../frame/game-definition.js';
import type {game2048} from './rules/index.js';

/** The tile of the board with a number. */
const tile = (n: number): string =>
  `<g class="tile v${n}"><rect class="cast" x="-41" y="-37" width="90" height="90" rx="16" /><rect class="flank" x="-45" y="-45" width="90" height="92" rx="16" /><rect class="face" x="-45" y="-45" width="90" height="84" rx="15" /><rect x="-45" y="-45" width="90" height="84" rx="15" fill="url(#sheen)" /><text class="figure" y="-2" font-size="52">${n}</text></g>`;
const [two, four, eight] = [tile(2), tile(4), tile(8)];
const [a, b, c, d] = [60, 160, 260, 360] as const;
const cells = [a, b].flatMap((y) =>
  [a, b, c, d].map((x) => `<rect x="${x - 45}" y="${y - 45}" width="90" height="90" rx="16" fill="url(#dent)" />`),
);

export const howToPlay: HowToPlayPart<TypesOf<typeof game2048>> = {
  drawing: {
    width: 420,
    height: 220,
    ground: `<rect class="bed" width="420" height="220" rx="22" />${cells.join('')}`,
    actors: [
      {
        shape: two,
        way: [
          [0, b, a],
          [1, b, a],
          [1.3, a, a],
          [1.5, a, a, 0],
        ],
      },
      {
        shape: two,
        way: [
          [0, d, a],
          [1, d, a],
          [1.4, a, a],
          [1.5, a, a, 0],
        ],
      },
      {
        shape: four,
        way: [
          [0, a, a, 0, 0.6],
          [1.35, a, a, 0, 0.6],
          [1.6, a, a, 1, 1.15],
          [1.8, a, a],
          [3.1, a, a],
          [3.2, a, a, 0],
        ],
      },
      {
        shape: four,
        way: [
          [0, c, b],
          [1, c, b],
          [1.4, a, b],
          [2.7, a, b],
          [3, a, a],
          [3.2, a, a, 0],
        ],
      },
      {
        shape: two,
        way: [
          [0, d, b, 0, 0.4],
          [1.8, d, b, 0, 0.4],
          [2, d, b],
          [2.7, d, b],
          [3, d, a],
        ],
      },
      {
        shape: eight,
        way: [
          [0, a, a, 0, 0.6],
          [3, a, a, 0, 0.6],
          [3.25, a, a, 1, 1.15],
          [3.45, a, a],
        ],
      },
    ],
  },
  sentences: ({words}) => ['aim', 'slide', 'join'].map((key) => words.say(key)),
};
