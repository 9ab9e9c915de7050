/** What the board shows: what each tile is, and of the move that is being shown the piece and what it was worth. */
import type {GameView} from '../../element/game-definition.js';
import {waysOf} from './fit.js';
import {flourish} from './view/choreography.js';
import type {Hand} from './hand.js';
import {bitsOf, has} from './rules/board.js';
import {cellOf} from './rules/board.js';
import {pieceOf} from './rules/shapes.js';
import type {BlockudokuEffect, Piece, PlannedMove} from './rules/index.js';
import type {BlockudokuTypes} from './types.js';
import type {Afloat, BoardModel} from './view/board.js';
import type {Progress} from './view/move-refs.js';
import {cellsOf} from './view/tiles.js';

type View = GameView<BlockudokuTypes>;

/** Whether a move is seen to move. */
export function isMoving(view: View): boolean {
  // `still` is costly: it asks the browser for styles
  if (!moving.has(view)) moving.set(view, view.showing && !view.still);
  return moving.get(view)!;
}
const moving = new WeakMap<View, boolean>();

/** What the hint says to do first. */
export function hintOf({hint, live}: View): PlannedMove | undefined {
  return live ? hint?.moves[0] : undefined;
}

/** What happened in the move that is being shown. */
function shownEffect<T extends BlockudokuEffect['type']>(
  view: View,
  type: T,
): Extract<BlockudokuEffect, {type: T}> | undefined {
  if (!isMoving(view)) return undefined;
  return view.step?.effects.find((effect): effect is Extract<BlockudokuEffect, {type: T}> => effect.type === type);
}

/**
 * What each tile is: filled, what the hint says, where the piece in hand does not fit; without colour once
 * the game is over, in a move that is being shown row by row.
 */
export function tilesOf(view: View, hand: Hand, progress: Progress): string[] {
  const {state} = view;
  const bits = bitsOf(state.board);
  const isShown = isMoving(view);
  const greyRows = isShown ? progress.greyRows : state.over ? 9 : 0;
  const tiles = Array.from({length: 81}, (_, cell) =>
    has(bits, cell) ? (cell < greyRows * 9 ? 'full grey' : 'full') : '',
  );
  const mark = (piece: Piece | undefined, at: number, name: string): void => {
    for (const [column, row] of piece ? cellsOf(piece) : []) tiles[at + row * 9 + column] += ` ${name}`;
  };
  const hint = hintOf(view);
  if (hint && !isShown) mark(hintedPiece(view, hint), cellOf(hint.cell)!, 'hint');
  const {target, picked, cell} = hand;
  // it does not fit at the cursor: shown all the same, otherwise
  if (target === undefined) mark(picked?.piece, cell, 'bad');
  return tiles;
}

const hintedPiece = ({state}: View, {slot, turns}: PlannedMove): Piece | undefined =>
  waysOf(state, slot - 1)[turns]?.piece;

/** Nothing is left on the board. */
export const isEmpty = ({board}: View['state']): boolean => !board.join('').includes('1');

/** The piece that is put down, or that flies back, or that the hint is about. */
export function flyingOf(view: View, {back}: Hand): Afloat | undefined {
  const placed = shownEffect(view, 'placed');
  const hint = hintOf(view);
  const lying = (piece: Piece, name: string): Afloat => {
    const cell = cellOf(name)!;
    return {piece, x: (cell % 9) * 100, y: Math.floor(cell / 9) * 100};
  };
  if (placed) return lying(pieceOf(placed.piece)!, placed.cell);
  const hinted = hint && hintedPiece(view, hint);
  return back ?? (hinted && lying(hinted, hint.cell));
}

/** What is called out over the board, once what calls is here. */
export function shoutOf(view: View, {total}: Progress): BoardModel['shout'] {
  const effects = isMoving(view) ? view.step?.effects : undefined;
  return (effects && flourish.module?.shoutOf(effects, view.words, isEmpty(view.state), total)) ?? [];
}
