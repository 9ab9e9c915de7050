/** What of a position's board can be seen. */
import type {Board, SnlState} from '../rules/index.js';
import type {BoardPicture} from './geometry.js';

/** By board, and by where pieces wait at first. */
const pictures = new WeakMap<Board, [offBoard?: BoardPicture, onBoard?: BoardPicture]>();

/** The picture of a board; the same one every time. */
export function pictureOf({board, rules: {start}}: SnlState): BoardPicture {
  let known = pictures.get(board);
  if (!known) pictures.set(board, (known = []));
  const {columns, rows, snakes, ladders} = board;
  return (known[start] ??= {columns, rows, start, jumps: [...ladders, ...snakes]});
}
