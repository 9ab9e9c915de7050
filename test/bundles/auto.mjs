// parlour-auto.js on third-party pages: each game's file is loaded once, when its first tag appears, and no other.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {tags} from '../../tools/entries.mjs';
import {root} from '../../tools/files.mjs';
import {onPage} from '../support/on-page.mjs';
import {closeBrowser} from '../tools/open-page.mjs';

after(closeBrowser);

const auto = '<script type="module" src="/dist/cdn/parlour-auto.js"></script>';

/** The games whose files the page has loaded. */
async function loaded(page) {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  const names = urls.map((url) => path.basename(new URL(url).pathname, '.js'));
  return names.filter((name) => tags.some(({tag}) => tag === name)).sort();
}
const isThere = (page, find) =>
  page.waitForFunction(`(${find})()?.shadowRoot?.querySelector('[part~=board], [part~=tab]')`, {timeout: 10_000});

describe('parlour-auto.js', () => {
  it('loads the games of the page, and no other; each once', () =>
    onPage(
      {
        html: `<tic-tac-toe></tic-tac-toe><tic-tac-toe></tic-tac-toe>${auto}
          <game-table><nim-game></nim-game></game-table>`,
      },
      async (page) => {
        for (const tag of ['tic-tac-toe', 'nim-game']) await isThere(page, `() => document.querySelector('${tag}')`);
        assert.deepEqual(await loaded(page), ['game-table', 'nim-game', 'tic-tac-toe']);
      },
    ));

  it('loads every game, whenever it is added, also within what is added', () =>
    onPage({html: auto}, async (page) => {
      for (const {tag} of tags) {
        await page.evaluate((name) => {
          const holder = document.createElement('div');
          holder.innerHTML = `<p><${name}></${name}></p>`;
          document.body.append(holder);
        }, tag);
        await page.waitForFunction((name) => customElements.get(name), {timeout: 10_000}, tag);
      }
    }));

  it('finds games in a shadow root once it is given, and says what it can’t watch', () =>
    onPage({html: `<div id="host"></div>${auto}`}, async (page) => {
      const problem = await page.evaluate(async () => {
        const {watchGames} = await import('/dist/cdn/parlour-auto.js');
        const shadow = document.querySelector('#host').attachShadow({mode: 'open'});
        shadow.innerHTML = '<nim-game></nim-game>';
        watchGames(shadow);
        const later = document.createElement('tic-tac-toe');
        customElements.whenDefined('nim-game').then(() => shadow.append(later));
        try {
          watchGames(document.querySelector('p')?.shadowRoot);
        } catch (error) {
          return String(error);
        }
      });
      assert.equal(problem, 'TypeError: Invalid root: undefined. Expected an open shadow root.');
      for (const tag of ['nim-game', 'tic-tac-toe'])
        await isThere(page, `() => document.querySelector('#host').shadowRoot.querySelector('${tag}')`);
    }));

  it('says which file could not be loaded, and tries again for the next element', async () => {
    const files = Object.fromEntries(
      ['parlour-auto', 'nim-game'].map((name) => [name, readFileSync(path.join(root, `dist/cdn/${name}.js`), 'utf8')]),
    );
    await onPage(
      {
        html: '<nim-game></nim-game><script type="module" src="/games/parlour-auto.js"></script>',
        // beside it is no game, at first
        pages: {'/games/parlour-auto.js': files['parlour-auto']},
      },
      async (page, {messages}) => {
        while (!messages.some(({text}) => text.startsWith('<nim-game>'))) await page.evaluate(() => {});
        await page.setRequestInterception(true);
        page.on('request', (request) =>
          new URL(request.url()).pathname === '/games/nim-game.js'
            ? request.respond({contentType: 'text/javascript', body: files['nim-game']})
            : request.continue(),
        );
        await page.evaluate(() => document.body.append(document.createElement('nim-game')));
        await page.waitForFunction(() => customElements.get('nim-game'), {timeout: 10_000});
        const [missing, said, ...others] = messages.splice(0).map(({text}) => text);
        assert.match(missing, /404/);
        assert.match(said, /^<nim-game>: its file could not be loaded\./);
        assert.deepEqual(
          others.filter((text) => !/404/.test(text)),
          [],
        );
      },
    );
  });
});
