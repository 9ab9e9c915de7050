// Version 1 of what is saved, shared and kept in the browser's storage loads into the elements for ever, in every browser.
import {expect} from '@open-wc/testing';
import '../../src/games/blockudoku/blockudoku-game.js';
import '../../src/games/four-in-a-row/four-in-a-row.js';
import '../../src/games/game-2048/game-2048.js';
import '../../src/games/ludo/ludo-game.js';
import '../../src/games/mancala/mancala-game.js';
import '../../src/games/nim/nim-game.js';
import '../../src/games/peg-solitaire/peg-solitaire.js';
import '../../src/games/snake/snake-game.js';
import '../../src/games/snakes-and-ladders/snl-board.js';
import '../../src/games/tic-tac-toe/tic-tac-toe.js';
import '../../src/table/game-table.js';
import {SeatStorage} from '../../src/rooms/seat-storage.js';
import {storedName} from '../../src/extensions/room/name.js';
import {accepted, all, cardButton, cards, has, openMore, rendered, tool, until} from '../support/harness.js';
import savedGames from './saved-games.json';

const tags = {
  blockudoku: 'blockudoku-game',
  ludo: 'ludo-game',
  'four-in-a-row': 'four-in-a-row',
  'game-2048': 'game-2048',
  mancala: 'mancala-game',
  nim: 'nim-game',
  'peg-solitaire': 'peg-solitaire',
  snake: 'snake-game',
  'snakes-and-ladders': 'snl-board',
  'tic-tac-toe': 'tic-tac-toe',
} as const;
/** The date of yesterday, where the page is. */
function yesterday(): string {
  const day = new Date();
  day.setDate(day.getDate() - 1);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** An element in the page that shows everything at once. */
async function elementOf<K extends (typeof tags)[keyof typeof tags]>(
  tag: K,
  attributes: Record<string, string> = {},
): Promise<HTMLElementTagNameMap[K]> {
  const element = document.createElement(tag);
  element.speed = 'instant';
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  await rendered(element, document.body.append(element));
  return element;
}

afterEach(() => {
  for (const tag of [...Object.values(tags), 'game-table']) document.querySelector(tag)?.remove();
  localStorage.clear();
});

for (const [name, {record, code, result, state}] of Object.entries(savedGames)) {
  describe(name, () => {
    const tag = tags[record.game as keyof typeof tags];
    const isSaved = (game: HTMLElementTagNameMap[typeof tag]): void => {
      expect(plain(game.state)).to.deep.equal(state);
      expect(plain(game.result)).to.deep.equal(result);
      expect(game.share()).to.equal(code);
    };

    it('goes on where it was kept', async () => {
      localStorage.setItem(`parlour:${record.game}:game:kept`, JSON.stringify(record));
      const game = await elementOf(tag, {autosave: 'kept'});
      // a long game is replayed in slices
      while (game.gameId !== record.id) await new Promise(requestAnimationFrame);
      isSaved(game);
      expect(JSON.parse(localStorage.getItem(`parlour:${record.game}:game:kept`)!)).to.deep.equal(record);
    });
  });
}

describe('what is kept beside the games', () => {
  const figures = {games: 3, wins: 2, scored: 3, sum: 60, best: 40, streak: 1, longest: 2, day: null, players: {}};
  const results = {'[1,{}]': {...figures, ids: ['c', 'b', 'a'], before: {...figures, games: 2}}};

  it('the best score and the statistics of Snake', async () => {
    localStorage.setItem('parlour:snake:best:kept', '40');
    localStorage.setItem('parlour:snake:results:kept', JSON.stringify(results));
    const game = await elementOf('snake-game', {autosave: 'kept', width: '16'});
    expect(game.shadowRoot!.querySelector('[part=best]')!.textContent).to.include('40');
    const {games, wins, best, average, streak, longestStreak} = await accepted(game.statistics());
    expect([games, wins, best, average, streak, longestStreak]).to.deep.equal([3, 2, 40, 20, 1, 2]);
  });

  it('the best score of BlockuDoku', async () => {
    const statistics = {best: 178, streak: 3, last: {id: 'c', before: 150}};
    localStorage.setItem('parlour:blockudoku:statistics:kept', JSON.stringify(statistics));
    const game = await elementOf('blockudoku-game', {autosave: 'kept'});
    expect(game.shadowRoot!.querySelector('[part=best]')!.textContent).to.include('178');
  });

  it('the players and options chosen on the start card', async () => {
    localStorage.setItem('parlour:tic-tac-toe:start:kept', '{"players":"You, Computer:auto:hard","columns":4}');
    const game = await elementOf('tic-tac-toe', {autosave: 'kept'});
    expect(game.seats.map(({kind, level}) => [kind, level])).to.deep.equal([
      ['person', undefined],
      ['auto', 'hard'],
    ]);
    expect(game.options.columns).to.equal(4);
  });

  it('the stars of levels, and the days that were played', async () => {
    localStorage.setItem('parlour:peg-solitaire:stars:kept', '[3,0,2]');
    localStorage.setItem('parlour:peg-solitaire:days:kept', JSON.stringify([yesterday()]));
    const game = await elementOf('peg-solitaire', {autosave: 'kept'});
    await openMore(game);
    await until(() => has(game, '[part~=challenges]'));
    tool(game, 'challenges').click();
    await until(() => has(game, '.levels'));
    expect(
      all(game, '.levels button')
        .map((level) => level.getAttribute('aria-label'))
        .slice(0, 3),
    ).to.deep.equal(['Level 1, 3 stars', 'Level 2, 0 stars', 'Level 3, 2 stars']);
    expect(all(game, '.week li.played')).to.have.length(1);
  });

  it('games won against each level of the computer', async () => {
    const kept = {levels: {easy: [3, 0], hard: [1, 4]}, last: {id: 'a', level: 'hard', at: 1}};
    localStorage.setItem('parlour:nim:ladder:kept', JSON.stringify(kept));
    const game = await elementOf('nim-game', {autosave: 'kept'});
    await until(() => has(game, '.start'));
    expect(all(game, '.segments small').map((stars) => stars.getAttribute('aria-label'))).to.deep.equal([
      '3 stars',
      '1 star',
    ]);
  });

  it('which game was a challenge', async () => {
    const {record} = savedGames['peg-solitaire'];
    localStorage.setItem('parlour:peg-solitaire:game:kept', JSON.stringify(record));
    localStorage.setItem('parlour:peg-solitaire:challenges:kept', JSON.stringify([{id: record.id, setup: {rows: 4}}]));
    const game = await elementOf('peg-solitaire', {autosave: 'kept'});
    await until(() => cards(game) !== '');
    cardButton(game, 'Play again').click();
    await until(() => game.gameId !== record.id);
    expect(game.options.rows).to.equal(4);
  });

  it('the seat in a room, and the name of the player', () => {
    const token = '0123456789abcdef0123456789abcdef';
    const seat = {token, opened: 'a'.repeat(64), parts: {1: {nonce: token}}, at: Date.now()};
    localStorage.setItem('parlour-room:ABCDEF', JSON.stringify(seat));
    localStorage.setItem('parlour-name', 'Ada');
    const storage = new SeatStorage('ABCDEF', 'browser');
    expect([storage.seat.token, storage.seat.opened, storage.partIn(1)]).to.deep.equal([
      token,
      seat.opened,
      {nonce: token},
    ]);
    expect(storedName()).to.equal('Ada');
    storage.release('left');
  });

  it('the game that a table shows, and its tally', async () => {
    const rows = [{game: 'ludo', player: 'Ada', seat: -1, wins: 7}];
    localStorage.setItem('parlour:table:tally:kept', JSON.stringify({rows, counted: []}));
    const table = document.createElement('game-table');
    localStorage.setItem('parlour:table:shown:kept', '"nim-game 0"');
    table.innerHTML = '<ludo-game></ludo-game><nim-game></nim-game>';
    table.autosave = 'kept';
    await rendered(table, document.body.append(table));
    expect(table.tally).to.deep.equal(rows);
    expect([...table.children].map((game) => (game as HTMLElement).hidden)).to.deep.equal([true, false]);
  });
});
