/**
 * The strong player: an expectimax search over two rolls. It evaluates positions by each player's progress and by the
 * pieces at risk, and assumes that rivals use the same evaluation.
 */
import type {Search} from '../../../core/search.js';
import {risk} from './players.js';
import {Table} from './table.js';

// Weights of the evaluation in squares, found by hill climbing against the greedy player.
/** A piece in the yard, relative to one on its first square. */
const yard = 20;
const atHome = 7.5;
/** A piece in the home column, or on a safe square. */
const untouchable = 4;
/**
 * Fraction of its progress that a piece is expected to lose per rival one roll behind it: on a rival's turn, and on its
 * own.
 */
const waiting = 1 / 6;
const moving = 0.06;
/** A rival two rolls behind, relative to one a single roll behind. */
const far = 0.18;
/** Cost of a capture in addition to the squares and the yard. */
const beside = 8;
/** To roll next. */
const next = 8;
/** Weight of a rival's squares relative to one's own: of a single rival, and of each of several. */
const duel = 1.25;
const group = 0.4;
/** Greater than any sum of squares. */
const victory = 1000;

/** The progress of a seat in squares, adjusted for the safety of its pieces. */
function strength(table: Table, seat: number): number {
  const {ring, last, home, safe, options} = table.layout;
  const toRoll = table.seat === seat;
  let sum = toRoll ? next : 0;
  for (let i = seat * 4; i < seat * 4 + options.pieces; i++) {
    const position = table.pieces[i]!;
    const square = ring[seat * 64 + position]!;
    sum += position;
    if (position === 0) sum -= yard;
    else if (position === home) sum += atHome;
    else if (position > last || safe[square] === 1) sum += untouchable;
    else sum -= risk(table, seat, square, far) * (position + yard + beside) * (toRoll ? moving : waiting);
  }
  return sum;
}

/** The evaluation of a position for a seat (in teams with its partner). */
function value(table: Table, seat: number): number {
  const {place, away, layout} = table;
  // a seat that is done is out of reach
  if (place[seat]! > 0) return victory * (5 - place[seat]!);
  const rivals = layout.seats === 2 ? -duel : -group;
  let sum = 0;
  for (let other = 0; other < layout.seats; other++) {
    if (place[other]! > 0) sum -= victory;
    else if (away[other] === 0) sum += strength(table, other) * (table.areRivals(seat, other) ? rivals : 1);
  }
  return sum;
}

/** Rolls that the search looks ahead. */
const rolls = 2;

/**
 * The piece that the strong player moves. A unit of the search is an evaluated position; a step may take some hundred
 * more.
 */
export function searchPiece(start: Table): Search<number> {
  const tables = Array.from({length: rolls * 2 + 2}, () => new Table(start.layout));
  const trial = tables[0]!;
  const after = tables[1]!;
  let bits = start.movable();
  const single = (bits & (bits - 1)) === 0;
  let best = 31 - Math.clz32(bits);
  let most = -Infinity;
  let judged = 0;

  /** Makes the best move of the seat to act, by evaluation alone. */
  const moveBest = (table: Table, to: Table): void => {
    let highest = -Infinity;
    for (let left = table.movable(); left; left &= left - 1) {
      trial.copy(table);
      trial.move(31 - Math.clz32(left & -left));
      judged++;
      const worth = value(trial, table.seat);
      if (worth > highest) {
        highest = worth;
        to.copy(trial);
      }
    }
  };

  /** The expected value for the searching seat after so many rolls. */
  const expect = (table: Table, ahead: number): number => {
    if (ahead === 0 || table.over) return value(table, start.seat);
    const now = tables[ahead * 2]!;
    const then = tables[ahead * 2 + 1]!;
    let sum = 0;
    for (let pips = 1; pips < 7; pips++) {
      now.copy(table);
      now.roll(pips);
      if (now.pips > 0) moveBest(now, then);
      sum += expect(now.pips > 0 ? then : now, ahead - 1);
    }
    return sum / 6;
  };

  return {
    step(budget) {
      for (judged = 0; bits && !single && judged < budget; bits &= bits - 1) {
        const piece = 31 - Math.clz32(bits & -bits);
        after.copy(start);
        after.move(piece);
        const worth = expect(after, rolls);
        if (worth > most) {
          most = worth;
          best = piece;
        }
      }
      return bits && !single ? {done: false} : {done: true, value: best};
    },
  };
}
