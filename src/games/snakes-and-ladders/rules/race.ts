/** The odds of players who don't interact. */
import {later} from './distribution.js';
import {reachOf, stateOf, type Model} from './model.js';
import type {Work} from './steps.js';
import type {WinChances} from './chances.js';

/** The probability that may remain undecided. */
const negligible = 1e-13;
/** Negligible error. */
const exact = 1e-12;
/**
 * Rounds before the first check whether a long game has become regular. A multiple of four times every period up to
 * ten, for boards on which home can be reached only on every second, third … tenth turn.
 */
const firstLook = 4 * 2520;
/** Rounds, and on small boards units of work, after which the rest is extrapolated in any case. */
const mostRounds = 8 * firstLook;
const mostUnits = 100_000_000;

/** The outcome after some rounds. Players are listed in the order in which they roll, not by seat. */
interface Outcome {
  /** The probability to have won. */
  readonly won: readonly number[];
  /** The probability not to be home. */
  readonly left: readonly number[];
  /** The probability to have come home since the previous outcome. */
  readonly fresh: readonly number[];
  /** The probability that nobody will ever come home. */
  readonly draw: number;
  /** Expected number of turns so far. */
  readonly turns: number;
}

/**
 * Computes the odds from the probability of each player to come home in exactly the n-th turn. These are iterated for
 * all squares at once, so that the number of players hardly matters. The game goes on as long as somebody may still
 * come home, which depends on where rolls lead, not on the rounds played.
 */
export function* race(model: Model, squares: readonly number[], toRoll: number, extra: number): Work<WinChances> {
  yield [model.size];
  const {certain, possible} = reachOf(model);
  const seats = squares.map((_, i) => (toRoll + i) % squares.length);
  const states = seats.map((seat, i) => stateOf(model, squares[seat]!, i === 0 ? extra : 0));
  const isCertain = states.every((state) => certain[state]);
  // by state: the probability to come home in exactly this turn, and to be in a state from which home is unreachable
  let hit = new Float64Array(model.home + 1);
  let hitThen = hit.slice();
  let lost = Float64Array.from(possible, (mark) => 1 - mark);
  let lostThen = lost.slice();
  hit[model.home] = hitThen[model.home] = 1;
  const allLost = (): number => (isCertain ? 0 : states.reduce((all, state) => all * lost[state]!, 1));

  const won = states.map(() => 0);
  const left = states.map(() => 1);
  let fresh = states.map(() => 0);
  let draw = allLost();
  let turns = 0;
  /** The probability that nobody is home. */
  let open = 1;
  /** The probability that none of the players who roll later is home. */
  const behind = states.map(() => 1);
  const seen: Outcome[] = [];
  let look = firstLook;

  for (let round = 1; open - draw > negligible; round++) {
    yield [isCertain ? model.size : 2 * model.size];
    later(model, hit, hitThen, true);
    [hit, hitThen] = [hitThen, hit];
    // each player comes home once
    hit[model.home] = hitThen[model.home] = 0;
    if (!isCertain) {
      later(model, lost, lostThen, true);
      [lost, lostThen] = [lostThen, lost];
      draw = allLost();
    }
    for (let i = states.length - 1; i > 0; i--) behind[i - 1] = behind[i]! * left[i]!;
    open = 1;
    for (let i = 0; i < states.length; i++) {
      const part = hit[states[i]!]!;
      const others = open * behind[i]!;
      turns += others * left[i]!;
      won[i]! += others * part;
      fresh[i]! += part;
      left[i] = Math.max(0, left[i]! - part);
      open *= left[i]!;
    }
    if (round % (look / 4) !== 0) continue;
    seen.push({won: [...won], left: [...left], fresh, draw, turns});
    fresh = states.map(() => 0);
    if (round < look) continue;
    const [a, b, c] = seen.slice(-3) as [Outcome, Outcome, Outcome];
    const rest = open - draw;
    const decided = c.draw - b.draw + c.won.reduce((sum, part, i) => sum + part - b.won[i]!, 0);
    // the parts with and without lost players decay at different rates
    const doubt = rest * (isCertain ? Math.min(1, drift(a, b, c) * Math.max(1, rest / decided)) : 1);
    if (doubt <= exact || (look >= mostRounds && look * model.size >= mostUnits)) {
      /** Extrapolates the last quarter. */
      const foretold = (now: number, before: number): number => now + (rest * (now - before)) / decided;
      return outcome(
        seats,
        c.won.map((part, i) => (decided > 0 ? foretold(part, b.won[i]!) : part + rest / states.length)),
        decided > 0 ? foretold(c.draw, b.draw) : c.draw,
        doubt <= exact ? foretold(c.turns, b.turns) : null,
        doubt <= exact ? 0 : doubt,
      );
    }
    look *= 2;
    seen.splice(0, seen.length - 1);
  }
  return outcome(seats, won, draw, draw > 0 ? null : turns, 0);
}

/**
 * The rate by which the probability to come home changes from one quarter to the next, for the player with the greatest
 * weight. If it is constant, the distribution over states is stationary.
 */
function drift(a: Outcome, b: Outcome, c: Outcome): number {
  const changes = c.left.map((_, i) => {
    const before = b.fresh[i]! / a.left[i]!;
    return before > 0 ? Math.abs(c.fresh[i]! / b.left[i]! / before - 1) : Infinity;
  });
  return Math.max(...changes);
}

/** The answer by seat, normalised so that rounding errors cancel. */
function outcome(
  seats: readonly number[],
  won: readonly number[],
  draw: number,
  turns: number | null,
  error: number,
): WinChances {
  const all = won.reduce((sum, part) => sum + part, draw);
  const chances = won.map(() => 0);
  seats.forEach((seat, i) => (chances[seat] = won[i]! / all));
  return {chances, draw: draw / all, error, turns};
}
