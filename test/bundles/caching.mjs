// An update while a browser has the files of the last version in its cache: neither a game nor the embed page loads one of
// them from beside it.
import assert from 'node:assert/strict';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {embedFolder} from '../../tools/embed-folder.mjs';
import {root} from '../../tools/files.mjs';
import {closeBrowser, openPage} from '../tools/open-page.mjs';
import {serve} from '../tools/serve.mjs';

const made = mkdtempSync(path.join(os.tmpdir(), 'parlour-caching-'));
after(() => rmSync(made, {recursive: true, force: true}));
after(closeBrowser);

const CDN = path.join(root, 'dist/cdn');

/** A host of a folder, which may change. Browsers keep its files for an hour without asking again. */
async function host(folder, pages) {
  const server = await serve({folders: {'/games/': folder}, pages, headers: {'cache-control': 'max-age=3600'}});
  after(server.close);
  return server.origin;
}

/** What runs in the page: a hint, and the label of "New game". */
async function useFiles() {
  const game = document.querySelector('ludo-game');
  await game.updateComplete;
  const hint = await game.hint().catch(() => undefined);
  await game.updateComplete;
  return [hint?.move, game.shadowRoot.querySelector('[part~=new]').getAttribute('aria-label')];
}

describe('after an update, with the last version in the cache of the browser', () => {
  for (const [name, file] of [
    ['a module', 'ludo-game.js'],
    ['a classic script', 'ludo-game.classic.js'],
  ]) {
    it(`${name} loads files of its own version`, async () => {
      const folder = path.join(made, file);
      cpSync(CDN, folder, {recursive: true});
      // another hash, and files that are of no use today
      const code = readFileSync(path.join(CDN, file), 'utf8');
      writeFileSync(path.join(folder, file), code.replace(/\?[\da-f]{8}(?=")/g, '?00000000'));
      for (const beside of ['thinking/ludo.js', 'words/ludo/de.js', 'words/de.classic.js'])
        writeFileSync(path.join(folder, beside), '/* old */');

      // the page has another URL for each version of the game, as the documentation recommends
      const pageOf = (version) => `<!doctype html><html lang="de"><meta charset="utf-8"><title>A page</title>
        <script ${file.includes('classic') ? '' : 'type="module"'} src="/games/${file}?${version}"></script>
        <ludo-game seed="1"></ludo-game></html>`;
      const origin = await host(folder, new Map([1, 2].map((version) => [`/${version}`, {body: pageOf(version)}])));
      const {page, close} = await openPage({html: ''});
      await page.goto(`${origin}/1`, {waitUntil: 'networkidle0'});
      const before = await page.evaluate(useFiles);
      assert.equal(before[1], 'New game', 'the words of the last version are of no use');

      cpSync(CDN, folder, {recursive: true});
      await page.goto(`${origin}/2`, {waitUntil: 'networkidle0'});
      assert.deepEqual(await page.evaluate(useFiles), ['roll', 'Neues Spiel']);
      await close();
    });
  }

  it('the embed page loads files of its own version, where it has no service worker', async () => {
    const folder = path.join(made, 'embed');
    const old = (file) => `parent.postMessage({type: 'ready', game: 'old ${file}'}, '*');`;
    await embedFolder(folder, {
      change: (name, content) => {
        if (name === 'embed.js') return old(name) + content;
        return name === 'ludo-game.classic.js' ? old(name) : content;
      },
    });
    const origin = await host(folder);
    const {page, close} = await openPage({html: '<iframe></iframe>'});
    // a service worker keeps versions apart, too; a sandboxed frame has none, and a cache of its own
    await page.evaluateOnNewDocument(() => delete Navigator.prototype.serviceWorker);
    /** Shows the embed page, and returns what it says to be ready. */
    const show = (seed, messages) =>
      page.evaluate(
        async (src, count) => {
          const games = [];
          const frame = document.querySelector('iframe');
          await new Promise((resolve) => {
            addEventListener(
              'message',
              ({data}) => data.type === 'ready' && games.push(data.game) === count && resolve(),
            );
            frame.src = src;
          });
          return games;
        },
        `${origin}/games/index.html?game=ludo&lang=de&seed=${seed}`,
        messages,
      );
    assert.deepEqual(await show(1, 2), ['old embed.js', 'old ludo-game.classic.js']);
    await embedFolder(folder);
    assert.deepEqual(await show(2, 1), ['ludo']);
    await close();
  });
});
