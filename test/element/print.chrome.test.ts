// On paper: the board and the players, on one page, black on white, whatever the page's colours are; nothing to press.
import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import 'virtual:elements';
import type {GameElement} from '../../src/kit.js';
import {place, until} from '../example/harness.js';

/** A page of A4 or Letter has about 960 pixels. */
const pageHeight = 960;

async function printed<E extends GameElement>(tag: string, attributes = ''): Promise<E> {
  const box = place(document.createElement('div'));
  box.innerHTML = `<div style="--game-surface: #222; --game-ink: #eee"><${tag} seed="p" ${attributes}></${tag}></div>`;
  const element = box.querySelector<E>(tag)!;
  await element.updateComplete;
  await emulateMedia({media: 'print', colorScheme: 'dark'});
  return element;
}

const seen = (element: Element, ...selectors: string[]): string[] =>
  selectors.filter((selector) =>
    [...element.shadowRoot!.querySelectorAll(selector)].some((part) => part.checkVisibility()),
  );

describe('a printed game', () => {
  afterEach(() => emulateMedia({media: 'screen', colorScheme: 'light'}));

  for (const [tag, players, part] of [
    ['snl-board', 2, '.players'],
    ['blockudoku-game', 1, '.hand'],
    ['peg-solitaire', 1, '.board'],
    ['ludo-game', 2, '.players'],
    ['snake-game', 1, '.board'],
    ['tic-tac-toe', 2, '.players'],
    ['four-in-a-row', 2, '.players'],
    ['nim-game', 2, '.players'],
  ] as const)
    it(`<${tag}> is its board and its players or pieces`, async () => {
      const game = await printed(tag, `players="${players}"`);
      expect(seen(game, '.board', part)).to.deep.equal(['.board', part]);
      expect(seen(game, '.toolbar', '.roll', '.status', '.log', '.card', '.panel', 'input', 'select')).to.be.empty;
      const {colorScheme, breakInside} = getComputedStyle(game);
      expect([colorScheme, breakInside]).to.deep.equal(['light', 'avoid']);
      const layout = game.shadowRoot!.querySelector('.layout')!;
      expect(getComputedStyle(layout).color).to.equal('rgb(0, 0, 0)');
      expect(layout.getBoundingClientRect().height).to.be.below(pageHeight);
    });

  it('in a lobby has nothing to press', async () => {
    const game = await printed('ludo-game', 'room="ABCDEFGH"');
    await emulateMedia({media: 'screen'});
    await until(() => seen(game, '.lobby').length > 0);
    await emulateMedia({media: 'print'});
    expect(seen(game, '.lobby', 'button', 'input')).to.be.empty;
  });

  it('at a table has its wins below, and no settings', async () => {
    const table = place(Object.assign(document.createElement('game-table'), {panel: true, players: 'Ada, Ben'}));
    table.innerHTML = '<snl-board size="2" snakes="3-2" speed="instant"></snl-board>';
    const board = table.querySelector<GameElement>('snl-board')!;
    await board.updateComplete;
    await board.play('3');
    await until(() => seen(table, 'button').length > 0);
    await emulateMedia({media: 'print'});
    expect(seen(table, 'table', 'label', 'button')).to.deep.equal(['table']);
  });
});
