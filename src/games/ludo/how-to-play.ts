/** How Ludo is played: loaded when it is asked for. */
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import type {LudoTypes} from './types.js';

const piece = (color: string): string =>
  `<circle r="10" fill="${color}" stroke="#0006" /><circle r="6" fill="none" stroke="#fff" stroke-width="2.5" />`;
const yard = (x: number, color: string): string =>
  `<rect x="${x}" y="2" width="44" height="44" rx="6" fill="${color}" /><circle cx="${x + 22}" cy="24" r="16" fill="#fbf5e7" />`;
const squares = [70, 96, 122, 148, 174]
  .map(
    (x) =>
      `<rect x="${x - 12}" y="62" width="24" height="24" rx="3" fill="#fffaf0" stroke="#c9b48a" stroke-width="2" />`,
  )
  .join('');
const die = (pips: readonly (readonly [number, number])[]): string =>
  `<rect x="-15" y="-15" width="30" height="30" rx="6" fill="#fffdf7" stroke="#c9b48a" stroke-width="2" />${pips
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="#2b241b" />`)
    .join('')}`;
const [six, three] = [
  die([-8, 0, 8].flatMap((y) => [[-6, y] as const, [6, y] as const])),
  die([-8, 0, 8].map((at) => [at, at])),
];

/** A die that shows from one second to another. */
const shown = (from: number, to: number): readonly Spot[] => [
  [0, 110, 24, 0, 0.5],
  [from, 110, 24, 0, 0.5],
  [from + 0.3, 110, 24],
  [to, 110, 24],
  [to + 0.2, 110, 24, 0],
];

export const howToPlay: HowToPlayPart<LudoTypes> = {
  drawing: {
    width: 222,
    height: 90,
    ground: `${yard(2, '#009e73')}${yard(176, '#0072b2')}${squares}<rect x="58" y="62" width="24" height="24" rx="3" fill="#009e73" />`,
    actors: [
      {shape: six, way: shown(0.4, 2)},
      {shape: three, way: shown(2.3, 4.6)},
      {
        shape: piece('#0072b2'),
        way: [
          [0, 148, 74],
          [3.9, 148, 74],
          [4.5, 198, 24],
        ],
      },
      {
        shape: piece('#009e73'),
        way: [
          [0, 24, 24],
          [1, 24, 24],
          [1.6, 70, 74],
          [2.8, 70, 74],
          [3.1, 96, 74],
          [3.2, 96, 74],
          [3.5, 122, 74],
          [3.6, 122, 74],
          [3.9, 148, 74],
        ],
      },
    ],
  },
  sentences: ({words, options: {sixEnters, sixAgain, capture}}) =>
    [
      'aim',
      ...(sixEnters ? ['leaveYard'] : []),
      ...(sixAgain ? ['sixAgain'] : []),
      ...(capture ? ['hitRival'] : []),
    ].map((key) => words.say(key)),
};
