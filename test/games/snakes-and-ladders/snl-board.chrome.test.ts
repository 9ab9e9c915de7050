// What only Chromium can be made to do: fingers, reduced motion, forced colours.
import {expect} from '@open-wc/testing';
import {emulateFeatures, press, tap} from '../../support/commands.js';
import {
  all,
  course,
  dieButton,
  playAll,
  seenSquares,
  shown,
  shortCourse,
  shortGame,
  snlBoard,
  squareElement,
  text,
} from './harness.js';

afterEach(() => emulateFeatures({}));

it('by touch a game is played from start to end', async () => {
  const board = await snlBoard();
  dieButton(board).scrollIntoView({block: 'center'});
  for (let taps = 0; board.turn !== undefined && taps < 24; taps++) {
    await shown(board, tap(dieButton(board)));
  }
  expect(course(board)).to.equal(shortCourse);
});

it('with reduced motion, a step still waits for nobody, since nothing is shown', async () => {
  await emulateFeatures({'prefers-reduced-motion': 'reduce'});
  const board = await snlBoard({step: true, speed: 'normal'});
  await playAll(board, '4 6 4 1');
  expect(text(board, '.roll')).to.equal('Roll');
  expect(seenSquares(board)).to.deep.equal(board.state.positions);
});

it('with forced colors, axe has nothing to say, and squares, snakes and pebbles are told apart', async function () {
  this.timeout(30_000);
  await emulateFeatures({'forced-colors': 'active'});
  const board = await snlBoard({players: 6, odds: true, path: true});
  await playAll(board, shortGame.rolls.slice(0, 5));
  await expect(board).to.be.accessible();
  const colors = all(board, '.pebble .token').map((token) => getComputedStyle(token).color);
  expect(new Set(colors).size).to.equal(6);
  expect(getComputedStyle(all(board, '[part=snake]')[0]!).stroke).not.to.equal('none');
  squareElement(board, 4).focus();
  await press('ArrowRight');
  await board.updateComplete;
  expect(getComputedStyle(squareElement(board, 5)).outlineStyle).to.equal('solid');
});
