/** The model of the board: the class of each tile, and the piece and the score of an animated move. */
import type {GameView} from '../../frame/game-definition.js';
import {orientationsOf} from './fit.js';
import {flourish} from './view/choreography.js';
import type {PieceInput} from './input.js';
import {bitsOf, cellOf, has} from './rules/board.js';
import {pieceOf} from './rules/shapes.js';
import type {Piece, PlannedMove} from './rules/index.js';
import type {BlockudokuTypes} from './types.js';
import type {Progress, ShoutLine} from './view/move-refs.js';
import type {FloatingPiece} from './view/places.js';
import {cellsOf, hueOf} from './view/tiles.js';

type View = GameView<BlockudokuTypes>;

/** Whether a move is being animated. */
export function isMoving(view: View): boolean {
  // expensive: `still` computes styles
  if (!moving.has(view)) moving.set(view, view.showing && !view.still);
  return moving.get(view)!;
}
const moving = new WeakMap<View, boolean>();

/** The first move of the hint. */
export function hintOf({hint, live}: View): PlannedMove | undefined {
  return live ? hint?.moves[0] : undefined;
}

/** The effects of the animated move, if any. */
const shownEffects = (view: View): NonNullable<View['step']>['effects'] | undefined =>
  isMoving(view) ? view.step?.effects : undefined;

/**
 * The classes of each tile: filled, hinted, or where the picked piece does not fit. After the end tiles are grey, row
 * by row during the animation.
 */
export function tilesOf(view: View, input: PieceInput, progress: Progress): string[] {
  const {state} = view;
  const bits = bitsOf(state.board);
  const isAnimated = isMoving(view);
  const greyRows = isAnimated ? progress.greyRows : state.over ? 9 : 0;
  const hues = huesOf(view);
  const tiles = Array.from({length: 81}, (_, cell) =>
    has(bits, cell) ? (cell < greyRows * 9 ? 'full grey' : `full ${hues.get(cell) ?? ''}`) : '',
  );
  const mark = (piece: Piece | undefined, at: number, name: string): void => {
    for (const [column, row] of piece ? cellsOf(piece) : []) tiles[at + row * 9 + column] += ` ${name}`;
  };
  const hint = hintOf(view);
  // a hint for another piece than the one in hand
  const isOther = input.slot !== undefined && input.slot !== (hint?.slot ?? 0) - 1;
  if (hint && !isAnimated && !isOther) mark(hintedPiece(view, hint), cellOf(hint.cell)!, 'hint');
  const {target, picked, cell} = input;
  if (target === undefined) mark(picked?.piece, cell, 'bad');
  return tiles;
}

/** The colour of each cell on which a piece was placed, as far as the log goes back. */
export function huesOf({log, step}: View): ReadonlyMap<number, string> {
  const hues = new Map<number, string>();
  for (const {number, effects} of step ? [...log, step] : log) {
    // in a replay, the log is ahead
    if (step && number > step.number) break;
    for (const effect of effects) {
      if (effect.type === 'placed') for (const name of effect.cells) hues.set(cellOf(name)!, hueOf(effect.piece));
    }
  }
  return hues;
}

const hintedPiece = ({state}: View, {slot, turns}: PlannedMove): Piece | undefined =>
  orientationsOf(state, slot - 1)[turns]?.piece;

export const isEmpty = ({board}: View['state']): boolean => !board.join('').includes('1');

/** The flying piece: placed by the animated move, returning to the tray, or hinted. */
export function flyingOf(view: View, {returning}: PieceInput): FloatingPiece | undefined {
  const placed = shownEffects(view)?.find((effect) => effect.type === 'placed');
  const hint = hintOf(view);
  const pieceAt = (piece: Piece, name: string): FloatingPiece => {
    const cell = cellOf(name)!;
    return {piece, x: (cell % 9) * 100, y: Math.floor(cell / 9) * 100};
  };
  if (placed) return pieceAt(pieceOf(placed.piece)!, placed.cell);
  const hinted = hint && hintedPiece(view, hint);
  return returning ?? (hinted && pieceAt(hinted, hint.cell));
}

/** The lines shown over the board for the animated move, once the decoration is loaded. */
export function shoutOf(view: View, {total}: Progress): readonly ShoutLine[] {
  const effects = shownEffects(view);
  return (effects && flourish.module?.shoutOf(effects, view.words, isEmpty(view.state), total)) ?? [];
}
