/** Counts all games from a position: level by level, the number of jump sequences that lead to each position. */
import {finish, searchOf, type Search} from '../../../core/search.js';
import {followTo} from './beam-search.js';
import {Keys} from './keys.js';
import {canJump, cellsOf, masksOf, priceOf, wordsOf} from './masks.js';
import {finishes, pegCount, type Position} from './position.js';
import {publishedSolutions} from './published.js';
import {usualLimit, type SolveOptions, type Work} from './steps.js';

/** The number of games from a position, played until no jump is left. */
export interface Counts {
  /** Jump sequences that end with one peg, on the target if there is one. */
  readonly solutions: bigint;
  /** Jump sequences that end when no jump is left. */
  readonly games: bigint;
  /** Games by the number of pegs left: `byPegs[2]` of them end with two. */
  readonly byPegs: readonly bigint[];
  /** Games that end with one peg, by its hole: `byLastHole[n - 1]` of them end in hole `n`, whatever the target. */
  readonly byLastHole: readonly bigint[];
  /** Different positions, including the first. */
  readonly positions: number;
  /** Length of the shortest game, in jumps. */
  readonly shortest: number;
}

/** Maximum number of positions. */
const most = 1 << 21;

/** All counts of a position, as a search; undefined for more than about two million positions. */
export function searchCounts(position: Position): Search<Counts | undefined> {
  return searchOf(countsOf(position));
}

function* countsOf(position: Position): Work<Counts | undefined> {
  const masks = masksOf(position);
  const {board, wide, count, flipA, flipB, pairA, pairB, holeA, holeB} = masks;
  const start = cellsOf(position);
  const cells = start.slice();
  const first = pegCount(position);
  const byPegs = Array<bigint>(first + 1).fill(0n);
  const byLastHole = board.holes.map(() => 0n);
  /**
   * On a wide board, whose words don't contain the pegs: the jump and the position by which each position was first
   * reached.
   */
  const levels: Float64Array[] = [];
  let now = new Keys();
  /** The number of jump sequences to each position of the level. */
  let ways = [1n];
  now.add(...wordsOf(masks, start));
  let positions = 1;
  let shortest = Infinity;
  let work = 0;
  for (let pegs = first; now.size > 0; pegs--) {
    const next = new Keys();
    const nextWays: bigint[] = [];
    const came: number[] = [];
    for (let i = 0; i < now.size; i++) {
      // counting takes about as long as looking
      work += 2 * priceOf(masks, levels.length);
      if (work >= 64) {
        yield work;
        work = 0;
      }
      const a = now.a[i]!;
      const b = now.b[i]!;
      if (wide) {
        cells.set(start);
        followTo(masks, levels, i, cells);
      }
      let isStuck = true;
      for (let j = 0; j < count; j++) {
        const fa = flipA[j]!;
        const fb = flipB[j]!;
        if (wide ? !canJump(masks, cells, j) : (a & fa) !== pairA[j] || (b & fb) !== pairB[j]) continue;
        isStuck = false;
        const known = next.find(a ^ fa, b ^ fb);
        if (known >= 0) {
          nextWays[known]! += ways[i]!;
        } else {
          if (++positions > most) return undefined;
          next.add(a ^ fa, b ^ fb);
          nextWays.push(ways[i]!);
          if (wide) came.push(i * count + j);
        }
      }
      if (!isStuck) continue;
      shortest = Math.min(shortest, first - pegs);
      byPegs[pegs]! += ways[i]!;
      if (pegs === 1) byLastHole[holeA.findIndex((word, hole) => word === a && holeB[hole] === b)]! += ways[i]!;
    }
    levels.push(Float64Array.from(came));
    [now, ways] = [next, nextWays];
  }
  const sum = (all: readonly bigint[]): bigint => all.reduce((total, one) => total + one, 0n);
  const solutions = sum(finishes(position).map((hole) => byLastHole[hole - 1]!));
  return {solutions, games: sum(byPegs), byPegs, byLastHole, positions, shortest};
}

/**
 * The number of jump sequences that win. A bigint, since it may exceed 2^53; write it to JSON as a string. Published
 * totals of the English board are known at once.
 * @returns undefined if it is not known within `limit`, or if there are more than two million positions
 */
export function countSolutions(position: Position, options: SolveOptions = {}): bigint | undefined {
  const limit = options.limit ?? usualLimit;
  if (finishes(position).length === 0) return 0n;
  return publishedSolutions(position) ?? finish(searchCounts(position), limit)?.solutions;
}

/**
 * The number of jump sequences until no jump is left.
 * @returns undefined as `countSolutions`
 */
export function countGames(position: Position, options: SolveOptions = {}): bigint | undefined {
  return finish(searchCounts(position), options.limit ?? usualLimit)?.games;
}
