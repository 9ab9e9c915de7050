/** Sweeps: jumps of one peg in a row, which count as one move. */
import {finish, type Search} from '../../../core/search.js';
import {sharpen} from './descent.js';
import {Keys} from './keys.js';
import {canJump, cellsOf, masksOf, setCells, wordsOf} from './masks.js';
import {enough, sumsOf} from './pagodas.js';
import {finishes, pegCount, type Position} from './position.js';
import {goalOf} from './solve.js';
import {searchOf, type Work} from './steps.js';

/** Moves by sweeps: jumps of one peg in a row stand together. */
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

/** Positions that are remembered at most. */
const most = 1 << 21;

/**
 * The fewest sweeps that win; null where the game can't be won.
 * @returns undefined where more than two million positions would have to be remembered.
 */
export function fewestSweeps(position: Position, {limit = Infinity}: {readonly limit?: number} = {}): number | null | undefined {
  return finish(searchFewestSweeps(position), limit);
}

/** The same in steps. */
export function searchFewestSweeps(position: Position): Search<number | null | undefined> {
  return searchOf(fewestOf(position));
}

/** A position after a sweep, one byte a hole, with its words and its sums of weights. */
interface Stand {
  readonly cells: Uint8Array;
  readonly a: number;
  readonly b: number;
  readonly pegs: number;
  readonly sums: Int32Array;
}

/** Sweep by sweep, every position that comes up after so many of them; those that can't be won are left out. */
function* fewestOf(position: Position): Work<number | null | undefined> {
  const ends = finishes(position).map((hole) => hole - 1);
  if (ends.length === 0) return null;
  const masks = masksOf(position);
  const {board, from, to, flipA, flipB, holeA, holeB} = masks;
  const goal = yield* goalOf(position, ends);
  const pagodas = yield* sharpen(masks, goal);
  const {endings} = goal;
  const {words, loss} = pagodas;
  const jumpsOf = board.holes.map((_, hole) => [...from.keys()].filter((j) => from[j] === hole));
  const won = ({a, b}: Stand): boolean => ends.some((end) => holeA[end] === a && holeB[end] === b);
  const cells = cellsOf(position);
  const [a, b] = wordsOf(masks, cells);
  const start: Stand = {cells, a, b, pegs: pegCount(position), sums: sumsOf(pagodas, cells)};
  if (won(start)) return 0;
  const seen = new Keys();
  seen.add(a, b);
  let level = [start];
  for (let sweeps = 1; level.length > 0; sweeps++) {
    const next: Stand[] = [];
    for (const stand of level) {
      yield 1;
      if (jumpsOf.some((jumps) => sweep(stand, jumps, next))) return sweeps;
    }
    if (seen.size > most) return undefined;
    level = next;
  }
  return null;

  /** Jumps with one peg, on and on; true once that wins. */
  function sweep({cells, a, b, pegs, sums}: Stand, jumps: readonly number[], next: Stand[]): boolean {
    for (const j of jumps) {
      if (!canJump(masks, cells, j)) continue;
      const after = {cells: cells.slice(), a: a ^ flipA[j]!, b: b ^ flipB[j]!, pegs: pegs - 1, sums: sums.map((sum, word) => sum - loss[j * words + word]!)};
      if (won(after)) return true;
      if (after.pegs <= endings.few ? endings.keys.find(after.a, after.b) < 0 : !enough(after.sums, pagodas, ends)) continue;
      setCells(masks, after.cells, j, 1);
      if (seen.add(after.a, after.b)) next.push(after);
      if (sweep(after, jumpsOf[to[j]!]!, next)) return true;
    }
    return false;
  }
}
