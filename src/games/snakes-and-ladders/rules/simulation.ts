/**
 * The odds of more than two players who capture each other, by simulation. The simulated games are always the same. A
 * joint position is the state of every piece and the seat to roll.
 */
import {reachOf, stateOf, type Model} from './model.js';
import type {Work} from './steps.js';
import type {WinChances} from './chances.js';

/** The error up to which games are simulated, and after how many games it is computed. */
const enough = 0.005;
const batch = 1000;
/** Maximum length of a game, and of all games together, in rolls: about 0.1 s. */
const longest = 100_000;
const mostInAll = 4_000_000;
/** Rolls after which a game is first suspected to be endless; then after twice as many, and so on. */
const suspicious = 8000;
/** How many rolls of a game take as long as one that is explored. */
const weight = 24;
/** Rolls between two checks whether a game has reached a position that is known to be endless. */
const between = 16;
/** Rolls per slice, and units of work per roll. */
const slice = 512;
const units = 5;
/** How many squares a lost piece may still cross, to find out where it may end. */
const mostRoamed = 1000;
/** Maximum number of joint positions to explore, and of rolls from all of them. */
const mostPositions = 20_000;
const mostRolls = 200_000;
/** Rolls explored per slice, and units of work per explored roll. */
const exploredSlice = 256;
const exploredUnits = 32;

/** The chances with their error: 0 or at most 0.5 % on boards whose games are not very long. */
export function* simulation(model: Model, squares: readonly number[], toRoll: number, extra: number): Work<WinChances> {
  yield [model.size];
  const {possible} = reachOf(model);
  const begin = squares.map((square, i) => stateOf(model, square, i === toRoll ? extra : 0));
  const isEndless = (states: readonly number[]): boolean =>
    !states.some((state) => possible[state]) && !mayMeet(model, states);
  const drawn = {chances: squares.map(() => 0), draw: 1, error: 0, turns: null};
  if (isEndless(begin)) return drawn;
  const games = new Games(model, possible, begin, toRoll);
  /** Joint positions from which nobody can ever come home. */
  const endless = new Set<Key>();
  let isOpen = false;
  let unfinished = 0;
  let explored = 0;
  let error = 1;
  for (let look = batch; games.played === 0 || (error > enough && games.rolls + explored < mostInAll);) {
    const before = games.rolls;
    games.play(endless.size > 0 ? between : slice);
    yield [(games.rolls - before) * units, Math.max((enough / error) ** 2, Math.min(1, games.rolls / mostInAll))];
    if (games.played >= look) {
      look += batch;
      error = errorOf(games.won, games.played);
    }
    if (games.count === 0) continue;
    const {states, seat} = games;
    if (games.count >= longest) {
      unfinished++;
      games.begin();
    } else if (games.count >= games.check) {
      games.check = Math.min(2 * games.check, longest);
      if (!isOpen) {
        const all = yield* explore(model, begin, toRoll);
        if (all.endless) return drawn;
        isOpen = true;
        explored += weight * all.rolls;
      }
      const rest = yield* explore(model, states, seat);
      explored += weight * rest.rolls;
      if (rest.endless) for (const key of rest.keys) endless.add(key);
    }
    // the last piece may be lost, or may have been sent to a start from which home is unreachable
    if (isEndless(states) || endless.has(keyOf(model, states, seat))) games.begin();
  }
  const {won, played} = games;
  const sum = won.reduce((a, b) => a + b, 0);
  return {
    chances: won.map((n) => n / played),
    draw: (played - sum) / played,
    error: Math.min(1, errorOf(won, played) + unfinished / played),
    turns: null,
  };
}

/** Half the width of the widest 95 % confidence interval: Agresti and Coull, 1998. */
function errorOf(won: readonly number[], played: number): number {
  const games = played + 4;
  return Math.max(...won.map((n) => 1.96 * Math.sqrt((((n + 2) / games) * (1 - (n + 2) / games)) / games)));
}

/** The rest of the game from a joint position, as far as it is known. */
interface Explored {
  /** Whether nobody can ever come home. False if there are too many positions to know. */
  readonly endless: boolean;
  /** The keys of all positions found. */
  readonly keys: Iterable<Key>;
  /** Rolls followed. */
  readonly rolls: number;
}

type Key = number | string;

/** Identifies a joint position. Only the seat to roll has extra rolls. */
function keyOf({squares, layers}: Model, states: readonly number[], seat: number): Key {
  let key = seat * layers + (states[seat]! % layers);
  for (const state of states) key = key * squares + Math.floor(state / layers);
  // beyond that numbers are rounded
  return key < Number.MAX_SAFE_INTEGER ? key : `${seat},${states.join()}`;
}

/** Sends rivals of a piece that moved from state `from` back to the start, in place. */
function capture({layers, rules}: Model, states: number[], seat: number, from: number, start: number): void {
  const square = Math.floor(states[seat]! / layers);
  if (square === rules.start || square === Math.floor(from / layers)) return;
  for (let rival = 0; rival < states.length; rival++) {
    if (rival !== seat && Math.floor(states[rival]! / layers) === square) states[rival] = start;
  }
}

/** Explores the joint positions after one, breadth-first, until a piece comes home. */
function* explore(model: Model, begin: readonly number[], toRoll: number): Work<Explored> {
  const {rolls: outcomes, next, rules, home, layers} = model;
  const start = stateOf(model, rules.start);
  const keys = new Set([keyOf(model, begin, toRoll)]);
  const positions = [{states: begin, seat: toRoll}];
  let rolls = 0;
  for (const {states: before, seat} of positions) {
    for (const [i, {again}] of outcomes.entries()) {
      if (rolls++ % exploredSlice === 0) yield [exploredSlice * exploredUnits, 0];
      const from = before[seat]!;
      const to = next[from * outcomes.length + i]!;
      if (to === home) return {endless: false, keys, rolls};
      const states = [...before];
      states[seat] = to;
      capture(model, states, seat, from, start);
      const goesOn = again && to % layers < layers - 1;
      const then = goesOn ? seat : (seat + 1) % states.length;
      const key = keyOf(model, states, then);
      if (keys.has(key)) continue;
      keys.add(key);
      positions.push({states, seat: then});
    }
    if (positions.length > mostPositions || rolls > mostRolls) return {endless: false, keys, rolls};
  }
  return {endless: true, keys, rolls};
}

/** Simulated games from one position, one after the other. */
class Games {
  /** Games won by each seat, and begun, without the one in progress. */
  readonly won: number[];
  played = -1;
  /** Rolls of all games, and of the one in progress. */
  rolls = 0;
  count = 0;
  /** The number of rolls at which {@link play} stops. */
  check = suspicious;
  readonly states: number[] = [];
  /** The seat to roll. */
  seat = 0;
  readonly #first: readonly number[];
  readonly #firstSeat: number;
  readonly #home: number;
  readonly #start: number;
  /** The next state: [state × outcomes + outcome]. */
  readonly #next: Int32Array;
  readonly #outcomes: number;
  /** By state that at the start of a turn on the same square. */
  readonly #rested: Int32Array;
  /** By state whether home is unreachable. */
  readonly #isLost: Uint8Array;
  /** The last random number, by xorshift (G. Marsaglia, 2003): several times as fast as others. */
  #random = 1;

  constructor(model: Model, possible: Uint8Array, first: readonly number[], firstSeat: number) {
    const {rolls, next, rules, home, layers, squares} = model;
    const sides = typeof rules.faces === 'number' ? rules.faces : rules.faces.length;
    // all possible outcomes of the dice, as many of each kind as are likely
    const die = rolls.flatMap(({chance}, i) => Array<number>(Math.round(chance * sides ** rules.dice)).fill(i));
    this.won = first.map(() => 0);
    this.#first = first;
    this.#firstSeat = firstSeat;
    this.#home = home;
    this.#start = stateOf(model, rules.start);
    this.#outcomes = die.length;
    this.#next = new Int32Array(squares * layers * die.length);
    for (let state = 0; state < squares * layers; state++)
      die.forEach((i, outcome) => (this.#next[state * die.length + outcome] = next[state * rolls.length + i]!));
    this.#rested = Int32Array.from({length: home + 1}, (_, state) => stateOf(model, Math.floor(state / layers)));
    this.#isLost = possible.map((mark) => 1 - mark);
    this.begin();
  }

  /** Ends the game in progress, and begins the next one. */
  begin(): void {
    this.#first.forEach((state, i) => (this.states[i] = state));
    this.seat = this.#firstSeat;
    this.count = 0;
    this.check = suspicious;
    this.played++;
  }

  /** Plays for about so many rolls. Stops early if a piece is lost, and when a game takes many rolls. */
  play(most: number): void {
    const {states} = this;
    const home = this.#home;
    const start = this.#start;
    const next = this.#next;
    const outcomes = this.#outcomes;
    const rested = this.#rested;
    const isLost = this.#isLost;
    const seats = states.length;
    const share = outcomes / 2 ** 32;
    let {seat, count, check} = this;
    let random = this.#random;
    let rolls = 0;
    while (rolls < most && count < check) {
      random ^= random << 13;
      random ^= random >>> 17;
      random ^= random << 5;
      rolls++;
      count++;
      const from = states[seat]!;
      const to = next[from * outcomes + Math.floor((random >>> 0) * share)]!;
      if (to === home) {
        this.won[seat]! += 1;
        this.begin();
        ({seat, count, check} = this);
        continue;
      }
      states[seat] = to;
      const end = rested[to]!;
      let captured = false;
      if (end !== start && end !== rested[from]) {
        for (let rival = 0; rival < seats; rival++) {
          if (states[rival] !== end || rival === seat) continue;
          states[rival] = start;
          captured = true;
        }
      }
      if (to === end) seat = seat + 1 === seats ? 0 : seat + 1;
      if (isLost[to] && (captured || !isLost[from])) break;
    }
    this.#random = random;
    this.seat = seat;
    this.count = count;
    this.rolls += rolls;
  }
}

/**
 * Whether pieces that are all lost may still reach home: from the start, if one is captured. Also true if that would
 * take long to find out.
 */
function mayMeet(model: Model, states: readonly number[]): boolean {
  const {rolls, next, layers, rules} = model;
  if (!reachOf(model).possible[stateOf(model, rules.start)]) return false;
  const owner = new Map<number, number>();
  for (let seat = 0; seat < states.length; seat++) {
    const todo = [states[seat]!];
    const seen = new Set(todo);
    for (const state of todo) {
      const square = Math.floor(state / layers);
      if (square !== rules.start && (owner.get(square) ?? seat) !== seat) return true;
      owner.set(square, seat);
      for (let i = state * rolls.length; i < (state + 1) * rolls.length; i++) {
        const to = next[i]!;
        if (seen.has(to)) continue;
        if (seen.size === mostRoamed) return true;
        seen.add(to);
        todo.push(to);
      }
    }
  }
  return false;
}
