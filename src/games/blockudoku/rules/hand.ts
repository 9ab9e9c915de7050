/** The pieces in the tray: drawing them, and whether they can all be put down. */
import type {Draw} from '../../../core/random.js';
import {placesOn, putOn, type Bits} from './board.js';
import type {BlockudokuRules} from './options.js';
import {namesOf, pieceOf, turned, type Piece} from './shapes.js';

/** The three slots of the tray: the name of the piece in each; null for an empty one. */
export type Hand = readonly (string | null)[];

/** Most draws of a fair hand. */
const draws = 100;

/** The hand with its empty slots filled. */
export function drawHand(board: Bits, hand: Hand, {pieces, fair, rotate}: BlockudokuRules, draw: Draw): Hand {
  const names = namesOf(pieces);
  for (let i = 1; ; i++) {
    const full = hand.map((name) => name ?? draw.pick(names));
    if (!fair || i === draws || fits(board, full.map((name) => pieceOf(name)!), rotate)) return full;
  }
}

/** Whether some order of the pieces fits. */
export function fits(board: Bits, pieces: readonly Piece[], rotate: boolean): boolean {
  return pieces.length === 0 || pieces.some((piece, i) => {
    const others = pieces.filter((_, j) => j !== i);
    return turnsOf(piece, rotate).some((shape) => placesOn(board, shape).some((cell) => fits(putOn(board, shape, cell)!.board, others, rotate)));
  });
}

/** The piece, and with `rotate` its other turns: by quarter turns clockwise, those left out that look like one before. */
export function turnsOf(piece: Piece, rotate: boolean): readonly Piece[] {
  if (!rotate) return [piece];
  const shapes = [0, 1, 2, 3].map((turns) => turned(piece.shape, turns));
  return shapes.filter((shape, i) => shapes.indexOf(shape) === i).map((shape) => pieceOf(shape)!);
}
