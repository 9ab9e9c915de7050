/** Who will win: each player's chance, from any position. */
import {badOption} from '../../../core/game.js';
import {drawOf} from '../../../core/random.js';
import {finish, found, type Search} from '../../../core/search.js';
import type {BoardInput} from './board.js';
import {later, notHome} from './distribution.js';
import {expectedThrows} from './expectation.js';
import {modelOf, squareOption, stateOf, type Model} from './model.js';
import type {Rules} from './rules.js';

/** What the players may hope for. The odds know no `maxRounds`. */
export interface WinChances {
  /** By seat, 0 to 1. They sum to 1 where it is certain that someone comes home. */
  readonly chances: readonly number[];
  /** 0 where the chances are exact (to about 12 digits); else half the width of a 95 % interval around each. */
  readonly error: number;
  /** Expected turns until somebody is home, of all seats together; null where it has not been reckoned. */
  readonly turns: number | null;
}

const negligible = 1e-15;
/** Exact chances go no further; by then what is left of the longest games falls evenly. */
const mostRounds = 50_000;
/** Most entries of the table of two players who capture each other: boards of up to 400 squares fit. */
const mostPairs = 500_000;
const games = 10_000;
/** Longest simulated game, in throws; longer ones are won by nobody. */
const longest = 100_000;

/**
 * Each player's chance to be home first. Exact, but for `capture` with more than two players, which is simulated.
 * @param positions the square of each player
 * @param toThrow the player to throw, from 0 (default)
 * @param extra extra throws that player has had in this turn, with `extraRoll`: 0 (default), 1 or 2
 */
export function winChances(board: BoardInput, rules: Partial<Rules>, positions: readonly number[], toThrow = 0, extra = 0): WinChances {
  return finish(searchWinChances(board, rules, positions, toThrow, extra));
}

/**
 * The same in steps. Where no player captures another, the answer is there at once; else the first step may begin a long
 * computation, whose outcome for two players is kept with the board.
 */
export function searchWinChances(board: BoardInput, rules: Partial<Rules>, positions: readonly number[], toThrow = 0, extra = 0): Search<WinChances> {
  const model = modelOf(board, rules);
  if (!Array.isArray(positions) || positions.length < 1) throw badOption('positions', positions, 'it must list the square of each player');
  const squares = Array.from(positions, (square) => squareOption(model, 'positions', square));
  if (!Number.isInteger(toThrow) || toThrow < 0 || toThrow >= squares.length) {
    throw badOption('toThrow', toThrow, `it must be a player from 0 to ${squares.length - 1}`);
  }
  if (!Number.isInteger(extra) || extra < 0 || extra >= model.layers) throw badOption('extra', extra, `it must be from 0 to ${model.layers - 1}`);
  const done = squares.indexOf(model.squares);
  if (done >= 0) return found({chances: squares.map((_, i) => (i === done ? 1 : 0)), error: 0, turns: 0});
  if (!model.rules.capture || squares.length === 1) return found(race(model, squares, toThrow, extra));
  if (squares.length === 2 && model.squares ** 2 * model.layers <= mostPairs && !expectedThrows(model.board, model.rules).includes(null, model.rules.start)) {
    return duel(model, squares, toThrow, extra);
  }
  return simulation(model, squares, toThrow, extra);
}

/**
 * Players who do not touch each other: from the chance of each not to be home after so many turns. These are stepped
 * for all squares at once, so that the number of players hardly matters.
 */
function race(model: Model, squares: readonly number[], toThrow: number, extra: number): WinChances {
  const seats = squares.map((_, i) => (toThrow + i) % squares.length);
  const states = seats.map((seat, i) => stateOf(model, squares[seat]!, i === 0 ? extra : 0));
  const chances = squares.map(() => 0);
  let now: Float64Array = notHome(model);
  let then: Float64Array = notHome(model);
  let open = 1; // the chance that nobody is home yet
  let turns = 0;
  for (let round = 0; open > negligible; round++) {
    later(model, now, then, true);
    const before = open;
    const share = seats.map((_, i) => {
      const was = now[states[i]!]!;
      const part = was > 0 ? (open * (was - then[states[i]!]!)) / was : 0;
      turns += open;
      open -= part;
      return part;
    });
    // What is left of a very long game falls as this round did; where nothing fell, nobody comes home.
    const stuck = round > model.home && before - open < 1e-14 * open;
    const rest = round < mostRounds || stuck ? 0 : open / (before - open);
    seats.forEach((seat, i) => (chances[seat]! += share[i]! * (1 + rest)));
    if (stuck || rest > 0) return {chances, error: 0, turns: null};
    [now, then] = [then, now];
  }
  return {chances, error: 0, turns};
}

const duels = new WeakMap<Model, Float64Array>();

/**
 * Two players who capture each other: the chance of the one to throw, for every pair of squares, improved square by
 * square from home downwards until it stands still.
 */
function duel(model: Model, [a, b]: readonly number[], toThrow: number, extra: number): Search<WinChances> {
  const {throws, next, layers, squares, rules, home} = model;
  const kinds = throws.length;
  const chancesOf = throws.map(({chance}) => chance);
  const size = squares * layers;
  const first = stateOf(model, rules.start);
  let table = duels.get(model);
  const values = table ?? new Float64Array(size * squares).fill(0.5);
  let state = size - 1;
  let change = 0;
  let before = 1;
  const row = (): void => {
    const square = Math.floor(state / layers);
    const extraNow = layers - 1 - (state % layers);
    for (let rival = squares - 1; rival >= rules.start; rival--) {
      let sum = 0;
      for (let i = 0; i < kinds; i++) {
        const to = next[state * kinds + i]!;
        if (to === home) {
          sum += chancesOf[i]!;
          continue;
        }
        const end = Math.floor(to / layers);
        const goesOn = throws[i]!.again && extraNow < 2;
        const left = end === rival && end !== square ? rules.start : rival;
        sum += chancesOf[i]! * (goesOn ? values[to * squares + left]! : 1 - values[stateOf(model, left) * squares + end]!);
      }
      const at = state * squares + rival;
      change = Math.max(change, Math.abs(sum - values[at]!));
      values[at] = sum;
    }
  };
  return {
    step(budget) {
      for (let used = 0; !table && used < budget; used += squares * kinds) {
        row();
        if (--state >= first - layers + 1) continue;
        if (change < 1e-14) {
          table = values;
          duels.set(model, values);
        }
        before = Math.max(change, 1e-14);
        change = 0;
        state = size - 1;
      }
      if (!table) return {done: false, progress: Math.log(before) / Math.log(1e-14)};
      const [mine, other] = toThrow === 0 ? [a!, b!] : [b!, a!];
      const chance = table[stateOf(model, mine, extra) * squares + other]!;
      return {done: true, value: {chances: toThrow === 0 ? [chance, 1 - chance] : [1 - chance, chance], error: 0, turns: null}};
    },
  };
}

/** More than two who capture each other: games played by chance, always the same ones. */
function simulation(model: Model, squares: readonly number[], toThrow: number, extra: number): Search<WinChances> {
  const {throws, next, layers, rules, home} = model;
  const draw = drawOf('odds', 0);
  const die = throws.flatMap((_, i) => Array<number>(Math.round(throws[i]!.chance * everyThrow(rules))).fill(i));
  const won = squares.map(() => 0);
  let played = 0;
  let seat = toThrow;
  let made = 0;
  let states: number[] = [];
  const begin = (): void => {
    seat = toThrow;
    made = 0;
    states = squares.map((square, i) => stateOf(model, square, i === toThrow ? extra : 0));
  };
  begin();
  return {
    step(budget) {
      for (let used = 0; used < budget && played < games; used++) {
        const from = states[seat]!;
        const i = die[draw.int(0, die.length - 1)]!;
        const to = next[from * throws.length + i]!;
        const square = Math.floor(to / layers);
        if (to === home || ++made === longest) {
          if (to === home) won[seat]! += 1;
          played++;
          begin();
          continue;
        }
        if (square !== rules.start && square !== Math.floor(from / layers)) {
          for (let rival = 0; rival < states.length; rival++) {
            if (rival !== seat && Math.floor(states[rival]! / layers) === square) states[rival] = stateOf(model, rules.start);
          }
        }
        states[seat] = to;
        if (!throws[i]!.again || to % layers === layers - 1) seat = (seat + 1) % states.length;
      }
      if (played < games) return {done: false, progress: played / games};
      return {done: true, value: {chances: won.map((n) => n / games), error: 0.98 / Math.sqrt(games), turns: null}};
    },
  };
}

/** Ways the dice can fall. */
function everyThrow({dice, faces}: Rules): number {
  return (typeof faces === 'number' ? faces : faces.length) ** dice;
}
