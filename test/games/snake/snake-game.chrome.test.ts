// What only Chromium can be made to do: fingers, reduced motion, forced colours.
import {expect} from '@open-wc/testing';
import {thinker} from '../../../src/games/snake/snake-ui.js';
import {centre, emulateFeatures, press, setViewport, tap, touch} from '../../support/commands.js';
import {
  board,
  card,
  codeOf,
  course,
  find,
  frame,
  frames,
  fromMarkup,
  has,
  headAt,
  held,
  idle,
  ownFrames,
  playAll,
  rendered,
  running,
  snakeGame,
  type SnakeGame,
} from './harness.js';

afterEach(async () => {
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
    ownFrames();
    await rendered(game, tap(board(game)));
    expect(card(game)).to.equal('');
    await swipe(game, [0, 60]);
    await frames.ticks(game, 2);
    await swipe(game, [60, 0]);
    await frames.ticks(game, 1);
    expect(course(game)).to.equal('tick D tick R');
  });

  it('a swipe starts, and nothing has a focus ring', async () => {
    const game = await snakeGame({food: '7,7'});
    board(game).scrollIntoView({block: 'center'});
    ownFrames();
    await rendered(game, swipe(game, [60, 0]));
    expect(card(game)).to.equal('');
    expect(game.renderRoot.querySelector(':focus-visible')).to.be.null;
  });

  for (const [name, expected, begin] of [
    ['a tap begins another game, straight ahead', 'tick*2', (game: SnakeGame) => tap(find(game, '.snake'))],
    ['a swipe begins one in its direction', 'D tick', (game: SnakeGame) => swipe(game, [0, 30], [0, 60], [0, 90])],
    ['after a swipe into the wall it waits', '', (game: SnakeGame) => swipe(game, [0, -30], [0, -60])],
    ['after a swipe back, too', '', (game: SnakeGame) => swipe(game, [-30, 0], [-60, 0])],
  ] as const) {
    it(`on the board after the end ${name}`, async () => {
      const game = await snakeGame({food: '7,7', speed: 'instant'});
      board(game).scrollIntoView({block: 'center'});
      ownFrames();
      game.focus();
      await rendered(game, game.resume());
      await playAll(game, 'U');
      const {gameId} = game;
      expect(getComputedStyle(board(game)).touchAction, 'swipes do not scroll the page').to.equal('none');
      frames.pass(399);
      await begin(game);
      await idle();
      expect(game.gameId, 'it comes too late for the last turn').to.equal(gameId);
      frames.pass(1);
      await begin(game);
      await rendered(game, idle());
      expect(game.gameId).not.to.equal(gameId);
      expect(card(game)).to.equal('');
      await frames.ticks(game, 1);
      expect(course(game)).to.equal(expected);
    });
  }

  it('turn by turn a swipe makes one step, however long it is', async () => {
    const game = await snakeGame({food: '7,7', step: true, length: 3});
    board(game).scrollIntoView({block: 'center'});
    await swipe(game, [0, 40], [0, 80], [0, 120]);
    expect(course(game)).to.equal('D');
    await swipe(game, [0, 40], [0, 80]);
    expect(course(game)).to.equal('D tick');
  });

  it('a finger that stays down turns twice', async () => {
    const game = await snakeGame({food: '7,7', step: true, length: 3});
    board(game).scrollIntoView({block: 'center'});
    await rendered(game, game.focus());
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
    ownFrames();
    await rendered(game, game.resume());
    await game.updateComplete;
    expect(getComputedStyle(board(game)).touchAction).to.equal('none');
  });
});

it('with reduced motion the snake is drawn from cell to cell, and nothing breathes', async () => {
  await emulateFeatures({'prefers-reduced-motion': 'reduce'});
  const game = await running({length: 3});
  frames.pass(75);
  expect(find(game, '.body').getAttribute('d')).to.equal('M150 50L350 50');
  expect(find(game, '.lively').getAnimations()).to.be.empty;
});

it('a replay with reduced motion goes from food to food', async () => {
  await emulateFeatures({'prefers-reduced-motion': 'reduce'});
  const game = await snakeGame({food: '0,3 2,3'});
  await playAll(game, 'tick tick tick tick D tick L');
  const places = new Set<string | null>();
  const head = find(game, '.snake-head');
  const observer = new MutationObserver(() => places.add(head.getAttribute('transform')));
  observer.observe(head, {attributes: true});
  const start = performance.now();
  expect(await codeOf(game.replay())).to.equal('ok');
  await game.updateComplete;
  expect(performance.now() - start, 'time to look at the food').to.be.above(600);
  observer.disconnect();
  expect([...places]).to.deep.equal([
    'translate(50 50)rotate(0)',
    'translate(350 50)rotate(0)',
    'translate(350 250)rotate(180)',
  ]);
});

it('starts on the field that fits the window, where the page leaves it open; turning the phone changes nothing', async () => {
  const field = ({options: {width, height, startAt}}: SnakeGame) => [width, height, startAt];
  const own = (attributes = '') => fromMarkup('snake-game', `<snake-game ${attributes}></snake-game>`);
  const wide = await own();
  expect(field(wide)).to.deep.equal([18, 14, 'quarter']);
  await setViewport({width: 390, height: 844});
  await frame();
  expect(field(wide)).to.deep.equal([18, 14, 'quarter']);
  expect(field(await own())).to.deep.equal([14, 18, 'quarter']);
  for (const set of ['seed="1"', 'setup="off"', 'walls="off"']) {
    expect(field(await own(set)), set).to.deep.equal([16, 16, 'centre']);
  }
  await setViewport({width: 800, height: 600});
});

describe('eating', () => {
  before(async () => {
    await thinker.use(() => undefined);
  });

  /** The snake beside its food, turn by turn. */
  async function beside(): Promise<SnakeGame> {
    const game = await snakeGame({step: true, level: 4, length: 3, food: '0,4 6,6'});
    expect(find(game, '.snake-head').classList.contains('near'), 'the mouth is open').to.be.true;
    await playAll(game, 'tick');
    return game;
  }

  it('shows the points at the mouth, crumbs, and is over soon', async () => {
    const game = await beside();
    game.focus();
    const begun = await held(() => press('ArrowRight'));
    expect(find(game, '.gain').textContent).to.equal('+4');
    expect(game.renderRoot.querySelectorAll('circle[fill]')).not.to.be.empty;
    expect(find(game, '.snake-head').classList.contains('near')).to.be.false;
    for (const animation of begun) animation.play();
    await game.presented;
    expect(has(game, '.gain')).to.be.false;
    expect(game.renderRoot.querySelectorAll('.food')).to.have.length(1);
  });

  it('moves nothing where motion is to be reduced', async () => {
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
    const game = await beside();
    await playAll(game, 'tick');
    expect(has(game, '.gain')).to.be.false;
    expect(getComputedStyle(find(game, '.mouth')).transitionDuration).to.equal('0s');
  });
});

it('with forced colors axe has nothing to say, and snake, food and obstacles are told apart', async () => {
  await emulateFeatures({'forced-colors': 'active'});
  const game = await snakeGame({obstacles: 'rails', food: '7,7', step: true});
  await playAll(game, 'tick tick');
  await expect(game).to.be.accessible();
  const stroke = (selector: string) => getComputedStyle(find(game, selector)).stroke;
  const colors = [
    stroke('.body:not(.shade)'),
    stroke('[part=obstacle]'),
    getComputedStyle(find(game, '.food path')).fill,
  ];
  expect(new Set(colors).size).to.equal(3);
});

for (const [width, height] of [
  [740, 360],
  [568, 320],
] as const) {
  it(`the buttons are beside the board, under the right thumb, at ${width} × ${height}`, async () => {
    await setViewport({width, height});
    const game = await snakeGame({buttons: true});
    game.resume();
    game.pause();
    await frame();
    const pad = find(game, '.pad .R').getBoundingClientRect();
    const frameOf = find(game, '.fit').getBoundingClientRect();
    expect(pad.bottom, 'inside').to.be.at.most(frameOf.bottom + 1);
    expect(pad.left, 'beside the board').to.be.at.least(find(game, '.board').getBoundingClientRect().right);
    expect(pad.bottom, 'in the lower half').to.be.at.least((frameOf.top + frameOf.bottom) / 2);
    await setViewport({width: 800, height: 600});
  });
}
