// What only Chromium can be made to do: fingers, reduced motion, forced colours.
import {expect} from '@open-wc/testing';
import {centre, emulateFeatures, tap, touch} from '../../support/commands.js';
import {
  all,
  animations,
  cell,
  course,
  find,
  idle,
  marked,
  pegGame,
  picked,
  playAll,
  seenPegs,
  settled,
  winning,
} from './harness.js';

afterEach(() => emulateFeatures({}));

describe('by touch', () => {
  it('a game is won by dragging with a finger', async function () {
    this.timeout(30_000);
    const game = await pegGame();
    find(game, '.pieces').scrollIntoView({block: 'center'});
    for (const move of winning) {
      const [[x, y], to] = move.split('-').map((hole) => centre(cell(game, Number(hole)))) as [
        [number, number],
        [number, number],
      ];
      await touch('start', [x, y]);
      await touch('move', [(x + to[0]) / 2, (y + to[1]) / 2]);
      await touch('move', to);
      await touch('end');
      await settled(game);
    }
    expect(course(game)).to.equal(winning.join(' '));
    expect(game.result?.winners).to.deep.equal([0]);
  });

  it('a game is won by taps', async function () {
    this.timeout(30_000);
    const game = await pegGame();
    find(game, '.pieces').scrollIntoView({block: 'center'});
    for (const move of winning) {
      for (const hole of move.split('-')) await tap(cell(game, Number(hole)));
      await settled(game);
    }
    expect(course(game)).to.equal(winning.join(' '));
  });

  it('a second finger and a touch that the system takes lose and place nothing', async () => {
    const game = await pegGame();
    find(game, '.pieces').scrollIntoView({block: 'center'});
    const [from, to] = [centre(cell(game, 4)), centre(cell(game, 1))];
    await touch('start', from);
    await touch('move', to);
    await touch('cancel');
    await settled(game);
    expect(course(game)).to.equal('');
    expect(picked(game)).to.equal(undefined);
    await touch('start', from);
    await touch('move', [from[0] + 5, from[1] - 30]);
    await touch('start', [from[0] + 5, from[1] - 30], centre(cell(game, 6)));
    await touch('move', to, centre(cell(game, 6)));
    await touch('end');
    await idle();
    await settled(game);
    expect(game.history.length).to.be.below(2);
    expect(seenPegs(game)).to.equal(game.state.pegs);
  });
});

describe('with reduced motion', () => {
  it('a jump is at its end at once', async () => {
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
    const game = await pegGame({speed: 'slow'});
    await game.play('4-1');
    await game.updateComplete;
    expect(animations(game)).to.be.empty;
    expect(all(game, '.taken')).to.have.length(1);
  });
});

describe('with forced colors', () => {
  it('axe has nothing to say, and pegs, holes and hints are told apart', async function () {
    this.timeout(30_000);
    await emulateFeatures({'forced-colors': 'active'});
    const game = await pegGame({outlook: true});
    await playAll(game, ['4-1']);
    await game.hint();
    await game.updateComplete;
    expect(marked(game, 'hint')).to.have.length(2);
    await expect(game).to.be.accessible();
    expect(getComputedStyle(find(game, '.hollow')).stroke).not.to.equal('none');
  });
});
