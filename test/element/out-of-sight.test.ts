// What nobody can see waits: automatic games without a box, and behind a hidden page. test/middle/visibility.test.ts has the
// other places.
import {expect} from '@open-wc/testing';
import {LudoGame} from '../../src/games/ludo/ludo-game.js';
import type {ExampleGame} from '../example/example-game.js';
import {exampleGame, idle, next, place} from '../example/harness.js';
import {countListeners} from '../middle/host.js';
import {countObservers, hideDocument, observed} from '../support/visibility.js';

function box(markup: string): HTMLElement {
  const made = document.createElement('div');
  made.innerHTML = markup;
  return place(made).firstElementChild as HTMLElement;
}

it('an automatic game without a box waits, and goes on when it is seen, again and again', async () => {
  const outer = box('<div hidden></div>');
  const game = await exampleGame({players: ':auto, :auto', target: 1000, autoplay: true}, outer);
  await observed(game);
  await idle();
  expect(game.history).to.have.length(0);
  expect(game.matches(':state(busy)')).to.be.true;
  for (let i = 0; i < 2; i++) {
    const {length} = game.history;
    const moved = next(game, 'game-move');
    outer.hidden = false;
    expect((await moved).detail.number).to.equal(length + 1);
    outer.hidden = true;
    await observed(game);
    await idle();
    const made = game.history.length;
    await observed(game);
    await idle();
    expect(game.history).to.have.length(made);
  }
});

it('an automatic game behind a hidden page waits, also where the page starts it anew at each end', async () => {
  const game = Object.assign(new LudoGame(), {
    players: ':auto, :auto',
    pieces: 1,
    speed: 'instant',
    seed: 'demo',
    autoplay: true,
    readOnly: true,
  });
  const again = async (): Promise<void> => {
    await game.presented;
    await game.newGame();
    game.resume();
  };
  game.addEventListener('game-over', () => void again());
  place(game);
  for (let i = 0; i < 2; i++) await next(game, 'game-over');
  const restore = hideDocument();
  try {
    await idle();
    expect(game.turn, 'the page has started another').to.not.be.undefined;
    expect(game.history).to.be.empty;
    await idle();
    expect(game.history).to.be.empty;
  } finally {
    restore();
  }
  await next(game, 'game-over');
});

it('many games on one page observe nothing but for automatic players, and leave nothing behind', async () => {
  const listeners = countListeners(document, 'visibilitychange');
  const observers = countObservers();
  try {
    const outer = box('<div hidden></div>');
    const games: ExampleGame[] = [];
    for (let i = 0; i < 100; i++) games.push(await exampleGame({players: 'Ada, Ben:auto'}, outer));
    const open = (): number[] => [listeners.open(), observers.open()];
    expect(open(), 'people are to move').to.deep.equal([0, 0]);
    for (const game of games.slice(0, 10)) for (const move of ['roll', 'leave']) await game.play(move);
    expect(open(), 'automatic players are to move').to.deep.equal([10, 10]);
    games[0]!.pause();
    await games[0]!.updateComplete;
    expect(open(), 'in a pause').to.deep.equal([9, 9]);
    outer.hidden = false;
    await Promise.all(games.slice(1, 10).map((game) => next(game, 'game-change', () => game.turn === 0)));
    await Promise.all(games.map((game) => game.updateComplete));
    expect(open(), 'people are to move again').to.deep.equal([0, 0]);
    games[0]!.resume();
    await games[0]!.updateComplete;
    expect(open(), 'resumed').to.deep.equal([1, 1]);
    outer.remove();
    expect(open(), 'after the removal').to.deep.equal([0, 0]);
  } finally {
    listeners.stop();
    observers.stop();
  }
});
