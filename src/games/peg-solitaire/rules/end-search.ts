/**
 * The search for games that end in a given hole. Integer programs find the jumps that no such game contains, and linear
 * ones the pagoda functions that limit the position most. The other jumps are searched depth first.
 */
import {wayOn} from './beam-search.js';
import type {Endings} from './endings.js';
import {JumpCounts} from './jump-counts.js';
import {Keys} from './keys.js';
import {wordsOf, type Masks} from './masks.js';
import {high, packed} from './pagodas.js';
import {findRegions} from './regions.js';
import type {Work} from './steps.js';

/** Maximum number of linear programs for a position. */
const budget = 200;
/** The same for a position and a jump. */
const jumpBudget = 4;
/** Maximum number of pagoda functions. */
const mostPagodas = 32;

/** A pagoda function of a position. */
interface Slack {
  /** The weight of the position beyond that of its last peg. */
  readonly slack: number;
  /** The weight that each jump loses. */
  readonly losses: readonly number[];
  /** How much it limits the jumps. */
  readonly worth: number;
}

/**
 * @param room maximum number of positions; with 0 it only tries to prove that there is no game
 * @returns the jumps to the last peg (in this hole or another of the endings), null if there are none to this hole
 * (proved), undefined if it is not known
 */
export function* searchEnd(
  masks: Masks,
  cells: Uint8Array,
  end: number,
  endings: Endings,
  room: number,
): Work<readonly number[] | null | undefined> {
  const counts = new JumpCounts(masks, yield* findRegions(masks), cells, end);
  if (!(yield* counts.possible({left: budget}))) return null;
  if (room === 0) return undefined;
  const jumps = yield* possibleJumps(masks, counts);
  const slacks = yield* findSlacks(masks, counts, cells, end, jumps);
  return yield* depthFirst(masks, cells, jumps, slacks, endings, room);
}

/** The jumps that a game may contain. The others are forbidden in the program. */
function* possibleJumps({count}: Masks, counts: JumpCounts): Work<number[]> {
  const {low, high} = counts;
  const possible = Array.from({length: count}, (_, j) => counts.countOf(j) > 0.99);
  for (let j = 0; j < count; j++) {
    if (possible[j]) continue;
    low[j] = 1;
    possible[j] = yield* counts.possible({left: jumpBudget});
    low[j] = 0;
    if (!possible[j]) high[j] = 0;
  }
  return [...possible.keys()].filter((j) => possible[j]);
}

/** The pagoda functions that limit how often a jump is made: proofs that once, twice or three times is too often. */
function* findSlacks(
  {from, over, to}: Masks,
  counts: JumpCounts,
  cells: Uint8Array,
  end: number,
  jumps: readonly number[],
): Work<Slack[]> {
  const found = new Map<string, Slack>();
  counts.forgetSets();
  for (const j of jumps) {
    let possible = true;
    for (counts.low[j] = 1; possible && counts.low[j] < 4; counts.low[j]++)
      possible = yield* counts.possible({left: 1});
    counts.low[j] = 0;
    if (possible) continue;
    const proof = counts.proof();
    const unit = Math.min(1, ...proof.map(Math.abs).filter((weight) => weight > 1e-6));
    for (const scale of [1 / unit, -1 / unit, 2 / unit, -2 / unit, 6 / unit, -6 / unit]) {
      const weights = Array.from(proof, (weight) => Math.round(weight * scale));
      if (weights.some((weight, i) => Math.abs(weight - proof[i]! * scale) > 1e-6)) continue;
      const losses = jumps.map((j) => weights[from[j]!]! + weights[over[j]!]! - weights[to[j]!]!);
      const slack = weights.reduce((sum, weight, i) => sum + weight * cells[i]!, -weights[end]!);
      if (slack < 0 || slack > 127 || losses.some((loss) => loss < 0)) continue;
      const worth = losses.reduce((sum, loss) => sum + Math.min(2, loss / (slack + 0.01)), 0);
      found.set(`${slack} ${losses.join()}`, {slack, losses: losses.map((loss) => Math.min(127, loss)), worth});
      break;
    }
  }
  return [...found.values()].sort((x, y) => y.worth - x.worth).slice(0, mostPagodas);
}

/** Tries all games of some jumps. */
function* depthFirst(
  masks: Masks,
  cells: Uint8Array,
  jumps: readonly number[],
  slacks: readonly Slack[],
  {keys: winning, few}: Endings,
  room: number,
): Work<readonly number[] | null | undefined> {
  const count = jumps.length;
  const pick = (values: Int32Array): Int32Array => Int32Array.from(jumps, (j) => values[j]!);
  const flipA = pick(masks.flipA);
  const flipB = pick(masks.flipB);
  const pairA = pick(masks.pairA);
  const pairB = pick(masks.pairB);
  const loss = jumps.map((_, i) => packed(slacks.map(({losses}) => losses[i]!)));
  const slack = packed(slacks.map((one) => one.slack));
  const words = slack.length;
  const pegs = cells.reduce((sum, peg) => sum + peg, 0);
  /** By depth: what the position may still lose, and the jump made, by its index. */
  const left = Array.from({length: pegs}, () => slack.slice());
  const made = new Int32Array(pegs).fill(-1);
  const seen = new Keys();
  let [a, b] = wordsOf(masks, cells);
  let work = 0;
  for (let depth = 0; depth >= 0;) {
    const i = ++made[depth]!;
    if (i === count) {
      if (--depth < 0) break;
      a ^= flipA[made[depth]!]!;
      b ^= flipB[made[depth]!]!;
      if (++work >= 64) {
        yield work;
        work = 0;
      }
      continue;
    }
    if ((a & flipA[i]!) !== pairA[i] || (b & flipB[i]!) !== pairB[i]) continue;
    const now = left[depth]!;
    const next = left[depth + 1]!;
    const lost = loss[i]!;
    let word = 0;
    for (; word < words; word++) {
      const rest = (now[word]! | high) - lost[word]!;
      if ((rest & high) !== high) break;
      next[word] = rest ^ high;
    }
    if (word < words) continue;
    const nextA = a ^ flipA[i]!;
    const nextB = b ^ flipB[i]!;
    const rest = pegs - depth - 1;
    if (rest <= few) {
      if (!winning.has(nextA, nextB)) continue;
      const way = Array.from(made.subarray(0, depth + 1), (at) => jumps[at]!);
      return [...way, ...wayOn(masks, winning, nextA, nextB, rest)];
    }
    if (!seen.add(nextA, nextB)) continue;
    if (seen.size >= room) return undefined;
    a = nextA;
    b = nextB;
    made[++depth] = -1;
  }
  return null;
}
