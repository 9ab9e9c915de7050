/**
 * Exported functions that check their arguments before they call those of the same name that the game itself uses,
 * which are smaller and faster.
 */
import {check, checkedGame, stateCheck, wholeArgument} from '../../../core/arguments.js';
import type {Game} from '../../../core/game.js';
import {cellName as nameOfCell} from './board.js';
import {blockudoku as game, type BlockudokuEffect, type BlockudokuState} from './game.js';
import {readPieces, type BlockudokuOptions} from './options.js';
import {pointsOf as points, scorings, type Points, type Scoring} from './scoring.js';
import {namesOf as names, pieceOf, turned as turnedShape, turnsOf as turns, type Piece, type Pieces} from './shapes.js';

/**
 * BlockuDoku, for one player. A move is a slot of the tray (from 1) and the cell for the top left corner of the piece's
 * box: `2 8A`; with `rotate`, the clockwise quarter turns in between, if any: `2r1 8A`. If it refills slots, the
 * settled move names the new pieces, slot by slot: `2 8A +T4 I5 L4r2`. `play` accepts lower-case letters for cells.
 */
export const blockudoku: Game<BlockudokuOptions, BlockudokuState, BlockudokuEffect> = checkedGame(
  game,
  stateCheck<BlockudokuState>(game),
);

/** The address of a cell from 0 to 80, row first: `8A`. @throws {GameError} `bad-option` */
export function cellName(cell: number): string {
  return nameOfCell(wholeArgument('cell', cell, 0, 80));
}

/**
 * The points of a move.
 * @param lines rows and columns cleared
 * @param before consecutive clearing moves before this move
 * @throws {GameError} `bad-option`
 */
export function pointsOf(scoring: Scoring, tiles: number, lines: number, squares: number, before: number): Points {
  check(scorings.includes(scoring), 'scoring', scoring, scorings.map((name) => `"${name}"`).join(' or '));
  for (const [name, value, most] of [
    ['tiles', tiles, 25],
    ['lines', lines, 18],
    ['squares', squares, 9],
    ['before', before, 1e9],
  ] as const)
    wholeArgument(name, value, 0, most);
  return points(scoring, tiles, lines, squares, before);
}

/** The names of the pieces to draw from. @throws {GameError} `bad-option` */
export function namesOf(pieces: Pieces): readonly string[] {
  return names(readPieces(pieces));
}

/** Rotates a shape by clockwise quarter turns. @throws {GameError} `bad-option` */
export function turned(shape: string, turns: number): string {
  const piece = pieceOf(shape);
  check(piece !== undefined, 'shape', shape, 'a shape such as "010/111" (at most 5 × 5, no empty edge)');
  check(Number.isSafeInteger(turns), 'turns', turns, 'a whole number');
  return turnedShape(piece.shape, turns);
}

/**
 * The piece and, with `rotate`, its rotations by clockwise quarter turns, without duplicates.
 * @throws {GameError} `bad-option`
 */
export function turnsOf(piece: Piece, rotate: boolean): readonly Piece[] {
  const known = pieceOf((piece as Partial<Piece> | null)?.shape ?? '');
  check(known !== undefined, 'piece', piece, 'a piece, as pieceOf() returns it');
  check(typeof rotate === 'boolean', 'rotate', rotate, 'true or false');
  return turns(known, rotate);
}
