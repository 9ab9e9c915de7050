/** All ways to win, one after the other. */
import {finish} from '../../../core/search.js';
import {jumped, jumps, moveOf, pegCount, type Position} from './position.js';
import {searchWay} from './solve.js';

/** Most positions of which it is remembered that they can't be won. */
const most = 500_000;

/**
 * Every way to win from a position, each as its moves, found as they are asked for; in the order of the legal jumps.
 * Positions of which it is not known whether they can be won are looked into.
 */
export function* solutions(position: Position): Generator<readonly string[]> {
  const lost = new Set<string>();
  const {target} = position;
  yield* from(position.pegs, []);

  function* from(pegs: string, moves: readonly string[]): Generator<readonly string[]> {
    const now = {...position, pegs};
    if (pegCount(now) === 1 && (!target || pegs[target - 1] === 'o')) yield moves;
    if (lost.has(pegs) || finish(searchWay(now)) === null) {
      if (lost.size < most) lost.add(pegs);
      return;
    }
    for (const jump of jumps(now)) {
      yield* from(jumped(pegs, jump), [...moves, moveOf(jump)]);
    }
  }
}
