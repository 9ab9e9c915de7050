/** The cells where each piece of the tray fits, in each orientation; cached by state. */
import {bitsOf, placesOn} from './rules/board.js';
import {pieceOf, turnsOf} from './rules/shapes.js';
import type {BlockudokuState, Piece} from './rules/index.js';

/** A piece in one orientation, and the cells where its top left corner can go. */
export interface Orientation {
  readonly piece: Piece;
  readonly places: ReadonlySet<number>;
}

const cache = new WeakMap<BlockudokuState, readonly (readonly Orientation[])[]>();

/** The orientations of the piece in a slot (from 0), by quarter turns; empty for an empty slot. */
export function orientationsOf(state: BlockudokuState, slot: number): readonly Orientation[] {
  let orientations = cache.get(state);
  if (!orientations) {
    const {board, hand, rules} = state;
    const bits = bitsOf(board);
    orientations = hand.map((name) =>
      name === null
        ? []
        : turnsOf(pieceOf(name)!, rules.rotate).map((piece) => ({piece, places: new Set(placesOn(bits, piece))})),
    );
    cache.set(state, orientations);
  }
  return orientations[slot] ?? [];
}

/** Counts the places for the piece of a slot, in all orientations. */
export function placeCount(state: BlockudokuState, slot: number): number {
  return orientationsOf(state, slot).reduce((sum, {places}) => sum + places.size, 0);
}
