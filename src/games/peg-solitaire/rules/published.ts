/**
 * Totals that take too long to count in play: they are published, and were counted again by the part `english-count` of
 * test/tools/peg-solitaire-figures.mjs.
 */
import {namedBoard} from './named-boards.js';
import type {Position} from './position.js';

/** The English board with its centre, hole 17, empty: solutions that end in the centre. */
const centreToCentre = 40_861_647_040_079_968n;

/**
 * The number of solutions of a position, where it is published. Of those from the centre of the English board as many end
 * in the middle of a side as in the centre: the last jump comes to the centre from one of the sides, and its two pegs can
 * jump the other way as well.
 */
export function publishedSolutions({shape, lattice, pegs, target}: Position): bigint | undefined {
  const english = namedBoard('english', 0);
  if (shape !== english.shape || lattice !== english.lattice || pegs !== 'o'.repeat(16) + '.' + 'o'.repeat(16)) {
    return undefined;
  }
  return target === 17 ? centreToCentre : target === 0 ? 2n * centreToCentre : undefined;
}
