/** How BlockuDoku is played: loaded when it is asked for. In the units of the board, with its tiles. */
import type {HowToPlayPart} from '../../frame/game-definition.js';
import type {BlockudokuTypes} from './types.js';

/** A tile of the board in one of its hues. */
const tile = (column: number, y: number, hue: number): string =>
  `<g class="tile c${hue}" transform="translate(${column * 100 + 20} ${y})"><rect class="shade" x="11" y="15" width="86" height="85" rx="17" /><rect class="base" x="4" y="4" width="92" height="93" rx="17" />${['class="face"', 'fill="url(#sheen)"'].map((fill) => `<rect ${fill} x="4.5" y="4" width="91" height="84" rx="16" />`).join('')}<path class="gleam" d="M14 42V25a11 11 0 0 1 11-11h19" /></g>`;
const cells = Array.from({length: 27}, (_, i) => {
  const [column, row] = [i % 9, Math.floor(i / 9)];
  return `<rect x="${column * 100 + 24}" y="${row * 100 + 24}" width="92" height="92" rx="14" fill="var(--_ground${column >= 3 && column < 6 ? '-alt' : ''})" />`;
});

export const howToPlay: HowToPlayPart<BlockudokuTypes> = {
  drawing: {
    width: 940,
    height: 480,
    ground: `<rect width="940" height="340" rx="36" fill="var(--_wood)" stroke="var(--_wood-side)" stroke-width="4" />${cells.join('')}${tile(1, 120, -1)}${tile(2, 120, -1)}${tile(6, 20, 2)}`,
    actors: [
      {
        shape: [0, 1, 2, 6, 7, 8].map((column) => tile(column, 220, column < 3 ? 1 : 2)).join(''),
        way: [
          [0, 0, 0],
          [2.4, 0, 0],
          [2.8, 0, 0, 0],
        ],
      },
      {
        shape: [-1, 0, 1].map((column) => tile(column - 0.7, -50, 0)).join(''),
        way: [
          [0, 470, 420],
          [1, 470, 420],
          [1.8, 470, 270],
          [2.4, 470, 270],
          [2.8, 470, 270, 0],
        ],
      },
      {
        shape:
          '<text font-family="serif" font-size="110" font-weight="700" text-anchor="middle" fill="#fff8e6" stroke="#6b4416" stroke-width="22" paint-order="stroke">+18</text>',
        way: [
          [0, 470, 300, 0],
          [2.5, 470, 300, 0],
          [2.9, 470, 260],
          [3.8, 470, 220],
          [4.2, 470, 190, 0],
        ],
      },
    ],
  },
  sentences: ({words}) => ['aim', 'toPlace', 'stuck'].map((key) => words.say(key)),
};
