/**
 * A board and its rules as a table for reckoning: from every state, by every throw, the next state. All odds and paths
 * are found on this table.
 *
 * A state is a square and, with `extraRoll`, the extra throws of the turn so far (0, 1, 2); without, they are always 0.
 * States are numbered so that a greater number is nearer home: square by square and, on one square, from two extra
 * throws down to none. Throws lead on to greater numbers but for snakes, bounces, and pebbles that stay.
 */
import {badOption} from '../../../core/game.js';
import {isObject} from '../../../core/json.js';
import {homeOf, landings, parseBoard, type Board, type BoardInput} from './board.js';
import {rulesOf, type Rules} from './rules.js';
import {landing} from './walk.js';

/** One kind of throw, with its chance. */
interface Throw {
  readonly pips: number;
  readonly chance: number;
  /** Gives an extra throw. */
  readonly again: boolean;
  /** As a settled move. */
  readonly move: string;
}

export interface Model {
  readonly board: Board;
  readonly rules: Rules;
  /** Number of the last square. */
  readonly squares: number;
  /** In rising order of pips. */
  readonly throws: readonly Throw[];
  /** States of each square: 3 with extra throws, else 1. */
  readonly layers: number;
  /** The state of a pebble at home; all numbers from `squares × layers` on are home. */
  readonly home: number;
  /** Entries of `next`: the units of work of one sweep over the board. */
  readonly size: number;
  /** The next state, at state × throws + throw. Made when it is first asked for. */
  readonly next: Int32Array;
  /** Where a pebble that lands on a square ends, after snakes and ladders. */
  readonly ends: Int32Array;
}

const known = new WeakMap<object, {key: string; model: Model}>();

/** The table of a board; kept as long as the board, where nobody can change it (see `parseBoard`). */
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
  const throws = throwsOf(rules);
  const layers = rules.extraRoll ? 3 : 1;
  let next: Int32Array | undefined;
  return {
    board,
    rules,
    squares,
    throws,
    layers,
    home: (squares + 1) * layers - 1,
    size: squares * layers * throws.length,
    ends: landings(board, rules.chain),
    get next() {
      return (next ??= nextOf(this));
    },
  };
}

function nextOf({rules, squares, throws, layers, home, size, ends}: Model): Int32Array {
  const next = new Int32Array(size);
  let entry = 0;
  for (let square = 0; square < squares; square++) {
    for (let extra = layers - 1; extra >= 0; extra--) {
      for (const {pips, again} of throws) {
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

/** What home can be reached from, by state. */
export interface Reach {
  /** 1 for the states from which a pebble may come home. */
  readonly possible: Uint8Array;
  /** 1 for those from which it is certain to. */
  readonly certain: Uint8Array;
}

const reaches = new WeakMap<Model, Reach>();

/** Where a pebble may come home from, and where it is certain to: it reaches no state from which home is out of reach. */
export function reachOf(model: Model): Reach {
  let reach = reaches.get(model);
  if (!reach) {
    const possible = before(
      model,
      Uint8Array.from({length: model.home + 1}, (_, state) => +(state === model.home)),
    );
    const lost = possible.map((mark, state) => (state < model.squares * model.layers ? 1 - mark : 0));
    const certain = lost.includes(1) ? before(model, lost).map((mark) => 1 - mark) : possible;
    reaches.set(model, (reach = {possible, certain}));
  }
  return reach;
}

/** Marks all states from which a marked one can be reached: against the throws, breadth first. O(states × throws). */
function before({throws, next, home}: Model, marks: Uint8Array): Uint8Array {
  const kinds = throws.length;
  // for each state, where in `from` the states that lead to it begin
  const begin = new Int32Array(home + 2);
  for (const to of next) begin[to + 1]! += 1;
  for (let state = 0; state <= home; state++) begin[state + 1]! += begin[state]!;
  const from = new Int32Array(next.length);
  const free = begin.slice();
  for (let i = 0; i < next.length; i++) from[free[next[i]!]!++] = Math.floor(i / kinds);
  const queue = new Int32Array(home + 1);
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

function throwsOf({dice, faces, extraRoll}: Rules): readonly Throw[] {
  const die = typeof faces === 'number' ? Array.from({length: faces}, (_, i) => i + 1) : faces;
  const top = Math.max(...die);
  const throws = new Map<string, Throw>();
  for (const first of die) {
    for (const second of dice === 2 ? die : [0]) {
      const pips = first + second;
      const again = extraRoll && (second ? first === second : first === top);
      const key = `${pips} ${String(again)}`;
      const chance = (throws.get(key)?.chance ?? 0) + 1 / die.length ** dice;
      throws.set(key, {pips, chance, again, move: second ? `${first}+${second}` : `${first}`});
    }
  }
  return [...throws.values()].sort((a, b) => a.pips - b.pips);
}

/** The state of a pebble on a square. */
export function stateOf({layers}: Model, square: number, extra = 0): number {
  return (square + 1) * layers - 1 - extra;
}

/** A square from outside, where a pebble can be. */
export function squareOption({rules, squares}: Model, name: string, square: unknown): number {
  if (Number.isInteger(square) && (square as number) >= rules.start && (square as number) <= squares)
    return square as number;
  throw badOption(name, square, `a square from ${rules.start} to ${squares}`);
}
