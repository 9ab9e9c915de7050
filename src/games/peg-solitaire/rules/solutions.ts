/** Enumerates all solutions. */
import {jumped, jumps, moveOf, pegCount, type Position} from './position.js';
import {searchWay} from './solver.js';
import {usualLimit, type SolveOptions} from './steps.js';

/** Maximum number of positions remembered as lost. */
const most = 500_000;
/** Units per step when deciding whether a position can be won. */
const slice = 256;

/**
 * All solutions of a position as lists of moves, computed lazily, in the order of the legal jumps. Undecided positions
 * are searched.
 * @param options yields undefined if the next solution is not known within the limit; the next call continues
 */
export function* solutions(
  position: Position,
  {limit = usualLimit}: SolveOptions = {},
): Generator<readonly string[] | undefined, void> {
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

  /** Whether a position is known to be lost. */
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
