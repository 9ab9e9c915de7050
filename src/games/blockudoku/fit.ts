/** Where the pieces of the tray fit, in each of their turns: found once for each state. Pure. */
import {bitsOf, placesOn} from './rules/board.js';
import {pieceOf, turnsOf} from './rules/shapes.js';
import type {BlockudokuState, Piece} from './rules/index.js';

/** A piece as it may be turned, and the cells that its top left corner can go to. */
export interface Way {
  readonly piece: Piece;
  readonly places: ReadonlySet<number>;
}

const known = new WeakMap<BlockudokuState, readonly (readonly Way[])[]>();

/** The piece of a slot (from 0) by its quarter turns; none for an empty slot. */
export function waysOf(state: BlockudokuState, slot: number): readonly Way[] {
  let ways = known.get(state);
  if (!ways) {
    const {board, hand, rules} = state;
    const bits = bitsOf(board);
    ways = hand.map((name) =>
      name === null
        ? []
        : turnsOf(pieceOf(name)!, rules.rotate).map((piece) => ({piece, places: new Set(placesOn(bits, piece))})),
    );
    known.set(state, ways);
  }
  return ways[slot] ?? [];
}

/** How many places there are for the piece of a slot, in all its turns. */
export function roomFor(state: BlockudokuState, slot: number): number {
  return waysOf(state, slot).reduce((sum, {places}) => sum + places.size, 0);
}
