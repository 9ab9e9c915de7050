// Tic-tac-toe played with the hands: real mouse and keys, from the first mark to the last.
import {expect} from '@open-wc/testing';
import {TicTacToe} from '../../../src/games/tic-tac-toe/tic-tac-toe.js';
import {centre, resetMouse, sendMouse} from '../../support/commands.js';
import {
  all,
  animations,
  cards,
  click,
  course,
  find,
  frame,
  has,
  hear,
  names,
  placed,
  playAll,
  rendered,
  said,
  shown,
  text,
  tool,
  until,
} from '../../support/harness.js';

afterEach(() => resetMouse());

const game = (settings: Partial<TicTacToe> = {}): Promise<TicTacToe> =>
  placed(new TicTacToe(), {players: 'Ada, Ben', seed: '1', speed: 'instant', ...settings});

/** The cell with this name: its column as a letter, its row from the bottom. */
const cell = (board: TicTacToe, name: string): HTMLElement => find(board, `[data-target=${name}]`);

describe('a game of Tic-tac-toe', () => {
  it('is played from start to end by mouse, and its winning line is drawn', async () => {
    const board = await game();
    const heard = hear(board, 'game-move', 'game-win', 'game-over');
    for (const name of ['b2', 'a1', 'a3', 'b1', 'c1']) {
      await shown(board, click(cell(board, name)));
    }
    expect(course(board)).to.equal('b2 a1 a3 b1 c1');
    expect(names(heard)).to.equal(`${'move '.repeat(5)}win over`);
    expect(cards(board)).to.equal('Ada wins!');
    const line = all(board, '.piece[data-marks=line]').map((piece) => piece.getAttribute('data-place')!);
    expect(line.sort().map((name) => cell(board, name).ariaLabel)).to.deep.equal([
      'a3, X, Ada',
      'b2, X, Ada',
      'c1, X, Ada',
    ]);
    expect(all(board, '.strike path')).to.have.length(1);
    expect(all(board, '.confetti > *').map((piece) => getComputedStyle(piece).opacity)).to.deep.equal(
      Array(28).fill('0'),
    );
  });

  it('throws confetti from its winning line, on the board alone', async () => {
    const board = await game({speed: 'fast'});
    for (const move of ['b2', 'a1', 'a3', 'b1', 'c1']) await board.play(move);
    const confetti = (): Element[] => all(board, '.confetti > *');
    const flying = (): Animation[] => confetti().flatMap((piece) => piece.getAnimations());
    await until(() => flying().length === confetti().length);
    const centre = (element: Element): readonly number[] => {
      const {left, top, width, height} = element.getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];
    };
    const line = ['a3', 'b2', 'c1'].map((name) => centre(cell(board, name)));
    for (const animation of flying()) {
      animation.pause();
      animation.currentTime = 0;
    }
    for (const [i, piece] of confetti().entries()) {
      const [x, y] = line[i % 3]!;
      expect(Math.hypot(centre(piece)[0]! - x!, centre(piece)[1]! - y!)).to.be.below(4);
    }
    for (const animation of flying()) animation.currentTime = 500;
    const ways = confetti().map((piece, i) => Math.sign(centre(piece)[0]! - line[i % 3]![0]!));
    expect(ways.filter((way) => way < 0).length).to.be.within(7, 21);
    expect(getComputedStyle(find(board, '.confetti')).overflow).to.equal('clip');
  });

  it('draws the last mark, which wins', async () => {
    const board = await game({speed: 'fast'});
    // the file with journeys comes after the first render; until then marks are not drawn
    for (;;) {
      await rendered(board, board.play('b2'));
      await frame();
      if (animations(board).length > 0) break;
      await board.undo();
    }
    for (const move of ['a1', 'a3', 'b1', 'c1']) {
      await shown(board);
      await board.play(move);
    }
    await until(() => cards(board) === 'Ada wins!');
    expect(all(board, '.piece')).to.have.length(5);
  });
});

it('a cell previews the mark under the mouse, and refuses a second one in words', async () => {
  const board = await game();
  await rendered(board, sendMouse({type: 'move', position: centre(cell(board, 'b2'))}));
  expect(has(board, '.preview .mark')).to.be.true;
  await shown(board, click(cell(board, 'b2')));
  expect(cell(board, 'b2').ariaLabel).to.equal('b2, X, Ada');
  expect(said(board)).to.equal('Ada: b2. Ben to move.');
  expect(text(board, '.status')).to.equal('Ben to move.');
  await rendered(board, click(cell(board, 'b2')));
  expect(text(board, '.status')).to.equal('That cell is taken.');
  expect(course(board)).to.equal('b2');
});

it('inside the game the colours of the kit have their public names', async () => {
  const board = await game();
  const style = getComputedStyle(find(board, '.board'));
  for (const name of ['ink', 'quiet', 'surface', 'raised', 'accent', 'on-accent', 'radius'])
    expect(style.getPropertyValue(`--game-${name}`), name).not.to.equal('');
});

it('a hint is said, and rings its cell', async () => {
  const board = await game();
  await playAll(board, 'a1 b2 a3 b1');
  await click(tool(board, 'hint'));
  await until(() => has(board, '.ring.hint'));
  const [ring, ringed] = [find(board, '.ring.hint'), cell(board, 'a2')].map(centre);
  expect(Math.hypot(ring![0] - ringed![0], ring![1] - ringed![1])).to.be.below(2);
  expect(text(board, '.status')).to.equal('The best move is marked.');
  await until(() => said(board) === 'Best: a2.');
});
