// Played with the hands: real mouse and keys, from the first roll to the last.
import {expect} from '@open-wc/testing';
import {press, resetMouse} from '../../support/commands.js';
import {
  all,
  animations,
  cardButton,
  cards,
  click,
  dieButton,
  find,
  focused,
  has,
  idle,
  lasting,
  openMore,
  playAll,
  ready,
  rendered,
  shortGame,
  snlBoard,
  type SnlBoard,
  squareElement,
  tool,
  until,
} from './harness.js';

afterEach(() => resetMouse());

describe('the die', () => {
  it('is rolled once by a double click, also where nothing is shown', async () => {
    for (const speed of ['instant', 'normal'] as const) {
      const board = await snlBoard({speed});
      dieButton(board).dispatchEvent(new MouseEvent('click', {bubbles: true, composed: true, detail: 1}));
      await idle();
      dieButton(board).dispatchEvent(new MouseEvent('click', {bubbles: true, composed: true, detail: 2}));
      await idle();
      expect(board.history, speed).to.have.length(1);
      board.remove();
    }
  });

  it('is rolled by the next player right after a press on the board has skipped a move', async () => {
    const board = await snlBoard({speed: 'slow'});
    await click(dieButton(board));
    await lasting(board);
    await rendered(board, click(squareElement(board, 50)));
    expect(ready(board)).to.be.true;
    await click(dieButton(board));
    expect(board.history).to.have.length(2);
  });

  it('is rolled once by a key that is held', async () => {
    const board = await snlBoard();
    board.focus();
    const held = (): boolean =>
      dieButton(board).dispatchEvent(
        new KeyboardEvent('keydown', {key: 'Enter', repeat: true, bubbles: true, composed: true, cancelable: true}),
      );
    expect(held(), 'the repeated key presses the button').to.be.false;
  });
});

it('a new game begins from the card at the end, and the focus goes to the die', async () => {
  const board = await snlBoard();
  await playAll(board, shortGame.rolls);
  cardButton(board, 'Rematch').focus();
  await rendered(board, press('Enter'));
  expect(board.history).to.be.empty;
  expect(has(board, '.card')).to.be.false;
  expect(focused(board) === dieButton(board), focused(board)?.className).to.be.true;
});

describe('the squares', () => {
  const move = async (board: SnlBoard, ...keys: string[]): Promise<number> => {
    await rendered(board, press(...keys));
    return Number(focused(board)?.getAttribute('data-square'));
  };

  it('take the focus from a click', async function () {
    const board = await snlBoard();
    await rendered(board, click(squareElement(board, 45)));
    expect(squareElement(board, 45).getAttribute('tabindex')).to.equal('0');
    if (focused(board) !== squareElement(board, 45)) squareElement(board, 45).focus();
    expect(await move(board, 'ArrowRight')).to.equal(46);
  });

  it('are a grid with rows, and tell what is on them', async () => {
    const board = await snlBoard({players: 'Ada, Ben'});
    expect(find(board, '[role=grid]').getAttribute('aria-label')).to.equal('Snakes and Ladders, 100 squares');
    expect(all(board, '[role=grid] [role=row]')).to.have.length(10);
    expect(all(board, '[role=row] > [role=gridcell]')).to.have.length(100);
    const label = (square: number): string => squareElement(board, square).getAttribute('aria-label')!;
    expect(label(1)).to.equal('1, start, Ada, Ben');
    expect(label(19)).to.equal('19, ladder to 38');
    expect(label(98)).to.equal('98, snake to 13');
    expect(label(100)).to.equal('100, home');
    await playAll(board, '1');
    expect([label(1), label(2)]).to.deep.equal(['1, start, Ben', '2, Ada']);
  });
});

it('Escape stops a pebble on its way, the pause is seen, and the focus comes back from its card', async () => {
  const board = await snlBoard({speed: 'slow'});
  const isMoving = (): boolean => animations(board).some(({playState}) => playState === 'running');
  board.focus();
  await press('Enter');
  await lasting(board);
  await rendered(board, press('Escape'));
  expect(isMoving()).to.be.false;
  expect(cards(board)).to.equal('Paused');
  cardButton(board, 'Resume').focus();
  await rendered(board, press('Enter'));
  expect(isMoving()).to.be.true;
  expect(has(board, '.card')).to.be.false;
  expect(focused(board) === dieButton(board), focused(board)?.className).to.be.true;
});

it('the buttons show the way, the chances and the warm squares, and hide them', async () => {
  const board = await snlBoard();
  await openMore(board);
  for (const [name, what] of [
    ['path', '.route'],
    ['odds', '.chance'],
    ['heat', '.heat'],
  ] as const) {
    expect(has(board, what), `no ${what} at first`).to.be.false;
    expect(tool(board, name).getAttribute('aria-pressed')).to.equal('false');
    await click(tool(board, name));
    // chances and warm squares are computed by a file that is fetched first
    await until(() => has(board, what));
    expect(tool(board, name).getAttribute('aria-pressed')).to.equal('true');
    await rendered(board, click(tool(board, name)));
    expect(has(board, what), `no ${what} at last`).to.be.false;
  }
});
