// Settings: every rule a switch of its own, as attribute and as property; wrong ones are refused and named.
import {expect} from '@open-wc/testing';
import {all, fromMarkup, has, hear, ludoGame, playAll, said, text} from './harness.js';

describe('settings', () => {
  it('are those of the standard game where none is made', async () => {
    const game = await fromMarkup('<ludo-game></ludo-game>');
    expect(game.save().options).to.deep.equal({
      rules: 'standard',
      track: 'standard',
      bounce: false,
      capture: true,
      sixEnters: true,
      sixAgain: true,
      safe: true,
      captureAgain: true,
      homeAgain: true,
      threeSixes: true,
      attempts: false,
      blocks: false,
      teams: false,
      autoMove: false,
      playOn: false,
      pieces: 4,
      colors: [],
      open: 0,
    });
    expect(game.state.colors.join()).to.equal('green,blue');
  });

  it('are read from attributes', async () => {
    const game =
      await fromMarkup(`<ludo-game rules="classic59" track="standard" bounce="on" safe="on" capture="off" six-enters="off" six-again="off"
      capture-again="on" home-again="on" three-sixes="on" attempts blocks teams auto-move play-on pieces="2" open="1" players="A:red, B, C, D"></ludo-game>`);
    expect(game.save().options).to.deep.equal({
      rules: 'classic59',
      track: 'standard',
      bounce: true,
      capture: false,
      sixEnters: false,
      sixAgain: false,
      safe: true,
      captureAgain: true,
      homeAgain: true,
      threeSixes: true,
      attempts: true,
      blocks: true,
      teams: true,
      autoMove: true,
      playOn: true,
      pieces: 2,
      colors: ['red', 'green', 'blue', 'yellow'],
      open: 1,
    });
  });

  it('wait for the next game once a move has been made', async () => {
    const game = await ludoGame();
    await playAll(game, '3');
    game.pieces = 2;
    game.players = 'Ada:blue, Ben:red';
    await game.updateComplete;
    expect(game.state.pieces[0]).to.have.length(4);
    expect(game.state.colors.join()).to.equal('green,red');
    await game.newGame();
    await game.updateComplete;
    expect(game.state.pieces[0]).to.have.length(2);
    expect(game.state.colors.join()).to.equal('blue,red');
    expect(all(game, '.piece[data-piece^="0"]')).to.have.length(2);
  });

  for (const [name, value, part] of [
    ['pieces', '5', '1 to 4'],
    ['rules', 'house', 'classic59'],
    ['safe', 'maybe', 'on or off'],
    ['players', 'A:red, B:red', 'each at most once'],
    ['players', 'A', '2 to 4'],
    ['open', '3', '0 to 2'],
  ] as const) {
    it(`refuse ${name}="${value}" and say what would be right`, async () => {
      const game = await ludoGame();
      const heard = hear(game, 'game-error');
      game.setAttribute(name, value);
      await game.updateComplete;
      expect(heard).to.have.length(1);
      expect(heard[0]!.detail['code']).to.equal('bad-option');
      expect(text(game, '.problem')).to.include(part);
      expect(game.state.pieces).to.deep.equal([
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ]);
    });
  }

  it('draw stars where squares are safe, and only there', async () => {
    expect(all(await ludoGame(), '.star')).to.have.length(4);
    expect(has(await ludoGame({rules: 'classic59'}), '.star')).to.be.false;
  });

  it('bounce at home on the track of 59', async () => {
    const game = await ludoGame({rules: 'classic59', pieces: 1, sixAgain: 'off'});
    await playAll(game, '6 p0 1');
    for (const pips of '6 6 6 6 6 6 6 6 6'.split(' ')) await playAll(game, `${pips} p0 1`);
    await playAll(game, '3 p0 1 3 p0');
    expect(game.state.pieces[0]).to.deep.equal([57]);
    expect(said(game)).to.include('Piece 1 goes to 4 in the home column.');
  });
});
