// What people get of a build: `pack(folder)` makes the package as it is published, whose README leads to files of the package;
// `zip()` the files for those who have a web server and no npm. Run by `npm run build`, it writes dist/parlour-<version>.zip;
// with --package, as `npm run release` has it, the package beside it. It also installs the package for the pages in test/hosts.
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {strToU8, zipSync} from 'fflate';
import {example} from './code-blocks.mjs';
import {findFiles, root} from './files.mjs';
import {packedReadme, repositoryReadme} from './integrations/docs.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** Copies what is published into a folder. */
function stageIn(folder) {
  const {files} = JSON.parse(read('package.json'));
  for (const file of ['package.json', 'LICENSE', 'README.md', ...files.filter((name) => !name.startsWith('!'))])
    cpSync(path.join(root, file), path.join(folder, file), {recursive: true});
  lead(folder, packedReadme);
}

/** Changes the links of the pages in a folder that lead to others of the repository or of the package. */
function lead(folder, change) {
  for (const name of ['README.md', 'CONTRIBUTING.md', 'llms.txt']) {
    const file = path.join(folder, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
}

/** Packs what is in dist/ into a folder. Answers what `npm pack` says of it: `{filename, size, unpackedSize, files, …}`. */
export function pack(folder) {
  const stage = mkdtempSync(path.join(os.tmpdir(), 'parlour-package-'));
  try {
    stageIn(stage);
    mkdirSync(folder, {recursive: true});
    const args = ['pack', '--ignore-scripts', '--json', '--loglevel=error', '--pack-destination', path.resolve(folder)];
    const shell = process.platform === 'win32';
    return JSON.parse(execFileSync('npm', args, {cwd: stage, shell, encoding: 'utf8'}))[0];
  } finally {
    rmSync(stage, {recursive: true, force: true});
  }
}

const start = `Parlour: board and puzzle games as custom elements

Open game.html with a double click, or put this folder on a web server.

snl-board.js and the other files of games are modules, for pages on a web server; snl-board.classic.js and the others are
classic scripts, which also work in a page opened from disk. parlour.js and parlour.classic.js have all games. The folders
words and thinking and sounds.js are loaded only when they are needed. parlour.css keeps the page from jumping while it
loads. The documentation is in docs/index.html; how to embed a game: docs/embedding.html.

The folder embed is for sites that take no scripts: put it on a web server, open builder.html there, and copy the address of
a game. How: docs/no-scripts.html.
`;

/**
 * Installs the package beside the frameworks of test/hosts, if they are installed. A copy, not a link: its types have to find
 * the types of the frameworks.
 */
function installInHosts() {
  const modules = path.join(root, 'test/hosts/node_modules');
  if (!existsSync(modules)) return;
  const folder = path.join(modules, '@parlour/elements');
  rmSync(folder, {recursive: true, force: true});
  stageIn(folder);
}

/** The archive for people without npm: one-file builds, words, sounds, a sample page, and the documentation. */
export function zip() {
  const {version} = JSON.parse(read('package.json'));
  const built = findFiles('dist/cdn', /\.(js|css)$/).map((file) => [file.replace('dist/cdn/', ''), read(file)]);
  const embed = findFiles('dist/embed', /./).map((file) => [
    file.replace('dist/', ''),
    readFileSync(path.join(root, file)),
  ]);
  // the files for a CDN lie beside the folder of the documentation, and there is no first page
  const pages = findFiles('dist/docs', /\.(md|html|svg|css|js)$/).map((file) => [
    file.replace('dist/', ''),
    file.endsWith('.html')
      ? read(file).replaceAll('"../cdn/', '"../').replace('"../index.html"', '"index.html"')
      : read(file),
  ]);
  const files = [
    ...built,
    ...embed,
    ...pages,
    ['llms.txt', packedReadme(read('llms.txt')).replaceAll('](dist/', '](')],
    ['reference.txt', read('reference.txt')],
    ['custom-elements.json', read('custom-elements.json')],
    ['game.html', example('file')],
    ['START.txt', start],
    ['CHANGELOG.md', read('CHANGELOG.md')],
    ['LICENSE', read('LICENSE')],
  ];
  const tree = Object.fromEntries(
    files.map(([name, text]) => [
      `parlour-${version}/${name}`,
      typeof text === 'string' ? strToU8(text) : new Uint8Array(text),
    ]),
  );
  // the same files make the same archive
  return {name: `parlour-${version}.zip`, data: zipSync(tree, {level: 9, mtime: new Date(1980, 0, 1)})};
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // `npm pack` in the repository: `prepack` and `postpack`
  if (process.argv.includes('--lead-to-package')) lead(root, packedReadme);
  else if (process.argv.includes('--lead-to-repository')) lead(root, repositoryReadme);
  else build();
}

function build() {
  const {name, data} = zip();
  writeFileSync(path.join(root, 'dist', name), data);
  console.log(`  dist/${name}: ${(data.length / 1024).toFixed(0)} KiB`);
  installInHosts();
  if (process.argv.includes('--package')) console.log(`  dist/${pack(path.join(root, 'dist')).filename}`);
}
