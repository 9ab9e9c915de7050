/** How Snake is played: loaded when it is asked for. */
import type {HowToPlayPart, Spot} from '../../frame/game-definition.js';
import type {SnakeTypes} from './types.js';

const [green, dark] = ['#2f7d4f', '#1d5a38'];
const segment = `<circle r="8" fill="${green}" />`;
const head = `<circle r="9" fill="${dark}" /><path d="M3-4v.1M3 4v.1" stroke="#fff" stroke-width="4" stroke-linecap="round" />`;
const apple = '<circle r="8" fill="#c8302f" /><path d="M0-7q1-5 5-6" fill="none" stroke="#6b4416" stroke-width="2" />';
/** Pixels in a second, and between two segments. */
const [pace, gap] = [50, 13];

/** The way of a segment, 135 pixels: to the right, and up from the apple on. */
function follow(i: number): readonly Spot[] {
  const start = 60 - gap * i;
  const corner = 0.5 + (150 - start) / pace;
  const left = 135 - (150 - start);
  return [
    [0, start, 72],
    [0.5, start, 72],
    ...(left > 0 ? [[corner, 150, 72] as const] : []),
    [3.2, left > 0 ? 150 : 150 + left, left > 0 ? 72 - left : 72],
  ];
}

export const howToPlay: HowToPlayPart<SnakeTypes> = {
  drawing: {
    width: 200,
    height: 100,
    steady: true,
    ground: '<rect width="200" height="100" rx="8" fill="#c5dea0" />',
    actors: [
      {
        shape: apple,
        way: [
          [0, 150, 72],
          [2.2, 150, 72],
          [2.3, 150, 72, 0],
        ],
      },
      {
        shape: segment,
        way: [
          [0, 130, 72, 0],
          [3.1, 130, 72, 0],
          [3.2, 130, 72],
        ],
      },
      ...[4, 3, 2, 1].map((i) => ({shape: segment, way: follow(i)})),
      {shape: head, way: follow(0)},
    ],
  },
  sentences: ({words}) => ['aim', 'steer', 'grow'].map((key) => words.say(key)),
};
