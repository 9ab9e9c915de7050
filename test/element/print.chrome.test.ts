// On paper: the board and the players, on one page, as dark on light; nothing to press.
import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import '../../src/games/ludo/ludo-game.js';
import {all, find, ludoGame} from '../games/ludo/harness.js';

describe('a printed game', () => {
  afterEach(() => emulateMedia({media: 'screen', colorScheme: 'light'}));

  it('is its board and its players', async () => {
    const game = await ludoGame();
    const seen = (selector: string): boolean => all(game, selector).some((element) => element.checkVisibility());
    await emulateMedia({media: 'print', colorScheme: 'dark'});
    expect(['.board', '.players', '.toolbar', '.throw', '.status', '.log'].filter(seen)).to.deep.equal([
      '.board',
      '.players',
    ]);
    expect(getComputedStyle(game).colorScheme).to.equal('light');
    expect(getComputedStyle(game).breakInside).to.equal('avoid');
    // a page of A4 or Letter has about 960 pixels
    expect(find(game, '.layout').getBoundingClientRect().height).to.be.below(960);
  });
});
