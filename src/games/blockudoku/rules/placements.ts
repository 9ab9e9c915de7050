/** Where a piece can go, and what it does there, for a board in rows and cells by address. */
import {
  bitsOf,
  cellName,
  cellNames,
  cellOf,
  placesOn,
  putOn,
  readPiece,
  rowsOf,
  type PieceInput,
  type Rows,
} from './board.js';

/** What putting a piece down leads to. */
export interface Placement {
  readonly board: Rows;
  /** The cells it fills. */
  readonly filled: readonly string[];
  /**
   * Full rows (1 to 9), columns (`A` to `I`) and squares (0 to 8, row by row, counted otherwise than rows: see
   * `BlockudokuEffect`), and all their cells: they are empty now.
   */
  readonly rows: readonly number[];
  readonly columns: readonly string[];
  readonly squares: readonly number[];
  readonly cleared: readonly string[];
}

/**
 * The cells that a piece can go to, by address and in order: each is where the top left corner of its box comes.
 * @throws {GameError} `bad-option`
 */
export function placements(board: Rows | string, piece: PieceInput): string[] {
  return placesOn(bitsOf(board), readPiece(piece)).map(cellName);
}

/**
 * Puts a piece down with the top left corner of its box on a cell (`8A`; either case); undefined where it does not fit.
 * @throws {GameError} `bad-option`
 */
export function place(board: Rows | string, piece: PieceInput, cell: string): Placement | undefined {
  const at = cellOf(cell);
  const placed = at === undefined ? undefined : putOn(bitsOf(board), readPiece(piece), at);
  if (!placed) return undefined;
  const {rows, columns, squares, bits} = placed.full;
  return {
    board: rowsOf(placed.board),
    filled: cellNames(placed.filled),
    rows,
    columns,
    squares,
    cleared: cellNames(bits),
  };
}
