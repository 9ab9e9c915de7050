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
/** Units of work per roll from a pair. */
const units = 4;

/** The table, by the state of the player to roll and the rival's square: index state × squares + square. */
interface Table {
  /** The win probability of the player to roll. */
  readonly wins: Float64Array;
  /** The probability that nobody ever comes home; missing if somebody always does. */
  readonly draws: Float64Array | undefined;
  readonly error: number;
}

const tables = new WeakMap<Model, Table>();

/** Two players who capture each other, exactly. The table is cached with the board. */
export function* duel(model: Model, [a, b]: readonly number[], toThrow: number, extra: number): Work<WinChances> {
  let table = tables.get(model);
  if (!table) tables.set(model, (table = yield* tableOf(model)));
  const {wins, draws, error} = table;
  const [mine, other] = toThrow === 0 ? [a!, b!] : [b!, a!];
  const at = stateOf(model, mine, extra) * model.squares + other;
  // sums of probabilities may be off by rounding
  const draw = Math.min(1, draws?.[at] ?? 0);
  const win = Math.min(1 - draw, wins[at]!);
  const loss = 1 - draw - win;
  return {chances: toThrow === 0 ? [win, loss] : [loss, win], draw, error, turns: null};
}

/**
 * The probabilities of all pairs, by Gauss-Seidel sweeps from home downwards until they converge. Pairs from which home
 * is unreachable are found first: two players can capture each other for ever.
 */
function* tableOf(model: Model): Work<Table> {
  yield [model.size];
  const {throws, next, layers, squares, rules, home} = model;
  const kinds = throws.length;
  const chances = throws.map(({chance}) => chance);
  const again = throws.map((thrown) => thrown.again);
  const top = squares * layers - 1;
  const bottom = stateOf(model, rules.start) - layers + 1;

  /** The pair after a roll that does not end at home. If the turn is over, it is the other player's pair. */
  const pairAfter = (state: number, rival: number, i: number, to: number): number => {
    const end = Math.floor(to / layers);
    const left = end === rival && end !== Math.floor(state / layers) ? rules.start : rival;
    return goesOn(state, i) ? to * squares + left : stateOf(model, left) * squares + end;
  };
  const goesOn = (state: number, i: number): boolean => again[i]! && state % layers > 0;

  /** 1 for pairs from which somebody may still come home. */
  const possible = new Uint8Array((top + 1) * squares);
  let fresh: number;
  let left: number;
  do {
    fresh = left = 0;
    for (let state = top; state >= bottom; state--) {
      yield [units * squares * kinds, 0];
      for (let rival = squares - 1; rival >= rules.start; rival--) {
        const at = state * squares + rival;
        if (possible[at]) continue;
        for (let i = 0; i < kinds && !possible[at]; i++) {
          const to = next[state * kinds + i]!;
          possible[at] = to === home ? 1 : possible[pairAfter(state, rival, i, to)]!;
        }
        if (possible[at]) fresh++;
        else left++;
      }
    }
  } while (fresh > 0 && left > 0);

  const wins = Float64Array.from(possible, (mark) => mark / 2);
  const draws = left > 0 ? Float64Array.from(possible, (mark) => 1 - mark) : undefined;
  const changes = [1];
  let fading = 0;
  for (;;) {
    let change = 0;
    for (let state = top; state >= bottom; state--) {
      yield [units * squares * kinds, Math.log(Math.max(changes.at(-1)!, exact)) / Math.log(exact)];
      for (let rival = squares - 1; rival >= rules.start; rival--) {
        const at = state * squares + rival;
        if (!possible[at]) continue;
        let win = 0;
        let draw = 0;
        for (let i = 0; i < kinds; i++) {
          const to = next[state * kinds + i]!;
          if (to === home) {
            win += chances[i]!;
            continue;
          }
          const pair = pairAfter(state, rival, i, to);
          const drawn = draws ? draws[pair]! : 0;
          draw += chances[i]! * drawn;
          win += chances[i]! * (goesOn(state, i) ? wins[pair]! : 1 - drawn - wins[pair]!);
        }
        change = Math.max(change, Math.abs(win - wins[at]!), draws ? Math.abs(draw - draws[at]!) : 0);
        wins[at] = win;
        if (draws) draws[at] = draw;
      }
    }
    // changes decay geometrically, so that the sum of all further changes can be extrapolated
    if (change > measurable && changes.length >= lag) fading = (change / changes.at(-lag)!) ** (1 / lag);
    changes.push(change);
    const error = fading < 1 ? (change * fading) / (1 - fading) : 1;
    const isDone = changes.length > lag && (error < exact / 10 || changes.length > mostSweeps);
    if (isDone || change < rounding) return {wins, draws, error: error < exact ? 0 : error};
  }
}
