/** How Nim is played: loaded when it is asked for. */
import type {TypesOf} from '../../element/define-game.js';
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import type {nim} from './rules/index.js';

const stone =
  '<ellipse rx="14" ry="12" fill="#9aa5a3" stroke="#5d6866" stroke-width="2" /><ellipse cx="-4" cy="-4" rx="5" ry="3" fill="#fff8" />';
const token = (color: string): string => `<circle r="11" fill="${color}" /><circle r="4" fill="#fff" />`;

/** A stone on its heap, and in a bowl from a second on. */
const taken = (x: number, y: number, second: number, bowl: number): readonly Spot[] => [
  [0, x, y],
  [second, x, y],
  [second + 0.6, bowl, 114, 1, 0.7],
];

export const howToPlay: HowToPlayPart<TypesOf<typeof nim, {readonly teach: false}>> = {
  drawing: {
    width: 200,
    height: 130,
    ground: `<rect x="36" width="128" height="92" rx="8" fill="#dcae72" /><rect x="44" y="8" width="52" height="76" rx="6" fill="#1b473d" /><rect x="104" y="8" width="52" height="76" rx="6" fill="#1b473d" />
      <g transform="translate(14 114)">${token('#d55e00')}</g><g transform="translate(186 114)">${token('#0072b2')}</g>`,
    actors: [
      {shape: stone, way: taken(130, 44, 0.8, 40)},
      {shape: stone, way: taken(130, 68, 3.6, 62)},
      {shape: stone, way: taken(70, 68, 2.2, 160)},
      {
        shape: '<circle r="15" fill="none" stroke="#ffd23f" stroke-width="4" />',
        way: [
          [0, 14, 114, 0],
          [4.3, 14, 114, 0],
          [4.6, 14, 114],
        ],
      },
    ],
  },
  sentences: ({words, options: {misere}}) =>
    ['aim', 'takeAny', misere ? 'lastLoses' : 'lastWins'].map((key) => words.say(key)),
};
