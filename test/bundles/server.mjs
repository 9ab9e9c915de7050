// The examples of stories/server.mdx, as they stand there: the built modules draw a page in Node, a bundler makes the
// page's script, and in a browser it is a game, under the policy of the last example.
import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, before, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {root} from '../../tools/files.mjs';
import {closeBrowser, openPage} from '../tools/open-page.mjs';

describe('a page that a server draws', () => {
  let folder;
  const example = (name) => import(pathToFileURL(path.join(folder, `${name}.js`)).href);

  before(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-server-'));
    writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}\n');
    // installed: this package, and what the examples name beside it
    for (const [name, at] of Object.entries({
      '@parlour/elements': '.',
      lit: 'node_modules/lit',
      '@lit-labs': 'node_modules/@lit-labs',
    })) {
      const link = path.join(folder, 'node_modules', name);
      mkdirSync(path.dirname(link), {recursive: true});
      symlinkSync(path.join(root, at), link, 'junction');
    }
    const text = readFileSync(path.join(root, 'stories/server.mdx'), 'utf8');
    for (const [, name, code] of text.matchAll(/^```js example=(\w+)\n([^]*?)^```$/gm))
      writeFileSync(path.join(folder, `${name}.js`), code);
  });

  after(async () => {
    rmSync(folder, {recursive: true});
    await closeBrowser();
  });

  async function scripts() {
    const {outputFiles} = await build({
      entryPoints: [path.join(folder, 'client.js')],
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      outdir: '/',
      write: false,
    });
    return Object.fromEntries(outputFiles.map(({path: file, text}) => [`/${path.basename(file)}`, text]));
  }

  it('is a game, of what the server has sent, and nothing is refused or said', async () => {
    const {page} = await example('server');
    const {policy} = await example('policy');
    const sent = await page();
    const visitor = await openPage({html: sent, csp: policy, pages: await scripts()});
    const seen = await visitor.page.evaluate(async () => {
      const board = document.querySelector('snl-board');
      await board.updateComplete;
      return {
        hydrated: board.shadowRoot.innerHTML.includes('<!--lit-part '),
        boards: board.shadowRoot.querySelectorAll('[part~=board]').length,
        names: [...board.shadowRoot.querySelectorAll('.name')].map(({textContent}) => textContent.split(',')[0]),
        display: getComputedStyle(board).display,
      };
    });
    assert.deepEqual(seen, {hydrated: true, boards: 1, names: ['Ada', 'Ben'], display: 'block'});
    const {x, y} = await visitor.page.evaluate(() => {
      const button = document.querySelector('snl-board').shadowRoot.querySelector('.roll');
      button.scrollIntoView({block: 'center'});
      const {left, top, width, height} = button.getBoundingClientRect();
      return {x: left + width / 2, y: top + height / 2};
    });
    await visitor.page.mouse.click(x, y);
    await visitor.page.waitForFunction(() => document.querySelector('snl-board').history.length === 1);
    assert.deepEqual(visitor.noise(), []);
    await visitor.close();
  });

  it('speaks the registered language', async () => {
    const {render} = await import('@lit-labs/ssr');
    const {collectResult} = await import('@lit-labs/ssr/lib/render-result.js');
    const {html} = await import('lit');
    await example('server');
    await example('words');
    assert.match(await collectResult(render(html`<snl-board lang="de"></snl-board>`)), /Würfeln/);
  });
});
