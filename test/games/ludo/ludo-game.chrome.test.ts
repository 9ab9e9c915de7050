// Chromium only: fingers, small screens, forced colours.
import {expect} from '@open-wc/testing';
import {centre, emulateFeatures, screenshot, setViewport, tap, touch} from '../../support/commands.js';
import {
  all,
  beforeCapture,
  course,
  dieButton,
  find,
  type LudoGame,
  ludoGame,
  piece,
  playAll,
  quickGame,
  ready,
  rendered,
  shown,
  target,
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
    const pressed = ready(game)
      ? length % 3
        ? dieButton(game)
        : find(game, '.turn .field')
      : target(game, game.turn, 0);
    pressed.scrollIntoView({block: 'center'});
    // two taps at one place are a double one
    await tap(find(game, '.status'));
    await shown(game, tap(pressed));
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
  const made = (game: LudoGame): string => course(game).slice(`${beforeCapture} 6 p1 3`.length).trim();
  const aims = (game: LudoGame): string =>
    all(game, '.aim')
      .map((aim) => aim.getAttribute('data-aim'))
      .join();

  it('that is held down shows where a piece would go, slides to another one, and moves that when it is lifted', async () => {
    const game = await midGame();
    await rendered(game, touch('start', centre(target(game, 0, 0))));
    expect(aims(game)).to.equal('p0');
    await rendered(game, touch('move', centre(target(game, 0, 1))));
    expect(aims(game)).to.equal('p1');
    expect(made(game)).to.equal('');
    await shown(game, touch('end'));
    expect(made(game)).to.equal('p1');
  });

  it('that leaves the pieces moves none', async () => {
    const game = await midGame();
    await touch('start', centre(target(game, 0, 0)));
    await rendered(game, touch('move', centre(target(game, 1, 3))));
    expect(aims(game)).to.equal('');
    await shown(game, touch('end'));
    expect(made(game)).to.equal('');
  });

  it('moves the piece of a hint by a tap on where it would land', async () => {
    const game = await midGame();
    await rendered(game, game.hint());
    const move = aims(game);
    await shown(game, tap(find(game, '.landing')));
    expect(made(game)).to.equal(move);
  });

  it('means the nearest piece', async () => {
    const game = await midGame();
    const [x, y] = centre(target(game, 0, 1));
    await touch('start', [x - 14, y + 14]);
    await shown(game, touch('end'));
    expect(made(game)).to.equal('p1');
  });

  it('on the start square means the piece that stands there, whatever it touched before', async () => {
    await setViewport({width: 320, height: 900});
    const game = await ludoGame();
    await playAll(game, '6 p0 6');
    // a piece of the yard would land where the other one stands
    await rendered(game, touch('start', centre(target(game, 0, 1))));
    expect(aims(game)).to.equal('p1');
    await touch('move', centre(target(game, 0, 0)));
    await shown(game, touch('end'));
    expect(course(game)).to.equal('6 p0 6 p0');
    expect(game.state.pieces[0]).to.deep.equal([7, 0, 0, 0]);
  });
});

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
