// Classic scripts: a page opened from disk by a double click, and a sandboxed frame on a host that sends no CORS headers.
// Browsers refuse modules there. Every game is played in both, in German and with sound.
import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {tags} from '../../tools/entries.mjs';
import {root} from '../../tools/files.mjs';
import {closeBrowser, openPage} from '../tools/open-page.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-disk-'));
after(() => rmSync(folder, {recursive: true, force: true}));
after(closeBrowser);

const games = tags.filter(({module}) => module.startsWith('src/games/'));
const pageOf = (script, tag) => `<!doctype html><html lang="de"><meta charset="utf-8"><title>A page</title>
  <script src="${script}"></script><${tag} seed="1" sound speed="instant"></${tag}></html>`;

/** What runs in the page: makes ten moves. */
async function playSome(tag) {
  const game = document.querySelector(tag);
  while (!game.shadowRoot.textContent.includes('Neues Spiel')) await new Promise(requestAnimationFrame);
  for (let i = 0; i < 10 && game.turn !== undefined; i++) {
    await game.play(game.legalMoves[0]);
    await game.updateComplete;
  }
  const board = game.shadowRoot.querySelector('.board').getBoundingClientRect();
  const german = game.shadowRoot.textContent.includes('Neues Spiel');
  return {moves: game.history.length, drawn: board.width > 100, german};
}

/** Computers think in the same file here; the data of a solver is beside it. */
async function hintOf(tag) {
  const game = document.querySelector(tag);
  if (tag === 'peg-solitaire') game.board = 'english';
  await game.newGame();
  const hint = await game.hint();
  return hint.ok === false ? hint.code : 'found';
}

for (const {tag} of games) {
  describe(`<${tag}> as a classic script`, () => {
    for (const name of [tag, 'parlour']) {
      it(`${name}.classic.js plays in a page opened from disk`, async () => {
        const {page, noise, close} = await openPage({html: ''});
        const file = path.join(folder, `${name}-${tag}.html`);
        writeFileSync(file, pageOf(pathToFileURL(path.join(root, `dist/cdn/${name}.classic.js`)), tag));
        await page.goto(String(pathToFileURL(file)), {waitUntil: 'load'});
        const {moves, drawn, german} = await page.evaluate(playSome, tag);
        assert.ok(moves > 0 && drawn && german);
        assert.equal(await page.evaluate(hintOf, tag), tag === 'snake-game' ? 'no-hint' : 'found');
        assert.deepEqual(noise(), []);
        await close();
      });
    }

    it('plays in a sandboxed frame without an origin, from a host without CORS headers', async () => {
      const {page, noise, close} = await openPage({
        html: '<iframe sandbox="allow-scripts" src="/frame.html" width="600" height="600"></iframe>',
        pages: {'/frame.html': pageOf(`/dist/cdn/${tag}.classic.js`, tag)},
      });
      const frame = page.frames().find((one) => one.url().endsWith('/frame.html'));
      const {moves, drawn, german} = await frame.evaluate(playSome, tag);
      assert.ok(moves > 0 && drawn && german);
      assert.deepEqual(noise(), []);
      await close();
    });
  });
}
