/** How 2048 is played: loaded when it is asked for. */
import type {TypesOf} from '../../element/define-game.js';
import type {HowToPlayPart} from '../../frame/game-definition.js';
import type {game2048} from './rules/index.js';

const tile = (n: number, color: string): string =>
  `<rect x="-19" y="-19" width="38" height="38" rx="5" fill="${color}" /><text y="6.5" font-family="serif" font-size="19" font-weight="700" text-anchor="middle" fill="#3a2a16">${n}</text>`;
const [two, four, eight] = [tile(2, '#fbf3df'), tile(4, '#f3e0b4'), tile(8, '#efb584')];
const [a, b, c, d] = [24, 68, 112, 156] as const;
const cells = [a, b].flatMap((y) =>
  [a, b, c, d].map((x) => `<rect x="${x - 19}" y="${y - 19}" width="38" height="38" rx="5" fill="#8d6a3e" />`),
);

export const howToPlay: HowToPlayPart<TypesOf<typeof game2048>> = {
  drawing: {
    width: 180,
    height: 92,
    ground: `<rect width="180" height="92" rx="9" fill="#a5784b" />${cells.join('')}`,
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
