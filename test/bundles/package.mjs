// The package as a consumer gets it: packed, installed in an empty project, typed, bundled and run. (test/consumer is that
// project, with a game of its own by `parlour new`.) Its dependencies are ranges: the project has the newest version of each,
// and another project the oldest. The archive for people without npm is opened, too.
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {after, before, describe, it} from 'node:test';
import {gzipSync} from 'node:zlib';
import {build as esbuild} from 'esbuild';
import {strFromU8, unzipSync} from 'fflate';
import {ensureChromium} from '../../tools/browsers.mjs';
import {brokenLinks} from '../../tools/code-blocks.mjs';
import {phrases, rules, tags, words} from '../../tools/entries.mjs';
import {findFiles, root} from '../../tools/files.mjs';
import {onPage} from '../support/on-page.mjs';
import {closeBrowser} from '../tools/open-page.mjs';
import {pack, zip} from '../../tools/pack.mjs';

const NAME = '@parlour/elements';
const MB = 1e6;
// ten games; each has its files for pages and for bundlers, words in nine languages, how it is played, and a page
const LIMITS = {packed: 1.8 * MB, unpacked: 5.65 * MB, files: 900};

const project = mkdtempSync(path.join(os.tmpdir(), 'parlour-consumer-'));
const installed = path.join(project, 'node_modules', NAME);
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const read = (file) => readFileSync(path.join(installed, file), 'utf8');
/** What `npm pack` says: name, sizes, files. */
let packed;
/** The paths of all files in it. */
let files;

/** Runs a program in the consumer's project; what it says, and an error with all of it where it fails. */
const run = (command, args, cwd = project) =>
  new Promise((resolve, reject) => {
    const shell = process.platform === 'win32' && command === 'npm';
    execFile(command, args, {cwd, shell, maxBuffer: 16 * MB}, (error, stdout, stderr) =>
      error ? reject(new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)) : resolve(stdout),
    );
  });
const tool = (file, ...args) => run(process.execPath, [path.join(root, 'node_modules', file), ...args]);

/** Runs `parlour new` of the package in a folder; what it prints. */
const newGame = (folder, ...args) =>
  run(process.execPath, [path.join(installed, 'dist/cli.js'), 'new', ...args], folder);

/**
 * Runs the commands of tests that `parlour new` prints, with the tools of this repository where npx would fetch them, and the
 * browser of its tests.
 */
async function runPrinted(said, folder) {
  const tests = said.match(/^ {4}\S.*test.*$/gm);
  assert.equal(tests.length, 2, said);
  const bin = (tool) => path.join(root, 'node_modules/.bin', tool === '@web/test-runner' ? 'wtr' : tool);
  const config = path.join(folder, 'chrome.mjs');
  writeFileSync(
    config,
    `import {chromeLauncher} from ${JSON.stringify(pathToFileURL(path.join(root, 'node_modules/@web/test-runner-chrome/index.mjs')))};
export default {browsers: [chromeLauncher({launchOptions: ${JSON.stringify({executablePath: (await ensureChromium()).executablePath, args: ['--no-sandbox']})}})]};`,
  );
  for (const line of tests) {
    for (const command of line.trim().split(' && ')) {
      const [tool, ...args] = command.replace(/^npx /, '').split(' ');
      if (tool === '@web/test-runner') args.push('--config', config);
      await run(tool === 'node' ? process.execPath : bin(tool), args, folder);
    }
  }
}

/** Makes a project of a folder: the package installed, beside other packages, and pages and rules that use it. */
async function install(folder, others = []) {
  writeFileSync(path.join(folder, 'package.json'), '{"private": true, "type": "module"}');
  await run(
    'npm',
    [
      'install',
      path.join(project, packed.filename),
      ...others,
      '--prefer-offline',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    folder,
  );
  cpSync(path.join(root, 'test/consumer'), folder, {recursive: true});
  writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
  await newGame(folder, 'my-game');
}

before(async () => {
  packed = pack(project);
  files = packed.files.map(({path: file}) => file);
  await install(project);
});
after(async () => {
  await closeBrowser();
  rmSync(project, {recursive: true, force: true});
});

describe('parlour new', () => {
  const folder = path.join(project, 'own');
  const cli = (...args) => newGame(folder, ...args);
  before(() => mkdirSync(folder));

  it('makes the game of the documentation under another name, with tests that pass', async () => {
    const said = await cli('my-game2');
    assert.deepEqual(
      said.match(/^ {2}\S+/gm),
      ['js', 'rules.test.js', 'test.js', 'html'].map((end) => `  my-game2.${end}`),
    );
    assert.match(readFileSync(path.join(folder, 'my-game2.html'), 'utf8'), /src="my-game2\.js"[^]*<my-game2 /);
    const game = readFileSync(path.join(folder, 'my-game2.js'), 'utf8');
    assert.match(game, /MyGame2 = defineGame\('my-game2', \{/);
    assert.doesNotMatch(game, /noughts/i);
    await runPrinted(said, folder);
  });

  it('writes TypeScript where there is a tsconfig.json', async () => {
    writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
    const said = await cli('other-game');
    assert.match(said, /other-game\.ts\n/);
    assert.match(readFileSync(path.join(folder, 'other-game.html'), 'utf8'), /src="other-game\.ts"/);
    await runPrinted(said, folder);
  });

  it('overwrites nothing, and refuses what can be no tag', async () => {
    await assert.rejects(cli('other-game'), /There is a file other-game\.ts already/);
    for (const names of [[], ['chess'], ['My-game'], ['../my-game'], ['my-game', 'yours'], ['font-face']])
      await assert.rejects(cli(...names), /Invalid name: .*Expected a tag/);
  });
});

describe('the packed package', () => {
  it('has what it is for, and nothing else', () => {
    const others = files.filter(
      (file) =>
        !/^dist\/|^(package\.json|custom-elements\.json|LICENSE|llms\.txt|reference\.txt|(README|CHANGELOG|CONTRIBUTING)\.md)$/.test(
          file,
        ),
    );
    assert.deepEqual(others, []);
    assert.deepEqual(
      // classic scripts and the embed page are for those without npm: they are in the zip
      files.filter((file) =>
        /\.test\.|(^|\/)(test|stories|node_modules)\/|^dist\/embed\/|\.(zip|tgz|classic\.js)$/.test(file),
      ),
      [],
    );
    for (const {tag} of tags)
      for (const file of [`${tag}.js`, `${tag}.element.d.ts`, `cdn/${tag}.js`])
        assert.ok(files.includes(`dist/${file}`), file);
    for (const {owner, language} of words)
      assert.ok(files.includes(`dist/cdn/words/${owner}/${language}.js`), `${owner} ${language}`);
    assert.deepEqual(
      phrases.map(({file}) => file),
      [...'ar de es fr hi ja pt zh'.split(' ')].map((language) => `words/phrases/${language}`),
    );
    for (const file of ['LICENSE', 'README.md', 'reference.txt', 'dist/cdn/parlour.js', 'dist/cdn/parlour.css'])
      assert.ok(files.includes(file), file);
  });

  it('is no larger than said', () => {
    const {size, unpackedSize, entryCount} = packed;
    assert.ok(
      size <= LIMITS.packed && unpackedSize <= LIMITS.unpacked && entryCount <= LIMITS.files,
      `${size} bytes packed, ${unpackedSize} unpacked, ${entryCount} files`,
    );
  });

  it('has pages of documentation, and every link in them and in the README leads to something in it', () => {
    const pages = [
      'README.md',
      'CONTRIBUTING.md',
      'llms.txt',
      ...files.filter((file) => /^dist\/docs\/.*\.md$/.test(file)),
    ];
    assert.deepEqual(
      pages.slice(3).map((file) => path.basename(file, '.md')),
      findFiles('stories', /\.mdx$/).map((file) => path.basename(file, '.mdx')),
    );
    const linked = Object.fromEntries(
      pages.map((page) => [page, brokenLinks(page, read, (file) => files.includes(file))]),
    );
    assert.deepEqual(linked, Object.fromEntries(pages.map((page) => [page, []])));
    const pictures = files.filter((file) => /^dist\/docs\/.*\.webp$/.test(file));
    assert.deepEqual(
      pictures.filter((file) => !read('README.md').includes(`](${file})`)),
      [],
    );
    assert.ok(pictures.length > 0);
  });

  it('has a README with the same links if it is packed by plain `npm pack`, which leaves that of the repository as it was', async () => {
    const clone = path.join(project, 'clone');
    for (const file of [
      'README.md',
      'LICENSE',
      '.storybook',
      'stories',
      'tools',
      ...manifest.files.filter((name) => !name.startsWith('!')),
    ])
      cpSync(path.join(root, file), path.join(clone, file), {recursive: true});
    // Windows makes links to folders of this kind only without rights
    symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'), 'junction');
    writeFileSync(
      path.join(clone, 'package.json'),
      JSON.stringify({...manifest, scripts: {...manifest.scripts, build: 'node --version'}}),
    );
    await run('npm', ['pack', '--loglevel=error'], clone);
    const archive = readdirSync(clone).find((name) => name.endsWith('.tgz'));
    assert.equal(await run('tar', ['-xzOf', archive, 'package/README.md'], clone), read('README.md'));
    assert.equal(
      readFileSync(path.join(clone, 'README.md'), 'utf8'),
      readFileSync(path.join(root, 'README.md'), 'utf8'),
    );
    rmSync(clone, {recursive: true});
  });

  it('has no MDX left in its documentation, and tables where pages draw them', () => {
    for (const page of files.filter((file) => /^dist\/docs\/.*\.md$/.test(file))) {
      const text = read(page).replace(/^```[^]*?^```$/gm, '');
      assert.doesNotMatch(text.replace(/`[^`\n]+`/g, ''), /^(import|export) |<[a-zA-Z]|\?path=/m, page);
      assert.match(text, /^# ./, page);
    }
    assert.match(read('dist/docs/keys-and-events.md'), /^### `<ludo-game>`\n\n\| Key \|/m);
    assert.match(read('dist/docs/snl-board.md'), /^\| `extra-roll \(extraRoll\): boolean = false` \| A six/m);
    assert.match(read('dist/docs/sizes.md'), /^\| `cdn\/snl-board\.js` \|/m);
  });

  it('has no source maps, and of the types only what its entries lead to', () => {
    assert.deepEqual(
      files.filter(
        (file) => file.endsWith('.map') || /\/\/# sourceMappingURL/.test(/\.(js|ts)$/.test(file) ? read(file) : ''),
      ),
      [],
    );
    const reached = files.filter((file) => file.endsWith('.d.ts') && !file.startsWith('dist/types/'));
    for (const file of reached) {
      for (const [, to] of read(file).matchAll(/\b(?:from |import[ (])['"](\.[^'"]+)\.js['"]/g)) {
        const found = path.posix.join(path.posix.dirname(file), `${to}.d.ts`);
        if (files.includes(found) && !reached.includes(found)) reached.push(found);
      }
    }
    assert.deepEqual(
      files.filter((file) => file.endsWith('.d.ts') && !reached.includes(file)),
      [],
    );
  });

  it('has types that resolve as its modules do', async () => {
    // ESM only: node10, and require() from CommonJS, which Node 20.19 and later take all the same, are left out.
    // Patterns are not followed: one of each kind is named.
    const kinds = [
      'snl-board.js',
      'snl-board.element.js',
      'rules/ludo.js',
      'words/ludo/de.js',
      'words/phrases/de.js',
      'cdn/snl-board.js',
      'cdn/parlour.js',
    ];
    await tool(
      '@arethetypeswrong/cli/dist/index.js',
      packed.filename,
      '--profile',
      'esm-only',
      '--no-emoji',
      '--include-entrypoints',
      ...kinds,
    );
  });
});

const compilerOptions = {
  target: 'es2022',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  verbatimModuleSyntax: true,
  experimentalDecorators: true,
  useDefineForClassFields: false,
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: [],
  skipLibCheck: false,
  outDir: 'out',
};

/** Writes what the compiler needs in a project: everything that can be imported, so that every declaration is checked. */
function writeTypes(folder) {
  const all = files.flatMap((file) => {
    const [, name] = /^dist\/(?!types\/|frameworks\/)(.+)\.d\.ts$/.exec(file) ?? [];
    return name ? [manifest.exports[`./${name}`] ? `/${name}` : name === 'index' ? '' : `/${name}.js`] : [];
  });
  writeFileSync(
    path.join(folder, 'every.ts'),
    `${all.map((name, i) => `export type * as m${i} from '${NAME}${name}';`).join('\n')}\n`,
  );
  const config = (resolution) =>
    JSON.stringify({compilerOptions: {...compilerOptions, ...resolution}, include: ['*.ts'], exclude: ['*.test.ts']});
  writeFileSync(path.join(folder, 'tsconfig.json'), config({module: 'nodenext'}));
  writeFileSync(
    path.join(folder, 'bundler.json'),
    config({module: 'esnext', moduleResolution: 'bundler', noEmit: true}),
  );
}

/** Runs the rules of a project, compiled before, in Node. */
async function runsInNode(folder) {
  const {first, ...figures} = JSON.parse(await run(process.execPath, ['out/rules.js'], folder));
  assert.equal(first, 'roll');
  assert.deepEqual(figures, {rolls: 6, solutions: '29760', winners: [0], words: 'Würfeln', window: 'undefined'});
}

describe('the types', () => {
  before(() => writeTypes(project));

  it('are strict and complete for Node’s way of finding modules', () =>
    tool('typescript-7/bin/tsc', '--project', 'tsconfig.json'));

  it('are so for bundlers, and for the TypeScript before', () =>
    tool('typescript/lib/tsc.js', '--project', 'bundler.json'));

  it('go with modules that run in Node, without a window', () => runsInNode(project));
});

/**
 * Opens the page of a project, and sees that it plays, in the page’s language: the games of the package, and its own by the
 * mouse, with words that are loaded from the package.
 */
async function plays(folder) {
  const {outputFiles} = await esbuild({
    entryPoints: ['app.ts'],
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    outdir: 'built',
    write: false,
  });
  const pages = Object.fromEntries(outputFiles.map(({path: file, text}) => [`/${path.basename(file)}`, text]));
  const html = `<script type="module" src="/app.js"></script><snl-board lang="de" seed="1"></snl-board>
    <my-game lang="de" seed="1" players="Ada, Ben" speed="instant"></my-game>`;
  await onPage({pages, html}, async (page) => {
    await page.waitForFunction(() => document.body.dataset.heard, {timeout: 10_000});
    assert.equal(await page.evaluate(() => document.body.dataset.heard), '1 Ada (0) 5 page; 5; undefined; true');
    const reads = (selector, text) => page.waitForSelector(`${selector}::-p-text(${text})`, {timeout: 10_000});
    const press = async (part) =>
      (await page.waitForSelector(`my-game >>> ${part}`, {visible: true, timeout: 10_000})).click();
    await reads('snl-board >>> .roll', 'Würfeln');
    await reads('peg-solitaire >>> [part=status]', 'Jump');
    await press('[part="tool hint"]');
    await reads('my-game >>> [role=status]', 'Am besten: ');
    for (const cell of ['a3', 'b3', 'a2', 'b2', 'a1']) await press(`[data-target=${cell}]`);
    await reads('my-game >>> .card', 'Ada gewinnt!');
    const [{text}, {games}] = await page.$eval('my-game', (game) =>
      Promise.all([game.resultText(), game.statistics()]),
    );
    assert.match(text, /^Drei gewinnt\nAda gewinnt!\nhttp/);
    assert.equal(games, 1);
  });
}

// by Vite: test/hosts
it('bundled by esbuild, it plays', () => plays(project));

describe('the dependencies', () => {
  const other = mkdtempSync(path.join(os.tmpdir(), 'parlour-oldest-'));
  const oldest = Object.entries(manifest.dependencies).map(([name, range]) => [name, range.replace(/^\^/, '')]);
  const versionIn = (folder, name) =>
    JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
  before(async () => {
    await install(
      other,
      oldest.map(([name, version]) => `${name}@${version}`),
    );
    writeTypes(other);
  });
  after(() => rmSync(other, {recursive: true, force: true}));

  it('are ranges, so that a page that has one of them does not get it twice', () => {
    for (const [name, range] of Object.entries(manifest.dependencies)) assert.match(range, /^\^\d+\.\d+\.\d+$/, name);
    assert.deepEqual(
      oldest.map(([name]) => [name, versionIn(other, name)]),
      oldest,
    );
    assert.ok(!existsSync(path.join(other, 'node_modules', NAME, 'node_modules')));
  });

  // what the other tests of this file do with the newest of each
  it('may be the oldest of each: types, rules in Node, a page', async () => {
    await run(
      process.execPath,
      [path.join(root, 'node_modules/typescript-7/bin/tsc'), '--project', 'tsconfig.json'],
      other,
    );
    await runsInNode(other);
    await plays(other);
  });
});

describe('tree-shaken', () => {
  const LIT = ['lit', 'lit/*', '@lit/*'];
  /** Bytes of gzip of a module, what comes later by `import()` aside, and what it was made of. */
  async function shaken(contents, external = []) {
    const later = {
      name: 'later',
      setup: ({onResolve}) =>
        onResolve({filter: /./}, ({kind}) => (kind === 'dynamic-import' ? {external: true} : undefined)),
    };
    const {outputFiles, metafile} = await esbuild({
      stdin: {contents, resolveDir: project},
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      write: false,
      metafile: true,
      external,
      plugins: [later],
    });
    const [{inputs}] = Object.values(metafile.outputs);
    const made = Object.entries(inputs).flatMap(([file, {bytesInOutput}]) => (bytesInOutput > 0 ? [file] : []));
    return {bytes: gzipSync(outputFiles[0].contents, {level: 9}).length, made};
  }
  /** Bytes of the single file of a game, which contains Lit. */
  const sizeOf = (tag) => gzipSync(readFileSync(path.join(root, `dist/cdn/${tag}.js`)), {level: 9}).length;

  it('one game imported costs one game, by its tag or as a class from the root', async () => {
    const imports = tags.map(({tag}) => [tag, `import '${NAME}/${tag}.js'`]);
    imports.push(['snl-board', `import {SnlBoard} from '${NAME}'; console.log(SnlBoard)`]);
    for (const [tag, code] of imports) {
      const {bytes} = await shaken(code, LIT);
      const share = bytes / sizeOf(tag);
      assert.ok(share > 0.5 && share < 1, `${code}: ${bytes} bytes are ${share.toFixed(2)} of its file with Lit`);
    }
  });

  it('a class that is imported and not used costs nothing', async () => {
    for (const from of [`{SnlBoard} from '${NAME}'`, `{GameElement} from '${NAME}/kit'`]) {
      const {bytes} = await shaken(`import ${from}; console.log(1)`);
      assert.ok(bytes < 100, `${from}: ${bytes} bytes`);
    }
  });

  it('rules bring neither Lit nor a game', async () => {
    const code = `import {fewestRolls} from '${NAME}/rules/snakes-and-ladders.js'; console.log(fewestRolls)`;
    const {bytes} = await shaken(code);
    assert.ok(bytes < 7000, `${bytes} bytes`);
    for (const {file: module} of rules) {
      const {made} = await shaken(`export * from '${NAME}/${module}.js'`);
      assert.deepEqual(
        made.filter((file) => /node_modules\/@?lit/.test(file.replaceAll('\\', '/'))),
        [],
        module,
      );
    }
  });
});

describe('the archive', () => {
  const {name, data} = zip();
  const folder = name.replace('.zip', '');
  const entries = unzipSync(data);
  const text = (file) => strFromU8(entries[`${folder}/${file}`]);
  const has = (file) => `${folder}/${file}` in entries;

  it('has the version in its name, and is the same each time', () => {
    assert.equal(name, `parlour-${manifest.version}.zip`);
    assert.deepEqual(zip().data, data);
    assert.deepEqual(new Uint8Array(readFileSync(path.join(root, 'dist', name))), data);
  });

  it('has each game, the words and sounds beside them, and a guide whose links lead to something in it', () => {
    for (const file of ['parlour', ...tags.map(({tag}) => tag)]) assert.ok(has(`${file}.js`), file);
    for (const {owner, language} of words) assert.ok(has(`words/${owner}/${language}.js`), `${owner} ${language}`);
    for (const file of [
      'sounds.js',
      'START.txt',
      'LICENSE',
      'CHANGELOG.md',
      'reference.txt',
      'embed/index.html',
      'snl-board.classic.js',
    ])
      assert.ok(has(file), file);
    for (const file of Object.keys(entries).filter((entry) => /(\.md|\/llms\.txt)$/.test(entry)))
      assert.deepEqual(brokenLinks(file.replace(`${folder}/`, ''), text, has), [], file);
    assert.match(text('docs/embedding.md'), /^# Start in a minute/);
    for (const file of Object.keys(entries).filter((entry) => /\/docs\/.*\.html$/.test(entry))) {
      const html = strFromU8(entries[file]).replace(/<(pre|code)\b[^]*?<\/\1>/g, '');
      for (const [, to] of html.matchAll(/\b(?:href|src|srcset)="([^"#?:]+)["#?]/g))
        assert.ok(has(path.posix.join('docs', to)), `${file}: ${to}`);
    }
  });

  it('plays as soon as it is served, also in another language', async () => {
    const pages = Object.fromEntries(Object.keys(entries).map((entry) => [`/${entry}`, strFromU8(entries[entry])]));
    pages[`/${folder}/german.html`] = text('game.html').replace('lang="en"', 'lang="de"');
    for (const [file, word] of [
      ['game.html', 'Roll'],
      ['german.html', 'Würfeln'],
    ]) {
      await onPage({html: '', pages, path: `/${folder}/${file}`}, async (page) => {
        await page.emulateMediaFeatures([{name: 'prefers-reduced-motion', value: 'reduce'}]);
        await (await page.waitForSelector(`snl-board >>> [part~=roll]::-p-text(${word})`)).click();
        await page.waitForFunction(() => document.querySelector('snl-board').history.length > 0, {timeout: 10_000});
      });
    }
  });
});
