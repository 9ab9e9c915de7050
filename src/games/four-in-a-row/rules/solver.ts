/**
 * Exact scores of positions on boards of up to 7 × 7 cells: a proof by alpha-beta search with a null window, on positions as bits,
 * with a table of known bounds. The techniques are published (J. Tromp; P. Pons, "Solving Connect 4").
 */
import {searchOf, type Search} from '../../../core/search.js';
import {bitsOf, columnBits, countBits, linesHigh, linesLow, reverse} from './bits.js';
import type {FourInARowState} from './game.js';

/** The parts of a state that a position follows from. */
export type Position = Pick<FourInARowState, 'cells' | 'options' | 'seat'>;

type Size = FourInARowState['options'];

/** Whether the solver knows boards of this size. */
export const isSolvable = ({columns, rows}: Size): boolean => columns <= 7 && rows <= 7;

/** Nodes that are searched per unit. */
const nodesPerUnit = 32;

/**
 * The score of a position for the seat to act: positive for a win, negative for a loss, 0 for a draw. A win counts one more
 * than the winner's discs that would still have been left on a full board: sooner is more.
 * @param weak only tells wins (1), draws and losses (−1) apart, which is faster
 */
export const searchScore = (position: Position, weak = false): Search<number> => searchOf(score(position, weak));

/** The same as a generator that yields after each unit. The game must not be over. */
export function* score(position: Position, weak = false): Generator<void, number> {
  const proof = new Proof(position);
  const {free} = proof;
  if (proof.winsAtOnce) return weak ? 1 : (free + 1) >> 1;
  let [low, high] = weak ? [-1, 1] : [-(free >> 1), (free - 1) >> 1];
  while (low < high) {
    // whether it is a win, a draw or a loss first, then near to that
    let middle = (low + high) >> 1;
    if (middle < 0 && low >> 1 < middle) middle = Math.min(high - 1, -(-low >> 1));
    else if (middle >= 0 && high >> 1 > middle) middle = high >> 1;
    const answer = yield* proof.answer(middle);
    if (answer) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether the score of a position is more than a value, as a generator that yields after each unit. */
export function* exceeds(position: Position, value: number): Generator<void, boolean> {
  const proof = new Proof(position);
  return proof.winsAtOnce ? (proof.free + 1) >> 1 > value : yield* proof.answer(value);
}

/** Number of entries of the table, as a power of 2: 32 MiB. */
let tableBits = 22;

/**
 * Bounds of scores, of boards of one size at a time. An entry is two words: the key's columns 1 to 4, and its columns 5 to 7
 * with the bound in the top byte. The table stays, so that the next position of a game is quickly solved.
 */
let table: Int32Array | undefined;
let tableSize = '';

/** Makes another table, of 2 to the power of `bits` entries, for test/bench. @public */
export function resizeTable(bits: number): void {
  table = undefined;
  tableBits = bits;
}

function tableFor({columns, rows}: Size): Int32Array {
  const size = `${columns} ${rows}`;
  table ??= new Int32Array(2 << tableBits);
  if (size !== tableSize) table.fill(0);
  tableSize = size;
  return table;
}

/** Most plies, and moves of a ply. */
const [plies, width] = [50, 8];

/**
 * Answers whether the score of a position is more than a value, a few nodes at a time. Owns the stack of the search, since
 * several searches may take turns; all share the table.
 */
class Proof {
  /** Free cells of the position. */
  readonly free: number;
  readonly #table: Int32Array;
  readonly #columns: number;
  /** All cells, and the lowest of each column. */
  readonly #boardLow: number;
  readonly #boardHigh: number;
  readonly #bottomLow: number;
  readonly #bottomHigh: number;
  /** Masks of the columns, from the centre outwards: low and high words. */
  readonly #order: Int32Array;
  /** Half of the cells of the board: more than any score but the best. */
  readonly #half: number;

  // by ply: the discs of the side to move and all discs, the key, the value asked for, the moves and the next one
  readonly #ownLow = new Int32Array(plies);
  readonly #ownHigh = new Int32Array(plies);
  readonly #allLow = new Int32Array(plies);
  readonly #allHigh = new Int32Array(plies);
  readonly #keyLow = new Int32Array(plies);
  readonly #keyHigh = new Int32Array(plies);
  readonly #value = new Int32Array(plies);
  readonly #next = new Int32Array(plies);
  readonly #count = new Int32Array(plies);
  readonly #movesLow = new Int32Array(plies * width);
  readonly #movesHigh = new Int32Array(plies * width);
  readonly #scores = new Int32Array(width);
  #ply = 0;

  constructor({cells, options, seat}: Position) {
    const {columns, rows} = options;
    this.#table = tableFor(options);
    this.#columns = columns;
    this.#half = (columns * rows) >> 1;
    let [boardLow, boardHigh, bottomLow, bottomHigh] = [0, 0, 0, 0];
    this.#order = new Int32Array(2 * columns);
    const distance = (column: number): number => Math.abs(2 * column - columns + 1);
    const order = Array.from({length: columns}, (_, i) => i).sort((a, b) => distance(a) - distance(b));
    for (const [i, column] of order.entries()) {
      const [low, high] = columnBits(column, (1 << rows) - 1);
      this.#order.set([low, high], 2 * i);
      boardLow |= low;
      boardHigh |= high;
      const [lowest, lowestHigh] = columnBits(column, 1);
      bottomLow |= lowest;
      bottomHigh |= lowestHigh;
    }
    [this.#boardLow, this.#boardHigh, this.#bottomLow, this.#bottomHigh] = [boardLow, boardHigh, bottomLow, bottomHigh];
    const bits = bitsOf(cells, columns, `${seat + 1}`);
    [this.#ownLow[0], this.#ownHigh[0], this.#allLow[0], this.#allHigh[0]] = [
      bits.ownLow,
      bits.ownHigh,
      bits.allLow,
      bits.allHigh,
    ];
    this.free = columns * rows - countBits(bits.allLow) - countBits(bits.allHigh);
  }

  /** Whether the side to move has a winning move. */
  get winsAtOnce(): boolean {
    const [ownLow, ownHigh] = [this.#ownLow[0]!, this.#ownHigh[0]!];
    const low = (this.#allLow[0]! + this.#bottomLow) & this.#boardLow & linesLow(ownLow, ownHigh);
    const high = (this.#allHigh[0]! + this.#bottomHigh) & this.#boardHigh & linesHigh(ownLow, ownHigh);
    return (low | high) !== 0;
  }

  /** Answers whether the score is more than a value. The side to move must not have a winning move. */
  *answer(value: number): Generator<void, boolean> {
    this.#ply = 0;
    this.#value[0] = value;
    this.#count[0] = -1;
    for (;;) {
      const answer = this.#work(nodesPerUnit);
      if (answer !== undefined) return answer;
      yield;
    }
  }

  /** Searches about so many nodes. @returns the answer, once it is known */
  #work(nodes: number): boolean | undefined {
    const counts = this.#count;
    for (let left = nodes; ;) {
      let ply = this.#ply;
      let answer: boolean | undefined;
      if (counts[ply]! < 0) {
        if (left-- === 0) return undefined;
        answer = this.#enter(ply);
      }
      while (answer !== undefined) {
        if (ply === 0) return answer;
        // the score of a move is that of the position after it with the other sign
        ply--;
        if (!answer) this.#keep(ply, (answer = true));
        else if (this.#next[ply]! < counts[ply]!) answer = undefined;
        else this.#keep(ply, (answer = false));
      }
      this.#ply = this.#descend(ply);
    }
  }

  /** Makes the next move of a ply. @returns the ply after it */
  #descend(ply: number): number {
    const move = ply * width + this.#next[ply]!++;
    const [allLow, allHigh] = [this.#allLow[ply]!, this.#allHigh[ply]!];
    const to = ply + 1;
    this.#ownLow[to] = this.#ownLow[ply]! ^ allLow;
    this.#ownHigh[to] = this.#ownHigh[ply]! ^ allHigh;
    this.#allLow[to] = allLow | this.#movesLow[move]!;
    this.#allHigh[to] = allHigh | this.#movesHigh[move]!;
    this.#value[to] = -1 - this.#value[ply]!;
    this.#count[to] = -1;
    return to;
  }

  /** Looks at a position. @returns the answer if it is known at once; otherwise its moves are listed */
  #enter(ply: number): boolean | undefined {
    const free = this.free - ply;
    const value = this.#value[ply]!;
    const [ownLow, ownHigh, allLow, allHigh] = [
      this.#ownLow[ply]!,
      this.#ownHigh[ply]!,
      this.#allLow[ply]!,
      this.#allHigh[ply]!,
    ];
    const [boardLow, boardHigh] = [this.#boardLow, this.#boardHigh];
    const [otherLow, otherHigh] = [ownLow ^ allLow, ownHigh ^ allHigh];
    // cells where the other side would win
    const threatsLow = linesLow(otherLow, otherHigh) & boardLow & ~allLow;
    const threatsHigh = linesHigh(otherLow, otherHigh) & boardHigh & ~allHigh;
    let low = (allLow + this.#bottomLow) & boardLow;
    let high = (allHigh + this.#bottomHigh) & boardHigh;
    const [forcedLow, forcedHigh] = [low & threatsLow, high & threatsHigh];
    if ((forcedLow | forcedHigh) !== 0) {
      const isDouble =
        (forcedLow !== 0 && forcedHigh !== 0) ||
        (forcedLow & (forcedLow - 1)) !== 0 ||
        (forcedHigh & (forcedHigh - 1)) !== 0;
      if (isDouble) return -(free >> 1) > value;
      [low, high] = [forcedLow, forcedHigh];
    }
    // no move that lets the other side win above it
    low &= ~(threatsLow >>> 1);
    high &= ~(threatsHigh >>> 1);
    if ((low | high) === 0) return -(free >> 1) > value;
    if (free <= 2) return 0 > value;
    if (-((free - 2) >> 1) > value) return true;
    if ((free - 1) >> 1 <= value) return false;

    // a position and its mirror image have the same key
    let [keyLow, keyHigh] = [ownLow + allLow, ownHigh + allHigh];
    const shift = 8 * (8 - this.#columns);
    const [farLow, farHigh] = [reverse(keyHigh), reverse(keyLow)];
    const mirrorLow = shift === 32 ? farHigh : (farLow >>> shift) | (farHigh << (32 - shift));
    const mirrorHigh = shift === 32 ? 0 : farHigh >>> shift;
    if (mirrorHigh < keyHigh || (mirrorHigh === keyHigh && mirrorLow < keyLow))
      [keyLow, keyHigh] = [mirrorLow, mirrorHigh];
    this.#keyLow[ply] = keyLow;
    this.#keyHigh[ply] = keyHigh;
    const at = slotOf(keyLow, keyHigh);
    if (this.#table[at] === (keyLow | 0)) {
      const word = this.#table[at + 1]!;
      if ((word & 0xffffff) === keyHigh) {
        const bound = word >>> 24;
        if (bound > 100) {
          if (bound - 101 - this.#half > value) return true;
        } else if (bound > 0 && bound - 1 - this.#half <= value) return false;
      }
    }

    // moves that make many threats first, among equals those near the centre
    const [order, scores, movesLow, movesHigh] = [this.#order, this.#scores, this.#movesLow, this.#movesHigh];
    const base = ply * width;
    let count = 0;
    for (let i = 0; i < order.length; i += 2) {
      const [moveLow, moveHigh] = [low & order[i]!, high & order[i + 1]!];
      if ((moveLow | moveHigh) === 0) continue;
      const [nextLow, nextHigh] = [ownLow | moveLow, ownHigh | moveHigh];
      const score =
        countBits(linesLow(nextLow, nextHigh) & boardLow & ~allLow) +
        countBits(linesHigh(nextLow, nextHigh) & boardHigh & ~allHigh);
      let to = count++;
      for (; to > 0 && scores[to - 1]! < score; to--) {
        scores[to] = scores[to - 1]!;
        movesLow[base + to] = movesLow[base + to - 1]!;
        movesHigh[base + to] = movesHigh[base + to - 1]!;
      }
      scores[to] = score;
      movesLow[base + to] = moveLow;
      movesHigh[base + to] = moveHigh;
    }
    this.#count[ply] = count;
    this.#next[ply] = 0;
    return undefined;
  }

  /** Keeps an answer as a bound of the score: above 100 a lower one, otherwise an upper one. */
  #keep(ply: number, isMore: boolean): void {
    const [keyLow, keyHigh, value] = [this.#keyLow[ply]!, this.#keyHigh[ply]!, this.#value[ply]!];
    const at = slotOf(keyLow, keyHigh);
    this.#table[at] = keyLow;
    this.#table[at + 1] = keyHigh | ((value + this.#half + (isMore ? 102 : 1)) << 24);
  }
}

/** The place of a key in the table. */
function slotOf(low: number, high: number): number {
  const mixed = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 15)) >>> (32 - tableBits)) << 1;
}
