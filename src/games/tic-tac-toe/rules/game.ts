/** The rules of Tic-tac-toe on a board of any size (m,n,k-games). */
import {defineRules, type OptionsOf, type StateOf} from '../../../core/define-rules.js';
import {linesThrough} from '../../../core/grid.js';

/** The own part of a state. */
export interface Board {
  readonly [field: string]: string | readonly number[];
  /** The cells in rows from the top: `X`, `O`, or `.` for a free one. */
  readonly cells: string;
  /** The cells of the winning lines, by index; empty until somebody has won. */
  readonly won: readonly number[];
}

type Size = {readonly columns: number; readonly rows: number};

/** The mark of a seat. */
export const marks = ['X', 'O'] as const;

/** The name of a cell: its column as a letter and its row from the bottom, `a1` to `o15`. */
export const nameOf = (at: number, {columns, rows}: Size): string =>
  `${String.fromCharCode(97 + (at % columns))}${rows - Math.floor(at / columns)}`;

/** The index of the cell with this name. */
export const indexOf = (name: string, {columns, rows}: Size): number =>
  (rows - Number(name.slice(1))) * columns + name.charCodeAt(0) - 97;

/**
 * Tic-tac-toe for 2 seats; the first one plays X. A move is the name of a cell, its column as a letter and its row from the
 * bottom: `a1` to `o15`.
 */
export const ticTacToe = defineRules({
  id: 'tic-tac-toe',
  options: {
    columns: [2, 15, 3],
    rows: [2, 15, ({columns}: Size) => columns],
    line: [
      2,
      ({columns, rows}: Size) => Math.max(columns, rows),
      ({columns, rows}: Size) => Math.min(5, columns, rows),
    ],
  },
  setup: ({columns, rows}): Board => ({cells: '.'.repeat(columns * rows), won: []}),
  moves: ({cells, options}) => [...cells].flatMap((mark, at) => (mark === '.' ? [nameOf(at, options)] : [])),
  play({cells, options, seat}, move) {
    const at = indexOf(move, options);
    const after = `${cells.slice(0, at)}${marks[seat]}${cells.slice(at + 1)}`;
    const won = linesThrough(after, at, options);
    return {
      state: {cells: after, won},
      winners: won.length > 0 ? [seat] : after.includes('.') ? undefined : [],
    };
  },
});

export type TicTacToeOptions = OptionsOf<(typeof ticTacToe)['options']>;
export type TicTacToeState = StateOf<Board, TicTacToeOptions>;
