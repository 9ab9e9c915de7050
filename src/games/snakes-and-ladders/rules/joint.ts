/**
 * The odds of more than two players who capture each other, exactly, where few joint positions can occur. A joint
 * position is the state of every piece and the seat to roll.
 */
import {leadingTo, stateOf, type Model} from './model.js';
import type {Work} from './steps.js';
import type {WinChances} from './chances.js';

/** Maximum number of joint positions, and of rolls from all of them. */
const mostPositions = 20_000;
const mostRolls = 200_000;
/** Larger products of squares and seats are not explored for a table: they rarely have so few joint positions. */
const mostProduct = 10 * mostPositions;
/** Maximum number of joint positions for elimination. */
const mostEliminated = 400;
/** The probability that may remain undecided, and the maximum number of rolls followed until it does. */
const negligible = 1e-13;
const mostFollowed = 15_000_000;
/** If more than this remains undecided, simulation is more accurate. */
const mostError = 0.01;
/** Units of work per roll to a joint position, and the rolls of a slice. */
const units = 32;
const slice = 256;

/** All joint positions that can occur after one, which is the first. */
interface Joint {
  readonly count: number;
  /** At position × rolls + roll: the next position; `count` if the piece is home. */
  readonly next: Int32Array;
  /** By position: the seat to roll. */
  readonly seats: Uint8Array;
  /** By position: the sum of all states, which is higher nearer home. */
  readonly sums: Float64Array;
}

/** The rest of the game from a joint position: a table of it, what else is known about it, and the rolls followed. */
export interface Explored {
  /** Missing if there are too many positions, or if a winning roll ended the search. */
  readonly joint?: Joint;
  /** Whether nobody can ever come home. Never true if the search was ended. */
  readonly endless: boolean;
  /** The keys of all positions found. */
  readonly keys: Iterable<Key>;
  readonly rolls: number;
}

type Key = number | string;

/** Identifies a joint position. Only the seat to roll has extra rolls. */
export function keyOf({squares, layers}: Model, states: readonly number[], seat: number): Key {
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

/**
 * Explores the joint positions after one, breadth-first.
 * @param isDone whether a winning roll ends the search
 */
export function* explore(model: Model, begin: readonly number[], toRoll: number, isDone: boolean): Work<Explored> {
  const {throws, next, rules, home, layers} = model;
  const kinds = throws.length;
  const start = stateOf(model, rules.start);
  const found = new Map([[keyOf(model, begin, toRoll), 0]]);
  const positions: (readonly number[])[] = [begin];
  const seats = [toRoll];
  const rows: number[] = [];
  const won = -1;
  for (let at = 0; at < positions.length; at++) {
    const seat = seats[at]!;
    for (let i = 0; i < kinds; i++) {
      if (rows.length % slice === 0) yield [slice * units, 0];
      const states = [...positions[at]!];
      const from = states[seat]!;
      const to = next[from * kinds + i]!;
      if (to === home) {
        if (isDone) return {endless: false, keys: found.keys(), rolls: rows.length};
        rows.push(won);
        continue;
      }
      states[seat] = to;
      capture(model, states, seat, from, start);
      const goesOn = throws[i]!.again && to % layers < layers - 1;
      const then = goesOn ? seat : (seat + 1) % states.length;
      const key = keyOf(model, states, then);
      let index = found.get(key);
      if (index === undefined) {
        found.set(key, (index = positions.length));
        positions.push(states);
        seats.push(then);
      }
      rows.push(index);
    }
    if (positions.length > mostPositions || rows.length > mostRolls)
      return {endless: false, keys: found.keys(), rolls: rows.length};
  }
  const count = positions.length;
  const joint = {
    count,
    next: Int32Array.from(rows, (to) => (to === won ? count : to)),
    seats: Uint8Array.from(seats),
    sums: Float64Array.from(positions, (states) => states.reduce((a, b) => a + b)),
  };
  return {joint, endless: !rows.includes(won), keys: found.keys(), rolls: rows.length};
}

/**
 * The chances from a table of all joint positions; undefined if there are too many, or if games are too long.
 */
export function* jointly(model: Model, begin: readonly number[], toRoll: number): Work<WinChances | undefined> {
  const {squares, layers} = model;
  if (squares ** begin.length * begin.length * layers > mostProduct) return undefined;
  const {joint} = yield* explore(model, begin, toRoll, false);
  if (!joint) return undefined;
  // positions after which somebody may come home
  const possible = leadingTo(joint.next, model.throws.length, new Uint8Array(joint.count + 1).fill(1, joint.count));
  if (!possible[0]) return {chances: begin.map(() => 0), draw: 1, error: 0, turns: null};
  const solve = joint.count <= mostEliminated ? eliminated : followed;
  const {values, error} = yield* solve(model, joint, possible, begin.length);
  if (error > mostError) return undefined;
  const sum = values.reduce((a, b) => a + b);
  const shares = values.map((value) => value / sum);
  return {chances: shares.slice(0, -1), draw: shares.at(-1)!, error, turns: null};
}

/** By seat the chance to win, and finally that of a draw, from the first position. */
interface Solved {
  readonly values: readonly number[];
  readonly error: number;
}

/** By the elimination described in expectation.ts, which is exact however long the game. */
function* eliminated(
  {throws}: Model,
  {count, next, seats}: Joint,
  possible: Uint8Array,
  players: number,
): Work<Solved> {
  const width = count + players + 1;
  const rows = Array.from({length: count}, (_, at) => {
    const row = new Float64Array(width);
    throws.forEach(({chance}, i) => {
      const to = next[at * throws.length + i]!;
      row[to === count ? count + seats[at]! : possible[to] ? to : width - 1]! += chance;
    });
    return row;
  });
  for (let last = count - 1; ; last--) {
    yield [last * (last + players), (1 - last / count) ** 3];
    const row = rows[last]!;
    if (last === 0) return {values: Array.from(row.subarray(count)), error: 0};
    if (!possible[last]) continue;
    // the probability to leave the position, without subtraction
    let out = 0;
    for (let k = 0; k < last; k++) out += row[k]!;
    for (let k = count; k < width; k++) out += row[k]!;
    for (let at = 0; at < last; at++) {
      const earlier = rows[at]!;
      const part = earlier[last]! / out;
      if (part === 0) continue;
      for (let k = 0; k < last; k++) earlier[k]! += part * row[k]!;
      for (let k = count; k < width; k++) earlier[k]! += part * row[k]!;
    }
  }
}

/**
 * By following the probability of all positions from the first: sweeps from the lowest positions to the highest, until
 * all games are decided. What is undecided in the end is shared out like what was decided before.
 */
function* followed(
  {throws}: Model,
  {count, next, seats, sums}: Joint,
  possible: Uint8Array,
  players: number,
): Work<Solved> {
  const kinds = throws.length;
  const chances = throws.map(({chance}) => chance);
  const order = Int32Array.from({length: count}, (_, at) => at)
    .filter((at) => possible[at])
    .sort((a, b) => sums[a]! - sums[b]!);
  const sweepRolls = order.length * kinds;
  const mass = new Float64Array(count);
  mass[0] = 1;
  const values = Array<number>(players + 1).fill(0);
  for (let rolls = 0, rest = 1; ; rolls += sweepRolls) {
    if (rest < negligible || rolls > mostFollowed) return {values, error: rest < negligible ? 0 : rest};
    yield [2 * sweepRolls, Math.log(rest) / Math.log(negligible)];
    for (const at of order) {
      const here = mass[at]!;
      if (here === 0) continue;
      mass[at] = 0;
      const row = at * kinds;
      // a roll that leaves everything as it is only delays
      let moving = 0;
      for (let i = 0; i < kinds; i++) if (next[row + i] !== at) moving += chances[i]!;
      for (let i = 0; i < kinds; i++) {
        const to = next[row + i]!;
        if (to === at) continue;
        const part = (here / moving) * chances[i]!;
        if (to === count) values[seats[at]!]! += part;
        else if (possible[to]) mass[to]! += part;
        else values[players]! += part;
      }
    }
    rest = mass.reduce((sum, part) => sum + part, 0);
  }
}
