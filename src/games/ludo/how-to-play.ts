/** How Ludo is played: loaded when it is asked for. */
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import type {LudoTypes} from './types.js';

const piece = (color: string, mark: string): string =>
  `<circle cy="1.5" r="12" fill="#fffaf0" stroke="#2a1c08" /><circle r="10" fill="${color}" /><path fill="#fff" d="${mark}" /><ellipse cx="-3" cy="-5.5" rx="4" ry="2" fill="#fff6" />`;
const yard = (x: number, color: string): string =>
  `<rect x="${x}" y="2" width="44" height="44" rx="6" fill="${color}" /><rect x="${x + 7}" y="9" width="30" height="30" rx="5" fill="#fbf5e7" /><circle cx="${x + 22}" cy="24" r="12" fill="#0002" />`;
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
        shape: piece('#0072b2', 'M0-6L5.5 4h-11z'),
        way: [
          [0, 148, 74],
          [3.9, 148, 74],
          [4.5, 198, 24],
        ],
      },
      {
        shape: piece('#009e73', 'M-4.5-4.5h9v9h-9z'),
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
