// What a screen reader gets: names, what is said, and no rule of accessibility broken in any state.
import {expect} from '@open-wc/testing';
import {
  all,
  beforeCapture,
  find,
  label,
  ludoGame,
  openMore,
  playAll,
  press,
  quickGame,
  said,
  target,
  text,
  type LudoGame,
} from './harness.js';

const live = (game: LudoGame): Element[] => all(game, '[role=status], [aria-live]');

describe('what is said', () => {
  it('is whose turn it is, what was rolled, which pieces can move and what each would do', async () => {
    const game = await ludoGame();
    expect(live(game)).to.have.length(1);
    await playAll(game, `${beforeCapture} 3`);
    expect(said(game)).to.equal('Ada rolls 3. Ada chooses a piece. 1: to square 15, captures Ben’s piece.');
    await playAll(game, 'p0');
    expect(said(game)).to.equal('Piece 1 goes to square 15. Ben’s piece 1 goes back to the yard. Ada rolls again.');
    await openMore(game);
    await press(game, find(game, '.log[part=log] summary'));
    expect(text(game, '.log[part=log] li .visually-hidden')).to.equal(
      'Piece 1 goes to square 15. Ben’s piece 1 goes back to the yard. Ada rolls again.',
    );
    expect(text(game, '.log[part=log] li [aria-hidden]'), 'squares have no numbers').to.equal(
      'Ada: +3 Ada captures Ben’s piece! Ada rolls again.',
    );
  });

  it('is that a roll does not count, that nothing can move, and who has won', async () => {
    const game = await ludoGame();
    await playAll(game, '6 p0 6 p0 6');
    expect(said(game)).to.equal('Ada rolls 6. Third six in a row: no move. Ben’s turn.');
    await playAll(game, '2');
    expect(said(game)).to.equal('Ben rolls 2. Only a six brings a piece out. Ada’s turn.');
    const quick = await ludoGame(quickGame.settings);
    await playAll(quick, quickGame.moves);
    expect(said(quick)).to.equal('Piece 1 goes home. Ada has all pieces home and wins!');
  });

  it('does not tell the roll before it is seen', async () => {
    const game = await ludoGame({speed: 'slow'});
    await game.play('6');
    await game.updateComplete;
    expect(text(game, '.status')).to.equal('Ada rolls…');
  });

  it('does not read the choices of an automatic player to screen readers', async () => {
    const game = await ludoGame({players: 'Ada:green:auto, Ben:red', paused: true});
    await playAll(game, '6');
    expect(said(game)).to.equal('Ada rolls 6. Ada chooses a piece.');
  });
});

describe('names', () => {
  it('of pieces say whose they are, where they are, and what they would do', async () => {
    const game = await ludoGame();
    expect(label(target(game, 1, 3))).to.equal('Ben’s piece 4, in the yard');
    expect(target(game, 1, 3).getAttribute('role')).to.equal('img');
    await playAll(game, `${beforeCapture} 3`);
    expect(label(target(game, 0, 0))).to.equal('Ada’s piece 1, on square 12: to square 15, captures Ben’s piece');
    expect(target(game, 0, 0).getAttribute('role')).to.equal('button');
    expect(label(target(game, 0, 1))).to.equal('Ada’s piece 2, in the yard');
    expect(target(game, 0, 1).hasAttribute('tabindex')).to.be.false;
  });

  it('of pieces say which rivals could capture them, where they are and where they would land', async () => {
    const game = await ludoGame();
    await playAll(game, `${beforeCapture} 5`);
    const danger = 'Ben’s piece 1 is 2 squares behind';
    expect(label(target(game, 0, 0))).to.equal(`Ada’s piece 1, on square 12: to square 17, ${danger}`);
    await playAll(game, 'p0');
    expect(label(target(game, 0, 0))).to.equal(`Ada’s piece 1, on square 17, ${danger}`);
    expect(label(target(game, 1, 0)), 'those in front are no danger').to.equal('Ben’s piece 1, on square 2');
    await playAll(game, '4 p0 5');
    expect(label(target(game, 0, 0)), 'safe squares are').to.equal('Ada’s piece 1, on square 17: to square 22, safe');
  });

  it('of the home column and home count from where it begins, on both tracks', async () => {
    const walk = async (settings: Partial<LudoGame>): Promise<string> => {
      const game = await ludoGame({pieces: 1, sixAgain: 'off', homeAgain: 'off', ...settings});
      const names = [];
      await playAll(game, '6 p0 1');
      for (const pips of '6 6 6 6 6 6 6 6 2'.split(' ')) await playAll(game, `${pips} p0 1`);
      names.push(label(target(game, 0, 0)));
      await playAll(game, '3 p0 1');
      names.push(label(target(game, 0, 0)));
      return names.join('; ');
    };
    expect(await walk({})).to.equal('Ada’s piece 1, on square 51; Ada’s piece 1, in the home column, 3');
    expect(await walk({rules: 'classic59'})).to.equal(
      'Ada’s piece 1, on square 51; Ada’s piece 1, in the home column, 1',
    );
  });
});
