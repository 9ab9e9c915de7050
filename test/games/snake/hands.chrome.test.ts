// Buttons that thumbs can hit and reach, and a start as wide as its card.
import {expect} from '@open-wc/testing';
import {setViewport} from '../../support/commands.js';
import {all, find, frame, snakeGame} from './harness.js';

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
