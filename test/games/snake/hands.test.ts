// Words that fit the input in use.
import {expect} from '@open-wc/testing';
import {board, find, SnakeGame, snakeGame, text} from './harness.js';

const {matchMedia} = window;
afterEach(() => void (window.matchMedia = matchMedia));

/** Lets the page believe in a finger as the main pointer, for sentences. */
function withFinger(): void {
  window.matchMedia = (query) => matchMedia(query === '(pointer: coarse)' ? 'all' : query);
}

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
