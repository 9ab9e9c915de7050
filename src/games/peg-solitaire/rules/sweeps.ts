/** Sweeps: consecutive jumps of one peg, counted as one move. */
import {finish, type Search} from '../../../core/search.js';
import {weightsOf} from './beam-search.js';
import {Keys} from './keys.js';
import {canJump, cellsOf, jumpsBy, masksOf, setCells, wordsOf, type Masks} from './masks.js';
import {finishes, type Position} from './position.js';
import {findRegions, Regions} from './regions.js';
import {wayOf} from './solve.js';
import {searchStored} from './solver.js';
import type {SolveOptions, Work} from './steps.js';

/** Groups moves by sweeps. */
export function sweepsOf(moves: readonly string[]): string[][] {
  const sweeps: string[][] = [];
  let last = '';
  for (const move of moves) {
    const [from = '', to = ''] = move.split('-');
    if (from === last) sweeps.at(-1)!.push(move);
    else sweeps.push([move]);
    last = to;
  }
  return sweeps;
}

/** Maximum number of remembered positions. */
const most = 1 << 21;
/** Maximum number of remembered pegs of wide boards, a byte each. */
const mostPegs = 1 << 28;
/** Beam widths of successive passes. */
const widths = [1 << 12, 1 << 15, Infinity];

/** The default limit, two to three seconds. */
const sweepsLimit = 4_000_000;

/**
 * The fewest sweeps that win. Known from the start for triangles of up to 7 rows within a second, and within three
 * seconds to most single targets; in mid-game on larger boards, too.
 * @param options four million units by default
 * @returns null if the game can't be won, undefined if it is not known within `limit` or two million positions; fewer on
 * boards of more than 128 holes
 */
export function fewestSweeps(position: Position, options: SolveOptions = {}): number | null | undefined {
  return finish(searchFewestSweeps(position), options.limit ?? sweepsLimit);
}

/** The same as a search. */
export function searchFewestSweeps(position: Position): Search<number | null | undefined> {
  return searchStored(fewestOf(position));
}

/**
 * Iterative deepening from the lower bound by regions: at each limit with a narrow beam, then a wider one, then
 * exhaustively. The first solution has the fewest sweeps.
 */
function* fewestOf(position: Position): Work<number | null | undefined> {
  const way = yield* wayOf(position);
  if (!way) return way;
  const masks = masksOf(position);
  const start = cellsOf(position);
  const ends = finishes(position).map((hole) => hole - 1);
  const upper = sweepsOf(way).length;
  const regions = new Regions(yield* findRegions(masks), start.length);
  for (let limit = regions.count(start); limit < upper; limit++) {
    for (const width of widths) {
      const wins = yield* winWithin(masks, [start], ends, limit, {width});
      if (wins) return limit;
      if (wins === null) break;
      if (width === Infinity) return undefined;
    }
  }
  return upper;
}

/** Replaces a position's words by those of its least image under symmetry. */
type Reduce = (words: Int32Array) => void;

/** Limits for {@link winWithin}. */
export interface Extent {
  /** Beam width. All positions by default. */
  readonly width?: number;
  /** Maximum number of remembered positions; two million by default, fewer on boards of more than 128 holes. */
  readonly room?: number;
  /** Symmetries under which starts and ends are invariant. */
  readonly reduce?: Reduce;
}

/** Called with the position after a jump to a hole; returns true to end the search. */
type Visit = (a: number, b: number, hole: number) => boolean;

/**
 * The jumps that win one of the positions in so many sweeps: a search sweep by sweep through all positions that the
 * regions allow.
 * @param starts one byte per hole, with more than one peg each
 * @param ends holes in which the last peg may end, from 0
 * @returns null if there are none, undefined if the search was not exhaustive
 */
export function* winWithin(
  masks: Masks,
  starts: readonly Uint8Array[],
  ends: readonly number[],
  limit: number,
  {width = Infinity, room = Math.min(most, mostPegs / masks.board.holes.length), reduce}: Extent = {},
): Work<number[] | null | undefined> {
  const {board, wide, from, over, to, flipA, flipB, holeA, holeB} = masks;
  const found = yield* findRegions(masks);
  const holes = board.holes.map((_, hole) => hole);
  const jumpsOf = jumpsBy(masks, [from]);
  // a peg stays on every other row and column, and never captures a peg on the same ones
  const kinds = board.holes.map(({row, column}) => (row & 1) * 2 + (column & 1));
  const lastKinds = new Set(ends.map((end) => kinds[end]!));
  const burdens = weightsOf(board, 1.5).map((weight) => weight + 20);
  const regions = new Regions(found, holes.length);
  /** Units of work of a position, and of a jump of a sweep: both look at the holes and the regions. */
  const price = 1 + Math.floor((holes.length + found.length) / 50);
  const seen = new Keys(1 << 12);
  /** By number: the previous position, its score, and on a wide board, whose words don't contain them, its pegs. */
  const before: number[] = [];
  const burden: number[] = [];
  const stored: Uint8Array[] = [];
  /** The current position, and its number of pegs of each parity. */
  const cells = new Uint8Array(holes.length);
  const pegs = new Uint8Array(4);
  const words = new Int32Array(2);
  /** The jumps of the current sweep. */
  const path: number[] = [];

  for (const start of starts) {
    cells.set(start);
    remember(...wordsOf(masks, start), -1);
  }
  let level = numbered(0, seen.size);
  let complete = true;
  for (let left = limit - 1; left >= 0 && level.length > 0; left--) {
    const next = seen.size;
    for (const number of level) {
      if (seen.size > room) return undefined;
      load(number);
      // without a sweep to spare, the next one starts in a region
      const spare = left + 1 > regions.count(cells);
      const first = spare ? holes : holes.filter((hole) => regions.has(hole));
      let won = false;
      const visit: Visit = (a, b, hole) => {
        won = isLast(hole);
        if (won) return true;
        if (left > 1 || (left === 1 && isAlone())) if (regions.count(cells) <= left) remember(a, b, number);
        return seen.size > room;
      };
      if (yield* sweep(first, seen.a[number]!, seen.b[number]!, visit)) return won ? yield* wayTo(number) : undefined;
    }
    level = numbered(next, seen.size);
    if (level.length > width) {
      complete = false;
      level = (yield* sorted(level, burden)).slice(0, width);
    }
  }
  return complete ? null : undefined;

  function remember(a: number, b: number, last: number): void {
    words[0] = a;
    words[1] = b;
    reduce?.(words);
    if (!seen.add(words[0], words[1])) return;
    before.push(last);
    if (wide) stored.push(cells.slice());
    if (width < Infinity)
      burden.push(cells.reduce((sum, peg, hole) => sum + peg * burdens[hole]!, 60 * regions.count(cells)));
  }

  function load(number: number): void {
    const [a, b] = [seen.a[number]!, seen.b[number]!];
    pegs.fill(0);
    for (const hole of holes) {
      const peg = wide ? stored[number]![hole]! : ((a & holeA[hole]!) | (b & holeB[hole]!)) === 0 ? 0 : 1;
      cells[hole] = peg;
      pegs[kinds[hole]!]! += peg;
    }
  }

  /**
   * Sweeps with the peg in each of the holes, in all possible ways. There may be exponentially many, so that it yields
   * within. Stops as soon as a visit returns true, leaving the position as it is and the sweep at the end of the path.
   */
  function* sweep(first: readonly number[], a: number, b: number, visit: Visit): Work<boolean> {
    let work = price;
    /** By jumps made: how many jumps of the peg were tried next. */
    const tried: number[] = [];
    for (let hole of first) {
      if (cells[hole] === 0) continue;
      for (tried.push(0); tried.length > 0;) {
        const j = jumpsOf[hole]![tried[tried.length - 1]!++];
        if (j === undefined) {
          // back to where the peg came from
          tried.pop();
          if (tried.length > 0) hole = from[flip(path.pop()!, 0)]!;
        } else if (canJump(masks, cells, j)) {
          path.push(j);
          hole = to[flip(j, 1)]!;
          work += price;
          if (visit(a, b, hole)) return true;
          if (work >= 64) {
            yield work;
            work = 0;
          }
          tried.push(0);
        }
      }
    }
    yield work;
    return false;

    function flip(j: number, made: 0 | 1): number {
      a ^= flipA[j]!;
      b ^= flipB[j]!;
      setCells(masks, cells, j, made);
      pegs[kinds[over[j]!]!]! += 1 - 2 * made;
      return j;
    }
  }

  /** Whether the peg in the hole is the last one, and may be. */
  function isLast(hole: number): boolean {
    return pegs[0]! + pegs[1]! + pegs[2]! + pegs[3]! === 1 && ends.includes(hole);
  }

  /** Whether the last sweep can be next: there is no other peg of the parity that makes it. */
  function isAlone(): boolean {
    return pegs.some((count, kind) => count === 1 && lastKinds.has(kind));
  }

  /** All jumps of the solution through a position whose next sweep wins. */
  function* wayTo(number: number): Work<number[]> {
    const numbers: number[] = [];
    for (let at = number; at >= 0; at = before[at]!) numbers.unshift(at);
    load(numbers[0]!);
    path.length = 0;
    for (const next of [...numbers.slice(1), undefined]) {
      const [a, b] = wordsOf(masks, cells);
      yield* sweep(holes, a, b, (nextA, nextB, hole) => {
        if (next === undefined) return isLast(hole);
        words[0] = nextA;
        words[1] = nextB;
        reduce?.(words);
        return words[0] === seen.a[next] && words[1] === seen.b[next];
      });
    }
    return path;
  }
}

/** The numbers from one to before another. */
function numbered(first: number, end: number): Int32Array {
  return new Int32Array(end - first).map((_, i) => first + i);
}

/** Numbers in ascending order of their burdens, which are whole; equal ones stay in order. */
function* sorted(numbers: Int32Array, burden: readonly number[]): Work<Int32Array> {
  /** By burden: how many numbers have it, then the place of the next one. */
  const places: number[] = [];
  for (const [i, number] of numbers.entries()) {
    if ((i & 4095) === 0) yield 64;
    const own = burden[number]!;
    while (places.length <= own) places.push(0);
    places[own]!++;
  }
  let place = 0;
  for (const [own, count] of places.entries()) {
    places[own] = place;
    place += count;
  }
  const all = new Int32Array(numbers.length);
  for (const [i, number] of numbers.entries()) {
    if ((i & 4095) === 0) yield 64;
    all[places[burden[number]!]!++] = number;
  }
  return all;
}
