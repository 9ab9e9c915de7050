// Classic scripts in a page opened from disk by a double click, where browsers refuse modules: every game plays in German
// and with sound. In a sandboxed frame on a host without CORS headers the embed page plays them (embed.mjs).
import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {tags} from '../../tools/entries.mjs';
import {root} from '../../tools/files.mjs';
import {onPage} from '../support/on-page.mjs';
import {closeBrowser} from '../tools/open-page.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-disk-'));
after(() => rmSync(folder, {recursive: true, force: true}));
after(closeBrowser);

/** What runs in the page: makes ten moves; computers think in the same file here, the data of a solver is beside it. */
async function play(tag) {
  const game = document.querySelector(tag);
  while (!game.shadowRoot.textContent.includes('Neues Spiel')) await new Promise(requestAnimationFrame);
  for (let i = 0; i < 10 && game.turn !== undefined; i++) {
    await game.play(game.legalMoves[0]);
    await game.updateComplete;
  }
  const isDrawn = game.shadowRoot.querySelector('.board').getBoundingClientRect().width > 100;
  const hasMoved = game.history.length > 0;
  if (tag === 'peg-solitaire') game.board = 'english';
  await game.newGame();
  const {ok, code} = await game.hint();
  return [isDrawn, hasMoved, ok === false ? code : 'found'];
}

for (const {tag} of tags.filter(({module}) => module.startsWith('src/games/'))) {
  it(`<${tag}> plays in a page opened from disk, from its own file and from that of all games`, async () => {
    for (const name of [tag, 'parlour'])
      await onPage({html: ''}, async (page) => {
        const file = path.join(folder, `${name}-${tag}.html`);
        const script = pathToFileURL(path.join(root, `dist/cdn/${name}.classic.js`));
        writeFileSync(
          file,
          `<!doctype html><html lang="de"><meta charset="utf-8"><title>A page</title>
            <script src="${script}"></script><${tag} seed="1" sound speed="instant"></${tag}></html>`,
        );
        await page.goto(String(pathToFileURL(file)), {waitUntil: 'load'});
        assert.deepEqual(await page.evaluate(play, tag), [true, true, tag === 'snake-game' ? 'no-hint' : 'found']);
      });
  });
}
