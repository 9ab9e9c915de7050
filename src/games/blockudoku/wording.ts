/** The sentences of BlockuDoku: effects, pieces, cells. */
import type {GameView} from '../../frame/game-definition.js';
import {placeCount} from './fit.js';
import {bitsOf, cellName, putOn, type Lines} from './rules/board.js';
import type {BlockudokuEffect, Piece, PlannedMove} from './rules/index.js';
import type {BlockudokuTypes} from './types.js';
import {cellsOf} from './view/tiles.js';

type View = GameView<BlockudokuTypes>;

/** "row 1 and column A". */
function linesOf({words}: View, {rows, columns, squares}: Lines): string {
  return words.list([
    ...rows.map((n) => words.say('row', {n})),
    ...columns.map((name) => words.say('column', {name})),
    ...squares.map((n) => words.say('square', {n: n + 1})),
  ]);
}

/** "4 tiles +4, 1 line +18". */
export function items(
  {tiles, lines, squares, combo, streak}: Extract<BlockudokuEffect, {type: 'scored'}>,
  {words}: View,
): string {
  return words.row([
    words.say('tilesScored', {n: tiles, points: words.signed(tiles)}),
    lines ? words.say('linesScored', {n: lines / 18, points: words.signed(lines)}) : '',
    squares ? words.say('squaresScored', {n: squares / 18, points: words.signed(squares)}) : '',
    combo ? words.say('comboScored', {points: words.signed(combo)}) : '',
    streak ? words.say('streakScored', {points: words.signed(streak)}) : '',
  ]);
}

/** @param spoken adds what is visible on the board */
export function sentence(effect: BlockudokuEffect, view: View, spoken?: boolean): string {
  const {words} = view;
  if (!spoken && (effect.type === 'placed' || effect.type === 'cleared')) return '';
  switch (effect.type) {
    case 'placed':
      return words.say('placed', {slot: effect.slot, cell: effect.cell});
    case 'cleared':
      return words.say('cleared', {what: linesOf(view, effect)});
    case 'scored':
      return words.say('scored', {items: items(effect, view), score: effect.score});
    default:
      return words.say(effect.type);
  }
}

/** Names the pieces that fit nowhere; before the first move, tells people here what to do. */
export function turnSentence(seat: number, {words, state, number, seats}: View, spoken?: boolean): string {
  const stuck = state.hand.flatMap((name, slot) =>
    name === null || placeCount(state, slot) > 0 ? [] : [words.say('noFit', {slot: slot + 1})],
  );
  if (stuck.length > 0) return spoken ? words.text(stuck) : words.say('dashed', {n: stuck.length});
  return number > 0 || seats[seat]!.kind !== 'person' ? '' : words.say('toPlace');
}

/** "Hint: piece 2 to 8A." */
export function hintSentence({words}: View, {slot, turns, cell}: PlannedMove): string {
  const angle = words.number(90 * turns, {style: 'unit', unit: 'degree', unitDisplay: 'narrow'});
  return words.say(turns ? 'hintedTurned' : 'hinted', {slot, angle, cell});
}

/** "5E, filled". @param picked the picked piece, if its top left corner is there */
export function cellLabel(view: View, cell: number, picked?: {readonly slot: number; readonly piece: Piece}): string {
  const {words, state} = view;
  const name = cellName(cell);
  if (picked) {
    const put = putOn(bitsOf(state.board), picked.piece, cell);
    const what = put ? linesOf(view, put.full) : '';
    return words.say(!put ? 'notHere' : what ? 'hereClears' : 'here', {cell: name, slot: picked.slot + 1, what});
  }
  return words.say(state.board[Math.floor(cell / 9)]![cell % 9] === '1' ? 'full' : 'empty', {cell: name});
}

/** "Piece 1, T: 1B 2A 2B 2C. Fits in 53 places." */
export function slotLabel({words, state}: View, slot: number, piece: Piece | undefined): string {
  if (!piece) return words.say('emptySlot', {slot: slot + 1});
  const [letter = ''] = piece.name;
  const shape = 'IDVOX'.includes(letter)
    ? words.say(`shape${letter}`)
    : /\d/.test(letter)
      ? words.say('ownShape')
      : letter;
  const cells = cellsOf(piece).map(([column, row]) => cellName(row * 9 + column));
  const n = placeCount(state, slot);
  return words.say('piece', {
    slot: slot + 1,
    shape,
    cells: cells.join(' '),
    fit: words.say(n ? 'fits' : 'fitsNowhere', {n}),
  });
}
