// What only Chromium can be made to do: fingers, reduced motion, forced colours.
import {expect} from '@open-wc/testing';
import {centre, emulateFeatures, tap, touch} from '../../support/commands.js';
import {board, card, course, find, Frames, headAt, playAll, snakeGame, type SnakeGame} from './harness.js';

let frames: Frames | undefined;
afterEach(async () => {
  frames?.restore();
  frames = undefined;
  await emulateFeatures({});
});

/** A finger that goes over the board, by way of these points beside where it comes down. */
async function swipe(game: SnakeGame, ...by: [x: number, y: number][]): Promise<void> {
  const [x, y] = centre(board(game));
  await touch('start', [x, y]);
  for (const [dx, dy] of by) {
    await touch('move', [x + dx / 2, y + dy / 2]);
    await touch('move', [x + dx, y + dy]);
  }
  await touch('end');
}

describe('by touch', () => {
  it('a tap on the board starts, and swipes steer', async () => {
    const game = await snakeGame({food: '7,7'});
    board(game).scrollIntoView({block: 'center'});
    frames = new Frames();
    await tap(board(game));
    await game.updateComplete;
    expect(card(game)).to.equal('');
    await swipe(game, [0, 60]);
    await frames.ticks(game, 2);
    await swipe(game, [60, 0]);
    await frames.ticks(game, 1);
    expect(course(game)).to.equal('tick D tick R');
  });

  it('a finger that stays down turns twice', async () => {
    const game = await snakeGame({food: '7,7', step: true, length: 3});
    board(game).scrollIntoView({block: 'center'});
    game.focus();
    await game.updateComplete;
    await swipe(game, [0, 40], [-60, 40]);
    expect(game.history.some(({move}) => move === 'D') && game.history.some(({move}) => move === 'L')).to.be.true;
  });

  it('the buttons steer as the finger comes down, once', async () => {
    const game = await snakeGame({food: '7,7', step: true, buttons: true});
    find(game, '.pad').scrollIntoView({block: 'center'});
    const [x, y] = centre(find(game, '.pad .D'));
    await touch('start', [x, y]);
    expect(headAt(game)).to.equal('0,1');
    await touch('end');
    await tap(find(game, '.pad .R'));
    expect(course(game)).to.equal('D R');
  });

  it('the page can be scrolled over a board that does not run', async () => {
    const game = await snakeGame({food: '7,7'});
    expect(getComputedStyle(board(game)).touchAction).to.equal('manipulation');
    frames = new Frames();
    game.resume();
    await game.updateComplete;
    await game.updateComplete;
    expect(getComputedStyle(board(game)).touchAction).to.equal('none');
  });
});

it('with reduced motion the snake is drawn from cell to cell, and nothing breathes', async () => {
  await emulateFeatures({'prefers-reduced-motion': 'reduce'});
  const game = await snakeGame({food: '7,7', length: 3});
  frames = new Frames();
  game.resume();
  await game.updateComplete;
  frames.pass(130);
  expect(find(game, '.body').getAttribute('d')).to.equal('M150 50L350 50');
  expect(find(game, '.lively').getAnimations()).to.be.empty;
});

it('with forced colours axe has nothing to say, and snake, food and obstacles are told apart', async () => {
  await emulateFeatures({'forced-colors': 'active'});
  const game = await snakeGame({obstacles: 'rails', food: '7,7', step: true});
  await playAll(game, 'tick tick');
  await expect(game).to.be.accessible();
  const stroke = (selector: string) => getComputedStyle(find(game, selector)).stroke;
  const colours = [stroke('.body:not(.shade)'), stroke('[part=obstacle]'), getComputedStyle(find(game, '.food path')).fill];
  expect(new Set(colours).size).to.equal(3);
});
