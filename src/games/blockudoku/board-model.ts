/** What the board shows: what each tile is, and of the move that is being shown the piece and what it was worth. */
import type {GameView} from '../../element/game-definition.js';
import {waysOf} from './fit.js';
import {flourish} from './flourisher.js';
import type {Hand} from './hand.js';
import {bitsOf, has, putOn} from './rules/board.js';
import {cellOf, pieceOf, type BlockudokuEffect, type Piece, type PlannedMove} from './rules/index.js';
import type {BlockudokuTypes} from './types.js';
import type {BoardModel} from './view/board.js';
import type {Progress} from './view/choreography.js';

type View = GameView<BlockudokuTypes>;

/** Whether a move is seen to move. */
export function isMoving(view: View): boolean {
  // `still` is costly: it asks the browser for styles
  return view.showing && !view.still;
}

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
 * What each tile is: filled, where the piece in hand would go, what that would clear, what the hint says; without colour
 * once the game is over, in a move that is being shown row by row.
 */
export function tilesOf(view: View, hand: Hand, progress: Progress): string[] {
  const {state} = view;
  const bits = bitsOf(state.board);
  const moving = isMoving(view);
  const greyRows = moving ? progress.greyRows : state.over ? 9 : 0;
  const tiles = Array.from({length: 81}, (_, cell) =>
    has(bits, cell) ? (cell < greyRows * 9 ? 'full grey' : 'full') : '',
  );
  const mark = (piece: Piece | undefined, cell: number, name: string): void => {
    const put = piece && putOn(bits, piece, cell);
    for (let i = 0; i < 81 && put; i++) {
      if (has(put.filled, i)) tiles[i] += ` ${name}`;
      if (name === 'ghost' && has(put.full.bits, i)) tiles[i] += ' lit';
    }
  };
  const cleared = shownEffect(view, 'cleared')?.cells.map(cellOf);
  // the light runs over all of a board that is empty
  for (const cell of tiles.keys()) {
    if (cleared && (isEmpty(state) || cleared.includes(cell))) tiles[cell] += ' lit';
  }
  const hint = hintOf(view);
  if (hint && !moving) mark(hintedPiece(view, hint), cellOf(hint.cell)!, 'hint');
  const {piece, target, picked, cell} = hand;
  if (target !== undefined) mark(piece, target, 'ghost');
  else if (picked) {
    // it does not fit at the cursor: shown all the same, otherwise
    picked.piece.shape
      .split('/')
      .forEach((line, y) => [...line].forEach((bit, x) => bit === '1' && (tiles[cell + y * 9 + x] += ' bad')));
  }
  return tiles;
}

const hintedPiece = ({state}: View, {slot, turns}: PlannedMove): Piece | undefined =>
  waysOf(state, slot - 1)[turns]?.piece;

/** Nothing is left on the board. */
export const isEmpty = ({board}: View['state']): boolean => !board.join('').includes('1');

/** The piece that is put down, or that flies back, or that the hint is about. */
export function flyingOf(view: View, {back}: Hand): BoardModel['flying'] {
  const placed = shownEffect(view, 'placed');
  const hint = hintOf(view);
  const lying = (piece: Piece, name: string): BoardModel['flying'] => {
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
