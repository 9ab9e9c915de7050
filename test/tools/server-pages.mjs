// For test/server: what a server sends, as pages of their own for every engine. `/served/` lists them, `/served/page`
// is one of them, without a script. `/served/hydrate.js` is the elements as a bundler makes them of src, with Lit's support
// for hydration loaded first; `/served/elements.js` the same without it; `/served/eager.js` with a page's own first lines.
import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {promisify} from 'node:util';
import {build} from 'esbuild';
import {tags} from '../../tools/entries.mjs';
import {root} from '../../tools/files.mjs';
import {esbuildTranslations} from '../../tools/translations.mjs';

const TYPES = {html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8', json: 'application/json'};

async function makePages() {
  const {stdout} = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'test/server/pages.ts'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout);
}

/** Each by itself: what two scripts share would be loaded first, before the support for hydration. */
async function makeScripts() {
  const elements = `${tags.map(({module}) => `import './${module}.ts';`).join('')}
    import {LateWords, LitPage} from './test/server/lit-page.ts';
    customElements.define('lit-page', LitPage);
    customElements.define('late-words', LateWords);`;
  const hydrate = `import '@lit-labs/ssr-client/lit-element-hydrate-support.js';${elements}`;
  const eager = `${hydrate}
    const game = document.querySelector('#served');
    game.addEventListener('game-start', () => (document.title += ' started'));
    game.players = 'Ada, Ben, Cyd';`;
  const options = {
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['development'],
    outdir: '/served',
    write: false,
    plugins: [esbuildTranslations()],
  };
  const scripts = {hydrate, elements, eager};
  const built = await Promise.all(
    Object.entries(scripts).map(([sourcefile, contents]) =>
      build({...options, stdin: {contents, sourcefile, resolveDir: root}}),
    ),
  );
  return new Map(
    Object.keys(scripts).flatMap((name, i) =>
      built[i].outputFiles.map(({path: file, text}) => [file.replace('stdin', name), text]),
    ),
  );
}

/** A strict policy: the server's own styles are refused, or named by what is in them. */
function policy(kind, markup) {
  const named = [...markup.matchAll(/<style>([^]*?)<\/style>/g)].map(
    ([, text]) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return kind === 'strict'
    ? "default-src 'self'"
    : `default-src 'self'; style-src 'self'${[...new Set(named)].join('')}`;
}

export function serverPagesPlugin() {
  let pages;
  let scripts;
  return {
    name: 'parlour-server-pages',
    async serve({path: file, query}) {
      if (!file.startsWith('/served/')) return undefined;
      if (file.endsWith('.js')) return {type: TYPES.js, body: (await (scripts ??= makeScripts())).get(file)};
      const all = await (pages ??= makePages());
      if (file === '/served/')
        return {type: TYPES.json, body: JSON.stringify(Object.values(all).map(({name, open}) => ({name, open})))};
      const {markup} = all[query.name];
      return {
        type: TYPES.html,
        body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${query.name}</title>${markup}</html>`,
        headers: {'content-security-policy': policy(query.policy, markup)},
      };
    },
  };
}
