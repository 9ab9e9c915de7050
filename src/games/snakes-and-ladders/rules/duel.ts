/** The odds of two players who capture each other. */
import {stateOf, type Model} from './model.js';
import type {Work} from './steps.js';
import type {WinChances} from './chances.js';

/** Negligible error. */
const exact = 1e-12;
/** A change per sweep that is only rounding, and one that is far from it. */
const rounding = 1e-15;
const measurable = 1e-13;
/** Maximum number of sweeps over the table. */
const mostSweeps = 20_000;
/** Sweeps over which the rate of convergence is measured. */
const lag = 8;

/**
 * Values by pair, of a state of the player to roll and the square of the rival: at index state × squares + rival.
 * Squares are numbered from home, and those on which no piece can rest are left out.
 */
interface Table {
  /** The number of a square, from 0; -1 if no piece can rest there. */
  readonly numbers: Int32Array;
  readonly squares: number;
  /** Half the difference of the chances to win: of the player to roll and of the rival. */
  readonly leads: Float64Array;
  /** The probability that nobody ever comes home; missing if somebody always does. */
  readonly draws: Float64Array | undefined;
  readonly error: number;
}

const tables = new WeakMap<Model, Table>();

/** Two players who capture each other, exactly. The table is cached with the board. */
export function* duel(model: Model, [a, b]: readonly number[], toRoll: number, extra: number): Work<WinChances> {
  let table = tables.get(model);
  if (!table || table.numbers[a!]! < 0 || table.numbers[b!]! < 0)
    tables.set(model, (table = yield* tableOf(model, [a!, b!])));
  const {numbers, squares, leads, draws, error} = table;
  const [mine, other] = toRoll === 0 ? [a!, b!] : [b!, a!];
  const at = (numbers[mine]! * model.layers + extra) * squares + numbers[other]!;
  // sums of probabilities may be off by rounding
  const draw = Math.min(1, draws?.[at] ?? 0);
  const win = Math.max(0, Math.min(1 - draw, (1 - draw) / 2 + leads[at]!));
  const loss = 1 - draw - win;
  return {chances: toRoll === 0 ? [win, loss] : [loss, win], draw, error, turns: null};
}

/** The squares on which a piece can rest after some rolls from any of these, in descending order. */
function restSquares({next, rolls, layers, squares}: Model, from: readonly number[]): number[] {
  const found = new Set(from);
  for (const square of found) {
    for (let i = square * layers * rolls.length; i < (square + 1) * layers * rolls.length; i++) {
      const to = Math.floor(next[i]! / layers);
      if (to < squares) found.add(to);
    }
  }
  return [...found].sort((x, y) => y - x);
}

/**
 * The probabilities of all pairs, by Gauss-Seidel sweeps from home downwards until they converge. Pairs from which home
 * is unreachable are found first: two players can capture each other for ever.
 */
function* tableOf(model: Model, asked: readonly number[]): Work<Table> {
  yield [model.size];
  const {rolls, next, layers, rules, home} = model;
  const kinds = rolls.length;
  const rest = restSquares(model, [rules.start, ...asked]);
  const squares = rest.length;
  const states = squares * layers;
  const numbers = new Int32Array(model.squares).fill(-1);
  rest.forEach((square, n) => (numbers[square] = n));
  const valuesOf = (): Float64Array => new Float64Array(states * squares);
  /**
   * The equations of a value.
   * @param won the value of a roll that leads home
   * @param sign by which values of the rival's turns count
   */
  const equationsOf = (won: number, sign: number): Equations => {
    const equations = {
      squares,
      layers,
      kinds,
      start: numbers[rules.start]!,
      constants: new Float64Array(states),
      factors: new Float64Array(states * kinds),
      begins: new Int32Array(states * kinds),
      strides: new Int32Array(states * kinds),
      captures: new Int32Array(states * kinds).fill(-1),
    };
    const {constants, factors, begins, strides, captures} = equations;
    for (let at = 0; at < states * kinds; at++) {
      const state = Math.floor(at / kinds);
      const square = Math.floor(state / layers);
      const extra = state % layers;
      const {chance, again} = rolls[at % kinds]!;
      const to = next[stateOf(model, rest[square]!, extra) * kinds + (at % kinds)]!;
      if (to === home) {
        constants[state]! += chance * won;
        continue;
      }
      const end = numbers[Math.floor(to / layers)]!;
      const goesOn = again && extra < layers - 1;
      factors[at] = goesOn ? chance : chance * sign;
      begins[at] = goesOn ? (end * layers + extra + 1) * squares : end;
      strides[at] = goesOn ? 1 : layers * squares;
      if (end !== square) captures[at] = end;
    }
    return equations;
  };

  /** 1 for pairs from which somebody may still come home. */
  const possible = valuesOf();
  const leadsHome = equationsOf(1, 1);
  let fresh = 1;
  while (fresh > 0 && possible.includes(0)) {
    fresh = 0;
    for (let square = 0; square < squares; square++) {
      yield [2 * square * layers * kinds, 0];
      fresh = Math.max(fresh, update(leadsHome, possible, square, true));
    }
  }

  const leads = valuesOf();
  const leading = equationsOf(1 / 2, -1);
  const draws = possible.includes(0) ? possible.map((mark) => 1 - mark) : undefined;
  const drawing = equationsOf(0, 1);
  const changes = [1];
  let fading = 0;
  for (;;) {
    let change = 0;
    for (let square = 0; square < squares; square++) {
      yield [2 * square * layers * kinds, Math.log(Math.max(changes.at(-1)!, exact)) / Math.log(exact)];
      change = Math.max(change, update(leading, leads, square));
      if (draws) change = Math.max(change, update(drawing, draws, square));
    }
    // sums of probabilities may be off by rounding
    if (draws) possible.forEach((mark, at) => mark || (draws[at] = 1));
    // changes decay geometrically, so that the sum of all further changes can be extrapolated
    if (change > measurable && changes.length >= lag) fading = (change / changes.at(-lag)!) ** (1 / lag);
    changes.push(change);
    const error = fading < 1 ? (change * fading) / (1 - fading) : 1;
    const isDone = changes.length > lag && (error < exact / 10 || changes.length > mostSweeps);
    if (isDone || change < rounding) return {numbers, squares, leads, draws, error: error < exact ? 0 : error};
  }
}

/** Linear equations of the values of all pairs. For each state its constant, for each state and roll a list of values. */
interface Equations {
  readonly squares: number;
  readonly layers: number;
  readonly kinds: number;
  /** The number of the start. */
  readonly start: number;
  readonly constants: Float64Array;
  /** The factor of the list, and its indices: where it begins, and by how much the rival's square counts. */
  readonly factors: Float64Array;
  readonly begins: Int32Array;
  readonly strides: Int32Array;
  /** The square on which a rival is captured; -1 if none is. */
  readonly captures: Int32Array;
}

/**
 * Updates the values of all pairs with a piece on a square and the other at least as far from home: in this order both
 * pieces' moves towards home lead to values of this sweep, which needs a quarter of the sweeps. Apart from the generator,
 * since JavaScript engines compile generators worse.
 * @param mark whether to store 1 for positive values
 * @returns the greatest change
 */
function update(
  {squares, layers, kinds, start, constants, factors, begins, strides, captures}: Equations,
  values: Float64Array,
  square: number,
  mark = false,
): number {
  let change = 0;
  for (let state = (square + 1) * layers - 1; state >= 0; state--) {
    for (let rival = state < square * layers ? square : 0; rival <= square; rival++) {
      let value = constants[state]!;
      for (let i = state * kinds; i < (state + 1) * kinds; i++)
        value += factors[i]! * values[begins[i]! + strides[i]! * (captures[i] === rival ? start : rival)]!;
      if (mark && value > 0) value = 1;
      const by = Math.abs(value - values[state * squares + rival]!);
      if (by > change) change = by;
      values[state * squares + rival] = value;
    }
  }
  return change;
}
