/** The best move by alpha-beta search, for games of two seats in turn without chance. */
import type {Effect, Game} from './game.js';
import type {JsonObject} from './json.js';
import type {Draw} from './random.js';

/** Settings of a search. */
export interface MinimaxSettings<State> {
  /** Moves to look ahead, 1 or more. */
  readonly depth: number;
  /** The worth of a position for the seat to act, where the search stops. A win is worth more than any value. Default 0. */
  value?(this: void, state: State): number;
  /** The moves of a position, the most promising first: the better the order, the faster the search. Default: as the rules list them. */
  order?(this: void, state: State, moves: readonly string[]): readonly string[];
  /** Tells positions apart: the same key means the same worth. With it, no position is searched twice. */
  key?(this: void, state: State): string | number | bigint;
  /** Decides between equally good moves. Default: the first one. */
  readonly draw?: Draw;
}

/** The worth of a win; less for one that is further away. */
const win = 1e12;
/** Larger values of positions without a winner are cut off. */
const mostValue = win / 10;
/** More than the worth of any position. */
const infinite = 10 * win;

/** A known worth: exact, or a bound. */
interface Known {
  readonly depth: number;
  readonly worth: number;
  readonly bound: -1 | 0 | 1;
}

/**
 * The best move of the seat to act, as a generator that yields after each position: `searchOf(minimax(…))` is a search.
 * A win soon is better than a win late; a loss late is better than a loss soon.
 */
export function* minimax<State extends JsonObject, E extends Effect>(
  rules: Pick<Game<JsonObject, State, E>, 'moves' | 'play' | 'result' | 'turn'>,
  state: State,
  {depth, value = () => 0, order = (_, moves) => moves, key, draw}: MinimaxSettings<State>,
): Generator<void, string> {
  const known = new Map<string | number | bigint, Known>();
  const after = (from: State, move: string): State => {
    const played = rules.play(from, move);
    if (!played.ok) throw new Error(played.message);
    return played.state;
  };

  /** The worth of a position for the seat `me`, between `least` and `most`. */
  function* worthOf(at: State, left: number, least: number, most: number, me: number): Generator<void, number> {
    yield;
    const result = rules.result(at);
    if (result) return result.winners.length === 0 ? 0 : result.winners.includes(me) ? win + left : -win - left;
    const flip = rules.turn(at) === me ? 1 : -1;
    if (left === 0) return flip * Math.max(-mostValue, Math.min(mostValue, value(at)));
    const name = key?.(at);
    const seen = name === undefined ? undefined : known.get(name);
    let [low, high] = flip > 0 ? [least, most] : [-most, -least];
    if (seen && seen.depth === left) {
      if (seen.bound === 0) return flip * seen.worth;
      if (seen.bound > 0) low = Math.max(low, seen.worth);
      else high = Math.min(high, seen.worth);
      if (low >= high) return flip * seen.worth;
    }
    const [floor, seat] = [low, rules.turn(at)!];
    let best = -infinite;
    for (const move of order(at, rules.moves(at))) {
      best = Math.max(best, yield* worthOf(after(at, move), left - 1, low, high, seat));
      low = Math.max(low, best);
      if (low >= high) break;
    }
    if (name !== undefined)
      known.set(name, {depth: left, worth: best, bound: best <= floor ? -1 : best >= high ? 1 : 0});
    return flip * best;
  }

  const me = rules.turn(state)!;
  const moves = order(state, draw ? draw.shuffle(rules.moves(state)) : rules.moves(state));
  let best = moves[0]!;
  let most = -infinite;
  for (const move of moves) {
    const worth = yield* worthOf(after(state, move), depth - 1, most, infinite, me);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}
