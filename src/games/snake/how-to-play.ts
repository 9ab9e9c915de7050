/** How Snake is played: loaded when it is asked for. In the units of the board, with its snake and its apple. */
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import type {SnakeTypes} from './types.js';

const segment = (radius: number, spot: boolean): string =>
  `<circle r="${radius}" fill="var(--_snake)" />${spot ? '<circle r="11" fill="#fff4c8" />' : ''}`;
const head = (turn: number): string =>
  `<g fill="none" transform="rotate(${turn})"><path class="tongue" d="M40 0H62l10-8M62 0l10 8" /><path class="skull" d="M-40 0C-40-28-14-45 16-42 40-36 50-18 50 0 50 18 40 36 16 42-14 45-40 28-40 0z" /><path class="crown" d="M-34-15C-16-14-4-7 0 0-4 7-16 14-34 15-26 5-26-5-34-15z" /><path class="brow" d="M-22-24C-6-34 18-34 32-22" /><path class="nostrils" d="M43-7h0M43 7h0" /><path class="eye" d="M14-23h0M14 23h0" /><path class="pupil" d="M18-23h0M18 23h0" /><path class="glint" d="M16-26h0M16 20h0" /></g>`;
const apple =
  '<g transform="scale(1.2)"><path class="apple" d="M0-20C-16-34-36-22-33 3-31 24-14 36 0 30 14 36 31 24 33 3 36-22 16-34 0-20z" /><path class="warm" d="M-28-2C-28-16-16-21-7-14 3-7 1 10-10 14-21 17-28 8-28-2z" /><path class="gleam" d="M-22-1q0-11 9-15" /><path class="stalk" d="M0-18q1-13 9-19" /><path class="leaf" d="M8-28q10-15 26-10-6 16-26 10z" /></g>';
const lawn = Array.from({length: 32}, (_, i) => [i % 8, Math.floor(i / 8)] as const)
  .filter(([x, y]) => (x + y) % 2)
  .map(([x, y]) => `M${x * 100} ${y * 100}h100v100h-100z`)
  .join('');
/** Units in a second, and between two segments; the way: to the right, and up from the apple on. */
const [pace, gap, corner, length] = [200, 44, 650, 540];

/** The second at which something `behind` the head turns. */
const turnOf = (behind: number): number => 0.5 + (corner - 240 + behind) / pace;

/** The way of a segment. */
function follow(i: number): readonly Spot[] {
  const start = 240 - gap * i;
  const left = length - (corner - start);
  return [
    [0, start, 250],
    [0.5, start, 250],
    ...(left > 0 ? [[turnOf(gap * i), corner, 250] as const] : []),
    [0.5 + length / pace, left > 0 ? corner : corner + left, left > 0 ? 250 - left : 250],
  ];
}

/** The head looks up from the corner on. */
const [turn, end] = [turnOf(0), follow(0).at(-1)!];

export const howToPlay: HowToPlayPart<SnakeTypes> = {
  drawing: {
    width: 800,
    height: 400,
    steady: true,
    ground: `<rect width="800" height="400" fill="light-dark(#dcebb9, #203a2b)" /><path d="${lawn}" fill="light-dark(#cfe2a6, #1a3024)" /><rect width="800" height="400" fill="none" stroke="var(--_wood)" stroke-width="18" />`,
    actors: [
      {
        shape: apple,
        way: [
          [0, corner, 250],
          [turn - 0.1, corner, 250],
          [turn, corner, 250, 0],
        ],
      },
      ...[8, 7, 6, 5, 4, 3, 2, 1].map((i) => ({shape: segment(44 - 3 * i, i % 2 === 1), way: follow(i)})),
      {
        shape: head(0),
        way: [
          [0, 240, 250],
          [0.5, 240, 250],
          [turn, corner, 250],
          [turn + 0.01, corner, 250, 0],
        ],
      },
      {
        shape: head(-90),
        way: [[0, corner, 250, 0], [turn, corner, 250, 0], [turn + 0.01, corner, 250], end],
      },
    ],
  },
  sentences: ({words}) => ['aim', 'steer', 'grow'].map((key) => words.say(key)),
};
