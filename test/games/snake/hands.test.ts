// What hands get: buttons large enough for thumbs, a start as wide as its card, and words that fit the input in use.
import {expect} from '@open-wc/testing';
import {setViewport} from '../../support/commands.js';
import {all, board, find, frame, SnakeGame, snakeGame, text} from './harness.js';

const {matchMedia} = window;
afterEach(() => void (window.matchMedia = matchMedia));

/** Lets the page believe in a finger as the main pointer, for sentences. */
function withFinger(): void {
  window.matchMedia = (query) => matchMedia(query === '(pointer: coarse)' ? 'all' : query);
}

const middle = (element: Element): number => {
  const {left, width} = element.getBoundingClientRect();
  return left + width / 2;
};

describe('the buttons', () => {
  it('are 64 px large and in the middle', async () => {
    await setViewport({width: 390, height: 740});
    const game = await snakeGame({buttons: true});
    for (const button of all(game, '.pad button')) {
      const {width, height} = button.getBoundingClientRect();
      expect([width, height]).to.deep.equal([64, 64]);
    }
    expect(middle(find(game, '.pad .D'))).to.be.closeTo(middle(game), 1);
    await setViewport({width: 800, height: 600});
  });

  for (const [width, height] of [
    [740, 360],
    [568, 320],
  ] as const) {
    it(`are in the lower right corner of ${width} × ${height}`, async () => {
      await setViewport({width, height});
      const game = await snakeGame({buttons: true});
      game.resume();
      game.pause();
      await frame();
      const pad = find(game, '.pad .R').getBoundingClientRect();
      const frameOf = find(game, '.fit').getBoundingClientRect();
      expect(pad.bottom, 'inside').to.be.at.most(frameOf.bottom + 1);
      expect(pad.bottom, 'at the bottom').to.be.at.least(frameOf.bottom - 40);
      expect(pad.right, 'on the right').to.be.at.least(frameOf.right - 40);
      await setViewport({width: 800, height: 600});
    });
  }
});

it('the start is as wide as its card', async () => {
  await setViewport({width: 360, height: 740});
  const game = await snakeGame();
  const [start, inside] = ['.card .primary', '.card-buttons'].map((part) => find(game, part).getBoundingClientRect());
  expect(start!.width).to.equal(inside!.width);
  await setViewport({width: 800, height: 600});
});

it('a game starts with a snake of three in the middle', async () => {
  const game = await snakeGame({length: undefined, startAt: undefined, width: 16, height: 16});
  expect(game.state.body).to.have.length(3);
  expect(game.state.head).to.equal(7 * 16 + 7);
  expect(game).to.be.instanceOf(SnakeGame);
});

it('a mouse is shown no swipe', async () => {
  const game = await snakeGame();
  expect(getComputedStyle(find(game, '.sign')).display).to.equal('none');
  expect(getComputedStyle(find(game, '.ahead')).display).to.equal('inline');
  expect(board(game).classList.contains('inviting')).to.be.true;
});

describe('the words fit', () => {
  for (const [what, settings, finger, words] of [
    ['keys and mouse', {}, false, 'Arrow keys or clicks steer.'],
    ['fingers', {}, true, 'Swipe to steer.'],
    ['fingers on buttons', {buttons: true}, true, 'The arrows steer.'],
  ] as const) {
    it(what, async () => {
      if (finger) withFinger();
      const game = await snakeGame(settings);
      expect(text(game, '.card-text')).to.include(words);
    });
  }

  it('single steps by keys or buttons', async () => {
    const game = await snakeGame({step: true});
    expect(text(game, '.status')).to.equal('Each arrow is one step.');
  });
});
