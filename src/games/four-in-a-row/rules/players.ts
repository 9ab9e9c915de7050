/** Automatic players of Four in a row. */
import {linesOf} from '../../../core/grid.js';
import {bounded, lookAhead} from '../../../core/look-ahead.js';
import type {Draw} from '../../../core/random.js';
import {searchOf, type Search} from '../../../core/search.js';
import {bookMove} from './book.js';
import {fourInARow, line, type FourInARowState} from './game.js';
import {freeCells, within} from './outcomes.js';
import {exceeds, isSolvable, score} from './solver.js';

/** From the weakest. */
export const levels = ['easy', 'medium', 'hard', 'perfect'] as const;
export type Level = (typeof levels)[number];

/** Moves that a level looks ahead. `perfect` does so where neither book nor solver know the position. */
const depths = {easy: 1, medium: 3, hard: 6, perfect: 8} as const;

/** Columns up to which 8 moves ahead take less than a second. */
const narrow = 8;

/** Free cells up to which a position is solved with the number of moves to the end, and not only won, drawn or lost. */
const exactFrom = 30;

/** Free cells up to which the solver is tried, and its units, about 6 seconds, after which it is given up. */
const [solvable, mostUnits] = [35, 600_000];

/**
 * The move of a player. `easy` takes a win and is random otherwise, `medium` and `hard` look 3 and 6 moves ahead. `perfect`
 * never gives away a win or a draw: on 7 × 6 by a book of openings and the solver. On other boards it plays perfectly as
 * soon as the solver knows the position, and looks 8 moves ahead until then.
 */
export function playerOf(level: Level): (state: FourInARowState, draw: Draw) => Search<string> {
  return (state, draw) => searchOf(level === 'perfect' ? perfect(state, draw) : ahead(level, state, draw));
}

const ahead = (level: Level, state: FourInARowState, draw: Draw): Generator<number, string> =>
  lookAhead(fourInARow, state, {
    depth: level === 'perfect' && state.options.columns > narrow ? depths.hard : depths[level],
    draw,
    key: ({cells}) => cells,
    ...(level !== 'easy' && {value, order}),
  });

function* perfect(state: FourInARowState, draw: Draw): Generator<number | void, string> {
  if (!isSolvable(state.options)) return yield* ahead('perfect', state, draw);
  const known = (yield* quickWin(state)) ?? bookMove(state);
  if (known !== undefined) return known;
  const solved = freeCells(state) <= solvable ? yield* within(mostUnits, bestMove(state, draw)) : undefined;
  return solved ?? (yield* ahead('perfect', state, draw));
}

/** The move that wins soonest, with at most 4 more discs: neither the book nor the solver of openings knows how soon. */
function* quickWin(state: FourInARowState): Generator<void, string | undefined> {
  for (let discs = 1; discs <= 4; discs++) {
    // the least score of a win with so many discs
    const least = ((freeCells(state) + 1) >> 1) - discs + 1;
    for (const move of order(state, fourInARow.moves(state)))
      if (least > 0 && (yield* scores(state, move, least))) return move;
  }
  return undefined;
}

/** Whether a move scores at least so much for the seat that makes it. */
function* scores(state: FourInARowState, move: string, least: number): Generator<void, boolean> {
  const played = fourInARow.play(state, move);
  if (!played.ok) throw new Error(played.message);
  const {winners} = played.state;
  return winners ? winners.length > 0 || least <= 0 : !(yield* exceeds(played.state, -least));
}

/** The best move by the solver. */
function* bestMove(state: FourInARowState, draw: Draw): Generator<number | void, string> {
  const weak = freeCells(state) > exactFrom;
  const best = yield* score(state, weak);
  // which lost move lasts longest is not known yet: the next moves decide
  if (weak && best < 0) return yield* ahead('hard', state, draw);
  const moves = order(state, draw.shuffle(fourInARow.moves(state)));
  for (const move of moves.slice(0, -1)) if (yield* scores(state, move, best)) return move;
  return moves.at(-1)!;
}

/** Lines that can be won, by the size of the board. */
const known = new Map<string, readonly (readonly number[])[]>();

/** The worth of a position for a seat: lines that only one side can still fill, longer ones more. */
function value({cells, options}: FourInARowState, seat: number): number {
  const {columns, rows} = options;
  const key = `${columns} ${rows}`;
  const lines = known.get(key) ?? linesOf({columns, rows, line});
  known.set(key, lines);
  let sum = 0;
  for (const cellsOfLine of lines) {
    let [one, two] = [0, 0];
    for (const at of cellsOfLine) {
      if (cells[at] === '1') one++;
      else if (cells[at] === '2') two++;
    }
    if (two === 0) sum += one * one;
    else if (one === 0) sum -= two * two;
  }
  return bounded(seat === 0 ? sum : -sum);
}

/** Columns near the centre first. */
const order = ({options: {columns}}: FourInARowState, moves: readonly string[]): readonly string[] => {
  const distance = (move: string): number => Math.abs(2 * Number(move) - columns - 1);
  return [...moves].sort((a, b) => distance(a) - distance(b));
};
