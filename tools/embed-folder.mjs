// The embed folder, dist/embed: the embed page, a page for each game, the builder, and all that they load, for any static host. Its scripts are
// made of src/embed and of what custom-elements.json says of each game; the games and their words are those of dist/cdn.
// Run by `npm run build`, after Rollup.
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {languages, positions, roomFiles, words as wordFiles} from './entries.mjs';
import {findFiles, root} from './files.mjs';

const OUT = path.join(root, 'dist/embed');
const source = (name) => readFileSync(path.join(root, 'src/embed', name));
const hash = (text) => createHash('sha256').update(text).digest('hex');

/** Bundles a few lines beside the modules of src/embed, or of another folder. */
export async function bundle(contents, format, minify = true, folder = 'src/embed') {
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: path.join(root, folder)},
    bundle: true,
    format,
    minify,
    target: 'es2022',
    legalComments: 'inline',
    tsconfig: path.join(root, 'tsconfig.json'),
    write: false,
  });
  return outputFiles[0].text;
}

/** A classic script that calls a function of a module with data. */
const script = (module, name, ...data) =>
  bundle(`import {${name}} from './${module}.ts'; void ${name}(${data.join(', ')});`, 'iife');

/** The web app manifest, which systems need to install the page. */
const webManifest = (games, nameOf) => ({
  name: 'Parlour',
  short_name: 'Parlour',
  description: 'Board and puzzle games.',
  id: './',
  start_url: './index.html',
  scope: './',
  display: 'standalone',
  background_color: '#fcf9f2',
  theme_color: '#fcf9f2',
  icons: [
    {src: 'icon-192.png', sizes: '192x192', type: 'image/png'},
    {src: 'icon-512.png', sizes: '512x512', type: 'image/png'},
    {src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable'},
    {src: 'icon.svg', sizes: 'any', type: 'image/svg+xml'},
  ],
  shortcuts: games.map((game) => ({name: nameOf(game), url: `index.html?game=${game.name}`})),
});

/** Text in HTML, also in attributes in double quotes. */
export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Lines for the head of a page: what search engines and shared links show. Addresses have to be absolute there.
 * @param {{title: string, description: string, url?: string, image?: string}} page
 */
export const headOf = ({title, description, url, image}) =>
  [
    `<meta name="description" content="${escaped(description)}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    ...(url
      ? [
          `<meta property="og:url" content="${escaped(url)}" />`,
          `<meta property="og:image" content="${escaped(image)}" />`,
          `<link rel="canonical" href="${escaped(url)}" />`,
        ]
      : []),
  ].join('\n    ');

/** Game data of src/embed, as a module. */
export async function embedModule() {
  const code = await bundle("export * from './specs.ts'; export {asFrame} from './builder/outputs.ts';", 'esm');
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** The page of one game, which the URL need not name: the place for its title, and for its oEmbed file. */
function gamePage({name, description}, title, url) {
  const address = url && `${url}${name}.html`;
  const head = headOf({title, description: brief(description), url: address, image: `${url}pictures/${name}.webp`});
  const discovery = `<link rel="alternate" type="application/json+oembed" href="${url}${name}.oembed.json" title="${escaped(title)}" />`;
  return `${source('index.html')}`
    .replace('<html lang="en">', `<html lang="en" data-game="${name}">`)
    .replace(
      '<title>Parlour</title>',
      [`<title>${escaped(title)}</title>`, head, ...(url ? [discovery] : [])].join('\n    '),
    );
}
/** The first sentence of a description, without details. */
const brief = (text) =>
  `${
    text
      .replaceAll(/\s+/g, ' ')
      .replace(/ \([^)]*\)/, '')
      .split(/[:;.] |\.$/)[0]
  }.`;

/** https://oembed.com: the frame of a game as a static file. */
const oEmbed = (game, title, url, frame) => ({
  version: '1.0',
  type: 'rich',
  title,
  provider_name: 'Parlour',
  provider_url: url,
  html: frame,
  width: 600,
  height: 600,
  thumbnail_url: `${url}pictures/${game}.webp`,
  thumbnail_width: 320,
  thumbnail_height: 320,
});

/**
 * All files of the folder by name, with those of the games and words that are handed over.
 * @param {[string, Buffer][]} scripts
 * @param {object} [options]
 * @param {(name: string, content: string | Buffer) => string | Buffer} [options.change] makes another version of it, for tests
 * @param {string} [options.url] where the folder will be, with a slash at the end: for what needs an absolute address
 */
export async function embedFiles(scripts, {change = (_, content) => content, url} = {}) {
  const {gameSpecs, briefSpecs, nameOf, asFrame} = await embedModule();
  const games = gameSpecs(JSON.parse(readFileSync(path.join(root, 'custom-elements.json'), 'utf8')));
  const icons = findFiles('src/embed/icons', /\.(svg|png)$/).map((file) => path.basename(file));
  const pictures = findFiles('test/screenshots/pictures', /\.webp$/).map((file) => path.basename(file));
  const named = [
    ...['index.html', 'embed.css'].map((name) => [name, `${source(name)}`]),
    // on a site, the files of the games are beside this folder
    [
      'builder.html',
      `${source('builder.html')}`.replace(
        '<body class="builder">',
        url ? `<body class="builder" data-cdn="${escaped(new URL('../cdn/', url).href)}">` : '$&',
      ),
    ],
    ...games.map((game) => [`${game.name}.html`, gamePage(game, nameOf(game), url)]),
    ...icons.map((name) => [name, source(`icons/${name}`)]),
    ...pictures.map((name) => [`pictures/${name}`, readFileSync(path.join(root, 'test/screenshots/pictures', name))]),
    ...scripts,
    ['embed.js', await script('page', 'showPage', JSON.stringify(briefSpecs(games)))],
    ['scorm.js', await script('scorm', 'startScorm')],
    ['builder.js', await script('builder/page', 'showBuilder', JSON.stringify(games))],
    ['manifest.webmanifest', `${JSON.stringify(webManifest(games, nameOf), null, 2)}\n`],
  ].map(([name, content]) => [name, change(name, content)]);
  // the hash of the folder, as the query of scripts and styles, of which a cache may have those of another version
  const version = hash(named.map(([name, content]) => name + hash(content)).join()).slice(0, 8);
  const files = named
    .map(([name, content]) => [
      name,
      Buffer.from(
        name.endsWith('.html') ? content.replace(/\b(?:src|href)="\w+\.(?:js|css)(?=")/g, `$&?${version}`) : content,
      ),
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const oEmbeds = games.map((game) => {
    const title = nameOf(game);
    const frame = asFrame({game, settings: new Map(), theme: new Map()}, url ?? '', title);
    return [
      `${game.name}.oembed.json`,
      Buffer.from(`${JSON.stringify(oEmbed(game.name, title, url, frame), null, 2)}\n`),
    ];
  });
  return new Map([...files, ...(url ? oEmbeds : [])]);
}

/** Writes the folder, after the build has written dist/cdn; answers its files. */
export async function embedFolder(out = OUT, options) {
  const built = findFiles('dist/cdn', /(?<!parlour|table)\.classic\.js$/).map((file) => file.replace('dist/cdn/', ''));
  const words = languages.map(({language}) => `words/${language}.classic.js`);
  // rooms and data are modules, for frames that may load some
  const modules = [...roomFiles, ...positions, ...wordFiles.filter(({owner}) => owner === 'room')].map(
    ({file, language}) => `${file ?? `words/room/${language}`}.js`,
  );
  const scripts = [...new Set([...built, ...words, ...modules])].map((name) => [
    name,
    readFileSync(path.join(root, 'dist/cdn', name)),
  ]);
  const files = await embedFiles(scripts, options);
  rmSync(out, {recursive: true, force: true});
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(out, name)), {recursive: true});
    writeFileSync(path.join(out, name), content);
  }
  return files;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = await embedFolder();
  const bytes = [...files.values()].reduce((sum, content) => sum + content.length, 0);
  console.log(`  dist/embed: ${files.size} files, ${(bytes / 1024).toFixed(0)} KiB`);
}
