// Every element renders a useful first render on a server, without an inline style, and nothing of chance in it.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {render} from '@lit-labs/ssr';
import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
import {html} from 'lit';
import {renderPages} from './pages.js';

const onServer = async (template: unknown): Promise<string> => collectResult(render(template));
const pages = Object.values(await renderPages());

describe('on a server', () => {
  for (const {name, markup} of pages) {
    test(`a page shows its boards, without an inline style: ${name}`, () => {
      assert.match(markup, /shadowrootmode="open"/);
      assert.match(markup, /part="[^"]*\bboard\b/);
      assert.doesNotMatch(markup, /\sstyle="/);
      // a property that became an attribute: these two would be on
      assert.doesNotMatch(markup, /\s(checked|selected)="/);
    });
  }

  test('<game-table> shows the games in it', async () => {
    assert.match(
      await onServer(html`<game-table panel><snl-board></snl-board></game-table>`),
      /part="panel"[^]*part="board"/,
    );
  });

  test('a board of chance without a seed is empty, one with a seed is drawn', async () => {
    assert.doesNotMatch(await onServer(html`<snl-board board="random"></snl-board>`), /part="snake"/);
    assert.match(await onServer(html`<snl-board board="random" seed="1"></snl-board>`), /part="snake"/);
  });

  test('what chance deals without a seed is left out in every game', async () => {
    const same = async (template: unknown): Promise<void> =>
      assert.equal(await onServer(template), await onServer(template));
    await same(html`<snl-board board="random" path odds heat figures></snl-board>`);
    await same(html`<blockudoku-game></blockudoku-game>`);
    await same(html`<peg-solitaire pegs="8" outlook></peg-solitaire>`);
    await same(html`<snake-game></snake-game>`);
    assert.match(await onServer(html`<snake-game food="2,3"></snake-game>`), /part="food"/, 'what the page gives');
  });

  test('a game of automatic players waits for somebody to start it', async () => {
    assert.match(await onServer(html`<ludo-game players="Ada:auto, Ben:auto"></ludo-game>`), /part="dialog"/);
  });
});
