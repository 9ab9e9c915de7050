// Every element renders a useful first picture on a server, without an inline style, and nothing of chance in it.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {render} from '@lit-labs/ssr';
import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
import {html} from 'lit';
import {unsafeStatic, html as withTag} from 'lit/static-html.js';
import '../../src/games/blockudoku/blockudoku-game.js';
import '../../src/games/ludo/ludo-game.js';
import '../../src/games/peg-solitaire/peg-solitaire.js';
import '../../src/games/snake/snake-game.js';
import '../../src/games/snakes-and-ladders/snl-board.js';
import '../../src/table/game-table.js';

const onServer = async (template: unknown): Promise<string> => collectResult(render(template));

describe('on a server', () => {
  for (const tag of ['snl-board', 'blockudoku-game', 'peg-solitaire', 'ludo-game', 'snake-game']) {
    test(`<${tag}> shows its board, without an inline style`, async () => {
      const markup = await onServer(withTag`<${unsafeStatic(tag)}></${unsafeStatic(tag)}>`);
      assert.match(markup, /shadowrootmode="open"/);
      assert.match(markup, /part="[^"]*\bboard\b/);
      assert.doesNotMatch(markup, /\sstyle="/);
    });
  }

  test('<game-table> shows the games in it', async () => {
    assert.match(await onServer(html`<game-table panel><snl-board></snl-board></game-table>`), /part="panel"[^]*part="board"/);
  });

  test('a board of chance without a seed is empty, one with a seed is drawn', async () => {
    assert.doesNotMatch(await onServer(html`<snl-board board="random"></snl-board>`), /part="snake"/);
    assert.match(await onServer(html`<snl-board board="random" seed="1"></snl-board>`), /part="snake"/);
  });
});
