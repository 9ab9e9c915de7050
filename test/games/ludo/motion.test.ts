// What is seen between two positions: coins go square by square and cut no corner, captured ones run home, nothing is left over.
import {expect} from '@open-wc/testing';
import {cellOf} from '../../../src/games/ludo/rules/index.js';
import {animations, beforeCapture, cellUnder, coin, dieButton, frame, ludoGame, playAll, press, quickGame, ready, shown, until, type LudoGame} from './harness.js';

/** How far a coin is from the nearest of these points, in squares. */
const off = ([x, y]: readonly [number, number], points: readonly (readonly [number, number])[]): number =>
  Math.min(...points.map(([px, py]) => Math.hypot(x - px, y - py)));

const middle = ([c, r]: readonly [number, number]): [number, number] => [c + 0.5, r + 0.5];

/** Holds all that moves at a time, to look at it. */
async function at<T>(game: LudoGame, share: number, look: () => T): Promise<T> {
  for (const animation of animations(game)) {
    animation.pause();
    const {duration, delay} = animation.effect!.getComputedTiming();
    animation.currentTime = Number(delay) + Number(duration) * share;
  }
  await frame();
  return look();
}

it('a coin goes over the middle of every square on its way', async () => {
  const game = await ludoGame();
  await playAll(game, '6 c0 3');
  game.speed = 'slow';
  void game.play('c0');
  await until(() => animations(game).length > 0);
  const moving = animations(game).find(({effect}) => (effect as KeyframeEffect).target === coin(game, 0, 0).firstElementChild && Number(effect!.getTiming().duration) > 100)!;
  moving.pause();
  const duration = Number(moving.effect!.getComputedTiming().duration);
  for (const [i, position] of [1, 2, 3, 4].entries()) {
    // what hops is looked at where it stands
    for (const other of animations(game)) if (other !== moving) other.cancel();
    moving.currentTime = (duration * i) / 3 - (i === 3 ? 1 : 0);
    await frame();
    expect(off(cellUnder(game, 0, 0), [middle(cellOf('green', position) as [number, number])]), `square ${position}`).to.be.below(0.12);
  }
  game.speed = 'instant';
  await shown(game);
  expect(animations(game)).to.be.empty;
});

it('a captured coin runs back over its own squares to its yard, and the capturing coin stays', async () => {
  const game = await ludoGame();
  await playAll(game, `${beforeCapture} 3`);
  expect(off(cellUnder(game, 1, 0), [middle(cellOf('red', 2) as [number, number])])).to.be.below(0.1);
  game.speed = 'fast';
  void game.play('c0');
  await game.updateComplete;
  expect(off(cellUnder(game, 1, 0), [middle(cellOf('red', 2) as [number, number])]), 'it stands until it is hit').to.be.below(0.3);
  await shown(game);
  expect(off(cellUnder(game, 1, 0), [middle(cellOf('red', 0) as [number, number])])).to.be.below(0.1);
  expect(off(cellUnder(game, 0, 0), [middle(cellOf('green', 15) as [number, number])])).to.be.below(0.1);
  expect(animations(game)).to.be.empty;
});

it('all is where it belongs after every move of a game that is shown', async function () {
  this.timeout(60_000);
  const game = await ludoGame({...quickGame.settings, speed: 'fast'});
  for (let i = 0; i < 12; i++) {
    await until(() => ready(game) || game.state.pips > 0);
    await press(game, ready(game) ? dieButton(game) : coin(game, game.turn!, 0));
    game.state.coins.forEach(([position], seat) => {
      expect(off(cellUnder(game, seat, 0), [middle(cellOf(game.state.colours[seat]!, position!) as [number, number])])).to.be.below(0.25);
    });
  }
  expect(animations(game)).to.be.empty;
});

it('a new game in the middle of a hop leaves nothing over', async () => {
  const game = await ludoGame({speed: 'slow'});
  void game.play('6');
  void game.play('c0');
  await until(() => animations(game).length > 0);
  await at(game, 0.5, () => undefined);
  await game.newGame();
  await game.updateComplete;
  expect(animations(game)).to.be.empty;
  expect(off(cellUnder(game, 0, 0), [middle(cellOf('green', 0) as [number, number])])).to.be.below(0.1);
});
