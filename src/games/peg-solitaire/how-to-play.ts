/** How peg solitaire is played: loaded when it is asked for. */
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import type {PegTypes} from './types.js';

const peg = '<circle r="14" fill="#a3262f" /><ellipse cx="-4" cy="-5" rx="5" ry="4" fill="#fff6" />';
const holes = [28, 68, 108, 148, 188].map((x) => `<circle cx="${x}" cy="44" r="11" fill="#5a3a1c" />`).join('');

/** A peg that is jumped over at a second. */
const gone = (x: number, second: number): readonly Spot[] => [
  [0, x, 44],
  [second, x, 44],
  [second + 0.3, x, 44, 0, 0.6],
];

export const howToPlay: HowToPlayPart<PegTypes> = {
  drawing: {
    width: 216,
    height: 74,
    ground: `<rect y="14" width="216" height="60" rx="12" fill="#c99a62" />${holes}`,
    actors: [
      {shape: peg, way: gone(68, 1.4)},
      {shape: peg, way: gone(148, 2.9)},
      {
        shape: peg,
        way: [
          [0, 28, 44],
          [0.8, 28, 44],
          [1.2, 68, 14, 1, 1.15],
          [1.6, 108, 44],
          [2.3, 108, 44],
          [2.7, 148, 14, 1, 1.15],
          [3.1, 188, 44],
        ],
      },
    ],
  },
  sentences: ({words}) => ['aim', 'toJump', 'jumpedOff'].map((key) => words.say(key)),
};
