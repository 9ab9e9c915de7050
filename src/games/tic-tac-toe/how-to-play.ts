/** How Tic-tac-toe is played: loaded when it is asked for. In the units of the board, with its chalk. */
import type {TypesOf} from '../../element/define-game.js';
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import type {ticTacToe} from './rules/game.js';

const chalk = (color: string, path: string): string =>
  `<path d="${path}" fill="none" stroke="color-mix(in oklab, var(--game-player-${color}), #fff 40%)" stroke-width="14" />`;
const cross = chalk('1, #d55e00', 'M25 25C9 9-9-10-24-25M-25 25C-9 10 10-11 25-25');
const nought = chalk('2, #0072b2', 'M-3-28C12-28 24-19 26-7 29 9 21 24 4 27-10 29-26 20-28 3-29-15-15-30 4-27');
const strike = '<path d="M-130 130 130-130" stroke="#fffaf0" stroke-width="9" />';
const slate = (filter = ''): string =>
  `<rect width="316" height="316" rx="12" fill="var(--game-square, light-dark(#27363b, #18242a))" ${filter} />`;

/** A mark that is put on a cell. */
const put = (second: number, x: number, y: number): readonly Spot[] => [
  [0, x, y, 0, 0.4],
  [second, x, y, 0, 0.4],
  [second + 0.3, x, y],
];

export const howToPlay: HowToPlayPart<TypesOf<typeof ticTacToe>> = {
  drawing: {
    width: 316,
    height: 316,
    ground: `${slate()}<path class="lines" d="M107 14q-3 142 0 288M208 14q3 142 0 288M14 108q142-3 288 0M14 207q142 3 288 0" />`,
    actors: [
      {shape: cross, way: put(0.5, 158, 158)},
      {shape: nought, way: put(1.3, 58, 58)},
      {shape: cross, way: put(2.1, 258, 58)},
      {shape: nought, way: put(2.9, 258, 258)},
      {shape: cross, way: put(3.7, 58, 258)},
      {shape: strike, way: put(4.5, 158, 158)},
      // grains of slate over all that is drawn
      {shape: slate('filter="url(#grain)"'), way: [[0, 0, 0]]},
    ],
  },
  sentences: ({words}) => ['aim', 'putMark', 'allWays'].map((key) => words.say(key)),
};
