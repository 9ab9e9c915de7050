/** How peg solitaire is played: loaded when it is asked for. In the units of the board, with its pegs. */
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import type {PegTypes} from './types.js';

const peg =
  '<ellipse cx="9" cy="13" rx="39" ry="31" fill="url(#cast)" /><path class="stem" d="M-17-8h34L13 8a14 10 0 0 1-26 0z" /><circle class="rim" cy="-10" r="33" /><circle cy="-16" r="32" fill="url(#peg)" /><circle class="groove" cy="-17" r="20" /><path class="gleam" d="M-20-24A23 23 0 0 1-3-38" />';
const holes = [70, 170, 270, 370, 470].map((x) => `<circle cx="${x}" cy="96" r="25" fill="url(#bore)" />`).join('');

/** A peg that is jumped over at a second. */
const gone = (x: number, second: number): readonly Spot[] => [
  [0, x, 96],
  [second, x, 96],
  [second + 0.3, x, 96, 0, 0.6],
];

export const howToPlay: HowToPlayPart<PegTypes> = {
  drawing: {
    width: 540,
    height: 172,
    ground: `<rect y="40" width="540" height="132" rx="40" fill="var(--_wood-side)" /><rect y="32" width="540" height="130" rx="40" fill="var(--_wood)" />${holes}`,
    actors: [
      {shape: peg, way: gone(170, 1.4)},
      {shape: peg, way: gone(370, 2.9)},
      {
        shape: peg,
        way: [
          [0, 70, 96],
          [0.8, 70, 96],
          [1.2, 170, 58, 1, 1.1],
          [1.6, 270, 96],
          [2.3, 270, 96],
          [2.7, 370, 58, 1, 1.1],
          [3.1, 470, 96],
        ],
      },
    ],
  },
  sentences: ({words}) => ['aim', 'toJump', 'jumpedOff'].map((key) => words.say(key)),
};
