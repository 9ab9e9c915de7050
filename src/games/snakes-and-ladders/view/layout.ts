/** The layout of a position's board. */
import type {Board, SnlState} from '../rules/index.js';
import type {BoardLayout} from './geometry.js';

/** Layouts by board and start. */
const layouts = new WeakMap<Board, [offBoard?: BoardLayout, onBoard?: BoardLayout]>();

/** The layout of a state's board; cached. */
export function layoutOf({board, rules: {start}}: SnlState): BoardLayout {
  let known = layouts.get(board);
  if (!known) layouts.set(board, (known = []));
  const {columns, rows, snakes, ladders} = board;
  return (known[start] ??= {columns, rows, start, jumps: [...ladders, ...snakes]});
}
