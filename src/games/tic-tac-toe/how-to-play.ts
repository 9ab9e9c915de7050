/** How Tic-tac-toe is played: loaded when it is asked for. */
import type {TypesOf} from '../../element/define-game.js';
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import type {ticTacToe} from './rules/game.js';

const cross =
  '<path d="M-11-11 11 11M11-11-11 11" fill="none" stroke="#ee8d55" stroke-width="6" stroke-linecap="round" />';
const nought = '<circle r="11" fill="none" stroke="#7db4e0" stroke-width="6" />';
const strike = '<path d="M-46 46 46-46" stroke="#fffaf0" stroke-width="5" stroke-linecap="round" />';

/** A mark that is put on a cell. */
const put = (second: number, x: number, y: number): readonly Spot[] => [
  [0, x, y, 0, 0.4],
  [second, x, y, 0, 0.4],
  [second + 0.3, x, y],
];

export const howToPlay: HowToPlayPart<TypesOf<typeof ticTacToe>> = {
  drawing: {
    width: 120,
    height: 120,
    ground:
      '<rect width="120" height="120" rx="8" fill="#27363b" /><path d="M42 8V112M78 8V112M8 42H112M8 78H112" stroke="#efe9dc" stroke-width="3" stroke-linecap="round" />',
    actors: [
      {shape: cross, way: put(0.5, 60, 60)},
      {shape: nought, way: put(1.3, 24, 24)},
      {shape: cross, way: put(2.1, 96, 24)},
      {shape: nought, way: put(2.9, 96, 96)},
      {shape: cross, way: put(3.7, 24, 96)},
      {shape: strike, way: put(4.5, 60, 60)},
    ],
  },
  sentences: ({words}) => ['aim', 'putMark', 'allWays'].map((key) => words.say(key)),
};
