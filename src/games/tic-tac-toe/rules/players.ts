/** Automatic players of Tic-tac-toe. */
import {linesOf} from '../../../core/grid.js';
import {bounded, lookAhead} from '../../../core/look-ahead.js';
import {fastDraw} from '../../../core/fast-draw.js';
import type {Draw} from '../../../core/random.js';
import {found, searchOf, type Search} from '../../../core/search.js';
import {indexOf, ticTacToe, type TicTacToeState} from './game.js';

/** From the weakest. */
export const levels = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

/** Cells of the largest board on which every game is searched to its end. */
const solvable = 12;

/** The moves of a position that are looked at on larger boards: the most promising ones. */
const widest = 8;

/**
 * The move of a player. `easy` is random. `medium` takes a win, prevents one, and otherwise adds to lines. `hard` is perfect
 * on boards of up to 12 cells, and looks four moves ahead on larger ones.
 */
export function playerOf(level: Level): (state: TicTacToeState, draw: Draw) => Search<string> {
  return (state, draw) => {
    if (level === 'easy') return found(draw.pick(ticTacToe.moves(state)));
    if (level === 'medium') return found(promising(state, draw.shuffle(ticTacToe.moves(state)))[0]!);
    const isSmall = state.cells.length <= solvable;
    return searchOf(
      lookAhead(ticTacToe, state, {
        depth: isSmall ? solvable : 4,
        draw,
        key: ({cells}) => cells,
        ...(!isSmall && {value, order: (at, moves) => promising(at, moves).slice(0, widest)}),
      }),
    );
  };
}

/** The winner of a position with perfect play: 1 the seat to act, −1 the other one, 0 nobody; undefined on a large board. */
export const worthOf = (state: TicTacToeState): Search<number | undefined> => searchOf(searchWorth(state));

function* searchWorth(state: TicTacToeState): Generator<number | void, number | undefined> {
  if (state.cells.length > solvable) return undefined;
  let now = state;
  while (!now.winners) {
    const move = yield* lookAhead(ticTacToe, now, {depth: solvable, draw: fastDraw(''), key: ({cells}) => cells});
    const played = ticTacToe.play(now, move);
    if (!played.ok) throw new Error(played.message);
    now = played.state;
  }
  return now.winners.length === 0 ? 0 : now.winners.includes(state.seat) ? 1 : -1;
}

/** The windows of `line` cells of a board, and those through each cell. */
interface Windows {
  readonly all: readonly (readonly number[])[];
  readonly through: readonly (readonly (readonly number[])[])[];
}
const known = new Map<string, Windows>();

function windowsOf({columns, rows, line}: TicTacToeState['options']): Windows {
  const key = `${columns} ${rows} ${line}`;
  const before = known.get(key);
  if (before) return before;
  const all = linesOf({columns, rows, line});
  const through = Array.from({length: columns * rows}, (_, at) => all.filter((window) => window.includes(at)));
  const windows = {all, through};
  known.set(key, windows);
  return windows;
}

/** Marks of X and O in a window. */
function countIn(cells: string, window: readonly number[]): [x: number, o: number] {
  let [x, o] = [0, 0];
  for (const at of window) {
    if (cells[at] === 'X') x++;
    else if (cells[at] === 'O') o++;
  }
  return [x, o];
}

/** The worth of a window with so many marks of one side only. */
const worth = (marks: number): number => (marks === 0 ? 0 : 4 ** marks);

/** The worth of a position for a seat: open lines, longer ones more. */
function value({cells, options}: TicTacToeState, seat: number): number {
  let sum = 0;
  for (const window of windowsOf(options).all) {
    const [x, o] = countIn(cells, window);
    if (o === 0) sum += worth(x);
    if (x === 0) sum -= worth(o);
  }
  return bounded(seat === 0 ? sum : -sum);
}

/** Moves, the most promising first: own lines that they extend, and lines of the other side that they stop. */
function promising({cells, options, seat}: TicTacToeState, moves: readonly string[]): readonly string[] {
  const {through} = windowsOf(options);
  const scored = moves.map((move) => {
    let score = 0;
    for (const window of through[indexOf(move, options)]!) {
      const [x, o] = countIn(cells, window);
      const [own, other] = seat === 0 ? [x, o] : [o, x];
      // a win comes before any number of lines to stop: a cell is in at most 15 windows of each direction
      if (other === 0) score += (own + 1 === window.length ? 100 : 2) * worth(own + 1);
      if (own === 0 && other > 0) score += worth(other + 1);
    }
    return {move, score};
  });
  return scored.sort((a, b) => b.score - a.score).map(({move}) => move);
}
