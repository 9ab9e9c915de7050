/**
 * Expected throws on boards with so many snakes that the elimination of expectation.ts would not fit: the same equations
 * for the squares that pebbles come down to, solved by GMRES (Y. Saad and M. H. Schultz, SIAM Journal on Scientific and
 * Statistical Computing 7, 1986), each step of which is one sweep down the board.
 * Far-reaching snakes take a few sweeps, thousands of short ones one after the other as many as a game has slides.
 * Apart from expectation.ts, so that what only plays common boards need not carry it.
 */
import type {BoardInput} from './board.js';
import {bySquare, cutsOf, expectedThrows as byElimination, sweep} from './expectation.js';
import {modelOf} from './model.js';
import type {Rules} from './rules.js';

/** More states than these that pebbles come down to are too many for elimination. */
const mostCuts = 400;
/** Steps of GMRES before its space is begun anew; plain sweeps between two looks at what is left. */
const depth = 60;
const sweeps = 100;

/** See `expectedThrows` of expectation.ts; here for any number of snakes, to about 12 digits. */
export function expectedThrows(board: BoardInput, rules: Partial<Rules> = {}): (number | null)[] {
  const model = modelOf(board, rules);
  const where = cutsOf(model);
  const {cuts} = where;
  if (cuts.length <= mostCuts) return byElimination(board, rules);
  /** From expectations at the cuts those that follow for them, with so many throws counted for each. */
  const follow = (fromCut: Float64Array, each: number): Float64Array => {
    const values = sweep(model, where, fromCut, each);
    return Float64Array.from(cuts, (state) => values[state]!);
  };
  const x = new Float64Array(cuts.length);
  let before = Infinity;
  let steep = true;
  for (;;) {
    const residual = follow(x, 1).map((value, k) => value - x[k]!);
    const size = norm(residual);
    // What is left of the equations is nothing, or rounding that does not shrink further.
    const near = size / norm(x);
    if (near <= 1e-14 || (near < 1e-10 && size >= before / 2)) break;
    // Where many short snakes follow each other, GMRES gains nothing on going on sweep by sweep, which always ends.
    steep &&= size < before / 4;
    before = size;
    if (steep) improve(x, residual, size, (v) => follow(v, 0).map((value, k) => v[k]! - value));
    else for (let i = 0; i < sweeps; i++) x.set(follow(x, 1));
  }
  return bySquare(model, sweep(model, where, x, 1));
}

/** One cycle of GMRES: adds to `x` what brings `apply` of it nearest to the residual. */
function improve(x: Float64Array, residual: Float64Array, size: number, apply: (v: Float64Array) => Float64Array): void {
  const basis = [residual.map((value) => value / size)];
  const columns: number[][] = [];
  const turns: [cos: number, sin: number][] = [];
  const right = [size];
  for (let j = 0; j < depth; j++) {
    const w = apply(basis[j]!);
    const h: number[] = [];
    for (const v of basis) {
      const part = dot(v, w);
      h.push(part);
      for (let k = 0; k < w.length; k++) w[k]! -= part * v[k]!;
    }
    const rest = norm(w);
    turns.forEach(([cos, sin], i) => ([h[i], h[i + 1]] = [cos * h[i]! + sin * h[i + 1]!, cos * h[i + 1]! - sin * h[i]!]));
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
