/**
 * The strong player: looks a few throws ahead, weighing every face of the die, and judges the positions it comes to by
 * what each player still has to go and stands to lose (expectimax; rivals are taken to choose by the same judgement).
 */
import type {Search} from '../../../core/search.js';
import {Table, type Layout} from './table.js';

/** What a position is worth, in squares gone. Found by playing against the greedy player. */
export type Weights = {
  /** A coin in the pocket, below one on its start. */
  readonly pocket: number;
  readonly home: number;
  /** In the home column. */
  readonly column: number;
  readonly safe: number;
  /** For each rival coin within a throw (two throws) behind: sixths of what would be lost. */
  readonly waiting: number;
  readonly turn: number;
  readonly far: number;
  /** How much more the last squares count than the first. */
  readonly ahead: number;
  /** To be next to throw. */
  readonly next: number;
  /** A rival's squares against one's own. */
  readonly rivals: number;
  /** What is lost by a capture beside the squares gone and the pocket. */
  readonly lost: number;
};

export const duel: Weights = {pocket: 19.9, home: 7.5, column: 4, safe: 4, waiting: 1, turn: 0.35, far: 0.18, ahead: -0.1, next: 8, rivals: 1.25, lost: 7.8};
export const group: Weights = {pocket: 19.9, home: 7.5, column: 4, safe: 4, waiting: 1, turn: 0.35, far: 0.18, ahead: -0.1, next: 8, rivals: 0.4, lost: 7.8};

/** The squares a seat has gone, with what speaks for and against where its coins stand. */
function strength(table: Table, seat: number, weights: Weights): number {
  const {ring, last, home, safe, seats, options} = table.layout;
  const {coins} = table;
  const toThrow = table.seat === seat;
  let sum = toThrow ? weights.next : 0;
  for (let i = seat * 4; i < seat * 4 + options.coins; i++) {
    const position = coins[i]!;
    sum += position + (weights.ahead * position * position) / 57;
    if (position === 0) sum -= weights.pocket;
    else if (position === home) sum += weights.home;
    else if (position > last) sum += weights.column;
    else {
      const square = ring[seat * 64 + position]!;
      if (safe[square] === 1) {
        sum += weights.safe;
        continue;
      }
      let risk = 0;
      for (let rival = 0; rival < seats; rival++) {
        if (!table.areRivals(seat, rival)) continue;
        for (let j = rival * 4; j < rival * 4 + options.coins; j++) {
          const from = ring[rival * 64 + coins[j]!]!;
          if (from === 0) continue;
          const steps = square > from ? square - from : square - from + 52;
          if (steps < 13 && coins[j]! + steps <= last) risk += steps > 6 ? weights.far : toThrow ? weights.turn : weights.waiting;
        }
      }
      sum -= (risk * (position + weights.pocket + weights.lost)) / 6;
    }
  }
  return sum;
}

/** Beyond all that squares can make. */
const victory = 1000;

export class Judge {
  private readonly layout: Layout;
  private readonly weights: Weights;
  private readonly tables: Table[] = [];
  /** Positions judged. */
  judged = 0;

  constructor(layout: Layout, weights: Weights) {
    this.layout = layout;
    this.weights = weights;
  }

  private table(depth: number): Table {
    return (this.tables[depth] ??= new Table(this.layout));
  }

  /** How well a seat (in teams with its partner) stands. */
  private value(table: Table, seat: number): number {
    this.judged++;
    const {weights} = this;
    const own = table.place[seat]!;
    // who is done is out of the others' reach
    if (own > 0) return victory * (5 - own);
    let sum = 0;
    for (let other = 0; other < this.layout.seats; other++) {
      if (table.place[other]! > 0) sum -= victory;
      else if (table.away[other] === 0) sum += table.areRivals(seat, other) ? -weights.rivals * strength(table, other, weights) : strength(table, other, weights);
    }
    return sum;
  }

  /** The coin that leaves the seat to act best off, by judgement alone; `next` is then the table after it. */
  private best(table: Table, next: Table): void {
    const {seat} = table;
    const trial = this.table(0);
    let bits = table.movable();
    const single = (bits & (bits - 1)) === 0;
    let most = -Infinity;
    for (; bits; bits &= bits - 1) {
      trial.copy(table);
      trial.move(31 - Math.clz32(bits & -bits));
      const value = single ? 0 : this.value(trial, seat);
      if (value > most) {
        most = value;
        next.copy(trial);
      }
    }
  }

  /** The mean value for a seat, so many throws on. */
  expect(table: Table, seat: number, throws: number): number {
    if (throws === 0 || table.over) return this.value(table, seat);
    const now = this.table(throws * 2 - 1);
    const next = this.table(throws * 2);
    let sum = 0;
    for (let pips = 1; pips < 7; pips++) {
      now.copy(table);
      now.throw(pips);
      if (now.pips > 0) this.best(now, next);
      else next.copy(now);
      sum += this.expect(next, seat, throws - 1);
    }
    return sum / 6;
  }
}

/** The coin that the strong player moves. A unit of the search is a position judged. */
export function searchCoin(table: Table, throws = 2, weights = table.layout.seats === 2 ? duel : group): Search<number> {
  const judge = new Judge(table.layout, weights);
  const after = new Table(table.layout);
  const start = new Table(table.layout);
  start.copy(table);
  let bits = start.movable();
  const single = (bits & (bits - 1)) === 0;
  let best = 31 - Math.clz32(bits);
  let most = -Infinity;
  return {
    step(budget) {
      judge.judged = 0;
      while (bits && !single && judge.judged < budget) {
        const coin = 31 - Math.clz32(bits & -bits);
        bits &= bits - 1;
        after.copy(start);
        after.move(coin);
        const value = judge.expect(after, start.seat, throws);
        if (value > most) {
          most = value;
          best = coin;
        }
      }
      return bits && !single ? {done: false} : {done: true, value: best};
    },
  };
}
