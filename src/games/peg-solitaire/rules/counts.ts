/** Counts all games from a position by looking at each position that can come up once. */
import {finish, type Search} from '../../../core/search.js';
import {Keys} from './keys.js';
import {canJump, cellsOf, masksOf, setCells, wordsOf} from './masks.js';
import {finishes, pegCount, type Position} from './position.js';
import {searchOf, type Work} from './steps.js';

/** All games from a position, until no jump is left. */
export interface Counts {
  /** Orders of jumps that end with one peg, on the target if there is one. */
  readonly solutions: bigint;
  /** Orders of jumps until no jump is left. */
  readonly games: bigint;
  /** Different positions, the first included. */
  readonly positions: number;
  /** Jumps of the shortest game. */
  readonly shortest: number;
}

/** Positions that are remembered at most: about 200 MB. */
const most = 1 << 21;

/** All counts of a position, in steps; undefined where it has more than about two million positions. */
export function searchCounts(position: Position): Search<Counts | undefined> {
  return searchOf(countsOf(position));
}

function* countsOf(position: Position): Work<Counts | undefined> {
  const masks = masksOf(position);
  const {wide, count, flipA, flipB, pairA, pairB, holeA, holeB} = masks;
  const cells = cellsOf(position);
  const ends = finishes(position).map((hole) => hole - 1);
  const keys = new Keys(1 << 10);
  const games: bigint[] = [];
  const solutions: bigint[] = [];
  const shortest: number[] = [];
  /** By level: the position's number, the jump to it, and the next jump to try. */
  const at: number[] = [];
  const came: number[] = [];
  const next: number[] = [];
  let [a, b] = wordsOf(masks, cells);
  const enter = (jump: number): void => {
    keys.add(a, b);
    games.push(0n);
    const one = ends.some((end) => holeA[end] === a && holeB[end] === b);
    solutions.push(one ? 1n : 0n);
    shortest.push(Infinity);
    at.push(keys.size - 1);
    came.push(jump);
    next.push(0);
  };
  const flip = (jump: number, made: 0 | 1): void => {
    a ^= flipA[jump]!;
    b ^= flipB[jump]!;
    if (wide) setCells(masks, cells, jump, made);
  };
  const gather = (to: number, from: number): void => {
    games[to]! += games[from]!;
    solutions[to]! += solutions[from]!;
    shortest[to] = Math.min(shortest[to]!, shortest[from]! + 1);
  };
  enter(-1);
  for (let steps = 0; ; steps++) {
    if ((steps & 15) === 0) yield 16;
    const depth = at.length - 1;
    const own = at[depth]!;
    let j = next[depth]!;
    while (j < count && (wide ? !canJump(masks, cells, j) : (a & flipA[j]!) !== pairA[j] || (b & flipB[j]!) !== pairB[j])) j++;
    next[depth] = j + 1;
    if (j < count) {
      flip(j, 1);
      const seen = keys.find(a, b);
      if (seen < 0) {
        if (keys.size === most) return undefined;
        enter(j);
      } else {
        gather(own, seen);
        flip(j, 0);
      }
      continue;
    }
    if (games[own] === 0n) {
      games[own] = 1n;
      shortest[own] = 0;
    }
    if (depth === 0) break;
    gather(at[depth - 1]!, own);
    flip(came[depth]!, 0);
    at.pop();
    came.pop();
    next.pop();
  }
  return {solutions: solutions[0]!, games: games[0]!, positions: keys.size, shortest: shortest[0]!};
}

function counted(position: Position): Counts {
  const counts = finish(searchCounts(position));
  if (!counts) throw new RangeError(`From this position of ${pegCount(position)} pegs there are more positions than can be remembered.`);
  return counts;
}

/**
 * In how many orders of jumps the game can be won. Strings in JSON: the numbers pass 2^53.
 * @throws {RangeError} where more than two million positions can come up; `searchCounts` tells so without.
 */
export function countSolutions(position: Position): bigint {
  return finishes(position).length === 0 ? 0n : counted(position).solutions;
}

/**
 * In how many orders of jumps the game can go, until no jump is left.
 * @throws {RangeError} as `countSolutions` does.
 */
export function countGames(position: Position): bigint {
  return counted(position).games;
}
