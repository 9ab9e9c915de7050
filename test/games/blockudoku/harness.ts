// What the tests of <blockudoku-game> share: a game in the page, what is in it, and real input on it.
import {BlockudokuGame} from '../../../src/games/blockudoku/blockudoku-game.js';
import {cellOf, pieceOf} from '../../../src/games/blockudoku/rules/index.js';
import {place} from '../../example/harness.js';
import {drag, press} from '../../support/commands.js';

export {answerNext, codeOf, hear, idle, names, next, Owed, place} from '../../example/harness.js';
export {BlockudokuGame};

/** Row 1 and column A lack the same cell, 1A: one tile there scores 1 + 36 + 50 = 87. */
export const corner = ['011111111', ...Array<string>(8).fill('100000000')];
/** No two empty cells touch: one tile can be put down, a block can't. */
export const checkers = Array.from({length: 9}, (_, row) => (row % 2 ? '010101010' : '101010101'));
/** A game that ends with its first move. */
export const lastMove = {board: checkers, hand: 'I1 O4 O4'};

/** A game in the page, shown once; with a seed and nothing to wait for, unless said otherwise. */
export async function blockudokuGame(settings: Partial<BlockudokuGame> = {}, where?: ParentNode): Promise<BlockudokuGame> {
  const game = Object.assign(new BlockudokuGame(), {seed: 'test', speed: 'instant', ...settings});
  place(game, where);
  await game.updateComplete;
  return game;
}

/** The same from markup. */
export async function fromMarkup(markup: string): Promise<BlockudokuGame> {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const game = document.importNode(template.content, true).querySelector('blockudoku-game')!;
  place(game);
  await game.updateComplete;
  return game;
}

export const find = <T extends Element = HTMLElement>(game: BlockudokuGame, selector: string): T => {
  const found = game.renderRoot.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
export const has = (game: BlockudokuGame, selector: string): boolean => game.renderRoot.querySelector(selector) !== null;
export const all = (game: BlockudokuGame, selector: string): Element[] => [...game.renderRoot.querySelectorAll(selector)];
export const text = (game: BlockudokuGame, selector: string): string => find(game, selector).textContent.replace(/\s+/g, ' ').trim();
/** What a screen reader was told last. */
export const said = (game: BlockudokuGame): string => text(game, '[role=status]');
export const focused = (game: BlockudokuGame): Element | null => game.shadowRoot!.activeElement;
export const slot = (game: BlockudokuGame, number: number): HTMLElement => find(game, `[data-slot="${number - 1}"]`);
export const cell = (game: BlockudokuGame, name: string): SVGElement => find<SVGElement>(game, `[data-cell="${cellOf(name)!}"]`);
export const label = (element: Element): string => element.getAttribute('aria-label')!;
export const tool = (game: BlockudokuGame, name: string): HTMLElement => find(game, `.tool[part~="${name}"]`);
export const moves = (game: BlockudokuGame): string => game.history.map(({move}) => move.split(' +')[0]).join(', ');
export const score = (game: BlockudokuGame): number => Number(text(game, '[part=score]').replace(/\D/g, ''));

/** Addresses of the cells whose tile has a class: `full`, `ghost`, `lit`, `bad`, `hint`. */
export function tiles(game: BlockudokuGame, name: string): string {
  return all(game, '.tiles > .tile')
    .flatMap((tile, i) => (tile.classList.contains(name) ? [`${Math.floor(i / 9) + 1}${'ABCDEFGHI'[i % 9]}`] : []))
    .join(' ');
}

/** The board as it is seen, as nine rows. */
export const seen = (game: BlockudokuGame): string =>
  all(game, '.tiles > .tile').map((tile) => (tile.classList.contains('full') ? 1 : 0)).join('').match(/.{9}/g)!.join(' ');

/** Where the mouse must be for the piece of a slot to lie on a cell with its top left corner, and where the slot is. */
export function way(game: BlockudokuGame, number: number, name: string): [from: [number, number], to: [number, number]] {
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
  await drag(...way(game, number, name));
  await game.presented;
  await game.updateComplete;
}

/** Presses keys one after the other, `Control+End` together. */
export async function type(game: BlockudokuGame, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await press(...key.split('+'));
    await game.updateComplete;
  }
  await game.presented;
  await game.updateComplete;
}

/** Makes moves as the page and waits until they have been shown. */
export async function playAll(game: BlockudokuGame, list: readonly string[]): Promise<void> {
  for (const move of list) {
    const made = await game.play(move);
    if (!made.ok) throw new Error(made.message);
  }
  await game.presented;
  await game.updateComplete;
}

/** Everything that moves in a game now. */
export const animations = (game: BlockudokuGame): Animation[] => all(game, '*').flatMap((element) => element.getAnimations());

/** Waits until something holds, picture by picture; the test's own time is the limit. */
export async function until(holds: () => unknown): Promise<void> {
  while (!holds()) await new Promise((resolve) => requestAnimationFrame(resolve));
}
