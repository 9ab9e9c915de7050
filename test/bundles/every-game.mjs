// What is promised of the built files of every game, found by pattern: alone under a strict policy, twice and beside the
// others, from another origin, and in Node. In a frame, in a shadow root, in another document: robustness.mjs.
import assert from 'node:assert/strict';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {rules, tags} from '../../tools/entries.mjs';
import {root} from '../../tools/files.mjs';
import {onPage} from '../support/on-page.mjs';
import {closeBrowser} from '../tools/open-page.mjs';

const STRICT = "default-src 'self'";
const script = (url) => `<script type="module" src="${url}"></script>`;

after(closeBrowser);

for (const {tag} of tags) {
  describe(`<${tag}> as one file`, () => {
    const file = `/dist/cdn/${tag}.js`;

    it('imports nothing', async () => {
      const options = {
        entryPoints: [path.join(root, file)],
        bundle: true,
        external: ['*'],
        format: 'esm',
        metafile: true,
        write: false,
      };
      const {metafile} = await build(options);
      const [{imports}] = Object.values(metafile.outputs);
      assert.deepEqual(
        imports.filter(({kind}) => kind !== 'dynamic-import'),
        [],
      );
    });

    it('takes over properties set before it is defined', () =>
      onPage({html: `<${tag}></${tag}>`}, async (page) => {
        const set = (name) => {
          document.querySelector(name).seed = 7;
          return Boolean(customElements.get(name));
        };
        assert.equal(await page.evaluate(set, tag), false);
        await page.evaluate((url) => import(url).then(() => undefined), file);
        const seed = await page.$eval(tag, async (element) => {
          await element.updateComplete;
          return String(element.seed);
        });
        assert.equal(seed, '7');
      }));

    for (const [where, scripts, options] of [
      ['under a strict policy with Trusted Types', () => [file], {csp: STRICT, trustedTypes: 'lit-html'}],
      [
        'on a page that loads it twice, and beside all games in one file, silently',
        () => [file, `${file}?again`, '/dist/cdn/parlour.js'],
        {csp: STRICT, trustedTypes: "lit-html 'allow-duplicates'"},
      ],
      ['from another origin', (origin2) => [origin2 + file], {csp: `${STRICT}; script-src {origin2}`}],
    ]) {
      it(`shows ${where}`, () =>
        onPage(
          {...options, html: ({origin2}) => `${scripts(origin2).map(script).join('')}<${tag}></${tag}>`},
          async (page) => {
            await page.waitForFunction(
              (name) => document.querySelector(name)?.shadowRoot?.childElementCount > 0,
              {timeout: 10_000},
              tag,
            );
            await page.evaluate((name) => document.querySelector(name).presented, tag);
          },
        ));
    }
  });
}

describe('the npm build', () => {
  const load = (file) => import(pathToFileURL(path.join(root, 'dist', file)).href);

  it('imports in Node without a window, and registers nothing but what it is for', async () => {
    assert.equal(typeof globalThis.window, 'undefined');
    const names = [
      'index.js',
      'kit.js',
      'testing.js',
      ...tags.map(({tag}) => `${tag}.element.js`),
      ...rules.map(({file}) => `${file}.js`),
    ];
    for (const name of names) await load(name);
    for (const {tag} of tags) assert.equal(globalThis.customElements?.get(tag), undefined, `<${tag}> is registered`);
    for (const {tag} of tags) await load(`${tag}.js`);
  });
});
