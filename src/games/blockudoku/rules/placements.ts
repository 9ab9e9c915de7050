/** Placements of pieces and their outcomes, with boards as rows and cells by address. */
import {
  bitsOf,
  cellName,
  cellNames,
  cellOf,
  placesOn,
  putOn,
  readPiece,
  rowsOf,
  type Lines,
  type PieceInput,
  type Rows,
} from './board.js';

/** The outcome of a placement: with the full rows, columns and squares, which have been cleared. */
export interface Placement extends Lines {
  readonly board: Rows;
  /** The filled cells. */
  readonly filled: readonly string[];
  /** The cleared cells. */
  readonly cleared: readonly string[];
}

/**
 * The cells at which a piece fits, by address and in order: each is the top left corner of its box.
 * @throws {GameError} `bad-option`
 */
export function placements(board: Rows | string, piece: PieceInput): string[] {
  return placesOn(bitsOf(board), readPiece(piece)).map(cellName);
}

/**
 * Places a piece with the top left corner of its box on a cell (`8A`; either case); undefined if it does not fit.
 * @throws {GameError} `bad-option`
 */
export function place(board: Rows | string, piece: PieceInput, cell: string): Placement | undefined {
  const at = cellOf(cell);
  const placed = at === undefined ? undefined : putOn(bitsOf(board), readPiece(piece), at);
  if (!placed) return undefined;
  const {bits, ...lines} = placed.full;
  return {board: rowsOf(placed.board), filled: cellNames(placed.filled), ...lines, cleared: cellNames(bits)};
}
