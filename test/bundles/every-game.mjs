// What is promised of the built files of every game, found by pattern: alone on a bare page, twice,
// under strict policies, from another origin, in a sandboxed frame, and in Node.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {rules, tags} from '../../tools/entries.mjs';
import {root} from '../../tools/files.mjs';
import {closeBrowser, openPage} from '../tools/open-page.mjs';

const STRICT = "default-src 'self'";
const script = (url) => `<script type="module" src="${url}"></script>`;

/** Opens a page, waits until the element has rendered, and wants nothing on the console. */
async function shows(tag, options) {
  const opened = await openPage(options);
  try {
    await opened.page
      .waitForFunction(
        (name) => document.querySelector(name)?.shadowRoot?.childElementCount > 0,
        {timeout: 10_000},
        tag,
      )
      .catch((error) => {
        throw new Error(`<${tag}> does not show: ${error.message}\n${opened.noise().join('\n')}`);
      });
    await opened.page.evaluate((name) => document.querySelector(name).presented, tag);
    assert.deepEqual(opened.noise(), []);
  } finally {
    await opened.close();
  }
}

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

    it('shows on a bare page', () => shows(tag, {html: `${script(file)}<${tag}></${tag}>`}));

    it('shows on a page that loads it twice, silently', () =>
      shows(tag, {html: `${script(file)}${script(`${file}?again`)}<${tag}></${tag}>`}));

    it('shows beside all games in one file, silently', () =>
      shows(tag, {html: `${script(file)}${script('/dist/cdn/parlour.js')}<${tag}></${tag}>`}));

    it(`shows under ${STRICT}`, () => shows(tag, {csp: STRICT, html: `${script(file)}<${tag}></${tag}>`}));

    it('shows under Trusted Types', () =>
      shows(tag, {csp: STRICT, trustedTypes: 'lit-html', html: `${script(file)}<${tag}></${tag}>`}));

    it('shows twice under Trusted Types that allow duplicates', () =>
      shows(tag, {
        csp: STRICT,
        trustedTypes: "lit-html 'allow-duplicates'",
        html: `${script(file)}${script(`${file}?again`)}<${tag}></${tag}>`,
      }));

    it('shows from another origin', () =>
      shows(tag, {
        csp: "default-src 'self'; script-src {origin2}",
        html: ({origin2}) => `${script(`${origin2}${file}`)}<${tag}></${tag}>`,
      }));

    it('shows in a sandboxed frame', async () => {
      const opened = await openPage({html: '<iframe sandbox="allow-scripts"></iframe>'});
      // A sandboxed frame has an origin of its own: the file comes from the origin that allows all.
      await opened.page.evaluate(
        (url, name) => {
          document.querySelector('iframe').srcdoc = `<script type="module" src="${url}"></script><${name}></${name}>`;
        },
        `${opened.origin2}${file}`,
        tag,
      );
      const frame = await opened.page.waitForFrame((one) => one.url() === 'about:srcdoc');
      await frame.waitForFunction(
        (name) => document.querySelector(name)?.shadowRoot?.childElementCount > 0,
        {timeout: 10_000},
        tag,
      );
      assert.deepEqual(opened.noise(), []);
      await opened.close();
    });

    it('takes over properties set before it is defined', async () => {
      const opened = await openPage({html: `<${tag}></${tag}>`});
      const before = await opened.page.evaluate((name) => {
        document.querySelector(name).seed = 7;
        return Boolean(customElements.get(name));
      }, tag);
      assert.equal(before, false);
      const seed = await opened.page.evaluate(
        async (name, url) => {
          await import(url);
          const element = document.querySelector(name);
          await element.updateComplete;
          return String(element.seed);
        },
        tag,
        file,
      );
      assert.equal(seed, '7');
      assert.deepEqual(opened.noise(), []);
      await opened.close();
    });
  });
}

describe('all games in one file', () => {
  for (const {tag} of tags)
    it(`shows <${tag}>`, () => shows(tag, {html: `${script('/dist/cdn/parlour.js')}<${tag}></${tag}>`}));

  it('take null for not set, in any setting: frameworks hand it over', async () => {
    const {modules} = JSON.parse(readFileSync(path.join(root, 'custom-elements.json'), 'utf8'));
    const settings = modules
      .flatMap(({declarations}) => declarations)
      .filter(({tagName}) => tags.some(({tag, module}) => tag === tagName && module.startsWith('src/games/')))
      .map(({tagName, members}) => [
        tagName,
        members
          .filter(({kind, readonly, name}) => kind === 'field' && !readonly && name !== 'seed')
          .map(({name}) => name),
      ]);
    const {page, noise, close} = await openPage({html: script('/dist/cdn/parlour.js')});
    const others = await page.evaluate(async (all) => {
      const found = [];
      const show = async (element) => {
        document.body.append(element);
        await element.updateComplete;
        const {options, seats} = element.save();
        element.remove();
        return JSON.stringify({options, seats});
      };
      document.addEventListener('game-error', ({detail}) => found.push(detail.message));
      for (const [tag, names] of all) {
        const make = () => Object.assign(document.createElement(tag), {seed: 'x'});
        const standard = await show(make());
        for (const name of names)
          if ((await show(Object.assign(make(), {[name]: null}))) !== standard) found.push(`${tag}.${name} = null`);
      }
      return found;
    }, settings);
    assert.ok(settings.length > 1);
    assert.deepEqual([...others, ...noise()], []);
    await close();
  });
});

describe('the npm build', () => {
  const load = (file) => import(pathToFileURL(path.join(root, 'dist', file)).href);

  it('imports in Node without a window, and registers nothing but what it is for', async () => {
    assert.equal(typeof globalThis.window, 'undefined');
    const names = [
      'index.js',
      'kit.js',
      'testing.js',
      ...tags.map(({tag}) => `${tag}.element.js`),
      ...rules.map(({game}) => `rules/${game}.js`),
    ];
    for (const name of names) await load(name);
    for (const {tag} of tags) assert.equal(globalThis.customElements?.get(tag), undefined, `<${tag}> is registered`);
    for (const {tag} of tags) await load(`${tag}.js`);
  });

  it('exports every class from its root', async () => {
    const all = await load('index.js');
    for (const {tag} of tags) {
      const classes = Object.entries(await load(`${tag}.element.js`)).filter(
        ([, value]) => typeof value === 'function',
      );
      assert.ok(
        classes.some(([name, value]) => all[name] === value),
        `the class of <${tag}>`,
      );
    }
  });

  it('holds every file that package.json names', async () => {
    const {exports, sideEffects} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const named = [
      ...Object.values(exports).flatMap((value) => (typeof value === 'string' ? [value] : Object.values(value))),
      ...sideEffects,
    ];
    for (const file of named.filter((name) => !name.includes('*')))
      assert.ok(readFileSync(path.join(root, file)), file);
  });
});
