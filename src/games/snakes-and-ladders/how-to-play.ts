/** How Snakes and Ladders is played: loaded when it is asked for. In the units of the board, with its pieces. */
import type {HowToPlayPart} from '../../frame/game-definition.js';
import {tokenMarkup} from '../../frame/templates/token-colors.js';
import type {SnlTypes} from './types.js';

const token = (index: number): string =>
  `<ellipse class="shade" cx="1" cy="4" rx="32" ry="30" /><circle class="collar" cy="2" r="32.5" />${tokenMarkup(index)}`;
const squares = Array.from({length: 15}, (_, i) => {
  const [column, row] = [i % 5, Math.floor(i / 5)];
  return `<rect x="${column * 100}" y="${row * 100}" width="100" height="100" fill="${(column + row) % 2 ? 'light-dark(#ecdcb6, #363026)' : 'light-dark(#faf0da, #4d4536)'}" />`;
});
const rails = 'M138 262V38M162 262V38';
const rungs = [240, 210, 180, 150, 120, 90, 60].map((y) => `M138 ${y}H162`).join('');
const wood = 'light-dark(#c98a4b, #dcab6e)';
const ladder = [
  ['#4d2c10', 9.5, rungs],
  [wood, 4.5, rungs],
  ['#4d2c10', 9.5, rails],
  [wood, 6, rails],
]
  .map(([color, width, d]) => `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" />`)
  .join('');
const back = 'M350 50C420 70 320 150 350 190S430 220 450 262';
const snake = `<g class="snake" color="#2f8c7c"><path fill="none" stroke-width="26" d="${back}" /><path d="${back}" fill="none" stroke="currentColor" stroke-width="21" /><path d="${back}" fill="none" stroke="#fff4c8bf" stroke-width="7" stroke-dasharray="0 18" /><g transform="translate(348 49)rotate(196)"><path d="M-16-11C-9-27 12-25 25-12 33-4 33 4 25 12 12 25-9 27-16 11" /><path stroke="#fff" stroke-width="16" d="M6-12h0M6 12h0" /><path stroke="#161310" stroke-width="9" d="M8.5-11.5h0M8.5 11.5h0" /></g></g>`;

export const howToPlay: HowToPlayPart<SnlTypes> = {
  drawing: {
    width: 500,
    height: 300,
    ground: `${squares.join('')}<rect width="500" height="300" fill="none" stroke="var(--_wood)" stroke-width="12" />${ladder}${snake}`,
    actors: [
      {
        shape: token(0),
        way: [
          [0, 50, 250],
          [0.8, 50, 250],
          [1.2, 150, 250],
          [1.5, 150, 250],
          [2.3, 150, 50],
        ],
      },
      {
        shape: token(1),
        way: [
          [0, 250, 50],
          [2.8, 250, 50],
          [3.2, 350, 50],
          [3.6, 350, 50],
          [3.9, 373, 90],
          [4.1, 348, 140],
          [4.3, 350, 190],
          [4.5, 410, 222],
          [4.8, 450, 250],
        ],
      },
    ],
  },
  sentences: ({words}) => ['aim', 'walk', 'ladderUp', 'snakeDown'].map((key) => words.say(key)),
};
