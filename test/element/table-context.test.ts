// What a game and a table of any bundle are to each other; <game-table> itself is tested in test/table.
import {expect} from '@open-wc/testing';
import {ContextProvider, ContextRoot} from '@lit/context';
import {html, LitElement, type TemplateResult} from 'lit';
import {consumeTable, tableContext} from '../../src/frame/table-context.js';
import type {TableSettings} from '../../src/play/table-settings.js';
import {place} from '../support/harness.js';

/** What a game does with its table. */
class Game extends LitElement {
  readonly #table = consumeTable(this, () => {
    this.changes++;
    this.requestUpdate();
  });
  changes = 0;

  protected override render(): TemplateResult {
    return html`${this.table?.speed ?? 'alone'}`;
  }

  get table(): TableSettings | undefined {
    return this.#table.value;
  }
}
customElements.define('test-game', Game);

/** What a table does for its games. */
class Table extends LitElement {
  readonly provider = new ContextProvider(this, {context: tableContext, initialValue: {speed: 'fast'}});
  override createRenderRoot = (): HTMLElement => this;
}
customElements.define('test-table', Table);
let count = 0;

/** A game in an element, in the page. */
async function gameIn(outer: Element): Promise<Game> {
  const game = document.createElement('test-game') as Game;
  outer.append(game);
  if (!outer.isConnected) place(outer);
  await game.updateComplete;
  return game;
}

async function expectShown(game: Game, speed: string): Promise<void> {
  await game.updateComplete;
  expect(game.shadowRoot!.textContent).to.equal(speed);
}

describe('the table context', () => {
  it('gives its settings to a game inside, through shadow roots, and tells it of changes', async () => {
    const table = new Table();
    const between = document.createElement('div');
    table.append(between);
    const game = document.createElement('test-game') as Game;
    between.attachShadow({mode: 'closed'}).append(game);
    place(table);
    await expectShown(game, 'fast');
    table.provider.setValue({speed: 'slow', players: [{name: 'Ada', kind: 'person'}]});
    await expectShown(game, 'slow');
    expect(game.changes).to.equal(2);
    expect(game.table!.players![0]!.name).to.equal('Ada');
  });

  it('gives them to a game that was there first, also where another bundle keeps requests in a root', async () => {
    for (const root of [undefined, new ContextRoot()]) {
      root?.attach(document.documentElement);
      try {
        const tag = `late-table-${++count}`;
        const table = document.createElement(tag) as Table;
        const game = await gameIn(table);
        await expectShown(game, 'alone');
        customElements.define(tag, class extends Table {});
        await expectShown(game, 'fast');
        table.provider.setValue({speed: 'slow'});
        await expectShown(game, 'slow');
      } finally {
        root?.detach(document.documentElement);
      }
    }
  });

  it('asks nothing more of a game that has left, and lets go of its settings', async () => {
    const table = new Table();
    const game = await gameIn(table);
    place(game);
    await expectShown(game, 'alone');
    const {changes} = game;
    table.provider.setValue({speed: 'slow'});
    await expectShown(game, 'alone');
    expect(game.changes).to.equal(changes);
    const other = place(new Table());
    other.provider.setValue({speed: 'instant'});
    other.append(game);
    await expectShown(game, 'instant');
    table.provider.setValue({speed: 'normal'});
    await expectShown(game, 'instant');
  });

  it('has a key that every bundle has', () => {
    expect(tableContext).to.equal(Symbol.for('@parlour/elements/table/1'));
  });

  it('leaves no listener on the page once a game has gone', async () => {
    const game = place(document.createElement('test-game') as Game);
    await game.updateComplete;
    game.remove();
    const {changes} = game;
    game.addEventListener('context-request', () => game.changes++);
    place(new Table());
    expect(game.changes).to.equal(changes);
  });

  it('takes plain data from a table that is no element of ours', async () => {
    const table = document.createElement('div');
    let give!: (settings: TableSettings) => void;
    table.addEventListener('context-request', (event) => {
      const request = event as Event & {
        context: unknown;
        callback: (value: TableSettings, unsubscribe: () => void) => void;
      };
      if (request.context !== tableContext) return;
      event.stopPropagation();
      give = (settings) => request.callback(settings, () => undefined);
      give(JSON.parse('{"speed": "slow", "hints": true}') as TableSettings);
    });
    place(table);
    const game = await gameIn(table);
    expect(game.table).to.deep.equal({speed: 'slow', hints: true});
    give({speed: 'instant'});
    await expectShown(game, 'instant');
  });
});
