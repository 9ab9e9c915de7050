/**
 * Merson regions (R. L. Merson): while all holes of a region are filled, no jump from outside captures one of its pegs
 * or ends in it. So each full region needs a sweep that starts in it, and disjoint full regions give a lower bound for
 * the remaining sweeps. The same holds for a single hole, unless its peg is the last one: the peg that moved last
 * stays, so that a peg in a corner has yet to move.
 */
import type {Masks} from './masks.js';

/** Maximum size of a region: seven holes, which is a hole within a triangle and its neighbours. */
const most = 7;

const known = new WeakMap<Masks, readonly Uint16Array[]>();

/** All minimal regions, small ones first, each as its holes. */
export function regionsOf(masks: Masks): readonly Uint16Array[] {
  let regions = known.get(masks);
  if (!regions) known.set(masks, (regions = find(masks)));
  return regions;
}

function find({board, count, from, over, to}: Masks): Uint16Array[] {
  const seen = new Set<string>();
  const found: ReadonlySet<number>[] = [];
  const jumps = Array.from({length: count}, (_, j) => j);
  /** Adds one end of each jump over a hole of the region, until none comes from outside. */
  const grow = (holes: ReadonlySet<number>): void => {
    const key = [...holes].sort((x, y) => x - y).join();
    if (holes.size > most || seen.has(key)) return;
    seen.add(key);
    const through = jumps.find((j) => holes.has(over[j]!) && !holes.has(from[j]!) && !holes.has(to[j]!));
    if (through === undefined) found.push(holes);
    else for (const end of [from, to]) grow(new Set([...holes, end[through]!]));
  };
  board.holes.forEach((_, hole) => grow(new Set([hole])));
  const least = found.filter(
    (region) => !found.some((other) => other.size < region.size && [...other].every((hole) => region.has(hole))),
  );
  return least
    .map((region) => Uint16Array.from(region).sort())
    .sort((x, y) => x.length - y.length || x[0]! - y[0]! || x[1]! - y[1]!);
}

/** Counts disjoint full regions. */
export class Regions {
  readonly #regions: readonly Uint16Array[];
  /** By hole: the number of the count in which a region used it. */
  readonly #taken: Int32Array;
  #now = 0;

  constructor(masks: Masks) {
    this.#regions = regionsOf(masks);
    this.#taken = new Int32Array(masks.board.holes.length);
  }

  /** The number of disjoint full regions: a lower bound for the remaining sweeps, unless one peg is left. */
  count(cells: Uint8Array): number {
    const taken = this.#taken;
    const now = ++this.#now;
    let count = 0;
    next: for (const region of this.#regions) {
      for (let i = 0; i < region.length; i++) {
        const hole = region[i]!;
        if (cells[hole] === 0 || taken[hole] === now) continue next;
      }
      for (let i = 0; i < region.length; i++) taken[region[i]!] = now;
      count++;
    }
    return count;
  }

  /** Whether the hole is in a region of the last count. */
  has(hole: number): boolean {
    return this.#taken[hole] === this.#now;
  }
}
