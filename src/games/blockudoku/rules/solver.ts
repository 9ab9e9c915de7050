/**
 * Goes through every order and place of the pieces in hand and judges the boards they leave by evaluation.ts. Ways that
 * lead to the same board because two pieces change places in the order are tried once, and last pieces that can't
 * make up for what the others cost are left out: neither ever loses the best board.
 */
import type {Bits} from './board.js';
import {evaluator, tunedWeights, type Evaluate} from './evaluation.js';
import {lineCount, put, reachOf, slot, tilesOf, type Reach, type Slot} from './reach.js';
import {turned, type Piece} from './shapes.js';

/** What a board costs, by the weights that were found best. */
export const evaluate = evaluator(tunedWeights);
const none = 0x7fffffff;

/** Most ends of runs of open cells that a piece can do away with: two for each of its own runs, lying and standing. */
function endsOf({shape}: Piece): number {
  return 2 * `${shape}/${turned(shape, 1)}`.match(/1+/g)!.length;
}

/** Every place that a piece can have, in all its turns. */
const everywhere = Int32Array.from({length: 4 * 81}, (_, i) => i);

/** What is known of one stage of the search: the board before its piece, and where the pieces left fit on it. */
interface Stage {
  readonly board: Slot;
  /** By piece: the places that fit, how many they are, and by place whether it clears something. */
  readonly lists: readonly Int32Array[];
  readonly counts: number[];
  readonly clears: readonly Uint8Array[];
  /** By piece: the places that clear something, and how many they are. */
  readonly clearing: readonly Int32Array[];
  readonly clearingCounts: number[];
  /** How many cells of each line are filled. */
  readonly tiles: Uint8Array;
}

/** Boards that a quick look goes on from: with as many, hints on worrying boards were as good as by looking at all ways. */
const few = 16;

/**
 * What the best board costs that a quick look at a hand comes to, piece by piece on from the best few boards so far: a
 * little more than the best of all, or as much. Undefined where none of these takes all pieces.
 */
export function quickLook([a, b, c]: Bits, hand: readonly Piece[], rotate: boolean): number | undefined {
  const reaches = hand.map((piece) => reachOf(piece, rotate));
  const next = slot();
  let boards = [{a, b, c, full: false, used: 0, cost: 0}];
  for (let placed = 0; placed < hand.length; placed++) {
    const best: typeof boards = [];
    for (const board of boards) {
      for (let piece = 0; piece < reaches.length; piece++) {
        const used = board.used | (1 << piece);
        if (used === board.used) continue;
        const {bits} = reaches[piece]!;
        for (let i = 0; i < bits.length; i += 3) {
          const x = bits[i]!,
            y = bits[i + 1]!,
            z = bits[i + 2]!;
          if (((board.a & x) | (board.b & y) | (board.c & z)) !== 0) continue;
          put(board, next, x, y, z);
          const bar = best.length < few ? none : best.at(-1)!.cost;
          const cost = evaluate(next.a, next.b, next.c, bar);
          if (cost >= bar || best.some((other) => other.a === next.a && other.b === next.b && other.c === next.c))
            continue;
          let at = best.length;
          while (at > 0 && best[at - 1]!.cost > cost) at--;
          best.splice(at, 0, {...next, used, cost});
          if (best.length > few) best.pop();
        }
      }
    }
    boards = best;
  }
  return boards[0]?.cost;
}

/** A board that the hand can lead to. */
export interface Outcome {
  readonly cost: number;
  readonly board: Bits;
  /** Piece and place in turn: indices into the pieces, and into the places of that piece in all its turns. */
  readonly way: readonly number[];
}

/** Goes through all that a hand can lead to and keeps the best few. */
export class HandSearch {
  /** The best outcomes, different boards, best first; ways that place more pieces beat all others. */
  readonly outcomes: Outcome[] = [];
  /** Pieces that they place. */
  depth = 0;
  /** Boards judged. */
  leaves = 0;
  readonly #keep: number;
  /** The hand, large pieces first: what a small one can still change is soon told. */
  readonly #order: readonly number[];
  /** What an outcome must be cheaper than. */
  #limit = none;
  readonly #walk: Generator<number, void>;
  /** Board by board, each after one more piece. */
  readonly #stages: readonly Stage[];
  /** Piece and place in turn, as far as the search is. */
  readonly #way: number[] = [];
  readonly #scratch = slot();
  /** Boards looked at since the search last stopped. */
  #work = 0;
  readonly #places: readonly Reach[];
  readonly #names: readonly string[];
  readonly #evaluate: Evaluate;
  /** By piece, how much less than the board before it the board after it may cost where nothing is cleared. */
  readonly #gain: readonly number[];

  /** @param keep how many of the best outcomes are kept */
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
    const stage = (): Stage => ({
      board: slot(),
      lists: this.#places.map(({count}) => new Int32Array(count)),
      counts: this.#places.map(() => 0),
      clears: this.#places.map(({count}) => new Uint8Array(count)),
      clearing: this.#places.map(({count}) => new Int32Array(count)),
      clearingCounts: this.#places.map(() => 0),
      tiles: new Uint8Array(lineCount),
    });
    this.#stages = Array.from({length: Math.max(2, pieces.length)}, stage);
    const [a, b, c] = board;
    Object.assign(this.#stages[0]!.board, {a, b, c});
    this.#found(this.#stages[0]!.board, []);
    this.#walk = this.#visit(0);
  }

  /** Works on for about as many boards as the budget says; true once all is done. */
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

  /** Offers a way that need not place all pieces. */
  #found(board: Slot, way: readonly number[]): void {
    const depth = way.length / 2;
    if (depth < this.depth) return;
    const limit = depth > this.depth ? none : this.#limit;
    const cost = this.#evaluate(board.a, board.b, board.c, limit);
    if (cost < limit) this.#offer(board, cost, way);
  }

  /**
   * Puts each of the pieces left, in each of its places, on the board of this stage. Where it and the piece before
   * could change places, neither clearing anything by itself, only one order is tried.
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
        // A yield costs as much as some boards do.
        if (this.#work < 200) continue;
        yield this.#work;
        this.#work = 0;
      }
    }
  }

  /** The last piece: what {@link #visit} does, but for the lists that nobody needs any more. */
  #finish(level: number): void {
    const {board} = this.#stages[level]!;
    const before = this.#stages[level - 1]!;
    const next = this.#scratch;
    let piece = 0;
    while (this.#isUsed(piece, level)) piece++;
    const {bits, count} = this.#places[piece]!;
    let list = board.full ? everywhere : before.lists[piece]!;
    let most = board.full ? count : before.counts[piece]!;
    const {a, b, c} = board;
    const judge = this.#evaluate;
    let best = this.depth > level ? this.#limit : none;
    // Where the last piece can't make up for what the board costs by now, only what it clears is looked at.
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
    this.leaves += work;
    this.#work += work;
  }

  /** Whether the piece before may have made room for this one to clear a line that it could not clear without. */
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
   * Up to which place a piece might as well have come before the piece before it: that order is tried elsewhere, but
   * where one of the two clears something by itself.
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

  /** True for a piece that is the same as an earlier one of those that are left. */
  #isTwin(piece: number, level: number): boolean {
    for (let i = 0; i < piece; i++) if (this.#names[i] === this.#names[piece] && !this.#isUsed(i, level)) return true;
    return false;
  }

  /** Where on the board of a stage a piece fits. */
  #fit(piece: number, level: number): void {
    const {board, lists, counts, clears} = this.#stages[level]!;
    const {bits, count} = this.#places[piece]!;
    const before = board.full ? undefined : this.#stages[level - 1];
    const from = before?.lists[piece] ?? everywhere;
    const most = before?.counts[piece] ?? count;
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
