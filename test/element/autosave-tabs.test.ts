// A kept game in several tabs, on several pages, and twice on one page.
import {expect} from '@open-wc/testing';
import {codeOf, course, exampleGame, hear, idle, names, next, place, type Heard} from '../example/harness.js';
import {ExampleGame} from '../example/example-game.js';
import {takeConsole} from '../support/console.js';
import {caughtUp, openTab} from '../support/tab.js';
import type {GameRecord} from '../../src/kit.js';

const key = 'parlour:race:game:test';
const two = {autosave: 'test', target: 1000};
beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const kept = (): GameRecord => JSON.parse(localStorage.getItem(key)!) as GameRecord;

/** Rolls and leaves, so often in all. */
async function moves(game: ExampleGame, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await game.play(game.legalMoves.includes('leave') ? 'leave' : '3');
}

/** The same game in another tab, which hears of storage unless it is said to be deaf. */
async function inTab(settings: Partial<ExampleGame> = {}, deaf = false) {
  const tab = await openTab('/test/example/example-game.ts', 'example-game');
  if (deaf) tab.addEventListener('storage', (event) => event.stopImmediatePropagation());
  const game = tab.document.createElement('example-game') as ExampleGame;
  Object.assign(game, {speed: 'instant', seed: 'other', ...two, ...settings});
  const heard = hear(game);
  tab.document.body.append(game);
  await game.updateComplete;
  return {tab, game, heard};
}

const loaded = (game: ExampleGame, number: number): Promise<unknown> =>
  next(game, 'game-change', ({detail}) => detail.cause === 'load' && detail.number === number);
const codes = (heard: readonly Heard[]): unknown[] =>
  heard.filter(({type}) => type === 'game-error').map(({detail}) => detail['code']);

describe('a kept game in two tabs', () => {
  it('is the same in both: what is played in one is followed in the other, and goes on there', async () => {
    const {tab, game: other, heard} = await inTab();
    const game = await exampleGame(two);
    const here = hear(game);
    const followed = loaded(other, 25);
    await moves(game, 25);
    await followed;
    expect(other.save()).to.deep.equal(game.save());
    const back = loaded(game, 26);
    await moves(other, 1);
    await back;
    expect(course(game)).to.equal(course(other));
    expect(kept().moves).to.have.length(26);
    await caughtUp(tab, window);
    expect(codes([...heard, ...here])).to.be.empty;
  });

  it('follows an undo and a new game, too', async () => {
    const game = await exampleGame(two);
    await moves(game, 3);
    const {game: other} = await inTab();
    expect(other.history).to.have.length(3);
    const undone = loaded(other, 2);
    await game.undo();
    await undone;
    const anew = loaded(other, 0);
    await game.newGame();
    await anew;
    expect(other.gameId).to.equal(game.gameId);
  });

  it('is not written back by the tab that follows', async () => {
    const {tab, game: other} = await inTab();
    const game = await exampleGame(two);
    const written: (string | null)[] = [];
    const onStorage = (event: StorageEvent): unknown => written.push(event.key);
    window.addEventListener('storage', onStorage);
    const followed = loaded(other, 2);
    await moves(game, 2);
    // as an older version would have written it: with something that this one leaves out
    const text = JSON.stringify({...kept(), note: 'of another version'});
    const again = loaded(other, 2);
    localStorage.setItem(key, text);
    await Promise.all([followed, again]);
    await caughtUp(window, tab);
    window.removeEventListener('storage', onStorage);
    expect(written).not.to.include(key);
    expect(localStorage.getItem(key)).to.equal(text);
  });

  it('is never overwritten by a tab that has not heard of it: that one says so once, and keeps its own', async () => {
    const {game: other, heard} = await inTab({}, true);
    const game = await exampleGame(two);
    await moves(game, 25);
    expect(other.history).to.be.empty;
    await moves(other, 2);
    expect(other.history).to.have.length(2);
    expect(codes(heard)).to.deep.equal(['autosave-conflict']);
    expect(heard.find(({type}) => type === 'game-error')!.detail['value']).to.equal(key);
    expect(kept()).to.deep.equal(game.save());
    await other.undo();
    await moves(game, 1);
    expect(kept()).to.deep.equal(game.save());
    expect(codes(heard)).to.have.length(1);
    // the person wants another game: that one is kept again
    const followed = loaded(game, 1);
    await other.newGame();
    await moves(other, 1);
    expect(kept()).to.deep.equal(other.save());
    await followed;
  });

  it('is looked at again when the page comes out of the back/forward cache', async () => {
    const {tab, game: other} = await inTab({}, true);
    const game = await exampleGame(two);
    await moves(game, 4);
    const followed = loaded(other, 4);
    tab.dispatchEvent(new tab.PageTransitionEvent('pageshow', {persisted: true}));
    await followed;
    await moves(other, 1);
    expect(kept().moves).to.have.length(5);
  });

  it('goes on in both where automatic players move in both', async () => {
    const players = 'Ada, Bot:auto';
    const {tab, game: other, heard} = await inTab({players});
    const game = await exampleGame({...two, players});
    const here = hear(game);
    for (let round = 0; round < 4; round++) {
      for (const [one, another, from] of [
        [game, other, window],
        [other, game, tab],
      ] as const) {
        await moves(one, 2);
        for (let i = 0; i < 3; i++) {
          await caughtUp(another.ownerDocument.defaultView!, from);
          await idle();
        }
      }
    }
    expect(codes([...heard, ...here])).to.be.empty;
    expect(game.history).to.have.length(32);
    expect(course(other)).to.equal(course(game));
  });

  it('stays what it is when the storage is cleared, and is kept again with the next move', async () => {
    const {tab} = await inTab();
    const game = await exampleGame(two);
    await moves(game, 2);
    const heard = hear(game);
    tab.localStorage.clear();
    await caughtUp(window, tab);
    expect(names(heard)).to.equal('');
    await moves(game, 1);
    expect(kept()).to.deep.equal(game.save());
  });

  it('is not overwritten where it can not be loaded, by a later version say', async () => {
    const tab = await openTab();
    const game = await exampleGame(two);
    await moves(game, 2);
    const heard = hear(game);
    const later = JSON.stringify({...kept(), version: 99});
    const refused = next(game, 'game-error');
    tab.localStorage.setItem(key, later);
    await refused;
    await moves(game, 2);
    expect(codes(heard)).to.deep.equal(['bad-record', 'autosave-conflict']);
    expect(localStorage.getItem(key)).to.equal(later);
    expect(game.history).to.have.length(4);
  });

  it('is followed where another tab has gone on while it was being loaded', async () => {
    const game = await exampleGame(two);
    await moves(game, 2);
    const record = game.save();
    game.remove();
    const long = {...record, moves: Array.from({length: 6000}, (_, i) => [i % 2 === 0 ? '3' : 'leave', 'page'])};
    localStorage.setItem(key, JSON.stringify(long));
    const tab = await openTab();
    const slow = place(Object.assign(new ExampleGame(), {...two, speed: 'instant' as const}));
    const heard = hear(slow);
    const followed = loaded(slow, 6001);
    await slow.updateComplete;
    expect(slow.history, 'it takes its time').to.be.empty;
    tab.localStorage.setItem(key, JSON.stringify({...long, moves: [...long.moves, ['3', 'page']]}));
    await followed;
    await moves(slow, 1);
    expect(kept().moves).to.have.length(6002);
    expect(codes(heard)).to.be.empty;
  });

  it('is left alone by an element that is not in the page, and followed once it is back', async () => {
    const tab = await openTab();
    const game = await exampleGame(two);
    await moves(game, 2);
    const record = kept();
    game.remove();
    const heard = hear(game);
    tab.localStorage.setItem(key, JSON.stringify({...record, moves: [...record.moves, ['5', 'page']]}));
    await caughtUp(window, tab);
    expect(names(heard)).to.equal('');
    expect(game.history).to.have.length(2);
    place(game);
    expect(course(game)).to.equal('3 leave 5');
    tab.localStorage.setItem(key, JSON.stringify(record));
    await loaded(game, 2);
  });
});

it("a kept game without a name is the page's own", async () => {
  const bare = {autosave: '', target: 1000};
  const here = location.href;
  const visit = (path: string): void => history.replaceState(null, '', path);
  try {
    visit('/posts/1');
    const first = await exampleGame(bare);
    await moves(first, 3);
    first.remove();
    visit('/posts/2?a=b#c');
    const second = await exampleGame(bare);
    expect(second.history).to.be.empty;
    await moves(second, 1);
    second.remove();
    visit('/posts/1');
    expect((await exampleGame(bare)).history).to.have.length(3);
    expect(localStorage.getItem('parlour:race:game:/posts/2')).to.contain(second.gameId);
  } finally {
    visit(here);
  }
});

describe('two elements with one autosave key on a page', () => {
  const second = async (settings: Partial<ExampleGame>): Promise<[ExampleGame, unknown[]]> => {
    const game = Object.assign(new ExampleGame(), {speed: 'instant', ...settings});
    const heard = hear(game);
    place(game);
    await game.updateComplete;
    return [game, codes(heard)];
  };

  it('are reported once, by the second, and do not overwrite each other: the one that is played first is kept', async () => {
    for (const autosave of ['test', '']) {
      const settings = {...two, autosave};
      const first = await exampleGame(settings);
      const heard = hear(first);
      const [other, reported] = await second(settings);
      expect(reported).to.deep.equal(['autosave-shared']);
      const [warning, ...more] = takeConsole();
      expect(warning).to.include('parlour:race:game:');
      expect(more).to.be.empty;
      await moves(first, 2);
      expect(names(heard)).to.equal('before-move move change before-move move change');
      if (autosave === '') continue;
      expect(await codeOf(other.play('5'))).to.equal('ok');
      expect(kept()).to.deep.equal(first.save());
    }
  });

  it('are fine with names of their own, and one after the other', async () => {
    const first = await exampleGame(two);
    for (const settings of [{autosave: 'other'}, {}]) expect((await second(settings))[1]).to.be.empty;
    first.remove();
    expect((await second(two))[1]).to.be.empty;
  });
});
