/**
 * Published totals that take too long to count in play. The part `english-count` of
 * test/bench/peg-solitaire-figures.mjs counts them again.
 */
import {namedBoard} from './named-boards.js';
import type {Position} from './position.js';

/** The English board with its centre, hole 17, empty: solutions that end in the centre. */
const centreToCentre = 40_861_647_040_079_968n;

/**
 * The number of solutions of a position, if it is published. From the centre of the English board as many solutions end
 * in the middle of a side as in the centre: the last jump comes to the centre from a side, and its two pegs can also
 * jump the other way.
 */
export function publishedSolutions({shape, lattice, pegs, target}: Position): bigint | undefined {
  const english = namedBoard('english', 0);
  if (shape !== english.shape || lattice !== english.lattice || pegs !== 'o'.repeat(16) + '.' + 'o'.repeat(16)) {
    return undefined;
  }
  return target === 17 ? centreToCentre : target === 0 ? 2n * centreToCentre : undefined;
}
