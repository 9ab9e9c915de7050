/** How Nim is played: loaded when it is asked for. */
import type {TypesOf} from '../../element/define-game.js';
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import type {Point} from '../../play/game-types.js';
import type {nim} from './rules/index.js';

const stone = (color: string): string =>
  `<ellipse cx="1" cy="3" rx="20" ry="17" fill="#0004" /><ellipse rx="20" ry="16" fill="${color}" stroke="#0006" stroke-width="1.5" /><ellipse cx="-6" cy="-7" rx="7" ry="3.5" fill="#fff8" />`;
const token = (color: string): string =>
  `<circle r="10" fill="${color}" stroke="#0006" stroke-width="1.5" /><circle r="4" fill="#fff" />`;
const lane = (x: number, width: number): string =>
  `<rect x="${x}" y="7" width="${width}" height="82" rx="7" fill="#1b473d" />`;

/** A stone on its heap, and in a bowl from a second on. */
const taken = (x: number, y: number, second: number, bowl: Point): readonly Spot[] => [
  [0, x, y],
  [second, x, y],
  [second + 0.6, ...bowl, 1, 0.8],
];

export const howToPlay: HowToPlayPart<TypesOf<typeof nim, {readonly teach: false}>> = {
  drawing: {
    width: 320,
    height: 96,
    ground: `<rect x="60" width="200" height="96" rx="10" fill="#dcae72" />${lane(67, 90)}${lane(163, 90)}${[0, 268]
      .map((x) => `<rect x="${x}" width="52" height="96" rx="10" fill="#dcae72" />${lane(x + 6, 40)}`)
      .join(
        '',
      )}<g transform="translate(26 74)">${token('#d55e00')}</g><g transform="translate(294 74)">${token('#0072b2')}</g>`,
    actors: [
      {shape: stone('#b98a72'), way: taken(208, 30, 0.8, [26, 48])},
      {shape: stone('#d9d3c2'), way: taken(208, 68, 3.6, [26, 24])},
      {shape: stone('#7f9ca6'), way: taken(112, 68, 2.2, [294, 48])},
      {
        shape: '<circle r="14" fill="none" stroke="#ffd23f" stroke-width="4" />',
        way: [
          [0, 26, 74, 0],
          [4.3, 26, 74, 0],
          [4.6, 26, 74],
        ],
      },
    ],
  },
  sentences: ({words, options: {misere}}) =>
    ['aim', 'takeAny', misere ? 'lastLoses' : 'lastWins'].map((key) => words.say(key)),
};
