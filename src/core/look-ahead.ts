/** The best move by looking ahead: minimax and expectimax in one, for any number of seats, whoever moves next. */
import type {Searched, StateOf} from './define-rules.js';
import type {Game} from './game.js';
import type {JsonObject} from './json.js';
import type {Draw} from './random.js';

/** Settings of a search. */
export interface LookAheadSettings<State> {
  /** Moves to look ahead, 1 or more. */
  readonly depth: number;
  /**
   * The worth of a position for a seat where the search stops, from −1000 to 1000; a win is worth more.
   * Default: its lead by the `scores` of the rules, or 0.
   */
  value?(this: void, state: State, seat: number): number;
  /** The moves of a position, the most promising first: the better the order, the faster the search. Default: as the rules list them. */
  order?(this: void, state: State, moves: readonly string[]): readonly string[];
  /** Tells positions apart: the same key means the same worth. With it, no position is searched twice. */
  key?(this: void, state: State): string | number | bigint;
  /** The probability of the outcomes so far, multiplied, below which a line is searched no further. Default 0.001. */
  readonly likely?: number;
  /** Decides between equally good moves. Default: the first one. */
  readonly draw?: Draw;
}

/** The largest value of a position before the end. */
const mostValue = 1000;
/** The worth of a win; less for one that is further away. */
const win = 1e5;
/** More than the worth of any position. */
const infinite = 1e6;

/** Maps any number to one between −1000 and 1000, and a larger one to a larger one. */
export const bounded = (value: number): number => value / (1 + Math.abs(value) / mostValue);

/** A known worth: exact, or a bound. */
interface Known {
  readonly left: number;
  readonly worth: number;
  readonly bound: -1 | 0 | 1;
}

/**
 * The best move of the seat to act, as a generator that yields the number of positions looked at: `searchOf(lookAhead(…))`
 * is a search. A win soon is better than a win late; a loss late is better than a loss soon. The other seats are expected
 * to do what is worst for it; outcomes of chance count by their weights.
 * @throws {RangeError} for a `value` beyond −1000 and 1000
 */
export function* lookAhead<State extends StateOf<JsonObject, unknown>>(
  rules: Searched<State> & Pick<Game<JsonObject, State>, 'moves'>,
  state: State,
  {depth, value, order = (_, moves) => moves, key, likely = 0.001, draw}: LookAheadSettings<State>,
): Generator<number, string> {
  const me = state.seat;
  const hasWon = state.won?.includes(me);
  const known = new Map<string | number | bigint, Known>();
  let chosen = '';

  const lead = (at: State): number => {
    const points = rules.scores?.(at);
    if (!points) return 0;
    const others = points.filter((_, seat) => seat !== me);
    return bounded(points[me]! - (others.length > 0 ? Math.max(...others) : 0));
  };

  /** The worth of a position that is not searched further; undefined for any other. */
  const worthAt = (at: State, left: number): number | undefined => {
    const {winners} = at;
    if (winners) {
      if (winners.length === 0 && at.seats > 1) return 0;
      // who has won already can only lose by the end
      return winners.includes(me) && !hasWon ? win + left : -win - left;
    }
    if (left > 0) return undefined;
    const worth = value ? value(at, me) : lead(at);
    // NaN, too
    if (!(Math.abs(worth) <= mostValue))
      throw new RangeError(`Invalid value: ${worth}. Expected a number from −${mostValue} to ${mostValue}.`);
    return worth;
  };

  /** The worth of a position with this likelihood, exact between `low` and `high`. */
  function* worthOf(at: State, left: number, low: number, high: number, likelihood: number): Generator<number, number> {
    const name = key?.(at);
    const seen = name === undefined ? undefined : known.get(name);
    if (seen?.left === left && (seen.bound === 0 || (seen.bound > 0 ? seen.worth >= high : seen.worth <= low)))
      return seen.worth;
    const isRoot = at === state;
    const all = rules.moves(at);
    const moves = order(at, isRoot && draw ? draw.shuffle(all) : all);
    yield moves.length;
    const sign = at.seat === me ? 1 : -1;
    let [least, most] = [low, high];
    let best = -sign * infinite;
    for (const move of moves) {
      const outcomes = rules.outcomes(at, move);
      let worth: number;
      if (outcomes) worth = yield* expected(at, move, outcomes, left - 1, likelihood);
      else {
        const after = rules.next(at, move);
        worth = worthAt(after, left - 1) ?? (yield* worthOf(after, left - 1, least, most, likelihood));
      }
      if (sign * (worth - best) > 0) {
        best = worth;
        if (isRoot) chosen = move;
      }
      if (sign > 0) least = Math.max(least, best);
      else most = Math.min(most, best);
      if (least >= most) break;
    }
    if (name !== undefined) known.set(name, {left, worth: best, bound: best >= high ? 1 : best <= low ? -1 : 0});
    return best;
  }

  /** The mean worth of a move over all outcomes of chance. */
  function* expected(
    at: State,
    move: string,
    outcomes: NonNullable<ReturnType<Searched<State>['outcomes']>>,
    left: number,
    likelihood: number,
  ): Generator<number, number> {
    yield outcomes.length;
    const total = outcomes.reduce((sum, [, weight]) => sum + weight, 0);
    let sum = 0;
    for (const [outcome, weight] of outcomes) {
      const after = rules.next(at, move, outcome);
      const share = (likelihood * weight) / total;
      const further = share < likely ? 0 : left;
      sum += weight * (worthAt(after, further) ?? (yield* worthOf(after, further, -infinite, infinite, share)));
    }
    return sum / total;
  }

  yield* worthOf(state, depth, -infinite, infinite, 1);
  return chosen;
}
