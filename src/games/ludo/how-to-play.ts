/** How Ludo is played: loaded when it is asked for. In the units of the board, with its pieces. */
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import {tokenMarkup} from '../../frame/templates/token-colors.js';
import type {LudoTypes} from './types.js';

const [green, blue] = [2, 1];
const piece = (token: number): string =>
  `<ellipse class="shade" cx="6" cy="12" rx="35" ry="34" /><circle class="collar" cy="3" r="34" />${tokenMarkup(token)}<circle class="shine" r="26.5" fill="url(#shine)" />`;
const [paper, line] = ['light-dark(#fdf7e8, #c2b69a)', 'light-dark(#a58a57, #120e0a)'];
const yard = (x: number, token: number): string =>
  `<g class="t${token}"><rect x="${x}" y="5" width="170" height="170" rx="32" fill="currentColor" stroke="${line}" stroke-width="5" /><rect x="${x + 28}" y="33" width="114" height="114" rx="22" fill="${paper}" /><circle cx="${x + 85}" cy="90" r="42" fill="url(#pit)" /></g>`;
const way = [90, 230, 330, 430, 530];
const squares = way
  .map(
    (x, i) =>
      `<rect x="${x - 45}" y="215" width="90" height="90" rx="15" fill="${i ? paper : 'currentColor'}" stroke="${line}" stroke-width="8" />`,
  )
  .join('');
const die = (pips: readonly (readonly [number, number])[]): string =>
  `<rect x="-56" y="-48" width="112" height="112" rx="22" fill="#0005" /><rect x="-56" y="-56" width="112" height="112" rx="22" fill="#fffdf5" />${pips
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="11" fill="#2a2118" />`)
    .join('')}`;
const [six, three] = [
  die([-31, 0, 31].flatMap((y) => [[-25, y] as const, [25, y] as const])),
  die([-29, 0, 29].map((at) => [at, at])),
];

/** A die that shows from one second to another. */
const shown = (from: number, to: number): readonly Spot[] => [
  [0, 310, 86, 0, 0.5],
  [from, 310, 86, 0, 0.5],
  [from + 0.3, 310, 86],
  [to, 310, 86],
  [to + 0.2, 310, 86, 0],
];

export const howToPlay: HowToPlayPart<LudoTypes> = {
  drawing: {
    width: 620,
    height: 315,
    ground: `${yard(5, green)}${yard(445, blue)}<g class="t${green}">${squares}</g>`,
    actors: [
      {shape: six, way: shown(0.4, 2)},
      {shape: three, way: shown(2.3, 4.6)},
      {
        shape: piece(blue),
        way: [
          [0, way[3]!, 257],
          [3.9, way[3]!, 257],
          [4.5, 530, 87],
        ],
      },
      {
        shape: piece(green),
        way: [
          [0, 90, 87],
          [1, 90, 87],
          [1.6, way[0]!, 257],
          [2.8, way[0]!, 257],
          [3.1, way[1]!, 257],
          [3.2, way[1]!, 257],
          [3.5, way[2]!, 257],
          [3.6, way[2]!, 257],
          [3.9, way[3]!, 257],
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
