// The table: what it gives the games inside it, whenever they come, and what it counts.
import {expect, fixture, html} from '@open-wc/testing';
import '../../src/games/snakes-and-ladders/snl-board.js';
import '../../src/table/game-table.js';
import '../example/example-game.js';
import '../../src/games/nim/nim-game.js';
import {click, press} from '../support/commands.js';
import {rendered, until} from '../support/harness.js';
import {openTab} from '../support/tab.js';
import type {SnlBoard} from '../../src/games/snakes-and-ladders/snl-board.js';
import type {GameTable} from '../../src/table/game-table.js';

const inside = (table: GameTable): SnlBoard => table.querySelector('snl-board')!;

async function tableWithBoard(
  markup = html`<game-table players="Ada, Ben" speed="instant" panel
    ><snl-board size="2" snakes="3-2"></snl-board
  ></game-table>`,
) {
  const table = await fixture<GameTable>(markup);
  const board = inside(table);
  await board.updateComplete;
  return {table, board};
}

/** Plays a game on 2 × 2 squares, which a 3 wins. */
const win = (board: SnlBoard): Promise<unknown> => board.play('3');

describe('<game-table>', () => {
  it('gives its players to the games inside, later ones too, in the same task, as many as they have seats', async () => {
    const namesIn = (game: SnlBoard): string =>
      game
        .save()
        .seats.map(({name}) => name)
        .join();
    const {table, board} = await tableWithBoard();
    const [late, own] = [document.createElement('snl-board'), document.createElement('snl-board')];
    own.players = 'Cyd';
    await rendered(late, table.append(late, own));
    expect([board, late, own].map(namesIn)).to.deep.equal(['Ada,Ben', 'Ada,Ben', 'Cyd']);
    table.players = 'A, B, C, D, E, F, G, H';
    expect([board, late, own].map(namesIn)).to.deep.equal(['A,B,C,D,E,F', 'A,B,C,D,E,F', 'Cyd']);
    expect(board.legalMoves).to.deep.equal(['roll']);
    table.removeAttribute('players');
    expect(board.save().seats).to.have.length(2);
    table.players = 'Ada, Ben';
    await rendered(board, table.after(board));
    await board.newGame();
    expect(namesIn(board), 'no longer in the table').to.equal(',');
    board.remove();
  });

  it('accepts the levels of any game; a game uses its own', async () => {
    const {board} = await tableWithBoard(
      html`<game-table players="Ada, Ben:auto:expert"><snl-board></snl-board></game-table>`,
    );
    const example = Object.assign(document.createElement('example-game'), {seed: 'table'});
    await rendered(example, board.parentElement!.append(example));
    expect(board.save().seats[1]).to.deep.equal({name: 'Ben', kind: 'auto'});
    expect(example.save().seats[1]).to.deep.equal({name: 'Ben', kind: 'auto'});
    await rendered(board, board.parentElement!.setAttribute('players', 'Ada, Ben:auto:timid'));
    await example.updateComplete;
    expect(example.save().seats[1]).to.deep.equal({name: 'Ben', kind: 'auto', level: 'timid'});
  });

  it('counts wins, once each', async () => {
    const {table, board} = await tableWithBoard();
    let changes = 0;
    table.addEventListener('change', () => changes++);
    await win(board);
    expect(table.tally.map(({player, wins}) => [player, wins])).to.deep.equal([['Ada', 1]]);
    await board.undo();
    await win(board);
    expect(table.tally[0]!.wins).to.equal(1);
    await board.newGame();
    await win(board);
    expect(table.tally[0]!.wins).to.equal(2);
    expect(changes).to.equal(2);
    table.resetTally();
    expect(table.tally).to.have.length(0);
  });

  it('shares its tally with tables in other tabs', async () => {
    const key = 'parlour:table:tally:test';
    localStorage.removeItem(key);
    const markup = html`<game-table autosave="test" players="Ada, Ben" speed="instant"
      ><snl-board size="2" snakes="3-2"></snl-board
    ></game-table>`;
    const wins = (table: GameTable): unknown => table.tally.map(({player, wins}) => [player, wins]);
    const tab = await openTab();
    const {table, board} = await tableWithBoard(markup);
    await win(board);
    const other = JSON.parse(localStorage.getItem(key)!) as {rows: {wins: number}[]; counted: string[]};
    const changed = new Promise((resolve) => table.addEventListener('change', resolve, {once: true}));
    const ben = {...other.rows[0]!, player: 'Ben', wins: 2};
    tab.localStorage.setItem(
      key,
      JSON.stringify({rows: [...other.rows, ben], counted: [...other.counted, 'b1', 'b2']}),
    );
    await changed;
    expect(wins(table)).to.deep.equal([
      ['Ada', 1],
      ['Ben', 2],
    ]);
    // this table has not heard of the next one yet
    tab.localStorage.setItem(key, JSON.stringify({rows: [...other.rows, {...ben, wins: 3}], counted: other.counted}));
    await board.undo();
    await win(board);
    await board.newGame();
    await win(board);
    expect(wins(table)).to.deep.equal([
      ['Ada', 2],
      ['Ben', 3],
    ]);
    table.resetTally();
    expect((JSON.parse(localStorage.getItem(key)!) as {rows: unknown}).rows).to.deep.equal([]);
    localStorage.removeItem(key);
  });

  it('has a panel that changes the settings of the games', async () => {
    const {table} = await tableWithBoard();
    const [sound, hints] = table.shadowRoot!.querySelectorAll('input');
    sound!.click();
    await rendered(table, hints!.click());
    expect([table.sound, table.hints]).to.deep.equal([true, true]);
    const select = table.shadowRoot!.querySelector('select')!;
    expect(select.value).to.equal('instant');
    select.value = 'fast';
    select.dispatchEvent(new Event('change'));
    expect(table.speed).to.equal('fast');
    const route = inside(table);
    // hints draw the way, once what finds it is loaded
    await until(() => route.shadowRoot!.querySelector('[part=route]') !== null);
  });
});

describe('the tabs of a <game-table>', () => {
  const three = html`<game-table
    ><snl-board></snl-board>
    <p>Rules</p>
    <nim-game></nim-game><example-game></example-game
  ></game-table>`;
  const tabs = (table: GameTable): HTMLElement[] => [...table.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')];
  const texts = (table: GameTable): string[] => tabs(table).map((tab) => tab.textContent.trim());
  /** The tags of what is visible inside. */
  const visible = (table: GameTable): string[] =>
    [...table.children].filter((child) => child.checkVisibility()).map(({localName}) => localName);
  const tableOf = async (markup = three): Promise<GameTable> => {
    const table = await fixture<GameTable>(markup);
    await table.updateComplete;
    return table;
  };

  it('show one of several games, and everything that is no game', async () => {
    const table = await tableOf();
    expect(texts(table)).to.deep.equal(['Snakes and Ladders', 'Nim', 'game']);
    expect(visible(table)).to.deep.equal(['snl-board', 'p']);
    await rendered(table, click(tabs(table)[1]!));
    expect(visible(table)).to.deep.equal(['p', 'nim-game']);
    expect(tabs(table).map((tab) => tab.ariaSelected)).to.deep.equal(['false', 'true', 'false']);
    await expect(table).to.be.accessible();
  });

  it('are one stop of Tab, and the arrow keys go round', async () => {
    const table = await tableOf();
    const focused = (): string => table.shadowRoot!.activeElement?.textContent.trim() ?? '';
    tabs(table)[0]!.focus();
    for (const [key, name, tag] of [
      ['ArrowRight', 'Nim', 'nim-game'],
      ['ArrowRight', 'game', 'example-game'],
      ['ArrowRight', 'Snakes and Ladders', 'snl-board'],
      ['ArrowLeft', 'game', 'example-game'],
    ] as const) {
      await rendered(table, press(key));
      expect([focused(), visible(table).find((each) => each !== 'p')]).to.deep.equal([name, tag]);
      expect(
        tabs(table)
          .map(({tabIndex}) => tabIndex)
          .sort(),
      ).to.deep.equal([-1, -1, 0]);
    }
    table.lang = 'ar';
    while (table.shadowRoot!.querySelector<HTMLElement>('[role=tablist]')!.dir !== 'rtl')
      await new Promise(requestAnimationFrame);
    await rendered(table, press('ArrowRight'));
    expect(visible(table)).to.deep.equal(['p', 'nim-game']);
  });

  it('come and go with the games; what leaves the table is visible, what the page has hidden stays so', async () => {
    const table = await tableOf(html`<game-table><snl-board></snl-board><nim-game hidden></nim-game></game-table>`);
    expect(tabs(table)).to.have.length(0);
    const [board, nim] = [table.querySelector('snl-board')!, table.querySelector('nim-game')!];
    const late = document.createElement('example-game');
    table.append(late);
    await rendered(table, new Promise(requestAnimationFrame));
    expect(texts(table)).to.deep.equal(['Snakes and Ladders', 'game']);
    expect([board.hidden, nim.hidden, late.hidden]).to.deep.equal([false, true, true]);
    table.after(late);
    await rendered(table, new Promise(requestAnimationFrame));
    expect(tabs(table)).to.have.length(0);
    expect([board.hidden, nim.hidden, late.hidden]).to.deep.equal([false, true, false]);
    late.remove();
  });

  it('remember the game with autosave', async () => {
    localStorage.setItem('parlour:table:shown:shelf', '{"junk": [1]}');
    const markup = html`<game-table autosave="shelf"><snl-board></snl-board><nim-game></nim-game></game-table>`;
    const table = await tableOf(markup);
    expect(visible(table)).to.deep.equal(['snl-board']);
    await click(tabs(table)[1]!);
    table.remove();
    expect(visible(await tableOf(markup))).to.deep.equal(['nim-game']);
    localStorage.removeItem('parlour:table:shown:shelf');
  });
});
