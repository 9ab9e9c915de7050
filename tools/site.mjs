// `npm run site -- --url https://games.example/parlour/`: the folder `site` for any static host, at any path: a first page
// on which every game can be played, the embed page with its builder, the documentation, Storybook, the files for a CDN. The
// URL, by default `homepage` of package.json, is for what needs an absolute address: oEmbed, canonical links, the sitemap.
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {docsFolder} from './docs-folder.mjs';
import {embedFolder, embedModule, escaped, headOf} from './embed-folder.mjs';
import {findFiles, root} from './files.mjs';
import {packedReadme} from './integrations/docs.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const {version, homepage} = JSON.parse(read('package.json'));
const zip = `parlour-${version}.zip`;

function card(spec, nameOf) {
  const {tag, about} = spec;
  const title = nameOf(spec);
  const settings = Object.entries(spec.presets[0].settings).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const sentence = about[0].toUpperCase() + about.slice(1);
  return `<li class="card">
            <picture><source media="(prefers-color-scheme: dark)" srcset="embed/pictures/${spec.name}-dark.webp" /><img src="embed/pictures/${spec.name}.webp" alt="" width="320" height="320" loading="lazy" /></picture>
            <div class="head">
              <h3>${title}</h3>
              <a class="play" href="embed/${spec.name}.html">Play<b class="hidden"> ${title}</b></a>
            </div>
            <p>${escaped(sentence)}.</p>
            <p role="status"></p>
            <ul class="links">
              <li><a href="embed/builder.html?game=${spec.name}">Put it on your page<b class="hidden">: ${title}</b></a></li>
              <li><a href="docs/${tag}.html">Docs<b class="hidden">: ${title}</b></a></li>
            </ul>
            <template>
              <section class="stage" aria-label="${title}" tabindex="-1">
                <div class="bar"><strong>${title}</strong><a href="#code">Code</a><a href="embed/${spec.name}.html">Full page</a><button type="button" class="close" aria-label="Close">×</button></div>
                <${tag}${settings.join('')}></${tag}>
              </section>
            </template>
          </li>`;
}

function firstPage(games, nameOf, url) {
  const sizes = games.map(({tag}) => gzipSync(read(`dist/cdn/${tag}.js`)).length / 1024);
  const page = {
    title: 'Parlour: board and puzzle games for any web page',
    description: `${games.map((game) => nameOf(game)).join(', ')}: free games to play here, and to put on your own page as elements, in a frame or in Moodle.`,
    url,
    image: `${url}embed/icon-512.png`,
  };
  const parts = {
    head: headOf(page),
    zip,
    cdn: url ? `${escaped(url)}cdn/` : '',
    upload: url
      ? ''
      : `<p>Put the file beside your page. It is in the folder <code>cdn</code> of <a href="${zip}">${zip}</a>.</p>`,
    version,
    games: games.map((game) => card(game, nameOf)).join('\n          '),
    count: String(games.length),
    sizes: `${Math.floor(Math.min(...sizes))} to ${Math.ceil(Math.max(...sizes))}`,
  };
  return read('src/site/index.html').replace(/<!-- (\w+) -->/g, (_, name) => parts[name]);
}

/**
 * Writes the folder, after a build.
 * @param {object} [options]
 * @param {string} [options.url] where it will be
 * @param {boolean} [options.storybook] false leaves Storybook out, for tests
 */
export async function site(out, {url, storybook = true} = {}) {
  const base = url && `${url.replace(/\/$/, '')}/`;
  const copy = (from, to, options) => cpSync(path.join(root, from), path.join(out, to), {recursive: true, ...options});
  const write = (name, text) => writeFileSync(path.join(out, name), text);
  rmSync(out, {recursive: true, force: true});
  mkdirSync(out, {recursive: true});
  const {gameSpecs, nameOf} = await embedModule();
  const games = gameSpecs(JSON.parse(read('custom-elements.json')));
  const {outputFiles} = await build({
    entryPoints: [path.join(root, 'src/site/page.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    tsconfig: path.join(root, 'tsconfig.json'),
    write: false,
  });
  write('index.html', firstPage(games, nameOf, base));
  write('site.js', outputFiles[0].contents);
  copy('src/site/site.css', 'site.css');
  // types are for npm
  copy('dist/cdn', 'cdn', {filter: (file) => !file.endsWith('.d.ts')});
  copy('dist/docs', 'docs');
  if (base) await docsFolder(path.join(out, 'docs'), {url: `${base}docs/`});
  copy(`dist/${zip}`, zip);
  if (storybook) copy('storybook-static', 'storybook');
  await embedFolder(path.join(out, 'embed'), {url: base && `${base}embed/`});
  for (const file of ['CHANGELOG.md', 'reference.txt', 'custom-elements.json']) copy(file, file);
  copy('LICENSE', 'LICENSE.txt');
  write('llms.txt', packedReadme(read('llms.txt')).replaceAll('](dist/', ']('));
  write('robots.txt', `User-agent: *\nAllow: /\n${base ? `Sitemap: ${base}sitemap.xml\n` : ''}`);
  if (base) {
    const docs = findFiles('dist/docs', /(?<!search)\.html$/).map((file) => file.replace('dist/', ''));
    const pages = ['', 'storybook/index.html', 'embed/index.html', 'embed/builder.html'].concat(
      games.map(({name}) => `embed/${name}.html`),
      docs,
    );
    const locations = pages.map((page) => `  <url><loc>${escaped(base + page)}</loc></url>\n`).join('');
    write(
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations}</urlset>\n`,
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const at = process.argv.indexOf('--url');
  const url = at < 0 ? homepage : process.argv[at + 1];
  if (url !== undefined && !/^https?:/.test(url)) throw new Error(`Invalid URL: ${url}. Expected https://…`);
  await site(path.join(root, 'site'), {url});
  console.log(
    `  site: ${findFiles('site', /./).length} files${url ? ` for ${url}` : '; without --url no oEmbed and no sitemap'}`,
  );
}
