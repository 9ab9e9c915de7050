/**
 * Searches every order and placement of the pieces in hand and evaluates the resulting boards (evaluation.ts). Two
 * kinds of pruning never lose the best board: orders that lead to the same board are tried once, and last pieces that
 * can't outweigh the cost so far are skipped.
 */
import type {Bits} from './board.js';
import {evaluator, tunedWeights, type Evaluate} from './evaluation.js';
import {lineCount, put, reachOf, slot, tilesOf, type Reach, type Slot} from './reach.js';
import {turned, type Piece} from './shapes.js';

/** The cost of a board with the tuned weights. */
export const evaluate = evaluator(tunedWeights);
const none = 0x7fffffff;

/** Maximum number of run ends that a piece can remove: two for each of its own runs, in both directions. */
function endsOf({shape}: Piece): number {
  return 2 * `${shape}/${turned(shape, 1)}`.match(/1+/g)!.length;
}

/** Every placement of a piece, in all orientations. */
const everywhere = Int32Array.from({length: 4 * 81}, (_, i) => i);

/** A stage of the search: the board before its piece, and where the remaining pieces fit. */
type Stage = ReturnType<typeof stageFor>;

const stageFor = (pieces: readonly Reach[]) => ({
  board: slot(),
  /** By piece: the placements that fit, their number, and by placement whether it clears something. */
  lists: pieces.map(({all}) => new Int32Array(all.length)),
  counts: pieces.map(() => 0),
  clears: pieces.map(({all}) => new Uint8Array(all.length)),
  /** By piece: the placements that clear something, and their number. */
  clearing: pieces.map(({all}) => new Int32Array(all.length)),
  clearingCounts: pieces.map(() => 0),
  /** The number of filled cells per line. */
  tiles: new Uint8Array(lineCount),
});

/** Beam width of a quick look. Wider ones leave time for fewer hands, and were no better. */
const few = 4;

/** The boards of a beam; all quick looks use the same objects. */
const beam = (): (Slot & {used: number; cost: number})[] =>
  Array.from({length: few}, () => ({...slot(), used: 0, cost: 0}));
let boards = beam();
let best = beam();
const placed = slot();

/**
 * An approximation of the cost of the best board of a hand, by a beam search piece by piece: equal or slightly higher.
 * Undefined if none of the kept boards takes all pieces.
 */
export function quickLook([a, b, c]: Bits, hand: readonly Piece[], rotate: boolean): number | undefined {
  const reaches = hand.map((piece) => reachOf(piece, rotate));
  Object.assign(boards[0]!, {a, b, c, used: 0});
  let count = 1;
  for (let left = hand.length; left > 0; left--) {
    let found = 0;
    for (let n = 0; n < count; n++) {
      const board = boards[n]!;
      for (let piece = 0; piece < reaches.length; piece++) {
        const used = board.used | (1 << piece);
        if (used === board.used) continue;
        const {bits} = reaches[piece]!;
        for (let i = 0; i < bits.length; i += 3) {
          const x = bits[i]!,
            y = bits[i + 1]!,
            z = bits[i + 2]!;
          if (((board.a & x) | (board.b & y) | (board.c & z)) !== 0) continue;
          put(board, placed, x, y, z);
          const bar = found < few ? none : best[few - 1]!.cost;
          const cost = evaluate(placed.a, placed.b, placed.c, bar);
          if (cost >= bar) continue;
          let at = found;
          let known = false;
          for (; at > 0 && best[at - 1]!.cost >= cost && !known; at--) known = equal(best[at - 1]!, placed);
          if (known) continue;
          const next = best.pop()!;
          next.a = placed.a;
          next.b = placed.b;
          next.c = placed.c;
          next.used = used;
          next.cost = cost;
          best.splice(at, 0, next);
          if (found < few) found++;
        }
      }
    }
    if (found === 0) return undefined;
    count = found;
    [boards, best] = [best, boards];
  }
  return boards[0]!.cost;
}

const equal = (one: Slot, other: Slot): boolean => one.a === other.a && one.b === other.b && one.c === other.c;

/** A possible board after the hand. */
export interface Outcome {
  readonly cost: number;
  readonly board: Bits;
  /**
   * Piece and placement in turn, as indices into the pieces and into the placements of each piece in all orientations.
   */
  readonly way: readonly number[];
}

/** The exhaustive search; keeps the best outcomes. */
export class HandSearch {
  /** The best outcomes with different boards, best first. Outcomes that place more pieces come first. */
  readonly outcomes: Outcome[] = [];
  /** Number of pieces that they place. */
  depth = 0;
  readonly #keep: number;
  /** The hand, largest pieces first: the effect of a small one is quickly bounded. */
  readonly #order: readonly number[];
  /** The cost that an outcome must be below. */
  #limit = none;
  readonly #walk: Generator<number, void>;
  /** The board after each piece. */
  readonly #stages: readonly Stage[];
  /** Piece and placement in turn, of the current branch. */
  readonly #way: number[] = [];
  readonly #scratch = slot();
  /** Boards examined since the last pause. */
  #work = 0;
  readonly #places: readonly Reach[];
  readonly #names: readonly string[];
  readonly #evaluate: Evaluate;
  /** By piece, by how much a placement that clears nothing can lower the cost. */
  readonly #gain: readonly number[];

  /** @param keep maximum number of outcomes */
  constructor(board: Bits, hand: readonly Piece[], rotate = false, keep = 1, judge = evaluate, weights = tunedWeights) {
    this.#keep = keep;
    this.#order = hand.map((_, i) => i).sort((i, j) => hand[j]!.tiles - hand[i]!.tiles);
    const pieces = this.#order.map((i) => hand[i]!);
    this.#places = pieces.map((piece) => reachOf(piece, rotate));
    this.#names = pieces.map(({name}) => name);
    const [side, corner, centre, , , , edge, aligned] = weights;
    this.#gain = pieces.map(
      (piece) => endsOf(piece) * Math.max(edge, aligned) - piece.tiles * Math.min(side, corner, centre),
    );
    this.#evaluate = judge;
    this.#stages = Array.from({length: Math.max(2, pieces.length)}, () => stageFor(this.#places));
    const [a, b, c] = board;
    Object.assign(this.#stages[0]!.board, {a, b, c});
    this.#found(this.#stages[0]!.board, []);
    this.#walk = this.#visit(0);
  }

  /** Works for about `budget` boards. Returns whether the search is done. */
  step(budget: number): boolean {
    for (let used = 0; used < budget;) {
      const next = this.#walk.next();
      if (next.done) return true;
      used += next.value;
    }
    return false;
  }

  #offer({a, b, c}: Slot, cost: number, way: readonly number[]): void {
    const {outcomes} = this;
    const depth = way.length / 2;
    if (depth > this.depth) {
      this.depth = depth;
      outcomes.length = 0;
    }
    for (const {board} of outcomes) if (board[0] === a && board[1] === b && board[2] === c) return;
    let at = outcomes.length;
    while (at > 0 && outcomes[at - 1]!.cost > cost) at--;
    outcomes.splice(at, 0, {cost, board: [a, b, c], way: way.map((n, i) => (i % 2 ? n : this.#order[n]!))});
    if (outcomes.length > this.#keep) outcomes.length = this.#keep;
    this.#limit = outcomes.length < this.#keep ? none : outcomes.at(-1)!.cost;
  }

  /** Offers an outcome that may place only some of the pieces. */
  #found(board: Slot, way: readonly number[]): void {
    const depth = way.length / 2;
    if (depth < this.depth) return;
    const limit = depth > this.depth ? none : this.#limit;
    const cost = this.#evaluate(board.a, board.b, board.c, limit);
    if (cost < limit) this.#offer(board, cost, way);
  }

  /**
   * Tries each of the remaining pieces in each placement on the board of this stage. If it could be swapped with the
   * previous piece, neither clearing anything by itself, only one order is tried.
   */
  *#visit(level: number): Generator<number, void> {
    const {board, lists, counts} = this.#stages[level]!;
    const next = this.#stages[level + 1]!.board;
    const last = this.#places.length - 1;
    for (let x = 0; x <= last; x++) {
      if (!this.#isUsed(x, level)) this.#fit(x, level);
    }
    tilesOf(board.a, board.b, board.c, this.#stages[level]!.tiles);
    for (let x = 0; x <= last; x++) {
      if (this.#isUsed(x, level) || this.#isTwin(x, level)) continue;
      const {bits} = this.#places[x]!;
      const from = this.#swapped(x, level);
      for (let i = 0; i < counts[x]!; i++) {
        const place = lists[x]![i]!;
        if (place < from && this.#stages[level - 1]!.clears[x]![place] === 0) continue;
        this.#way[2 * level] = x;
        this.#way[2 * level + 1] = place;
        put(board, next, bits[3 * place]!, bits[3 * place + 1]!, bits[3 * place + 2]!);
        if (this.depth <= level + 1) this.#found(next, this.#way.slice(0, 2 * level + 2));
        if (level + 1 < last) yield* this.#visit(level + 1);
        else if (level < last) this.#finish(last);
        // a yield costs as much as some boards
        if (this.#work < 200) continue;
        yield this.#work;
        this.#work = 0;
      }
    }
  }

  /** The last piece: like {@link #visit}, without the lists that are no longer needed. */
  #finish(level: number): void {
    const {board} = this.#stages[level]!;
    const before = this.#stages[level - 1]!;
    const next = this.#scratch;
    let piece = 0;
    while (this.#isUsed(piece, level)) piece++;
    const {bits, all} = this.#places[piece]!;
    let list = board.full ? everywhere : before.lists[piece]!;
    let most = board.full ? all.length : before.counts[piece]!;
    const {a, b, c} = board;
    const judge = this.#evaluate;
    let best = this.depth > level ? this.#limit : none;
    // if the last piece can't outweigh the cost so far, only placements that clear something are tried
    const only = judge(a, b, c, none, true) - this.#gain[piece]! >= best;
    if (only && !board.full && !this.#helps(piece, level)) {
      list = before.clearing[piece]!;
      most = before.clearingCounts[piece]!;
    }
    let work = 1 + (most >> 3);
    const from = this.#swapped(piece, level);
    const clears = before.clears[piece]!;
    for (let i = 0; i < most; i++) {
      const place = list[i]!;
      const x = bits[3 * place]!,
        y = bits[3 * place + 1]!,
        z = bits[3 * place + 2]!;
      if (((a & x) | (b & y) | (c & z)) !== 0 || (place < from && clears[place] === 0)) continue;
      put(board, next, x, y, z);
      if (only && !next.full) continue;
      work++;
      const cost = judge(next.a, next.b, next.c, best);
      if (cost >= best) continue;
      this.#offer(next, cost, [...this.#way.slice(0, 2 * level), piece, place]);
      best = this.#limit;
    }
    this.#work += work;
  }

  /** Whether the previous piece may have enabled this one to clear a line. */
  #helps(piece: number, level: number): boolean {
    const {tiles} = this.#stages[level - 1]!;
    const before = this.#places[this.#way[2 * level - 2]!]!.all[this.#way[2 * level - 1]!]!.tiles;
    const {most} = this.#places[piece]!;
    for (let line = 0; line < lineCount; line++) {
      if (before[line]! > 0 && tiles[line]! + before[line]! + most[line]! >= 9) return true;
    }
    return false;
  }

  /**
   * The last placement up to which a piece might as well have come before the previous one. That order is tried
   * elsewhere, unless one of the two clears something by itself.
   */
  #swapped(piece: number, level: number): number {
    if (level === 0 || this.#stages[level]!.board.full) return 0;
    const other = this.#way[2 * level - 2]!;
    if (this.#names[piece] === this.#names[other]) return this.#way[2 * level - 1]!;
    return piece < other ? everywhere.length : 0;
  }

  #isUsed(piece: number, level: number): boolean {
    for (let i = 0; i < level; i++) if (this.#way[2 * i] === piece) return true;
    return false;
  }

  /** Whether a piece equals an earlier one of the remaining pieces. */
  #isTwin(piece: number, level: number): boolean {
    for (let i = 0; i < piece; i++) if (this.#names[i] === this.#names[piece] && !this.#isUsed(i, level)) return true;
    return false;
  }

  /** Computes where a piece fits on the board of a stage. */
  #fit(piece: number, level: number): void {
    const {board, lists, counts, clears} = this.#stages[level]!;
    const {bits, all} = this.#places[piece]!;
    const before = board.full ? undefined : this.#stages[level - 1];
    const from = before?.lists[piece] ?? everywhere;
    const most = before?.counts[piece] ?? all.length;
    const scratch = this.#scratch;
    const clearing = this.#stages[level]!.clearing[piece]!;
    let n = 0;
    let clear = 0;
    for (let i = 0; i < most; i++) {
      const place = from[i]!;
      const x = bits[3 * place]!,
        y = bits[3 * place + 1]!,
        z = bits[3 * place + 2]!;
      if (((board.a & x) | (board.b & y) | (board.c & z)) !== 0) continue;
      put(board, scratch, x, y, z);
      clears[piece]![place] = scratch.full ? 1 : 0;
      if (scratch.full) clearing[clear++] = place;
      lists[piece]![n++] = place;
    }
    counts[piece] = n;
    this.#stages[level]!.clearingCounts[piece] = clear;
  }
}
