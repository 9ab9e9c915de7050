// The ladder: games won and lost against each level of the computer, stars for them, and the next level.
import {expect} from '@open-wc/testing';
import {NimGame} from '../../src/games/nim/nim-game.js';
import {all, cardButton, click, find, has, placed, rendered, text, until} from '../support/harness.js';

afterEach(() => localStorage.clear());

/** A game against the computer, accepted as it is set up. */
async function begun(settings: Partial<NimGame>): Promise<NimGame> {
  const game = await placed(new NimGame(), {speed: 'instant', ...settings});
  game.scrollIntoView();
  await start(game);
  return game;
}

async function start(game: NimGame): Promise<void> {
  await until(() => has(game, '.card .start'));
  await rendered(game, click(cardButton(game, 'Play')));
}

/** Plays a move, to the end. */
async function end(game: NimGame, move: string): Promise<void> {
  await game.play(move);
  await until(() => game.result !== undefined && has(game, '.earned'));
}

const line = (game: NimGame): string => text(game, '.earned').replaceAll(/\s+/g, ' ').trim();
/** Games won, on the plates. */
const tallies = (game: NimGame): string[] => all(game, '.player .score').map(({textContent}) => textContent);
/** The stars of the levels on the card. */
const stars = (game: NimGame): (string | null)[] =>
  Array.from(game.renderRoot.querySelectorAll('.segments small'), (mark) => mark.getAttribute('aria-label'));

it('who beats a level is offered the next one, whose card shows the star', async () => {
  const game = await begun({heaps: '1'});
  await end(game, '1-1');
  expect(line(game)).to.equal('Medium 1 : 0');
  expect(tallies(game)).to.deep.equal(['1', '0']);
  expect(find(game, '.earned svg').getAttribute('aria-label')).to.equal('1 star');
  await expect(game).shadowDom.to.be.accessible();

  await click(cardButton(game, 'Next: Hard'));
  await until(() => has(game, '.card .start'));
  expect(game.save().seats[1]!.level).to.equal('hard');
  expect(stars(game)).to.deep.equal(['1 star']);
  await expect(game).shadowDom.to.be.accessible();
  await start(game);
  expect(tallies(game), 'against another level').to.deep.equal(['', '']);
  await end(game, '1-1');
  expect(line(game)).to.equal('Hard 1 : 0');
  expect(has(game, '.card-buttons .primary')).to.equal(true);
  expect(text(game, '.card-buttons .primary'), 'it was the last one').to.contain('Rematch');
});

it('a game lost counts, and one that is taken back counts as it ends then', async () => {
  const game = await begun({heaps: '1 1 1'});
  await game.play('1-1');
  await until(() => game.turn === 0);
  await end(game, game.legalMoves[0]!);
  expect(line(game)).to.equal('Medium 1 : 0');
  await game.undo();
  await until(() => game.result === undefined);
  await end(game, game.legalMoves[0]!);
  expect(line(game)).to.equal('Medium 1 : 0');

  await game.newGame({heaps: '1 1'});
  await end(game, '1-1');
  expect(line(game)).to.equal('Medium 1 : 1');
});

it('is kept where the page keeps games, and has no place where it sets the players', async () => {
  const game = await begun({heaps: '1', autosave: 'ladder'});
  await end(game, '1-1');
  game.remove();
  const again = await placed(new NimGame(), {speed: 'instant', heaps: '1', autosave: 'ladder'});
  again.scrollIntoView();
  await until(() => has(again, '.card'));
  await again.newGame();
  await end(again, '1-1');
  expect(line(again)).to.equal('Medium 2 : 0');

  const set = await placed(new NimGame(), {speed: 'instant', heaps: '1', computer: 'easy'});
  await set.play('1-1');
  await until(() => has(set, '.card [part=button]'));
  expect(has(set, '.earned')).to.equal(false);
});
