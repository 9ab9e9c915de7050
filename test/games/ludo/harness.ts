// What the tests of <ludo-game> share: a game in the page, what is in it, and real input on it.
import {LudoGame} from '../../../src/games/ludo/ludo-game.js';
import {all, click, find, placed, shown} from '../../support/harness.js';

export * from '../../support/harness.js';
export {LudoGame};

/** A whole quick game of two with a piece each: 34 moves of this seed, the first player wins. */
export const quickGame = {
  seed: '3534',
  moves: '6 p0 3 p0 3 4 p0 3 6 p0 6 p0 5 p0 1 1 p0 1 6 p0 1 p0 5 6 p0 4 p0 1 6 p0 6 p0 2 p0'.split(' '),
  settings: {pieces: 1, seed: '3534'},
};

/** Ada is green, Ben red: Ada's first piece stands three squares behind Ben's. */
export const beforeCapture = '6 p0 6 p0 5 p0 6 p0 1 p0';

/** A game in the page, shown once: Ada and Ben, next to each other, with nothing to wait for, unless said otherwise. */
export const ludoGame = (settings: Partial<LudoGame> = {}, where?: ParentNode): Promise<LudoGame> =>
  placed(new LudoGame(), {players: 'Ada:green, Ben:red', seed: 'ludo', speed: 'instant', ...settings}, where);

export const dieButton = (game: LudoGame): HTMLElement => find(game, '.roll');
/** The drawing of a piece; seats and pieces from 0. */
export const piece = (game: LudoGame, seat: number, n: number): SVGElement =>
  find<SVGElement>(game, `.piece[data-piece="${seat} ${n}"]`);
/** What is read, focused and pressed for a piece. */
export const target = (game: LudoGame, seat: number, n: number): HTMLElement =>
  find(game, `.target[data-piece="${seat} ${n}"]`);
/** The name of a piece, or of a button. */
export const label = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.querySelector('.visually-hidden')?.textContent ?? '';
export const ready = (game: LudoGame): boolean => dieButton(game).getAttribute('aria-disabled') === 'false';
/** Pieces on the board that offer themselves, as moves. */
export const offered = (game: LudoGame): string =>
  all(game, '[data-piece][data-move]')
    .map((one) => one.getAttribute('data-move'))
    .join(' ');

/** Where the middle of a piece is seen, in cells of the board: [0.5, 6.5] is the middle of the first square of the left arm. */
export function cellUnder(game: LudoGame, seat: number, n: number): [column: number, row: number] {
  const middle = (element: Element): [number, number, number] => {
    const {left, top, width, height} = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2, width];
  };
  const [x, y] = middle(piece(game, seat, n).querySelector('.token circle:not(.rim)')!);
  const [cx, cy, width] = middle(find(game, '.ground'));
  return [((x - cx) / width) * 15 + 7.5, ((y - cy) / width) * 15 + 7.5];
}

/** Clicks with the real mouse and waits until what came of it has been shown. */
export async function press(game: LudoGame, element: Element): Promise<void> {
  await shown(game, click(element));
}
