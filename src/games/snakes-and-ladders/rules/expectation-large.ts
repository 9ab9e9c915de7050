/**
 * Expected rolls and visits on boards with so many snakes that the elimination in expectation.ts would take too much
 * memory: the same equations, for the squares below snakes, solved by GMRES (Y. Saad and M. H. Schultz, SIAM Journal on
 * Scientific and Statistical Computing 7, 1986). A step of GMRES is one sweep over the board. A few long snakes take a
 * few sweeps; thousands of short ones in a row take as many as a game has slides.
 *
 * Separate from expectation.ts, so that code for common boards only does not include it.
 */
import type {Search} from '../../../core/search.js';
import type {BoardInput} from './board.js';
import {
  bySquare,
  climb,
  cutsOf,
  expectationOf as byElimination,
  mostCuts,
  sweep,
  visitsFrom,
  visitsOf as visitsByElimination,
} from './expectation.js';
import {modelOf, stateOf, type Model} from './model.js';
import type {Rules} from './rules.js';
import {answer, searchOf, type Limit, type Work} from './steps.js';

/** Steps of GMRES before a restart; plain sweeps between two checks of the residual. */
const depth = 60;
const sweeps = 100;

/**
 * The expected number of rolls to home, by square from 0 (null if that is not a start). Squares on which no piece rests
 * are treated as if one had been put there. Home is 0. Null for squares from which home is not certain. With
 * `extraRoll` every roll counts. Rivals are ignored. Exact, with very many snakes to about 12 digits.
 * @returns undefined if it is not known within `limit`
 */
export function expectedThrows(board: BoardInput, rules?: Partial<Rules>): (number | null)[];
export function expectedThrows(
  board: BoardInput,
  rules: Partial<Rules> | undefined,
  options: Limit,
): (number | null)[] | undefined;
export function expectedThrows(
  board: BoardInput,
  rules: Partial<Rules> = {},
  options: Limit = {},
): (number | null)[] | undefined {
  return answer(expectationsOf(modelOf(board, rules)), options);
}

/** The same as a search. A step takes at least one sweep over the board. */
export function searchExpectedThrows(board: BoardInput, rules: Partial<Rules> = {}): Search<(number | null)[]> {
  return searchOf(expectationsOf(modelOf(board, rules)));
}

/**
 * How often a piece visits each square in a game from the start to home, by square from 0: squares on which rolls land,
 * and to which snakes and ladders lead from there. The start counts once. Squares that are only passed don't count.
 * Exact, with very many snakes to about 12 digits.
 * @returns null if home is not certain; undefined if it is not known within `limit`
 */
export function visits(board: BoardInput, rules?: Partial<Rules>): number[] | null;
export function visits(
  board: BoardInput,
  rules: Partial<Rules> | undefined,
  options: Limit,
): number[] | null | undefined;
export function visits(
  board: BoardInput,
  rules: Partial<Rules> = {},
  options: Limit = {},
): number[] | null | undefined {
  return answer(visitsOf(modelOf(board, rules)), options);
}

/** The same as a search. A step takes at least one sweep over the board. */
export function searchVisits(board: BoardInput, rules: Partial<Rules> = {}): Search<number[] | null> {
  return searchOf(visitsOf(modelOf(board, rules)));
}

function* expectationsOf(model: Model): Work<(number | null)[]> {
  yield [model.size];
  const where = cutsOf(model);
  const {cuts} = where;
  if (cuts.length <= mostCuts) return bySquare(model, yield* byElimination(model));
  /** Maps expectations at the cuts to those that follow from them, with a cost per roll. */
  const follow = (fromCut: Float64Array, each: number): Float64Array => {
    const values = sweep(model, where, fromCut, each);
    return Float64Array.from(cuts, (state) => values[state]!);
  };
  const x = yield* solve(model, cuts.length, (v, rest) => follow(v, +rest));
  yield [model.size];
  return bySquare(model, sweep(model, where, x, 1));
}

function* visitsOf(model: Model): Work<number[] | null> {
  yield [model.size];
  const {certain, cuts, cutOf} = cutsOf(model);
  if (cuts.length <= mostCuts) return yield* visitsByElimination(model);
  if (!certain[stateOf(model, model.rules.start)]) return null;
  const mass = new Float64Array(model.squares * model.layers);
  /**
   * Maps how often climbs begin at the cuts to how often they come down to each; the game itself begins at the first.
   */
  const follow = (begun: Float64Array, rest: boolean): Float64Array => {
    const ended = new Float64Array(cuts.length);
    if (rest) ended[0] = 1;
    cuts.forEach((state, k) => (mass[state] = begun[k]!));
    climb(
      model,
      mass,
      0,
      () => undefined,
      (to, part) => {
        if (to < model.home) ended[cutOf[to]!]! += part;
      },
    );
    return ended;
  };
  const begun = yield* solve(model, cuts.length, follow);
  yield [model.size];
  return visitsFrom(model, cuts, begun);
}

/**
 * Solves a fixed-point equation.
 * @param follow applies the equation to a vector, with or without its constant part (`rest`)
 */
function* solve(
  {size: sweepUnits}: Model,
  width: number,
  follow: (v: Float64Array, rest: boolean) => Float64Array,
): Work<Float64Array> {
  const x = new Float64Array(width);
  let before = Infinity;
  let steep = true;
  for (;;) {
    yield [sweepUnits];
    const residual = follow(x, true).map((value, k) => value - x[k]!);
    const size = norm(residual);
    // the residual is zero, or rounding that shrinks no further
    const near = size / norm(x);
    if (near <= 1e-14 || (near < 1e-10 && size >= before / 2)) return x;
    // with many short snakes in a row, GMRES is no faster than plain sweeps, which always converge
    steep &&= size < before / 4;
    before = size;
    if (steep) {
      yield* improve(x, residual, size, sweepUnits, (v) => follow(v, false).map((value, k) => v[k]! - value));
    } else {
      for (let i = 0; i < sweeps; i++) {
        yield [sweepUnits];
        x.set(follow(x, true));
      }
    }
  }
}

/** One cycle of GMRES: adds to `x` the vector whose image under `apply` is nearest to the residual. */
function* improve(
  x: Float64Array,
  residual: Float64Array,
  size: number,
  sweepUnits: number,
  apply: (v: Float64Array) => Float64Array,
): Work<void> {
  const basis = [residual.map((value) => value / size)];
  const columns: number[][] = [];
  const turns: [cos: number, sin: number][] = [];
  const right = [size];
  for (let j = 0; j < depth; j++) {
    yield [sweepUnits + j * x.length];
    const w = apply(basis[j]!);
    const h: number[] = [];
    for (const v of basis) {
      const part = dot(v, w);
      h.push(part);
      for (let k = 0; k < w.length; k++) w[k]! -= part * v[k]!;
    }
    const rest = norm(w);
    turns.forEach(
      ([cos, sin], i) => ([h[i], h[i + 1]] = [cos * h[i]! + sin * h[i + 1]!, cos * h[i + 1]! - sin * h[i]!]),
    );
    const length = Math.hypot(h[j]!, rest);
    turns.push([h[j]! / length, rest / length]);
    h[j] = length;
    columns.push(h);
    right.push((-rest / length) * right[j]!);
    right[j]! *= turns[j]![0];
    if (Math.abs(right[j + 1]!) < 1e-15 * size || rest === 0) break;
    basis.push(w.map((value) => value / rest));
  }
  const y: number[] = [];
  for (let i = columns.length - 1; i >= 0; i--) {
    let sum = right[i]!;
    for (let j = i + 1; j < columns.length; j++) sum -= columns[j]![i]! * y[j]!;
    y[i] = sum / columns[i]![i]!;
  }
  y.forEach((part, i) => {
    for (let k = 0; k < x.length; k++) x[k]! += part * basis[i]![k]!;
  });
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

function norm(a: Float64Array): number {
  return Math.sqrt(dot(a, a));
}
