/** Random positions that can be won: games played backwards from their last peg. */
import {finish, searchOf} from '../../../core/search.js';
import type {Draw} from '../../../core/random.js';
import {geometryOf} from './board.js';
import {startOf, type PegOptions} from './options.js';
import type {Position} from './position.js';
import {include} from './sorted.js';
import type {Work} from './steps.js';

/** Maximum number of backward walks. */
const walks = 60;

/** Deals the random position of the options. */
export function dealStart(options: PegOptions, draw: Draw): PegOptions {
  if (!options.pegs || options.start) return options;
  return {...options, start: finish(searchOf(walkBack(startOf(options), options.pegs, draw)))};
}

/**
 * A random position with this many pegs, or with as many as were reached: up to 60 walks of backward jumps, each drawn
 * from all possible ones, until there are enough pegs or no jump is left. The possible jumps are kept sorted and
 * updated incrementally. A unit of work is an examined jump.
 */
export function* walkBack(
  position: Pick<Position, 'shape' | 'lattice' | 'target'>,
  wanted: number,
  draw: Draw,
): Work<string> {
  const {holes, jumps} = geometryOf(position);
  const touching: number[][] = holes.map(() => []);
  jumps.forEach(({from, over, to}, jump) => [from, over, to].forEach((hole) => touching[hole - 1]!.push(jump)));
  let best: readonly number[] = [];
  let most = 0;
  for (let walk = 0; walk < walks && most < wanted; walk++) {
    let work = jumps.length;
    const possible: number[] = [];
    const cells = holes.map(() => 0);
    const put = (hole: number, peg: 0 | 1): void => {
      cells[hole - 1] = peg;
      for (const jump of touching[hole - 1]!) {
        const {from, over, to} = jumps[jump]!;
        include(possible, jump, !cells[from - 1] && !cells[over - 1] && cells[to - 1] === 1);
      }
      work += touching[hole - 1]!.length;
    };
    put(position.target || draw.int(1, holes.length), 1);
    let count = 1;
    for (; count < wanted && possible.length > 0; count++) {
      const {from, over, to} = jumps[possible[draw.int(0, possible.length - 1)]!]!;
      put(from, 1);
      put(over, 1);
      put(to, 0);
    }
    if (count > most) {
      most = count;
      best = cells;
    }
    yield work;
  }
  return best.map((peg) => (peg ? 'o' : '.')).join('');
}
