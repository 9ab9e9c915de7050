/**
 * Goes through every order and place of the pieces in hand and judges the boards they leave by evaluation.ts. Ways that
 * lead to the same board because two pieces change places in the order are tried once, and last pieces that can't
 * make up for what the others cost are left out: neither ever loses the best board.
 */
import {placesOf, type Bits, type Places} from './board.js';
import {evaluator, tunedWeights, type Evaluate} from './evaluation.js';
import {turnsOf} from './hand.js';
import {turned, type Piece} from './shapes.js';

const evaluate = evaluator(tunedWeights);
const none = 0x7fffffff;

/** Three words, and in `full` whether anything was cleared. */
interface Slot {
  a: number;
  b: number;
  c: number;
  full: boolean;
}

/** Puts three words down and clears. */
function put(from: Slot, to: Slot, x: number, y: number, z: number): void {
  const a = from.a | x;
  const b = from.b | y;
  const c = from.c | z;
  const columns = a & b & c;
  // A full row leaves a bit in its first cell, a full square one in the first cell of its band, a full column in each band.
  const a2 = a & (a >>> 1), b2 = b & (b >>> 1), c2 = c & (c >>> 1);
  const a4 = a2 & (a2 >>> 2), b4 = b2 & (b2 >>> 2), c4 = c2 & (c2 >>> 2);
  const first = 0o001001001;
  const ra = a4 & (a4 >>> 4) & (a >>> 8) & first, rb = b4 & (b4 >>> 4) & (b >>> 8) & first, rc = c4 & (c4 >>> 4) & (c >>> 8) & first;
  const a3 = a2 & (a >>> 2), b3 = b2 & (b >>> 2), c3 = c2 & (c >>> 2);
  const corner = 0o111;
  const sa = a3 & (a3 >>> 9) & (a3 >>> 18) & corner, sb = b3 & (b3 >>> 9) & (b3 >>> 18) & corner, sc = c3 & (c3 >>> 9) & (c3 >>> 18) & corner;
  const n = columns & (columns >>> 9) & (columns >>> 18) & 0o777;
  if ((ra | rb | rc | sa | sb | sc | n) === 0) {
    to.a = a;
    to.b = b;
    to.c = c;
    to.full = false;
  } else {
    const down = 0o001001001;
    to.a = a & ~((ra * 0o777) | ((n | (sa * 7)) * down));
    to.b = b & ~((rb * 0o777) | ((n | (sb * 7)) * down));
    to.c = c & ~((rc * 0o777) | ((n | (sc * 7)) * down));
    to.full = true;
  }
}

const slot = (): Slot => ({a: 0, b: 0, c: 0, full: false});

/** The places of `of` among the first `count` in `from` that are free; and for each whether it clears something. */
function fits(board: Slot, {bits}: Places, from: Int32Array, count: number, to: Int32Array, clears: Uint8Array, scratch: Slot): number {
  const {a, b, c} = board;
  let n = 0;
  for (let i = 0; i < count; i++) {
    const place = from[i]!;
    const j = 3 * place;
    const x = bits[j]!, y = bits[j + 1]!, z = bits[j + 2]!;
    if (((a & x) | (b & y) | (c & z)) !== 0) continue;
    put(board, scratch, x, y, z);
    clears[place] = scratch.full ? 1 : 0;
    to[n++] = place;
  }
  return n;
}

/** Number of bits of 0 to 511. */
const bits9 = Uint8Array.from({length: 512}, (_, bits) => bits.toString(2).replaceAll('0', '').length);

/** Bits of a square that begins at `shift`: its rows come to lie side by side. */
function inSquare(bits: number, shift: number): number {
  const low = bits >>> shift;
  return bits9[(low & 7) | ((low >>> 6) & 0o70) | ((low >>> 12) & 0o700)]!;
}

/** Bits of a band's column. */
function inColumn(bits: number, column: number): number {
  const low = bits >>> column;
  return (low & 1) + ((low >>> 9) & 1) + ((low >>> 18) & 1);
}

/** What a piece can do at most. */
interface Reach {
  /** Most tiles in a row, in a column, and in all. */
  readonly wide: number;
  readonly high: number;
  readonly tiles: number;
  /** Ends of runs of open cells that it can do away with. */
  readonly ends: number;
}

function reachOf({shape, tiles}: Piece, rotate: boolean): Reach {
  const across = shape.split('/');
  const down = turned(shape, 1).split('/');
  const most = (lines: string[]): number => Math.max(...lines.map((line) => line.replaceAll('0', '').length));
  const [wide, high] = [most(across), most(down)];
  const either = Math.max(wide, high);
  const runs = [...across, ...down].join('/').match(/1+/g)!.length;
  return {wide: rotate ? either : wide, high: rotate ? either : high, tiles, ends: 2 * runs};
}

/** The places of a piece in all its turns, one after the other. */
function allPlaces(piece: Piece, rotate: boolean): Places {
  const parts = turnsOf(piece, rotate).map(placesOf);
  if (parts.length === 1) return parts[0]!;
  const cells = Uint8Array.from(parts.flatMap((part) => [...part.cells]));
  return {count: cells.length, cells, bits: Int32Array.from(parts.flatMap((part) => [...part.bits]))};
}

/**
 * The open cells of lines and squares that a piece could complete: those that miss no more tiles than it has in a row,
 * in a column, or in all.
 */
function needs({a, b, c}: Slot, {wide, high, tiles}: Reach, to: Slot): void {
  let x = 0, y = 0, z = 0;
  for (let i = 0; i < 3; i++) {
    const line = 0o777 << (9 * i);
    const p = ~a & line, q = ~b & line, r = ~c & line;
    if (bits9[p >>> (9 * i)]! <= wide) x |= p;
    if (bits9[q >>> (9 * i)]! <= wide) y |= q;
    if (bits9[r >>> (9 * i)]! <= wide) z |= r;
    const square = 0o007007007 << (3 * i);
    const s = ~a & square, t = ~b & square, u = ~c & square;
    if (inSquare(s, 3 * i) <= tiles) x |= s;
    if (inSquare(t, 3 * i) <= tiles) y |= t;
    if (inSquare(u, 3 * i) <= tiles) z |= u;
  }
  for (let i = 0; i < 9; i++) {
    const column = 0o001001001 << i;
    const p = ~a & column, q = ~b & column, r = ~c & column;
    if (inColumn(p, i) + inColumn(q, i) + inColumn(r, i) <= high) {
      x |= p;
      y |= q;
      z |= r;
    }
  }
  to.a = x;
  to.b = y;
  to.c = z;
}

const orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] as const;

const everywhere = Int32Array.from({length: 81 * 4}, (_, i) => i);

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
  /** What an outcome must be cheaper than. */
  #limit = none;
  readonly #walk: Generator<number, void>;
  readonly #places: readonly Places[];
  readonly #names: readonly string[];
  readonly #evaluate: Evaluate;
  readonly #reach: readonly Reach[];
  /** The least that a tile and the most that an end of a run counts. */
  readonly #perTile: number;
  readonly #perEnd: number;

  /** @param keep how many of the best outcomes are kept */
  constructor(board: Bits, pieces: readonly Piece[], rotate = false, keep = 1, judge = evaluate, weights = tunedWeights) {
    this.#keep = keep;
    this.#perTile = Math.min(...weights.slice(0, 3));
    this.#perEnd = Math.max(weights[6], weights[7]);
    this.#places = pieces.map((piece) => allPlaces(piece, rotate));
    this.#names = pieces.map(({name}) => name);
    this.#reach = pieces.map((piece) => reachOf(piece, rotate));
    this.#evaluate = judge;
    this.#walk = this.#run(board);
  }

  /** Works on for about as many boards as the budget says; true once all is done. */
  step(budget: number): boolean {
    for (let used = 0; used < budget; ) {
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
    outcomes.splice(at, 0, {cost, board: [a, b, c], way});
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

  *#run(board: Bits): Generator<number, void> {
    const root: Slot = {a: board[0], b: board[1], c: board[2], full: false};
    const places = this.#places;
    const n = places.length;
    const one = slot(), two = slot(), three = slot(), scratch = slot();
    const list0 = places.map((p) => new Int32Array(p.count));
    const clears0 = places.map((p) => new Uint8Array(p.count));
    const count0 = places.map((p, i) => fits(root, p, everywhere, p.count, list0[i]!, clears0[i]!, scratch));
    const list1 = places.map((p) => new Int32Array(p.count));
    const clears1 = places.map((p) => new Uint8Array(p.count));
    const count1 = places.map(() => 0);
    this.#found(root, []);
    if (n === 3) yield this.#greedy(root);
    for (let x = 0; x < n; x++) {
      if (this.#names.indexOf(this.#names[x]!) < x) continue;
      const px = places[x]!;
      for (let i = 0; i < count0[x]!; i++) {
        const placeX = list0[x]![i]!;
        put(root, one, px.bits[3 * placeX]!, px.bits[3 * placeX + 1]!, px.bits[3 * placeX + 2]!);
        if (n === 1) {
          this.#found(one, [x, placeX]);
          continue;
        }
        let work = 1;
        for (let y = 0; y < n; y++) {
          if (y === x) continue;
          const all = one.full ? everywhere : list0[y]!;
          count1[y] = fits(one, places[y]!, all, one.full ? places[y]!.count : count0[y]!, list1[y]!, clears1[y]!, scratch);
        }
        if (this.depth <= 1) this.#found(one, [x, placeX]);
        for (let y = 0; y < n; y++) {
          if (y === x || this.#twin(y, x)) continue;
          const z = 3 - x - y;
          const py = places[y]!;
          // x and y next to each other may change places, unless one of them clears: then only the first order is tried.
          const same = this.#names[x] === this.#names[y];
          const late = !one.full && (same || x > y);
          const swapLate = n === 3 && (this.#names[y] === this.#names[z] ? true : y > z);
          let clearing = 0;
          if (n === 3 && swapLate && this.#names[y] !== this.#names[z]) {
            for (let k = 0; k < count1[z]!; k++) clearing += clears1[z]![list1[z]![k]!]!;
          }
          for (let j = 0; j < count1[y]!; j++) {
            const placeY = list1[y]![j]!;
            if (late && (!same || placeY < placeX) && clears0[y]![placeY] === 0) continue;
            put(one, two, py.bits[3 * placeY]!, py.bits[3 * placeY + 1]!, py.bits[3 * placeY + 2]!);
            work++;
            if (n === 2) {
              this.#found(two, [x, placeX, y, placeY]);
              continue;
            }
            if (this.depth <= 2) this.#found(two, [x, placeX, y, placeY]);
            const sameYZ = this.#names[y] === this.#names[z];
            if (!two.full && swapLate && !sameYZ && clearing === 0) continue;
            work += this.#last(two, three, x, placeX, y, placeY, z, two.full ? everywhere : list1[z]!, two.full ? places[z]!.count : count1[z]!, !two.full && swapLate, sameYZ, clears1[z]!);
          }
        }
        yield work;
      }
    }
  }

  /** Each piece in its best place, in every order: a good way to begin with, which spares most of the others. */
  #greedy(root: Slot): number {
    let work = 0;
    const next = slot(), best = slot();
    for (const order of orders) {
      let board = root;
      const way: number[] = [];
      for (const piece of order) {
        const {count, bits} = this.#places[piece]!;
        let least = none;
        let at = -1;
        for (let i = 0; i < count; i++) {
          const x = bits[3 * i]!, y = bits[3 * i + 1]!, z = bits[3 * i + 2]!;
          if (((board.a & x) | (board.b & y) | (board.c & z)) !== 0) continue;
          put(board, next, x, y, z);
          const cost = this.#evaluate(next.a, next.b, next.c, least);
          work++;
          if (cost >= least) continue;
          least = cost;
          at = i;
          best.a = next.a; best.b = next.b; best.c = next.c;
        }
        if (at < 0) break;
        board = {...best};
        way.push(piece, at);
      }
      this.#found(board, way);
    }
    return work;
  }

  /** True for a piece that is the same as an earlier one of those that are left. */
  #twin(y: number, x: number): boolean {
    for (let i = 0; i < y; i++) if (i !== x && this.#names[i] === this.#names[y]) return true;
    return false;
  }

  #last(two: Slot, three: Slot, x: number, placeX: number, y: number, placeY: number, z: number, list: Int32Array, count: number, late: boolean, same: boolean, clears: Uint8Array): number {
    const {bits} = this.#places[z]!;
    const {a, b, c} = two;
    const judge = this.#evaluate;
    let best = this.depth === 3 ? this.#limit : none;
    let work = 0;
    // Where the last piece can't make up for what the board costs by now, only what it clears is looked at.
    const reach = this.#reach[z]!;
    const least = judge(a, b, c, none, true) + reach.tiles * this.#perTile - reach.ends * this.#perEnd;
    const only = least >= best;
    if (only) {
      needs(two, reach, three);
      if ((three.a | three.b | three.c) === 0) return 1;
    }
    const na = only ? three.a : -1, nb = only ? three.b : -1, nc = only ? three.c : -1;
    for (let k = 0; k < count; k++) {
      const place = list[k]!;
      const j = 3 * place;
      const u = bits[j]!, v = bits[j + 1]!, w = bits[j + 2]!;
      if (((a & u) | (b & v) | (c & w)) !== 0) continue;
      if (((na & u) | (nb & v) | (nc & w)) === 0) continue;
      if (late && (!same || place < placeY) && clears[place] === 0) continue;
      put(two, three, u, v, w);
      if (only && !three.full) continue;
      work++;
      const cost = judge(three.a, three.b, three.c, best);
      if (cost >= best) continue;
      this.#offer(three, cost, [x, placeX, y, placeY, z, place]);
      best = this.#limit;
    }
    this.leaves += work;
    return work;
  }
}
