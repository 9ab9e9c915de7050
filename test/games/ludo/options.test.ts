// Settings: every rule a switch of its own, as attribute and as property; wrong ones are refused and named.
import {expect} from '@open-wc/testing';
import {all, fromMarkup, has, ludoGame} from './harness.js';

describe('settings', () => {
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

  it('draw stars where squares are safe, and only there', async () => {
    expect(all(await ludoGame(), '.star')).to.have.length(4);
    expect(has(await ludoGame({rules: 'classic59'}), '.star')).to.be.false;
  });
});
