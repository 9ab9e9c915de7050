/**
 * The beam search behind most answers. It descends peg by peg and keeps the most promising few hundred positions of
 * each level. If it fails, it starts again with a wider beam. If nothing was discarded, the search was exhaustive, and
 * a negative answer is proved.
 */
import {middleOf} from './board.js';
import type {Board} from './symmetries.js';
import {findEndings, type Endings} from './endings.js';
import {Keys} from './keys.js';
import {canJump, priceOf, wordsOf, type Masks} from './masks.js';
import {enough, findPagodas, sumsOf, type Pagodas} from './pagodas.js';
import type {Work} from './steps.js';

/** The goal. Without it, the search minimises the number of pegs, wherever they are. */
export interface Goal {
  /** Holes in which the last peg may end, from 0. */
  readonly ends: readonly number[];
  endings: Endings;
  /** Computed once a search becomes long. */
  pagodas?: Pagodas;
}

/** The result. */
export interface BeamSearchResult {
  /** Jumps to the goal. */
  readonly way?: readonly number[];
  /** Fewest pegs reached. */
  readonly pegs: number;
  /** Whether the search was exhaustive. */
  readonly complete: boolean;
}

/** How far searches have come: a position that was not ruled out, with the fewest pegs. */
export interface Progress {
  pegs: number;
  /** The first jump on the way to it. */
  jump?: number;
}

/** Beam width of the first, second and last pass. The last one takes up to 100 MB. */
const widths = [256, 2048, 1 << 19];
/** Maximum number of positions generated per level. */
const rooms = [1 << 13, 1 << 16, 1 << 20];

/**
 * @param cells one byte per hole
 * @param low stops at so few pegs
 * @param progress is updated level by level
 * @param first the first pass; each is wider than the one before
 * @param last the pass after the last one
 */
export function* beamSearch(
  masks: Masks,
  cells: Uint8Array,
  goal: Goal | undefined,
  low: number,
  progress?: Progress,
  first = 0,
  last = widths.length,
): Work<BeamSearchResult> {
  const count = cells.reduce((sum, peg) => sum + peg, 0);
  let best = count;
  for (let pass = first; pass < last; pass++) {
    if (goal && pass > 0) yield* sharpen(masks, goal);
    const descent = yield* go(masks, cells, count, goal, low, widths[pass]!, rooms[pass]!, pass, progress);
    best = Math.min(best, descent.pegs);
    if (descent.way || descent.complete || best <= low) return {...descent, pegs: best};
  }
  return {pegs: best, complete: false};
}

/** Computes more endings, and pagoda functions: worthwhile for long searches only. */
function* sharpen(masks: Masks, goal: Goal): Work<void> {
  if (goal.pagodas) return;
  goal.endings = yield* findEndings(masks, goal.ends, 200_000);
  goal.pagodas = yield* findPagodas(masks, goal.ends);
}

/** One pass of the search. */
function* go(
  masks: Masks,
  start: Uint8Array,
  all: number,
  goal: Goal | undefined,
  low: number,
  width: number,
  room: number,
  pass: number,
  progress?: Progress,
): Work<BeamSearchResult> {
  const {wide, count, flipA, flipB, pairA, pairB} = masks;
  // each pass weights distance differently
  const rise = risesOf(masks, weightsOf(masks.board, pass === 1 ? 1 : 0.5));
  const pagodas = goal?.pagodas;
  const words = pagodas?.words ?? 0;
  const few = goal?.endings.few ?? 0;
  const [first, second] = wordsOf(masks, start);
  const sums = new Int32Array(words);
  const cells = start.slice();
  /** How each position of a level was reached from the previous one: index × jumps + jump. */
  const levels: Uint32Array[] = [];
  let now = levelOf(room, words);
  let next = levelOf(room, words);
  now.keys.add(first, second);
  if (pagodas) now.sums.set(sumsOf(pagodas, start));
  let complete = true;
  let pegs = all;
  let work = 0;
  for (; now.keys.size > 0 && pegs > low; pegs--) {
    next.keys.clear(Math.min(now.keys.size * 3, room));
    const {keys, score, came, sums: nextSums} = next;
    const {score: scores, sums: nowSums} = now;
    const {size, a: as, b: bs} = now.keys;
    for (let i = 0; i < size && keys.size < room - count; i++) {
      work += priceOf(masks, levels.length);
      if (work >= 32) {
        yield work;
        work = 0;
      }
      const a = as[i]!;
      const b = bs[i]!;
      if (wide) {
        cells.set(start);
        followTo(masks, levels, i, cells);
      }
      for (let j = 0; j < count; j++) {
        const fa = flipA[j]!;
        const fb = flipB[j]!;
        if (wide ? !canJump(masks, cells, j) : (a & fa) !== pairA[j] || (b & fb) !== pairB[j]) continue;
        const na = a ^ fa;
        const nb = b ^ fb;
        if (goal && pegs - 2 <= few) {
          if (goal.endings.keys.has(na, nb)) {
            return {
              way: [...wayTo(levels, count, i), j, ...wayOn(masks, goal.endings.keys, na, nb, pegs - 1)],
              pegs: 1,
              complete,
            };
          }
          if (pegs - 1 <= few) continue;
        }
        if (pagodas) {
          for (let word = 0, k = j * words, at = i * words; word < words; word++, k++, at++)
            sums[word] = nowSums[at]! - pagodas.loss[k]!;
          if (!enough(sums, pagodas, goal.ends)) continue;
        }
        if (!keys.add(na, nb)) continue;
        const at = keys.size - 1;
        score[at] = scores[i]! + rise[j]!;
        came[at] = i * count + j;
        for (let word = 0; word < words; word++) nextSums[at * words + word] = sums[word]!;
      }
      if (keys.size >= room - count && i + 1 < size) complete = false;
    }
    if (keys.size > width) {
      complete = false;
      yield* choose(next, now, width, words);
    } else {
      [now, next] = [next, now];
    }
    levels.push(now.came.slice(0, now.keys.size));
    if (progress && now.keys.size > 0 && pegs <= progress.pegs) {
      progress.pegs = pegs - 1;
      progress.jump = wayTo(levels, count, lowest(now.score, now.keys.size))[0]!;
    }
  }
  return {pegs: now.keys.size > 0 ? pegs : pegs + 1, complete};
}

/** The positions of one level. */
type Level = ReturnType<typeof levelOf>;

const levelOf = (room: number, words: number) => ({
  keys: new Keys(room),
  /** Scores of the positions; lower is better. */
  score: new Int32Array(room),
  came: new Uint32Array(room),
  sums: new Int32Array(room * words),
});

/** Copies the most promising positions. */
function* choose(all: Level, best: Level, width: number, words: number): Work<void> {
  const {size, a, b} = all.keys;
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < size; i++) {
    low = Math.min(low, all.score[i]!);
    high = Math.max(high, all.score[i]!);
  }
  const times = new Int32Array(high - low + 1);
  for (let i = 0; i < size; i++) times[all.score[i]! - low]!++;
  yield size >> 6;
  let bar = 0;
  let left = width;
  while (left >= times[bar]!) left -= times[bar++]!;
  best.keys.clear(width);
  for (let i = 0; i < size; i++) {
    if ((i & 4095) === 0) yield 64;
    const over = all.score[i]! - low - bar;
    if (over > 0 || (over === 0 && left-- <= 0)) continue;
    const at = best.keys.size;
    best.keys.add(a[i]!, b[i]!);
    best.score[at] = all.score[i]!;
    best.came[at] = all.came[i]!;
    for (let word = 0; word < words; word++) best.sums[at * words + word] = all.sums[i * words + word]!;
  }
}

/** The index of the lowest of the first scores. */
function lowest(scores: Int32Array, size: number): number {
  let best = 0;
  for (let i = 1; i < size; i++) if (scores[i]! < scores[best]!) best = i;
  return best;
}

/** The score that each jump adds, given the weights of pegs by hole. */
export function risesOf({from, over, to}: Masks, weight: readonly number[]): Int32Array {
  return Int32Array.from(from, (hole, j) => weight[to[j]!]! - weight[hole]! - weight[over[j]!]!);
}

/** The distance of each hole from the middle: a power of its square, at most 60. */
export function weightsOf({holes, lattice}: Board, power: number): number[] {
  const lean = lattice === 'triangle' ? 1 : 0;
  const [row, column] = middleOf(holes);
  const far = holes.map((hole) => {
    const [down, right] = [hole.row - row, hole.column - column];
    return (down * down + right * right - lean * down * right) ** power;
  });
  const scale = 60 / Math.max(1, ...far);
  return far.map((distance) => Math.round(distance * scale));
}

/**
 * The jumps to a position of the last level.
 * @param levels how each position was reached from the previous level: index × count + jump
 */
export function wayTo(levels: readonly ArrayLike<number>[], count: number, at: number): number[] {
  const way: number[] = [];
  for (let level = levels.length - 1; level >= 0; level--) {
    const came = levels[level]![at]!;
    way.unshift(came % count);
    at = Math.floor(came / count);
  }
  return way;
}

/** Makes the jumps of {@link wayTo}, in any order: each turns its three holes over. */
export function followTo(
  {count, from, over, to}: Masks,
  levels: readonly ArrayLike<number>[],
  at: number,
  cells: Uint8Array,
): void {
  for (let level = levels.length - 1; level >= 0; level--) {
    const came = levels[level]![at]!;
    const j = came % count;
    cells[from[j]!]! ^= 1;
    cells[over[j]!]! ^= 1;
    cells[to[j]!]! ^= 1;
    at = (came - j) / count;
  }
}

/** Winning positions from which other ones lead on to the last peg. */
export interface Winning {
  has(a: number, b: number, pegs: number): boolean | undefined;
}

/** The jumps from a winning position to the last peg. */
export function wayOn(
  {count, flipA, flipB, pairA, pairB}: Masks,
  winning: Winning,
  a: number,
  b: number,
  pegs: number,
): number[] {
  const way: number[] = [];
  for (; pegs > 1; pegs--) {
    for (let j = 0; j < count; j++) {
      const fa = flipA[j]!;
      const fb = flipB[j]!;
      if ((a & fa) !== pairA[j] || (b & fb) !== pairB[j] || !winning.has(a ^ fa, b ^ fb, pegs - 1)) continue;
      way.push(j);
      a ^= fa;
      b ^= fb;
      break;
    }
  }
  return way;
}
