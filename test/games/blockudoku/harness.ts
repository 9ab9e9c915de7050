// What the tests of <blockudoku-game> share: a game in the page, what is in it, and real input on it.
import {BlockudokuGame} from '../../../src/games/blockudoku/blockudoku-game.js';
import {cellName, cellOf, pieceOf} from '../../../src/games/blockudoku/rules/index.js';
import {centre, drag, press, sendMouse} from '../../support/commands.js';
import {all, find, placed, rendered, shown, text} from '../../support/harness.js';

export * from '../../support/harness.js';
export {BlockudokuGame};

/** Row 1 and column A lack the same cell, 1A: one tile there scores 1 + 36 + 50 = 87. */
export const corner = ['011111111', ...Array<string>(8).fill('100000000')];
/** No two empty cells touch: one tile can be put down, a block can't. */
export const checkers = Array.from({length: 9}, (_, row) => (row % 2 ? '010101010' : '101010101'));
/** A game that ends with its first move. */
export const lastMove = {board: checkers, hand: 'I1 O4 O4'};

/** A game in the page, shown once; with a seed and nothing to wait for, unless said otherwise. */
export const blockudokuGame = (settings: Partial<BlockudokuGame> = {}, where?: ParentNode): Promise<BlockudokuGame> =>
  placed(new BlockudokuGame(), {seed: 'test', speed: 'instant', ...settings}, where);

export const slot = (game: BlockudokuGame, number: number): HTMLElement => find(game, `[data-slot="${number - 1}"]`);
export const cell = (game: BlockudokuGame, name: string): HTMLElement => find(game, `[data-cell="${cellOf(name)!}"]`);
export const label = (element: Element): string => element.getAttribute('aria-label')!;
export const moves = (game: BlockudokuGame): string => game.history.map(({move}) => move.split(' +')[0]).join(', ');
export const score = (game: BlockudokuGame): number => Number(text(game, '[part=score]').replace(/\D/g, ''));

/** Addresses of the cells whose tile is `full`, `lit`, `bad` or `hint`. */
export function tiles(game: BlockudokuGame, name: string): string {
  return all(game, `.tiles > :is(.${name}, [${name}])`)
    .map((tile) => cellName(Number(tile.getAttribute('data-tile'))))
    .join(' ');
}

/** Addresses of the cells that the ghost of the piece in hand lies on. */
export function ghost(game: BlockudokuGame): string {
  const {left, top, width} = find(game, '.board').getBoundingClientRect();
  const at = (middle: number, from: number): number => Math.floor(((middle - from) / width) * 9);
  return all(game, '.ghost .face')
    .filter((face) => getComputedStyle(face.closest('.ghost')!).opacity === '1')
    .map((face) => centre(face))
    .map(([x, y]) => cellName(at(y, top) * 9 + at(x, left)))
    .join(' ');
}

/** Where the mouse must be for the piece of a slot to lie on a cell with its top left corner, and where the slot is. */
export function way(
  game: BlockudokuGame,
  number: number,
  name: string,
): [from: [number, number], to: [number, number]] {
  const from = slot(game, number).getBoundingClientRect();
  const {rows, columns} = pieceOf(game.state.hand[number - 1]!)!;
  const {left, top, width} = cell(game, name).getBoundingClientRect();
  return [
    [Math.round(from.left + from.width / 2), Math.round(from.top + from.height / 2)],
    [Math.round(left + (columns * width) / 2), Math.round(top + (rows * width) / 2)],
  ];
}

/** Drags the piece of a slot to a cell with the real mouse. */
export async function dragPiece(game: BlockudokuGame, number: number, name: string): Promise<void> {
  await shown(game, drag(...way(game, number, name)));
}

/** Takes the piece of a slot with the mouse, and holds it over a cell. */
export async function grab(game: BlockudokuGame, number: number, name: string): Promise<void> {
  const [from, to] = way(game, number, name);
  await sendMouse({type: 'move', position: from});
  await sendMouse({type: 'down'});
  await rendered(game, sendMouse({type: 'move', position: to}));
}

/** Presses keys one after the other, `Control+End` together. */
export async function type(game: BlockudokuGame, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await rendered(game, press(...key.split('+')));
  }
  await shown(game);
}
