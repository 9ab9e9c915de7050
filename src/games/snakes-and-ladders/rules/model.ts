/**
 * A board and its rules as a transition table: for every state and roll, the next state. All odds and paths are
 * computed from it.
 *
 * A state is a square and, with `extraRoll`, the number of extra rolls in the turn so far (0, 1, 2). States are
 * numbered by square and, on one square, from two extra rolls down to none, so that higher numbers are nearer home.
 * Rolls lead to higher numbers, except for snakes, bounces and pieces that stay.
 */
import {badOption} from '../../../core/game.js';
import {isObject} from '../../../core/json.js';
import {homeOf, landings, parseBoard, type Board, type BoardInput} from './board.js';
import {rulesOf, type Rules} from './rules.js';
import {landing} from './walk.js';

/** A kind of roll, with its probability. */
interface Roll {
  readonly pips: number;
  readonly chance: number;
  /** Whether it gives an extra roll. */
  readonly again: boolean;
  /** As a settled move. */
  readonly move: string;
}

export interface Model {
  readonly board: Board;
  readonly rules: Rules;
  /** Number of the last square. */
  readonly squares: number;
  /** In ascending order of pips. */
  readonly rolls: readonly Roll[];
  /** States per square: 3 with extra rolls, otherwise 1. */
  readonly layers: number;
  /** The state of a piece at home. All numbers from `squares × layers` on are home. */
  readonly home: number;
  /** Entries of `next`: the units of work of one sweep over the board. */
  readonly size: number;
  /** The next state, at index state × rolls + roll. Computed on first access. */
  readonly next: Int32Array;
  /** The square on which a piece that lands on a square ends, after snakes and ladders. */
  readonly ends: Int32Array;
}

const known = new WeakMap<object, {key: string; model: Model}>();

/** The table of a board. Cached with the board if the board is frozen (see `parseBoard`). */
export function modelOf(given: BoardInput, some: Partial<Rules>): Model {
  const rules = rulesOf(some);
  const key = JSON.stringify(rules);
  const kept = isObject(given) ? known.get(given) : undefined;
  if (kept?.key === key) return kept.model;
  const board = parseBoard(given, rules);
  const model = build(board, rules);
  known.set(Object.isFrozen(given) && isObject(given) ? given : board, {key, model});
  return model;
}

function build(board: Board, rules: Rules): Model {
  const squares = homeOf(board);
  const rolls = rollsOf(rules);
  const layers = rules.extraRoll ? 3 : 1;
  let next: Int32Array | undefined;
  return {
    board,
    rules,
    squares,
    rolls,
    layers,
    home: (squares + 1) * layers - 1,
    size: squares * layers * rolls.length,
    ends: landings(board, rules.chain),
    get next() {
      return (next ??= nextOf(this));
    },
  };
}

function nextOf({rules, squares, rolls, layers, home, size, ends}: Model): Int32Array {
  const next = new Int32Array(size);
  let entry = 0;
  for (let square = 0; square < squares; square++) {
    for (let extra = layers - 1; extra >= 0; extra--) {
      for (const {pips, again} of rolls) {
        const forfeited = again && extra === 2;
        const at = forfeited ? square : landing(square, pips, squares, rules.overshoot);
        const stayed = forfeited || (rules.overshoot === 'stay' && square + pips > squares);
        const end = stayed ? at : ends[at]!;
        next[entry++] = end === squares ? home : (end + 1) * layers - 1 - (again && !forfeited ? extra + 1 : 0);
      }
    }
  }
  return next;
}

/** From which states home is reachable. */
export interface Reach {
  /** 1 for states from which a piece may reach home. */
  readonly possible: Uint8Array;
  /** 1 for states from which a piece reaches home with certainty. */
  readonly certain: Uint8Array;
}

const reaches = new WeakMap<Model, Reach>();

/**
 * Computes from which states a piece may reach home, and from which it does with certainty: those that lead to no state
 * from which home is unreachable.
 */
export function reachOf(model: Model): Reach {
  let reach = reaches.get(model);
  if (!reach) {
    const {next, rolls, home} = model;
    const possible = leadingTo(next, rolls.length, new Uint8Array(home + 1).fill(1, home));
    const lost = possible.map((mark, state) => (state < model.squares * model.layers ? 1 - mark : 0));
    const certain = lost.includes(1) ? leadingTo(next, rolls.length, lost).map((mark) => 1 - mark) : possible;
    reaches.set(model, (reach = {possible, certain}));
  }
  return reach;
}

/**
 * Marks all states from which a marked state is reachable, by a backward breadth-first search. O(states × rolls).
 * @param next the next states of each state: as many as there are `kinds` of rolls
 */
function leadingTo(next: Int32Array, kinds: number, marks: Uint8Array): Uint8Array {
  const states = marks.length;
  // by state: the index in `from` at which its predecessors begin
  const begin = new Int32Array(states + 1);
  for (const to of next) begin[to + 1]! += 1;
  for (let state = 0; state < states; state++) begin[state + 1]! += begin[state]!;
  const from = new Int32Array(next.length);
  const free = begin.slice();
  for (let i = 0; i < next.length; i++) from[free[next[i]!]!++] = Math.floor(i / kinds);
  const queue = new Int32Array(states);
  let tail = 0;
  marks.forEach((mark, state) => {
    if (mark) queue[tail++] = state;
  });
  for (let head = 0; head < tail; head++) {
    for (let i = begin[queue[head]!]!; i < begin[queue[head]! + 1]!; i++) {
      const state = from[i]!;
      if (marks[state]) continue;
      marks[state] = 1;
      queue[tail++] = state;
    }
  }
  return marks;
}

function rollsOf({dice, faces, extraRoll}: Rules): readonly Roll[] {
  const die = typeof faces === 'number' ? Array.from({length: faces}, (_, i) => i + 1) : faces;
  const top = Math.max(...die);
  const rolls = new Map<string, Roll>();
  for (const first of die) {
    for (const second of dice === 2 ? die : [0]) {
      const pips = first + second;
      const again = extraRoll && (second ? first === second : first === top);
      const key = `${pips} ${String(again)}`;
      const chance = (rolls.get(key)?.chance ?? 0) + 1 / die.length ** dice;
      rolls.set(key, {pips, chance, again, move: second ? `${first}+${second}` : `${first}`});
    }
  }
  return [...rolls.values()].sort((a, b) => a.pips - b.pips);
}

/** The state of a piece on a square. */
export function stateOf({layers}: Model, square: number, extra = 0): number {
  return (square + 1) * layers - 1 - extra;
}

/** Checks a square from outside. @throws {GameError} `bad-option` */
export function squareOption({rules, squares}: Model, name: string, square: unknown): number {
  if (Number.isInteger(square) && (square as number) >= rules.start && (square as number) <= squares)
    return square as number;
  throw badOption(name, square, `a square from ${rules.start} to ${squares}`);
}

/** The state of a piece on a square from outside, if it is given. @throws {GameError} `bad-option` */
export function stateAt(model: Model, name: string, square: number | undefined, standard: number): number {
  return stateOf(model, square === undefined ? standard : squareOption(model, name, square));
}
