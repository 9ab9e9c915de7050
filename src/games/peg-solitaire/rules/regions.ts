/**
 * Merson regions (R. L. Merson): while all holes of a region are filled, no jump from outside captures one of its pegs
 * or ends in it. So each full region needs a sweep that starts in it, and disjoint full regions give a lower bound for
 * the remaining sweeps. The same holds for a single hole, unless its peg is the last one: the peg that moved last
 * stays, so that a peg in a corner has yet to move.
 */
import {jumpsBy, type Masks} from './masks.js';
import type {Work} from './steps.js';

/** Maximum size of a region. Larger ones, of seven holes, hardly raise the bound. */
const most = 4;

const known = new WeakMap<Masks, readonly Uint16Array[]>();

/** All minimal regions, small ones first, each as its holes. They are cached. */
export function* findRegions(masks: Masks): Work<readonly Uint16Array[]> {
  const before = known.get(masks);
  if (before) return before;
  const {board, from, over, to} = masks;
  const jumpsOver = jumpsBy(masks, [over]);
  const found = new Map<string, readonly number[]>();
  /** Adds one end of a jump over a hole of the region, until none comes from outside. */
  const grow = (holes: readonly number[]): void => {
    const isThrough = (j: number): boolean => !holes.includes(from[j]!) && !holes.includes(to[j]!);
    const through = holes.flatMap((hole) => jumpsOver[hole]!).find(isThrough);
    if (through === undefined) found.set([...holes].sort((x, y) => x - y).join(), holes);
    else if (holes.length < most) for (const end of [from, to]) grow([...holes, end[through]!]);
  };
  for (const hole of board.holes.keys()) {
    grow([hole]);
    yield 64;
  }
  const all = [...found.values()].sort((x, y) => x.length - y.length);
  const holds = (region: readonly number[], other: readonly number[]): boolean =>
    other.length < region.length && other.every((hole) => region.includes(hole));
  const regions = all
    .filter((region) => !all.some((other) => holds(region, other)))
    .map((region) => Uint16Array.from(region));
  known.set(masks, regions);
  return regions;
}

/** Counts disjoint full regions. */
export class Regions {
  readonly #regions: readonly Uint16Array[];
  /** By hole: the number of the count in which a region used it. */
  readonly #taken: Int32Array;
  #now = 0;

  constructor(regions: readonly Uint16Array[], holes: number) {
    this.#regions = regions;
    this.#taken = new Int32Array(holes);
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
