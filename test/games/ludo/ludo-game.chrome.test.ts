// Chromium only: fingers, small screens, forced colours, reduced motion.
import {expect} from '@open-wc/testing';
import {centre, emulateFeatures, screenshot, setViewport, tap, touch} from '../../support/commands.js';
import {
  all,
  animations,
  beforeCapture,
  piece,
  course,
  dieButton,
  find,
  ludoGame,
  playAll,
  quickGame,
  ready,
  said,
  shown,
  type LudoGame,
} from './harness.js';

afterEach(async () => {
  await emulateFeatures({});
  await setViewport({width: 800, height: 600});
});

it('a game is played from start to end with a finger, at 320 pixels', async function () {
  this.timeout(30_000);
  await setViewport({width: 320, height: 900});
  const game = await ludoGame(quickGame.settings);
  while (game.turn !== undefined) {
    const {length} = game.history;
    const target = ready(game)
      ? length % 3
        ? dieButton(game)
        : find(game, '.turn .field')
      : piece(game, game.turn, 0);
    target.scrollIntoView({block: 'center'});
    // two taps at one place are a double one
    await tap(find(game, '.status'));
    await tap(target);
    await shown(game);
    expect(game.history).to.have.length(length + 1);
  }
  expect(course(game)).to.equal(quickGame.moves.join(' '));
});

describe('a finger', () => {
  /** Ada has pieces on squares 1 and 12, Ben one that the second can capture. */
  async function midGame(): Promise<LudoGame> {
    await setViewport({width: 320, height: 900});
    const game = await ludoGame();
    await playAll(game, `${beforeCapture} 6 p1 3`);
    return game;
  }
  const aims = (game: LudoGame): string =>
    all(game, '.aim')
      .map((aim) => aim.getAttribute('data-move'))
      .join();

  it('shows by its first tap what a piece would do, moves it by the second', async () => {
    const game = await midGame();
    const {length} = game.history;
    await tap(piece(game, 0, 0));
    await shown(game);
    expect(game.history).to.have.length(length);
    expect(aims(game)).to.equal('p0');
    expect(said(game)).to.equal('Ada’s piece 1, on square 12: to square 15, captures Ben’s piece');
    await tap(piece(game, 0, 1));
    await shown(game);
    expect(aims(game), 'another piece, another preview').to.equal('p1');
    await tap(find(game, '.status'));
    await shown(game);
    expect(aims(game)).to.equal('');
    await tap(piece(game, 0, 0));
    await tap(piece(game, 0, 0));
    await shown(game);
    expect(course(game)).to.equal(`${beforeCapture} 6 p1 3 p0`);
  });

  it('moves a piece by a tap on where it would land', async () => {
    const game = await midGame();
    await tap(piece(game, 0, 1));
    await shown(game);
    await tap(find(game, '.aimed circle'));
    await shown(game);
    expect(course(game)).to.equal(`${beforeCapture} 6 p1 3 p1`);
  });

  it('means the nearest piece', async () => {
    const game = await midGame();
    const [x, y] = centre(piece(game, 0, 1));
    await touch('start', [x - 14, y + 14]);
    await touch('end');
    await shown(game);
    expect(aims(game)).to.equal('p1');
  });

  it('takes pieces that stand together for one', async () => {
    const game = await ludoGame();
    await playAll(game, '6 p0 6');
    await tap(piece(game, 0, 1));
    await shown(game);
    expect(aims(game)).to.equal('p1');
    await tap(piece(game, 0, 3));
    await shown(game);
    expect(course(game)).to.equal('6 p0 6 p3');
  });
});

for (const [width, height, lang] of [
  [800, 600, 'en'],
  [800, 600, 'ar'],
  [360, 740, 'en'],
] as const) {
  it(`the die lies in the yard of the player to act: ${width} × ${height}, ${lang}`, async () => {
    await setViewport({width, height});
    const game = await ludoGame({lang, players: 'Ada:blue, Ben'});
    const [die, yard] = ['.place .die', '.turn .yard'].map((part) => find(game, part).getBoundingClientRect());
    expect(die!.left).to.be.above(yard!.left);
    expect(die!.right).to.be.below(yard!.right);
    expect(die!.top).to.be.above(yard!.top);
    expect(die!.bottom).to.be.below(yard!.bottom);
  });
}

it('pieces can be told in forced colors, and no rule of accessibility is broken', async () => {
  await emulateFeatures({'forced-colors': 'active'});
  const game = await ludoGame();
  await playAll(game, '6');
  const {at} = await screenshot();
  const seen = [0, 1].map((seat) => {
    const {left, top, width, height} = piece(game, seat, 2)
      .querySelector('.token circle:not(.rim)')!
      .getBoundingClientRect();
    return at(left + width / 2, top + height * 0.85).join();
  });
  expect(seen[0]).not.to.equal(seen[1]);
  await expect(game).to.be.accessible();
});

it('nothing moves where motion is to be reduced', async () => {
  await emulateFeatures({'prefers-reduced-motion': 'reduce'});
  const game = await ludoGame({speed: 'slow'});
  await game.play('6');
  await game.updateComplete;
  expect(animations(game)).to.be.empty;
  expect(all(game, '*').flatMap((element) => element.getAnimations())).to.be.empty;
});
