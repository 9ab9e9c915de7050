/** The rules of Four in a row on a board of any size. */
import {defineRules, type OptionsOf, type StateOf} from '../../../core/define-rules.js';
import {linesThrough} from '../../../core/grid.js';

/** The own part of a state. */
export interface Board {
  readonly [field: string]: string | readonly number[];
  /** The cells in rows from the top: `1` and `2` for the discs of the seats, `.` for a free one. */
  readonly cells: string;
  /** The cells of the winning lines, by index; empty until somebody has won. */
  readonly won: readonly number[];
}

/** Discs in a row that win. */
export const line = 4;

/** The cell on which a disc comes to rest in a column, from 0; undefined if the column is full. */
export function restOf(cells: string, column: number, columns: number): number | undefined {
  for (let at = cells.length - columns + column; at >= 0; at -= columns) if (cells[at] === '.') return at;
  return undefined;
}

/**
 * Four in a row for 2 seats. A move is the number of a column, from 1 on the left: `4`. The disc falls to the lowest free
 * cell.
 */
export const fourInARow = defineRules({
  id: 'four-in-a-row',
  options: {columns: [4, 12, 7], rows: [4, 12, 6]},
  setup: ({columns, rows}): Board => ({cells: '.'.repeat(columns * rows), won: []}),
  moves: ({cells, options: {columns}}) =>
    Array.from({length: columns}, (_, i) => i).flatMap((column) => (cells[column] === '.' ? [`${column + 1}`] : [])),
  play({cells, options, seat}, move) {
    const at = restOf(cells, Number(move) - 1, options.columns)!;
    const after = `${cells.slice(0, at)}${seat + 1}${cells.slice(at + 1)}`;
    const won = linesThrough(after, at, {...options, line});
    return {state: {cells: after, won}, winners: won.length > 0 ? [seat] : after.includes('.') ? undefined : []};
  },
});

export type FourInARowOptions = OptionsOf<(typeof fourInARow)['options']>;
export type FourInARowState = StateOf<Board, FourInARowOptions>;
