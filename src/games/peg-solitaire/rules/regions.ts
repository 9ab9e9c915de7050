/**
 * Merson regions (R. L. Merson): while all holes of a region are filled, no jump from outside captures one of its pegs
 * or ends in it. So each full region needs a sweep that starts in it, and disjoint full regions give a lower bound for
 * the remaining sweeps. The same holds for a single hole, unless its peg is the last one: the peg that moved last
 * stays, so that a peg in a corner has yet to move.
 */
import type {Masks} from './masks.js';
import {finish} from '../../../core/search.js';
import {searchOf, type Work} from './steps.js';

/** Maximum size of a region: seven holes, which is a hole within a triangle and its neighbours. */
const most = 7;

const known = new WeakMap<Masks, readonly Uint16Array[]>();

/** All minimal regions, small ones first, each as its holes. */
export function regionsOf(masks: Masks): readonly Uint16Array[] {
  return finish(searchOf(findRegions(masks)));
}

/** The same in steps. They are cached. */
export function* findRegions(masks: Masks): Work<readonly Uint16Array[]> {
  const {board, count, from, over, to} = masks;
  const before = known.get(masks);
  if (before) return before;
  const seen = new Set<string>();
  const found: ReadonlySet<number>[] = [];
  const jumpsOver: number[][] = board.holes.map(() => []);
  for (let j = 0; j < count; j++) jumpsOver[over[j]!]!.push(j);
  /** Adds one end of each jump over a hole of the region, until none comes from outside. */
  const grow = (holes: ReadonlySet<number>): void => {
    const key = [...holes].sort((x, y) => x - y).join();
    if (holes.size > most || seen.has(key)) return;
    seen.add(key);
    let through = count;
    for (const hole of holes) {
      const first = jumpsOver[hole]!.find((j) => !holes.has(from[j]!) && !holes.has(to[j]!));
      if (first !== undefined) through = Math.min(through, first);
    }
    if (through === count) found.push(holes);
    else for (const end of [from, to]) grow(new Set([...holes, end[through]!]));
  };
  for (const hole of board.holes.keys()) {
    grow(new Set([hole]));
    yield 64;
  }
  /** By hole: the regions found from it. */
  const foundFrom: ReadonlySet<number>[][] = board.holes.map(() => []);
  // the first hole is the one it grew from
  for (const region of found) foundFrom[[...region][0]!]!.push(region);
  const least = found.filter(
    (region) =>
      ![...region].some((hole) =>
        foundFrom[hole]!.some((other) => other.size < region.size && [...other].every((hole) => region.has(hole))),
      ),
  );
  const regions = least
    .map((region) => Uint16Array.from(region).sort())
    .sort((x, y) => x.length - y.length || x[0]! - y[0]! || x[1]! - y[1]!);
  known.set(masks, regions);
  return regions;
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

  /** The number of regions. */
  get size(): number {
    return this.#regions.length;
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
