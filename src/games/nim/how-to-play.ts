/** How Nim is played: loaded when it is asked for. In the units of the board, with its stones. */
import type {TypesOf} from '../../element/define-game.js';
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import {tokenMarkup} from '../../frame/templates/token-colors.js';
import type {nim} from './rules/index.js';

const stone = (tone: number): string =>
  `<ellipse class="shade" cx="3" cy="7" rx="43" ry="36" /><path class="stone" fill="url(#pebble${tone})" d="M-42 2C-42-22-22-36 4-36C28-36 43-20 42 3C41 25 22 36-3 36C-26 36-42 24-42 2Z" />${tone ? '' : '<path class="vein" d="M-39 10C-20-8 8 20 40 2M-30 20C-8 12 12 28 30 21" />'}<ellipse class="shine" cx="-13" cy="-16" rx="14" ry="7" transform="rotate(-25 -13 -16)" />`;
const lane = (x: number, y: number, width: number, height: number): string =>
  `<rect class="lane" x="${x}" y="${y}" width="${width}" height="${height}" rx="16" fill="url(#felt)" />`;
const token = (x: number, index: number): string =>
  `<g transform="translate(${x} 286) scale(.9)">${tokenMarkup(index)}</g>`;

/** A stone on its heap, and in a bowl from a second on. */
const taken = (x: number, y: number, second: number, bowl: number): readonly Spot[] => [
  [0, x, y],
  [second, x, y],
  [second + 0.6, bowl, 286, 1, 0.7],
];

export const howToPlay: HowToPlayPart<TypesOf<typeof nim, {readonly teach: false}>> = {
  drawing: {
    width: 540,
    height: 340,
    ground: `<rect x="84" width="372" height="222" rx="24" fill="var(--_wood)" stroke="var(--_wood-side)" stroke-width="3" />${lane(104, 18, 158, 186)}${lane(278, 18, 158, 186)}${lane(2, 240, 258, 96)}${lane(280, 240, 258, 96)}${token(54, 0)}${token(486, 1)}`,
    actors: [
      {shape: stone(0), way: taken(357, 70, 0.8, 132)},
      {shape: stone(2), way: taken(357, 156, 3.6, 206)},
      {shape: stone(1), way: taken(183, 156, 2.2, 400)},
      {
        shape: '<circle cy="3" r="36" fill="none" stroke="#fff8e6" stroke-width="7" />',
        way: [
          [0, 54, 286, 0],
          [4.3, 54, 286, 0],
          [4.6, 54, 286],
        ],
      },
    ],
  },
  sentences: ({words, options: {misere}}) =>
    ['aim', 'takeAbove', misere ? 'lastLoses' : 'lastWins'].map((key) => words.say(key)),
};
