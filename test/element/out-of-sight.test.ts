// What nobody can see waits: an automatic game behind a hidden page, without a box, in closed details, below the fold.
import {expect} from '@open-wc/testing';
import {LudoGame} from '../../src/games/ludo/ludo-game.js';
import type {ExampleGame} from '../example/example-game.js';
import {codeOf, exampleGame, idle, next, place} from '../example/harness.js';
import {countListeners} from '../middle/host.js';
import {countObservers, hideDocument, observed} from '../support/visibility.js';

const automatic = {players: ':auto, :auto', target: 1000, autoplay: true} as const;

function box(markup: string): HTMLElement {
  const made = document.createElement('div');
  made.innerHTML = markup;
  return place(made).firstElementChild as HTMLElement;
}

/** An automatic game in a place, after it had time to play. */
async function waiting(where: ParentNode = document.body): Promise<ExampleGame> {
  const game = await exampleGame(automatic, where);
  await observed(game);
  await idle();
  return game;
}

describe('an automatic game that nobody can see', () => {
  const places: Record<
    string,
    {markup: string; show: (place: HTMLElement) => void; hide: (place: HTMLElement) => void}
  > = {
    'that has no box': {
      markup: '<div hidden></div>',
      show: (where) => (where.hidden = false),
      hide: (where) => (where.hidden = true),
    },
    'in closed details': {
      markup: '<details><summary>Game</summary></details>',
      show: (where) => ((where as HTMLDetailsElement).open = true),
      hide: (where) => ((where as HTMLDetailsElement).open = false),
    },
    'below the fold': {
      markup: '<div style="position: absolute; inset-block-start: 300vh"></div>',
      show: (where) => where.scrollIntoView(),
      hide: () => scrollTo(0, 0),
    },
  };
  for (const [where, {markup, show, hide}] of Object.entries(places)) {
    it(`${where} waits, and goes on when it is seen`, async () => {
      const outer = box(markup);
      const game = await waiting(outer);
      expect(game.history).to.have.length(0);
      expect(game.matches(':state(busy)')).to.be.true;
      const moved = next(game, 'game-move');
      show(outer);
      expect((await moved).detail.number).to.equal(1);
      hide(outer);
      await observed(game);
      await idle();
      const {length} = game.history;
      await observed(game);
      await idle();
      expect(game.history).to.have.length(length);
      const again = next(game, 'game-move');
      show(outer);
      expect((await again).detail.number).to.equal(length + 1);
    });
  }

  it('since the page is hidden waits, and goes on when it is shown', async () => {
    const restore = hideDocument();
    let moved: Promise<unknown>;
    let game: ExampleGame;
    try {
      game = await waiting();
      expect(game.history).to.have.length(0);
      moved = next(game, 'game-move');
    } finally {
      restore();
    }
    await moved;
    const again = hideDocument();
    try {
      await idle();
      const {length} = game.history;
      await idle();
      expect(game.history).to.have.length(length);
    } finally {
      again();
    }
    await next(game, 'game-move');
  });

  it('still takes the calls of the page', async () => {
    const game = await waiting(box('<div hidden></div>'));
    expect(await codeOf(game.play('3'))).to.equal('ok');
    expect(await game.hint()).to.equal('take');
    expect(await codeOf(game.replay())).to.equal('ok');
    expect(await codeOf(game.undo())).to.equal('ok');
    await idle();
    expect(game.history).to.have.length(0);
  });

  it('waits again and again, where the page starts it anew at each end', async () => {
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
});

describe('many games on one page', () => {
  it('observe nothing but for automatic players, and leave nothing behind', async () => {
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
});
