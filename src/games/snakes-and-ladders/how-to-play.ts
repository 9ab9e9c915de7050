/** How Snakes and Ladders is played: loaded when it is asked for. */
import type {HowToPlayPart} from '../../frame/game-definition.js';
import type {SnlTypes} from './types.js';

const token = (color: string): string => `<circle r="11" fill="${color}" stroke="#0006" /><circle r="4" fill="#fff" />`;
const squares = Array.from({length: 12}, (_, i) => {
  const [column, row] = [i % 4, Math.floor(i / 4)];
  return `<rect x="${column * 40}" y="${row * 40}" width="40" height="40" fill="${(column + row) % 2 ? '#fbf5e7' : '#eadcbb'}" />`;
});
const rungs = [96, 84, 72, 60, 48, 36, 24].map((y) => `M53 ${y}H67`).join('');

export const howToPlay: HowToPlayPart<SnlTypes> = {
  drawing: {
    width: 160,
    height: 120,
    ground: `${squares.join('')}<path d="M53 104V16M67 104V16${rungs}" stroke="#a5784b" stroke-width="4" stroke-linecap="round" />
      <path d="M100 22c30 14-16 36 8 50s26 14 34 30" fill="none" stroke="#3e8f4f" stroke-width="9" stroke-linecap="round" /><circle cx="100" cy="20" r="9" fill="#3e8f4f" /><path d="M96 17v.1M104 17v.1" stroke="#fff" stroke-width="4" stroke-linecap="round" />`,
    actors: [
      {
        shape: token('#d55e00'),
        way: [
          [0, 20, 104],
          [0.8, 20, 104],
          [1.2, 60, 104],
          [1.5, 60, 104],
          [2.3, 60, 20],
        ],
      },
      {
        shape: token('#0072b2'),
        way: [
          [0, 20, 20],
          [2.8, 20, 20],
          [3.2, 60, 10],
          [3.3, 60, 10],
          [3.7, 100, 20],
          [4, 100, 20],
          [4.3, 109, 44],
          [4.6, 108, 72],
          [5, 142, 102],
        ],
      },
    ],
  },
  sentences: ({words}) => ['aim', 'walk', 'ladderUp', 'snakeDown'].map((key) => words.say(key)),
};
