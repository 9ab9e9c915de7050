import {expect} from '@open-wc/testing';
import {ContextProvider, ContextRoot} from '@lit/context';
import {html, LitElement, type TemplateResult} from 'lit';
import {consumeTable, tableContext} from '../../src/frame/table-context.js';
import type {TableSettings} from '../../src/play/table-settings.js';

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
  get shown(): string {
    return this.shadowRoot!.textContent;
  }
}
customElements.define('test-game', Game);

/** What a table does for its games. */
const makeTable = () =>
  class extends LitElement {
    readonly provider = new ContextProvider(this, {context: tableContext, initialValue: {speed: 'fast'}});
    override createRenderRoot = (): HTMLElement => this;
  };
type Table = InstanceType<ReturnType<typeof makeTable>>;
let count = 0;
const freshTag = (): string => `test-table-${++count}`;

const box = document.createElement('div');
beforeEach(() => document.body.append(box));
afterEach(() => {
  box.replaceChildren();
  box.remove();
});

async function place(markup: TemplateResult | Element): Promise<Game> {
  if (!(markup instanceof Element)) throw new TypeError('an element is needed');
  box.append(markup);
  const game = box.querySelector('test-game') as Game;
  await game.updateComplete;
  return game;
}

/** A table of this tag with a game in it. */
function tableWithGame(tag: string): Element {
  const table = document.createElement(tag);
  const between = document.createElement('div');
  between.append(document.createElement('test-game'));
  table.append(between);
  return table;
}

describe('the table context', () => {
  it('gives nothing to a game that is alone', async () => {
    const game = await place(document.createElement('test-game'));
    expect(game.table).to.be.undefined;
    expect(game.shown).to.equal('alone');
  });

  it('gives its settings to a game inside, when the table was there first', async () => {
    const tag = freshTag();
    customElements.define(tag, makeTable());
    const game = await place(tableWithGame(tag));
    expect(game.table).to.deep.equal({speed: 'fast'});
    expect(game.shown).to.equal('fast');
    expect(game.changes).to.equal(1);
  });

  it('gives its settings to a game that was there first', async () => {
    const tag = freshTag();
    const game = await place(tableWithGame(tag));
    expect(game.table).to.be.undefined;
    customElements.define(tag, makeTable());
    await game.updateComplete;
    expect(game.table).to.deep.equal({speed: 'fast'});
    expect(game.shown).to.equal('fast');
  });

  it('reaches through shadow roots', async () => {
    const tag = freshTag();
    customElements.define(tag, makeTable());
    const table = document.createElement(tag);
    const between = document.createElement('div');
    table.append(between);
    const game = document.createElement('test-game') as Game;
    between.attachShadow({mode: 'closed'}).append(game);
    box.append(table);
    await game.updateComplete;
    expect(game.shown).to.equal('fast');
  });

  it('tells the game of changes', async () => {
    const tag = freshTag();
    customElements.define(tag, makeTable());
    const game = await place(tableWithGame(tag));
    const table = box.querySelector(tag) as Table;
    table.provider.setValue({speed: 'slow', players: [{name: 'Ada', kind: 'person'}]});
    await game.updateComplete;
    expect(game.shown).to.equal('slow');
    expect(game.changes).to.equal(2);
    expect(game.table!.players![0]!.name).to.equal('Ada');
  });

  it('asks nothing more of a game that has left, and lets go of its settings', async () => {
    const tag = freshTag();
    customElements.define(tag, makeTable());
    const game = await place(tableWithGame(tag));
    const table = box.querySelector(tag) as Table;
    box.append(game);
    await game.updateComplete;
    expect(game.table).to.be.undefined;
    expect(game.shown).to.equal('alone');
    const {changes} = game;
    table.provider.setValue({speed: 'slow'});
    await game.updateComplete;
    expect(game.shown).to.equal('alone');
    expect(game.changes).to.equal(changes);
  });

  it('gives a game that moves the settings of the table it comes to', async () => {
    const [one, two] = [freshTag(), freshTag()];
    for (const tag of [one, two]) customElements.define(tag, makeTable());
    const game = await place(tableWithGame(one));
    const other = document.createElement(two) as Table;
    other.provider.setValue({speed: 'instant'});
    box.append(other);
    other.append(game);
    await game.updateComplete;
    expect(game.shown).to.equal('instant');
    (box.querySelector(one) as Table).provider.setValue({speed: 'slow'});
    await game.updateComplete;
    expect(game.shown).to.equal('instant');
  });

  it('has a key that every bundle has', () => {
    expect(tableContext).to.equal(Symbol.for('@parlour/elements/table/1'));
  });

  it('leaves no listener on the page once it has gone', async () => {
    const game = await place(document.createElement('test-game'));
    game.remove();
    const {changes} = game;
    const tag = freshTag();
    customElements.define(tag, makeTable());
    game.addEventListener('context-request', () => game.changes++);
    box.append(document.createElement(tag));
    expect(game.changes).to.equal(changes);
  });

  it('is told all the same where another bundle keeps requests in a root', async () => {
    const second = new ContextRoot();
    second.attach(document.documentElement);
    try {
      const tag = freshTag();
      const game = await place(tableWithGame(tag));
      customElements.define(tag, makeTable());
      await game.updateComplete;
      expect(game.shown).to.equal('fast');
      (box.querySelector(tag) as Table).provider.setValue({speed: 'slow'});
      await game.updateComplete;
      expect(game.shown).to.equal('slow');
    } finally {
      second.detach(document.documentElement);
    }
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
      give = (settings) => request.callback(settings, stop);
      give(JSON.parse('{"speed": "slow", "hints": true}') as TableSettings);
    });
    const stop = (): void => undefined;
    const game = document.createElement('test-game') as Game;
    table.append(game);
    box.append(table);
    await game.updateComplete;
    expect(game.table).to.deep.equal({speed: 'slow', hints: true});
    give({speed: 'instant'});
    await game.updateComplete;
    expect(game.shown).to.equal('instant');
  });
});
