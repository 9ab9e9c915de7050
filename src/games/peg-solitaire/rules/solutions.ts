/** All ways to win, one after the other. */
import {checkPosition, jumped, jumps, moveOf, pegCount, type Position} from './position.js';
import {searchWay} from './solve.js';
import type {SolveOptions} from './steps.js';

/** Most positions of which it is remembered that they can't be won. */
const most = 500_000;
/** Units of one step of the question whether a position can be won. */
const slice = 256;

/**
 * Every way to win from a position, each as its moves, found as they are asked for; in the order of the legal jumps.
 * Positions of which it is not known whether they can be won are looked into.
 * @param options with a `limit`, undefined comes where the next way is not known within so many units; asked again, it
 * goes on. By default without end.
 */
export function solutions(position: Position): Generator<readonly string[], void>;
export function solutions(position: Position, options: SolveOptions): Generator<readonly string[] | undefined, void>;
export function* solutions(
  position: Position,
  {limit = Infinity}: SolveOptions = {},
): Generator<readonly string[] | undefined, void> {
  checkPosition(position);
  const lost = new Set<string>();
  const {target} = position;
  let left = limit;
  yield* from(position.pegs, []);

  function* from(pegs: string, moves: readonly string[]): Generator<readonly string[] | undefined, void> {
    const now = {...position, pegs};
    if (pegCount(now) === 1 && (!target || pegs[target - 1] === 'o')) {
      left = limit;
      yield moves;
    }
    if (lost.has(pegs) || (yield* isLost(now))) {
      if (lost.size < most) lost.add(pegs);
      return;
    }
    for (const jump of jumps(now)) {
      yield* from(jumped(pegs, jump), [...moves, moveOf(jump)]);
    }
  }

  /** Whether it is known that the position can't be won. */
  function* isLost(now: Position): Generator<undefined, boolean> {
    const search = searchWay(now);
    for (;;) {
      if (left <= 0) {
        yield undefined;
        left = limit;
      }
      left -= slice;
      const step = search.step(slice);
      if (step.done) return step.value === null;
    }
  }
}
