/**
 * How often each jump is made in a game that ends in a given hole, as an integer program: the pegs that each hole gains
 * and loses must add up, and some sets of jumps are needed. Without a solution there is no such game (M. Kiyomi and
 * T. Matsui, *Integer Programming Based Algorithms for Peg Solitaire Problems*, Computers and Games 2000).
 *
 * A bounded dual simplex method solves the linear program, and continues from the last basis when bounds change;
 * branch and bound makes it integer. The costs are arbitrary, since any solution will do. Rounding can't make a proof
 * wrong: a row counts as one only if no values within the bounds satisfy it.
 */
import {canJump, type Masks} from './masks.js';
import {fastDraw} from '../../../core/fast-draw.js';
import type {Work} from './steps.js';

const tolerance = 1e-7;
/** Pivots after which the inverse is computed anew, so that rounding errors stay small. */
const mostPivots = 1000;

export class JumpCounts {
  /** By jump: the least and the greatest count. Callers may narrow them. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly #masks: Masks;
  /**
   * Rows: of the holes, then of sets of jumps of which at least one is made. Columns: of the jumps, then by how much each
   * set exceeds one.
   */
  readonly #rows: number;
  readonly #columns: number;
  /** The entries of column j: `#row[k]` and `#entry[k]` from `#first[j]` to `#first[j + 1]`. */
  readonly #first: Int32Array;
  readonly #row: Uint16Array;
  readonly #entry: Int8Array;
  readonly #cost: Float64Array;
  /** The right side of each row. */
  readonly #need: Float64Array;
  /** The inverse of the basis, the columns in it (`#columns` and more: the slack of a row, always 0), and their values. */
  readonly #inverse: Float64Array;
  readonly #basis: Int32Array;
  readonly #value: Float64Array;
  /** By column: its row in the basis or −1, whether it is at its upper bound otherwise, and its reduced cost. */
  readonly #where: Int16Array;
  readonly #atHigh: Uint8Array;
  readonly #reduced: Float64Array;
  readonly #alpha: Float64Array;
  readonly #column: Float64Array;
  #pivots = 0;
  /** The start of the last row that proved something, in the inverse. */
  #proof = 0;

  /** @param end the hole of the last peg, from 0 */
  constructor(masks: Masks, regions: readonly Uint16Array[], cells: Uint8Array, end: number) {
    const {count, from, over, to} = masks;
    const sets = neededSets(masks, regions, cells, end);
    const holes = cells.length;
    const rows = holes + sets.length;
    const columns = count + sets.length;
    const entries = Array.from({length: columns}, (_, j): (readonly [number, number])[] => {
      if (j >= count) return [[holes + j - count, -1]];
      const needed = sets.flatMap((has, k) => (has(j) ? [[holes + k, 1] as const] : []));
      return [[from[j]!, 1], [over[j]!, 1], [to[j]!, -1], ...needed];
    });
    const draw = fastDraw('costs');
    this.#masks = masks;
    this.#rows = rows;
    this.#columns = columns;
    this.#first = new Int32Array(columns + 1);
    entries.forEach((column, j) => (this.#first[j + 1] = this.#first[j]! + column.length));
    this.#row = Uint16Array.from(entries.flat(), ([row]) => row);
    this.#entry = Int8Array.from(entries.flat(), ([, entry]) => entry);
    this.#cost = Float64Array.from(entries, (_, j) => (j < count ? 1 : 0.1) + draw.int(1, 1e6) / 1e6);
    this.#need = new Float64Array(rows).fill(1);
    this.#need.set(cells);
    this.#need[end]!--;
    this.#inverse = new Float64Array(rows * rows);
    this.#basis = new Int32Array(rows);
    this.#value = new Float64Array(rows);
    this.#column = new Float64Array(rows);
    this.#where = new Int16Array(columns);
    this.#atHigh = new Uint8Array(columns);
    this.low = new Float64Array(columns);
    this.high = new Float64Array(columns).fill(cells.reduce((sum, peg) => sum + peg, -1));
    this.#reduced = new Float64Array(columns);
    this.#alpha = new Float64Array(columns);
    this.#restart();
  }

  /** Drops the sets, so that proofs of linear programs are pagoda functions. */
  forgetSets(): void {
    this.#need.fill(0, this.#masks.board.holes.length);
  }

  /** The count of a jump in the last solution. */
  countOf(jump: number): number {
    const at = this.#where[jump]!;
    return at >= 0 ? this.#value[at]! : this.#resting(jump);
  }

  /** The weights of the holes in the last proof. */
  proof(): Float64Array {
    return this.#inverse.slice(this.#proof, this.#proof + this.#masks.board.holes.length);
  }

  /**
   * Whether the program may have a solution in integers; false is proved.
   * @param budget number of programs left to solve; with 1, fractions count as a solution
   */
  *possible(budget: {left: number}): Work<boolean> {
    const before = this.#pivots;
    const solved = this.#solve();
    yield 8 + Math.abs(this.#pivots - before) * (1 + (this.#rows >> 3));
    if (!solved || --budget.left <= 0) return solved;
    let jump = -1;
    let most = tolerance * 10;
    for (let i = 0; i < this.#rows; i++) {
      const far = Math.abs(this.#value[i]! - Math.round(this.#value[i]!));
      if (this.#basis[i]! >= this.#masks.count || far <= most) continue;
      most = far;
      jump = this.#basis[i]!;
    }
    if (jump < 0) return true;
    const {low, high} = this;
    const [least, greatest, floor] = [low[jump]!, high[jump]!, Math.floor(this.countOf(jump))];
    high[jump] = floor;
    let found = yield* this.possible(budget);
    high[jump] = greatest;
    if (found) return true;
    low[jump] = floor + 1;
    found = yield* this.possible(budget);
    low[jump] = least;
    return found;
  }

  /** Starts with the slacks as the basis. */
  #restart(): void {
    this.#inverse.fill(0);
    for (let i = 0; i < this.#rows; i++) {
      this.#inverse[i * this.#rows + i] = 1;
      this.#basis[i] = this.#columns + i;
    }
    this.#where.fill(-1);
    this.#reduced.set(this.#cost);
    this.#pivots = 0;
  }

  /** The value of a column that is not in the basis. */
  #resting(column: number): number {
    return this.#atHigh[column] ? this.high[column]! : this.low[column]!;
  }

  /** Solves the linear program; false if it is proved to have no solution. */
  #solve(): boolean {
    if (this.#pivots > mostPivots) this.#restart();
    this.#evaluate();
    const basis = this.#basis;
    const value = this.#value;
    for (let pivots = 0; pivots < mostPivots; pivots++) {
      let row = -1;
      let worst = tolerance;
      let up = false;
      for (let i = 0; i < this.#rows; i++) {
        const column = basis[i]!;
        const slack = column >= this.#columns;
        const under = (slack ? 0 : this.low[column]!) - value[i]!;
        const above = value[i]! - (slack ? 0 : this.high[column]!);
        if (under <= worst && above <= worst) continue;
        up = under > above;
        worst = Math.max(under, above);
        row = i;
      }
      if (row < 0) return true;
      const column = this.#entering(row, up);
      if (column < 0) {
        if (this.#proves(row)) return false;
        break;
      }
      this.#pivot(row, column, up);
    }
    this.#restart();
    return true;
  }

  /** Computes the values of the basis. */
  #evaluate(): void {
    const rows = this.#rows;
    const rest = this.#need.slice();
    for (let j = 0; j < this.#columns; j++) {
      if (this.#where[j]! >= 0) continue;
      this.#atHigh[j] = Number(this.#reduced[j]! < 0);
      const at = this.#resting(j);
      if (at === 0) continue;
      for (let k = this.#first[j]!; k < this.#first[j + 1]!; k++) rest[this.#row[k]!]! -= at * this.#entry[k]!;
    }
    for (let i = 0; i < rows; i++) {
      let sum = 0;
      for (let k = 0; k < rows; k++) sum += this.#inverse[i * rows + k]! * rest[k]!;
      this.#value[i] = sum;
    }
  }

  /** A row of the inverse times a column. */
  #times(start: number, column: number): number {
    let sum = 0;
    const end = this.#first[column + 1]!;
    for (let k = this.#first[column]!; k < end; k++) sum += this.#inverse[start + this.#row[k]!]! * this.#entry[k]!;
    return sum;
  }

  /** The column that enters the basis so that the value of a row rises or falls; −1 for none. */
  #entering(row: number, up: boolean): number {
    let best = -1;
    let least = Infinity;
    let size = 0;
    for (let j = 0; j < this.#columns; j++) {
      if (this.#where[j]! >= 0) continue;
      const alpha = this.#times(row * this.#rows, j);
      this.#alpha[j] = alpha;
      const far = Math.abs(alpha);
      if (far < tolerance || this.low[j] === this.high[j] || (up === alpha < 0) === (this.#atHigh[j] === 1)) continue;
      const ratio = Math.abs(this.#reduced[j]!) / far;
      if (ratio > least || (ratio === least && far <= size)) continue;
      best = j;
      least = ratio;
      size = far;
    }
    return best;
  }

  #pivot(row: number, enter: number, up: boolean): void {
    const rows = this.#rows;
    const start = row * rows;
    const inverse = this.#inverse;
    const column = this.#column;
    const leave = this.#basis[row]!;
    const isSlack = leave >= this.#columns;
    for (let i = 0; i < rows; i++) column[i] = this.#times(i * rows, enter);
    const pivot = column[row]!;
    const bound = isSlack ? 0 : up ? this.low[leave]! : this.high[leave]!;
    const step = (this.#value[row]! - bound) / pivot;
    for (let i = 0; i < rows; i++) this.#value[i]! -= step * column[i]!;
    this.#value[row] = this.#resting(enter) + step;
    const price = this.#reduced[enter]! / pivot;
    for (let j = 0; j < this.#columns; j++) if (this.#where[j]! < 0) this.#reduced[j]! -= price * this.#alpha[j]!;
    this.#reduced[enter] = 0;
    if (!isSlack) {
      this.#reduced[leave] = -price;
      this.#where[leave] = -1;
      this.#atHigh[leave] = Number(!up);
    }
    this.#basis[row] = enter;
    this.#where[enter] = row;
    for (let k = 0; k < rows; k++) inverse[start + k]! /= pivot;
    for (let i = 0; i < rows; i++) {
      const times = column[i]!;
      if (i === row || Math.abs(times) < 1e-12) continue;
      for (let k = 0, at = i * rows; k < rows; k++, at++) inverse[at]! -= times * inverse[start + k]!;
    }
    this.#pivots++;
  }

  /** Whether a row of the inverse proves that there is no solution. */
  #proves(row: number): boolean {
    const start = row * this.#rows;
    let needed = 0;
    for (let k = 0; k < this.#rows; k++) needed += this.#inverse[start + k]! * this.#need[k]!;
    let [least, most] = [-1e-6, 1e-6];
    for (let j = 0; j < this.#columns; j++) {
      const alpha = this.#times(start, j);
      least += alpha * (alpha > 0 ? this.low[j]! : this.high[j]!);
      most += alpha * (alpha > 0 ? this.high[j]! : this.low[j]!);
    }
    this.#proof = start;
    return needed < least || needed > most;
  }
}

/** Sets of jumps of which each game makes at least one. */
function neededSets(
  masks: Masks,
  regions: readonly Uint16Array[],
  cells: Uint8Array,
  end: number,
): ((jump: number) => boolean)[] {
  const {from, to} = masks;
  // a full region stays full until a jump starts in it; backwards the same holds for an empty one
  const needed = regions.filter((region) => {
    const pegs = region.reduce((sum, hole) => sum + cells[hole]!, 0);
    return region.includes(end) ? pegs === region.length && pegs > 1 : pegs > 0;
  });
  return [
    (j) => canJump(masks, cells, j),
    (j) => to[j] === end,
    ...needed.map((region) => (j: number) => region.includes(from[j]!)),
  ];
}
