// What only Chromium can be made to do: fingers, reduced motion, forced colours.
import {expect} from '@open-wc/testing';
import {fakePauses} from '../../support/pauses.js';
import {centre, emulateFeatures, press, tap, touch} from '../../support/commands.js';
import {
  all,
  animations,
  course,
  dieButton,
  idle,
  lasting,
  playAll,
  ready,
  seenSquares,
  shortCourse,
  shortGame,
  snlBoard,
  squareElement,
  text,
} from './harness.js';

afterEach(() => emulateFeatures({}));

describe('by touch', () => {
  it('a game is played from start to end', async () => {
    const board = await snlBoard();
    dieButton(board).scrollIntoView({block: 'center'});
    for (let taps = 0; board.turn !== undefined && taps < 24; taps++) {
      await tap(dieButton(board));
      await board.presented;
      await board.updateComplete;
    }
    expect(course(board)).to.equal(shortCourse);
  });

  it('two fingers at once roll once at the most', async () => {
    const board = await snlBoard({speed: 'slow'});
    dieButton(board).scrollIntoView({block: 'center'});
    const [x, y] = centre(dieButton(board));
    await touch('start', [x - 8, y], [x + 8, y]);
    await touch('end');
    await idle();
    expect(board.history.length).to.be.below(2);
  });

  it('a finger that moves away, or is taken by the system, rolls nothing', async () => {
    const board = await snlBoard();
    dieButton(board).scrollIntoView({block: 'center'});
    const [x, y] = centre(dieButton(board));
    await touch('start', [x, y]);
    await touch('move', [x, y - 150]);
    await touch('end');
    await touch('start', [x, y]);
    await touch('cancel');
    await idle();
    expect(board.history).to.be.empty;
  });

  it('a tap while a pebble moves goes to its end, and is not counted later', async () => {
    const board = await snlBoard({speed: 'slow'});
    dieButton(board).scrollIntoView({block: 'center'});
    await tap(dieButton(board));
    await lasting(board);
    await tap(dieButton(board));
    expect(board.matches(':state(busy)')).to.be.false;
    await idle();
    expect(board.history).to.have.length(1);
    await board.updateComplete;
    expect(ready(board)).to.be.true;
  });
});

describe('with reduced motion', () => {
  it('a roll is at its end at once', async () => {
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
    const board = await snlBoard({speed: 'slow'});
    await board.play('3');
    await board.updateComplete;
    expect(animations(board)).to.be.empty;
    expect(seenSquares(board)).to.deep.equal(board.state.positions);
    expect(ready(board)).to.be.true;
  });

  it('a whole automatic game takes a beat for each move, without a movement', async () => {
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
    const beats = fakePauses();
    try {
      const board = await snlBoard({speed: 'slow', players: 'A:auto, B:auto', autoplay: true});
      while (board.turn !== undefined) {
        await idle();
        expect(board.history).to.have.length(beats.durations.length);
        expect(animations(board)).to.be.empty;
        beats.pass();
      }
      expect(course(board)).to.equal(shortCourse);
      expect(new Set(beats.durations)).to.deep.equal(new Set([1190]));
    } finally {
      beats.restore();
    }
  });

  it('a step still waits for nobody, since nothing is shown', async () => {
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
    const board = await snlBoard({step: true, speed: 'normal'});
    await playAll(board, '4 6 4 1');
    expect(text(board, '.roll')).to.equal('Roll');
    expect(seenSquares(board)).to.deep.equal(board.state.positions);
  });
});

describe('with forced colors', () => {
  it('axe has nothing to say, and squares, snakes and pebbles are told apart', async function () {
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
    expect(getComputedStyle(squareElement(board, 5)).strokeWidth).to.equal('8px');
  });
});
