/** How Ludo is played: loaded when it is asked for. In the units of the board, with its pieces. */
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import {tokenMarkup} from '../../frame/templates/token-colors.js';
import type {LudoTypes} from './types.js';
import {star, type Point} from './view/places.js';

const [green, blue] = [2, 1];
const piece = (token: number): string =>
  `<ellipse class="shade" cx="6" cy="12" rx="35" ry="34" /><circle class="collar" cy="3" r="34" />${tokenMarkup(token)}<circle class="shine" r="26.5" fill="url(#shine)" />`;
const [paper, line, sign] = [
  'light-dark(#fdf7e8, #c2b69a)',
  'light-dark(#a58a57, #120e0a)',
  'light-dark(#7d6a45, #3a3123)',
];
const yard = (x: number, token: number): string =>
  `<g class="t${token}"><rect x="${x}" y="5" width="170" height="170" rx="32" fill="currentColor" stroke="${line}" stroke-width="5" /><rect x="${x + 28}" y="33" width="114" height="114" rx="22" fill="${paper}" /><circle cx="${x + 85}" cy="90" r="42" fill="url(#pit)" /></g>`;
/** A row of squares, of which the last two lead home. */
const way: readonly Point[] = [
  [60, 257],
  [160, 257],
  [260, 257],
  [360, 257],
  [460, 257],
  [560, 257],
  [560, 157],
  [560, 57],
];
const squares = way
  .map(
    ([x, y], i) =>
      `<rect x="${x - 45}" y="${y - 45}" width="90" height="90" rx="15" fill="${i % 6 ? paper : 'currentColor'}" stroke="${line}" stroke-width="8" />`,
  )
  .join('');
const signs = `<path d="${star}" transform="translate(160 257)" fill="none" stroke="${sign}" stroke-width="5" /><path d="M515 12H605L560 57ZM515 102H605L560 57Z" fill="currentColor" />`;
const die = (pips: readonly (readonly [number, number])[]): string =>
  `<rect x="-56" y="-48" width="112" height="112" rx="22" fill="#0005" /><rect x="-56" y="-56" width="112" height="112" rx="22" fill="#fffdf5" />${pips
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="11" fill="#2a2118" />`)
    .join('')}`;
const columns = (ys: readonly number[]): string => die(ys.flatMap((y) => [[-25, y] as const, [25, y] as const]));
const dice = [columns([-31, 0, 31]), die([-29, 0, 29].map((at) => [at, at])), columns([-25, 25])];

/** Each die shows from one second to another. */
const shown = [
  [0.4, 2],
  [2.2, 4.4],
  [4.9, 7.2],
] as const;
/** A walk that begins at a second, from one square to another. */
const walk = (second: number, from: number, to: number): Spot[] =>
  way.slice(from, to + 1).flatMap(([x, y], i): Spot[] => [
    [second + 0.4 * i - 0.1, x, y],
    [second + 0.4 * i, x, y],
  ]);

export const howToPlay: HowToPlayPart<LudoTypes> = {
  drawing: {
    width: 620,
    height: 315,
    ground: `${yard(5, green)}${yard(195, blue)}<g class="t${green}">${squares}${signs}</g>`,
    actors: [
      ...shown.map(([from, to], i): {shape: string; way: readonly Spot[]} => ({
        shape: dice[i]!,
        way: [
          [0, 440, 86, 0, 0.5],
          [from, 440, 86, 0, 0.5],
          [from + 0.3, 440, 86],
          [to, 440, 86],
          [to + 0.2, 440, 86, 0],
        ],
      })),
      {
        shape: piece(blue),
        way: [
          [0, ...way[3]!],
          [3.9, ...way[3]!],
          [4.5, 280, 87],
        ],
      },
      {
        shape: piece(green),
        way: [
          [0, 90, 87],
          [1, 90, 87],
          ...walk(1.6, 0, 0),
          ...walk(2.8, 0, 3),
          ...walk(5.4, 3, 7),
          [7.3, ...way[7]!, 1, 1.3],
          [7.6, ...way[7]!],
        ],
      },
    ],
  },
  sentences: ({words, options: {sixEnters, capture, safe}}) => [
    words.say('wayHome'),
    ...(sixEnters ? [words.say('leaveYard')] : []),
    ...(capture ? [words.text([words.say('hitRival'), safe ? words.say('safeSigns') : ''])] : []),
  ],
};
