/** How BlockuDoku is played: loaded when it is asked for. */
import type {HowToPlayPart} from '../../frame/game-definition.js';
import type {BlockudokuTypes} from './types.js';

const tile = (column: number, y: number, color: string): string =>
  `<rect x="${column * 16 + 9}" y="${y}" width="14" height="14" rx="3" fill="${color}" />`;
const cells = Array.from({length: 27}, (_, i) => {
  const [column, row] = [i % 9, Math.floor(i / 9)];
  return tile(column, row * 16 + 9, column >= 3 && column < 6 ? '#e0cfa4' : '#f6ecd2');
});

export const howToPlay: HowToPlayPart<BlockudokuTypes> = {
  drawing: {
    width: 160,
    height: 96,
    ground: `<rect y="0" width="160" height="64" rx="7" fill="#c99a62" />${cells.join('')}${tile(1, 25, '#3f8fc7')}${tile(2, 25, '#3f8fc7')}${tile(6, 9, '#63a945')}`,
    actors: [
      {
        shape: [0, 1, 2, 6, 7, 8].map((column) => tile(column, 41, column < 3 ? '#b56ab9' : '#63a945')).join(''),
        way: [
          [0, 0, 0],
          [2.4, 0, 0],
          [2.8, 0, 0, 0],
        ],
      },
      {
        shape: [-1, 0, 1].map((column) => tile(column, -7, '#e0703f')).join(''),
        way: [
          [0, 64, 82],
          [1, 64, 82],
          [1.8, 64, 48],
          [2.4, 64, 48],
          [2.8, 64, 48, 0],
        ],
      },
      {
        shape:
          '<text font-family="serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff8e6" stroke="#6b4416" stroke-width="4" paint-order="stroke">+18</text>',
        way: [
          [0, 80, 58, 0],
          [2.5, 80, 58, 0],
          [2.9, 80, 44],
          [3.8, 80, 36],
          [4.2, 80, 32, 0],
        ],
      },
    ],
  },
  sentences: ({words}) => ['aim', 'toPlace', 'stuck'].map((key) => words.say(key)),
};
