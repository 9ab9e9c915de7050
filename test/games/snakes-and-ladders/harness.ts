// What the tests of <snl-board> share: a board in the page, what is in it, and real input on it.
import {SnlBoard} from '../../../src/games/snakes-and-ladders/snl-board.js';
import {all, click, find, fromMarkup as anyFromMarkup, openMore, placed, rendered} from '../../support/harness.js';

export * from '../../support/harness.js';
export {SnlBoard};

/** A whole game of two on the classic board: twelve rolls of this seed, four ladders, the second player wins. */
export const shortGame = {seed: '123754', rolls: '4 6 4 1 6 4 6 6 2 5 3 4'.split(' '), winner: 1};

export const dieButton = (board: SnlBoard): HTMLElement => find(board, '.roll');
export const squareElement = (board: SnlBoard, square: number): HTMLElement => find(board, `[data-square="${square}"]`);
export const ready = (board: SnlBoard): boolean => dieButton(board).getAttribute('aria-disabled') === 'false';

/** A board in the page, shown once: Ada, Ben and the short game, with nothing to wait for, unless said otherwise. */
export const snlBoard = (settings: Partial<SnlBoard> = {}, where?: ParentNode): Promise<SnlBoard> =>
  placed(new SnlBoard(), {players: 'Ada, Ben', seed: shortGame.seed, speed: 'instant', ...settings}, where);

export const fromMarkup = (markup: string): Promise<SnlBoard> => anyFromMarkup('snl-board', markup);

/** Where the middle of a pebble is on the screen, with all that moves it. */
function pebbleAt(board: SnlBoard, seat: number): [x: number, y: number] {
  const {left, top, width, height} = all(board, '.pebble')
    [seat]!.querySelector('.token circle:not(.rim)')!
    .getBoundingClientRect();
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

export const seenSquares = (board: SnlBoard): (number | undefined)[] =>
  board.state.positions.map((_, seat) => squareUnder(board, seat));

/** Opens the list of moves, which is worded only while it is open. */
export async function openLog(board: SnlBoard): Promise<void> {
  await openMore(board);
  const opened = new Promise((resolve) => find(board, '[part=log]').addEventListener('toggle', resolve, {once: true}));
  await click(find(board, '[part=log] summary'));
  await rendered(board, opened);
}

/** Where each move has led, for comparing games. */
export const course = (board: SnlBoard): string => board.history.map(({seat, move}) => `${seat}:${move}`).join(' ');
export const shortCourse = shortGame.rolls.map((move, i) => `${i % 2}:${move}`).join(' ');
