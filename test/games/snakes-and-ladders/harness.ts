// What the tests of <snl-board> share: a board in the page, what is in it, and real input on it.
import {SnlBoard} from '../../../src/games/snakes-and-ladders/snl-board.js';
import {place} from '../../example/harness.js';
import {click as clickAt} from '../../support/commands.js';

export {answerNext, codeOf, hear, idle, names, next, Owed, place} from '../../example/harness.js';
export {SnlBoard};

/** A whole game of two on the classic board: twelve throws of this seed, four ladders, the second player wins. */
export const shortGame = {seed: '128', throws: '4 6 4 1 4 5 5 5 6 4 4 1'.split(' '), winner: 1};

/** A board in the page, shown once: Ada, Ben and the short game, with nothing to wait for, unless said otherwise. */
export async function snlBoard(settings: Partial<SnlBoard> = {}, where?: ParentNode): Promise<SnlBoard> {
  const board = Object.assign(new SnlBoard(), {players: 'Ada, Ben', seed: shortGame.seed, speed: 'instant', ...settings});
  place(board, where);
  await board.updateComplete;
  return board;
}

/** The same from markup: `<snl-board size="4"></snl-board>`. */
export async function fromMarkup(markup: string): Promise<SnlBoard> {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const board = document.importNode(template.content, true).querySelector('snl-board')!;
  place(board);
  await board.updateComplete;
  return board;
}

export const find = <T extends Element = HTMLElement>(board: SnlBoard, selector: string): T => {
  const found = board.renderRoot.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
export const has = (board: SnlBoard, selector: string): boolean => board.renderRoot.querySelector(selector) !== null;
export const all = (board: SnlBoard, selector: string): Element[] => [...board.renderRoot.querySelectorAll(selector)];

export const dieButton = (board: SnlBoard): HTMLElement => find(board, '.throw');
export const tool = (board: SnlBoard, name: string): HTMLElement => find(board, `.tool[part~="${name}"]`);
export const squareElement = (board: SnlBoard, square: number): SVGElement => find<SVGElement>(board, `[data-square="${square}"]`);
export const text = (board: SnlBoard, selector: string): string => find(board, selector).textContent.replace(/\s+/g, ' ').trim();
/** What a screen reader was told last. */
export const said = (board: SnlBoard): string => text(board, '[role=status]');
export const focused = (board: SnlBoard): Element | null => board.shadowRoot!.activeElement;
export const ready = (board: SnlBoard): boolean => dieButton(board).getAttribute('aria-disabled') === 'false';
/** The button of the card over the board. */
export const cardButton = (board: SnlBoard, label: string): HTMLElement => {
  const found = all(board, '.card button').find((button) => button.textContent.trim() === label);
  if (!found) throw new Error(`No card has a button "${label}".`);
  return found as HTMLElement;
};
export const cards = (board: SnlBoard): string => all(board, '.card-title').map(({textContent}) => textContent.trim()).join();

/** Where the middle of a pebble is on the screen, with all that moves it. */
export function pebbleAt(board: SnlBoard, seat: number): [x: number, y: number] {
  const {left, top, width, height} = all(board, '.pebble')[seat]!.querySelector('.token circle:not(.rim)')!.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The square that a pebble is seen on; undefined where it is off the board. */
export function squareUnder(board: SnlBoard, seat: number): number | undefined {
  const [x, y] = pebbleAt(board, seat);
  const under = all(board, '[data-square]').find((square) => {
    const {left, right, top, bottom} = square.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  });
  return under && Number(under.getAttribute('data-square'));
}

export const seenSquares = (board: SnlBoard): (number | undefined)[] => board.state.positions.map((_, seat) => squareUnder(board, seat));

/** Everything that moves in a board now. */
export const animations = (board: SnlBoard): Animation[] => all(board, '*').flatMap((element) => element.getAnimations());

/** The next picture. */
export const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until something holds, picture by picture; the test's own time is the limit. */
export async function until(holds: () => unknown): Promise<void> {
  while (!holds()) await frame();
}

/** Makes moves as the page and waits until they have been shown. */
export async function playAll(board: SnlBoard, moves: string | readonly string[]): Promise<void> {
  for (const move of typeof moves === 'string' ? moves.split(' ') : moves) {
    const made = await board.play(move);
    if (!made.ok) throw new Error(made.message);
  }
  await board.presented;
  await board.updateComplete;
}

/** Clicks the middle of an element with the real mouse, wherever on the page it is. */
export async function click(element: Element): Promise<void> {
  element.scrollIntoView({block: 'nearest'});
  await clickAt(element);
}

/** Clicks the die with the real mouse, once the board is ready for it, and waits until the throw has been shown. */
export async function throwByMouse(board: SnlBoard): Promise<void> {
  await click(dieButton(board));
  await board.presented;
  await board.updateComplete;
}

/** Where each move has led, for comparing games. */
export const course = (board: SnlBoard): string => board.history.map(({seat, move}) => `${seat}:${move}`).join(' ');
export const shortCourse = shortGame.throws.map((move, i) => `${i % 2}:${move}`).join(' ');
