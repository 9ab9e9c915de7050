/**
 * The odds of more than two players who capture each other: exactly where few joint positions can occur, otherwise by
 * simulation. The simulated games are always the same.
 */
import {fastDraw} from '../../../core/fast-draw.js';
import {capture, explore, goesOn, jointly, keyOf} from './joint.js';
import {reachOf, stateOf, type Model} from './model.js';
import type {Rules} from './rules.js';
import type {Work} from './steps.js';
import type {WinChances} from './chances.js';

const games = 10_000;
/** Maximum length of a game, and of all games together, in rolls: about 0.3 s. */
const longest = 100_000;
const mostThrows = 2_000_000;
/** Rolls after which a game is first suspected to be endless; then after twice as many, and so on. */
const suspicious = 1000;
/** How many rolls of a game take as long as one that is explored. */
const weight = 8;
/** Rolls between two checks whether a game has reached a position that is known to be endless. */
const between = 16;
/** Rolls per slice, and units of work per roll. */
const slice = 64;
const units = 16;
/** How many squares a lost piece may still cross, to find out where it may end. */
const mostRoamed = 1000;

/** The chances with their error: 0 or 1 % on boards whose games are not very long. */
export function* simulation(
  model: Model,
  squares: readonly number[],
  toThrow: number,
  extra: number,
): Work<WinChances> {
  yield [model.size];
  const {throws, next, rules, home} = model;
  const {possible} = reachOf(model);
  const start = stateOf(model, rules.start);
  const draw = fastDraw('odds');
  const die = throws.flatMap((_, i) => Array<number>(Math.round(throws[i]!.chance * everyThrow(rules))).fill(i));
  const begin = (): number[] => squares.map((square, i) => stateOf(model, square, i === toThrow ? extra : 0));
  const isEndless = (states: readonly number[]): boolean =>
    !states.some((state) => possible[state]) && !mayMeet(model, states);
  const won = squares.map(() => 0);
  if (isEndless(begin())) return {chances: won, draw: 1, error: 0, turns: null};
  const exactly = yield* jointly(model, begin(), toThrow);
  if (exactly) return exactly;
  /** Joint positions from which nobody can ever come home. */
  const endless = new Set<number | string>();
  let isOpen = false;
  let played = 0;
  let unfinished = 0;
  let made = 0;
  for (; played < games && made < mostThrows; played++) {
    let seat = toThrow;
    const states = begin();
    for (let count = 0, check = suspicious; ; count++) {
      if (count === longest) {
        unfinished++;
        break;
      }
      if (count === check) {
        check *= 2;
        if (!isOpen) {
          const all = yield* explore(model, begin(), toThrow, true);
          if (all.endless) return {chances: won, draw: 1, error: 0, turns: null};
          isOpen = true;
          made += weight * all.rolls;
        }
        const rest = yield* explore(model, states, seat, true);
        made += weight * rest.rolls;
        if (rest.endless) for (const key of rest.keys) endless.add(key);
      }
      if (endless.size > 0 && count % between === 0 && endless.has(keyOf(model, states, seat))) break;
      if (made++ % slice === 0) yield [slice * units, Math.max(played / games, Math.min(1, made / mostThrows))];
      const from = states[seat]!;
      const i = die[draw.int(0, die.length - 1)]!;
      const to = next[from * throws.length + i]!;
      if (to === home) {
        won[seat]! += 1;
        break;
      }
      states[seat] = to;
      const captured = capture(model, states, seat, from, start);
      // the last piece may be lost, or may have been sent to a start from which home is unreachable
      if (!possible[to] && (possible[from] || captured || count % 1000 === 0) && isEndless(states)) break;
      if (!goesOn(model, i, to)) seat = (seat + 1) % states.length;
    }
  }
  const sum = won.reduce((a, b) => a + b, 0);
  return {
    chances: won.map((n) => n / played),
    draw: (played - sum) / played,
    error: Math.min(1, 0.98 / Math.sqrt(played) + unfinished / played),
    turns: null,
  };
}

/**
 * Whether pieces that are all lost may still reach home: from the start, if one is captured. Also true if that would
 * take long to find out.
 */
function mayMeet(model: Model, states: readonly number[]): boolean {
  const {throws, next, layers, rules} = model;
  if (!reachOf(model).possible[stateOf(model, rules.start)]) return false;
  const owner = new Map<number, number>();
  for (let seat = 0; seat < states.length; seat++) {
    const todo = [states[seat]!];
    const seen = new Set(todo);
    for (const state of todo) {
      const square = Math.floor(state / layers);
      if (square !== rules.start && (owner.get(square) ?? seat) !== seat) return true;
      owner.set(square, seat);
      for (let i = state * throws.length; i < (state + 1) * throws.length; i++) {
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

/** Possible outcomes of the dice. */
function everyThrow({dice, faces}: Rules): number {
  return (typeof faces === 'number' ? faces : faces.length) ** dice;
}
