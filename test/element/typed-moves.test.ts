// A move typed into the field under More: as the rules write it, or by its name on the screen.
import {expect} from '@open-wc/testing';
import {FourInARow} from '../../src/games/four-in-a-row/four-in-a-row.js';
import {SnlBoard} from '../../src/games/snakes-and-ladders/snl-board.js';
import {TicTacToe} from '../../src/games/tic-tac-toe/tic-tac-toe.js';
import {press} from '../support/commands.js';
import {click, find, focused, has, openMore, placed, said, text, until} from '../support/harness.js';

type Played = FourInARow | SnlBoard | TicTacToe;

const moves = (game: Played): string[] => game.history.map(({move}) => move);

/** Types into the field. */
async function typed(game: Played, words: string): Promise<void> {
  await click(find(game, '.typed input'));
  for (const key of words) await press(key);
  await press('Enter');
}

it('makes a move by its name or as the rules write it, in any letters, and stays open for the next one', async () => {
  const game = await placed(new FourInARow(), {speed: 'instant', players: 'Ada, Ben'});
  await openMore(game);
  await until(() => has(game, '.typed'));
  await expect(game).shadowDom.to.be.accessible();
  const listed = Array.from(game.renderRoot.querySelectorAll('#moves option'), (option) =>
    option.getAttribute('value'),
  );
  expect(listed).to.deep.equal([1, 2, 3, 4, 5, 6, 7].map((n) => `column ${n}`));
  await typed(game, ' Column 4');
  await until(() => moves(game).length === 1);
  await typed(game, '2');
  await until(() => moves(game).length === 2);
  expect(moves(game)).to.deep.equal(['4', '2']);
  expect(find<HTMLInputElement>(game, '.typed input').value).to.equal('');
  expect(focused(game)).to.equal(find(game, '.typed input'));
});

it('says what is no move, and which are', async () => {
  const game = await placed(new TicTacToe(), {speed: 'instant', players: 'Ada, Ben'});
  await game.play('a1');
  await openMore(game);
  await until(() => has(game, '.typed'));
  await typed(game, 'a1');
  await until(() => said(game).includes('is not a move now'));
  expect(said(game)).to.equal('“a1” is not a move now. Possible: a3, b3, c3, a2, b2, c2, b1, or c1.');
  expect(text(game, '.typed')).to.contain('“a1” is not a move now.');
  expect(moves(game)).to.deep.equal(['a1']);
});

it('says whose turn it is, when it is not that of the person here', async () => {
  const game = await placed(new TicTacToe(), {speed: 'instant', players: 'Ada:auto, Ben', paused: true, setup: false});
  await openMore(game);
  await until(() => has(game, '.typed'));
  await typed(game, 'a1');
  expect(text(game, '.typed')).to.contain('Ada to move.');
  expect(moves(game)).to.deep.equal([]);
});

it('rolls', async () => {
  const game = await placed(new SnlBoard(), {speed: 'instant', players: 'Ada, Ben'});
  await openMore(game);
  await until(() => has(game, '.typed'));
  await typed(game, 'roll');
  await until(() => moves(game).length === 1);
});
