// From build/ (what TypeScript emitted) to dist/: modules for npm with Lit outside and shared chunks;
// for a CDN one file a game with everything inside, all games in parlour.js, and parlour-auto.js, which loads the others; types
// beside each.
// What is built is found by pattern (tools/entries.mjs). Beside it what editors, frameworks and people read
// (tools/integrations). No file has a source map: those of the modules would be a third of the package.
import {createHash} from 'node:crypto';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {nodeResolve} from '@rollup/plugin-node-resolve';
import {declarations, upFrom} from './tools/declarations.mjs';
import {
  languages,
  lazy,
  modules,
  phrases,
  positions,
  roomFiles,
  roomGames,
  rules,
  serverModules,
  tags,
} from './tools/entries.mjs';
import {findFiles} from './tools/files.mjs';
import {translations} from './tools/translations.mjs';
import {integrations} from './tools/integrations/index.mjs';
import {literals, minifiedFile, minifiedModule} from './tools/minify.mjs';
import {pageStyles} from './tools/page-styles.mjs';

const OUT = 'dist';

/** The emitted file of a module of src. */
const emitted = (module) => path.resolve(`${module.replace(/^src/, 'build')}.js`);
const quoted = (module) => JSON.stringify(emitted(module));

const registered = tags.map(({module}) => module);
const rootModules = ['src/index', ...tags.map(({element}) => element)];

/** Where classic scripts leave what others load as modules. */
const WORDS = 'Symbol.for("@parlour/elements/words")';
const left = (files) =>
  [
    ...files.map(({module}, i) => `import w${i} from ${quoted(module)};`),
    `self[${WORDS}] = {...self[${WORDS}],${files.map(({file}, i) => `'./${file}.js': {default: w${i}}`)}};`,
  ].join('\n');
const importsOf = (list) => list.map((module) => `import ${quoted(module)};`).join('\n');

/** The games of the server: what its module finds in folders is imported. */
const gamesOfServer = [
  ...roomGames.map(({module}, i) => `import game${i} from ${quoted(module)};`),
  `export const kitGames = [${roomGames.map((_, i) => `game${i}`).join(', ')}];`,
].join('\n');

/**
 * Modules that no file of src spells out, since they name every game: entries, as `virtual:name`, and the server's list. A classic
 * script exports nothing.
 */
const generated = new Map([
  ...languages.map(({language, tables}) => [`words/${language}`, left(tables)]),
  ...positions.map((each) => [each.file, left([each])]),
  ['index', rootModules.map((module) => `export * from ${quoted(module)};`).join('\n')],
  ['parlour', `${importsOf(registered)}\nexport * from 'virtual:index';`],
  ['parlour.classic', importsOf(registered)],
  ...tags.map(({tag, module}) => [`${tag}.classic`, importsOf([module])]),
  [emitted('src/rooms-server/games'), gamesOfServer],
]);

/** Only modules that register a tag have side effects. package.json says so of `dist` and `src`, not of `build`. */
const registering = new Set(registered.map(emitted));
const virtual = {
  name: 'virtual',
  resolveId: (id) =>
    id.startsWith('virtual:') || registering.has(id)
      ? {id: id.replace(/^virtual:/, '\0$&'), moduleSideEffects: true}
      : null,
  load: (id) => generated.get(id.replace('\0virtual:', '')) ?? null,
};
const treeshake = {moduleSideEffects: (id) => id.includes('node_modules')};

/** What loads games by their tags: a loader for each is written in front. */
const filesOfTags = {
  name: 'files-of-tags',
  transform: (code, id) =>
    id === emitted('src/auto')
      ? {
          code: `const files = {${tags.map(({tag, module}) => `'${tag}': () => import(${quoted(module)})`).join(', ')}};\n${code}`,
          map: null,
        }
      : null,
};

const common = () => [virtual, translations(), literals, nodeResolve({extensions: ['.js', '.mjs']})];

/** A warning is an error; circles within other packages are not ours. */
function onwarn(warning) {
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids?.some((id) => id.includes('node_modules'))) return;
  throw new Error(`rollup: ${warning.message}`);
}

/**
 * The hash of the sources and their dependencies. It is the query of every file that a build loads from beside it, so that
 * no cache answers with the file of another version.
 */
const hash = ['package-lock.json', 'rollup.config.mjs', ...findFiles('src', /./)]
  .reduce((digest, file) => digest.update(readFileSync(file)), createHash('sha256'))
  .digest('hex')
  .slice(0, 8);

/**
 * Browsers remember a module that could not be loaded: importing its URL again fails without a request until the page is
 * reloaded. So the next try has another URL: `./sounds.js?1a2b3c4d-2`. The URL that succeeded stays in use.
 */
const importsAgain = `const fileTries={};
const importAgain=file=>{const n=fileTries[file]||"";
return import(file+"?${hash}"+(n&&"-"+n)).catch(error=>{fileTries[file]=(n||1)+1;throw error})};`;

/**
 * A page opened from disk and a sandboxed frame may not import modules; trying would only leave an error in the console.
 * There the words of a language, and the data of a solver, come as a classic script from beside, which puts them where they
 * are looked for first. The embed page, whose policy allows no other way, makes its URL.
 */
const loadsWords = `${importsAgain}const ownScript=document.currentScript;
const fetchWords=file=>{const find=()=>self[${WORDS}]?.[file];
if(find())return Promise.resolve(find());
if(self.origin!=="null")return importAgain(file);
return new Promise((resolve,reject)=>{const script=document.createElement("script");
const name=file.replace(/^(\\.\\/words)\\/[^/]+/,"$1").replace(/\\.js$/,".classic.js?${hash}");
script.src=self[Symbol.for("@parlour/elements/trusted")]?.(name)??new URL(name,ownScript.src);
script.nonce=ownScript.nonce;script.onload=()=>resolve(find());script.onerror=reject;document.head.append(script)})};`;

/**
 * Files that stay beside a file for a CDN, fetched when they are asked for: languages, sounds, what computers think with. Each is
 * complete but for what it loads on demand itself: what it imports is inside, not another file that could fail.
 */
function besides(name, files, load, intro) {
  const found = new Map(files.map(({file, module}) => [emitted(module), `${upFrom(name)}/${file}.js`]));
  return {
    name: 'besides',
    resolveDynamicImport(specifier, importer) {
      const id = found.get(path.resolve(path.dirname(importer), specifier));
      return id ? {id, external: true} : null;
    },
    renderDynamicImport: () => ({left: `${load}(`, right: ')'}),
    intro: ({dynamicImports}) => (dynamicImports.length > 0 ? intro : ''),
  };
}

/** In the files for a CDN nothing is left of the sentences for developers. */
const inProduction = {
  name: 'in-production',
  load: (id) =>
    id === emitted('src/play/development')
      ? 'export const isDevelopment=false,warnOf=0,warnOfReact=0,warnOfKeys=0'
      : null,
};

/** A file for a CDN, `dist/cdn/<name>.js`. */
const oneFile = (name, input, classic = false, files = lazy) => ({
  input,
  makeAbsoluteExternalsRelative: false,
  treeshake,
  output: {file: `${OUT}/cdn/${name}.js`, format: classic ? 'iife' : 'es', inlineDynamicImports: true},
  plugins: [
    classic ? besides(name, files, 'fetchWords', loadsWords) : besides(name, files, 'importAgain', importsAgain),
    inProduction,
    filesOfTags,
    ...common(),
    minifiedFile(name, !classic),
  ],
  onwarn,
});

/** Words, and the data of a solver. */
const data = lazy.filter(({file}) => /^(words|positions)\//.test(file));

/** A classic script, for pages without a server, and for hosts that send no CORS headers: only data and rooms stay beside it. */
const classic = (name) => oneFile(`${name}.classic`, `virtual:${name}.classic`, true, [...data, ...roomFiles]);
const classicData = (file) => oneFile(`${file}.classic`, `virtual:${file}`, true);

/** The modules of the npm build and what each is made of. */
const entries = {
  index: rootModules,
  'server-component': ['src/server-component'],
  ...Object.fromEntries(
    [
      ...modules.filter(({file}) => file !== 'index'),
      ...tags.flatMap(({tag, module, element}) => [
        {file: tag, module},
        {file: `${tag}.element`, module: element},
      ]),
      ...rules,
      ...lazy.filter((each) => !data.includes(each)),
      ...phrases,
      ...serverModules,
    ].map(({file, module}) => [file, [module]]),
  ),
};
const typed = {
  ...entries,
  ...Object.fromEntries(tags.map(({tag, module}) => [`cdn/${tag}`, [module]])),
  'cdn/parlour': [...registered, ...rootModules],
  'cdn/parlour-auto': ['src/auto'],
};

/** Beside the modules: declarations, and what editors, frameworks and pages read. */
const assets = {
  name: 'assets',
  buildStart: () => rmSync(OUT, {recursive: true, force: true}),
  generateBundle() {
    for (const {fileName, source} of [...declarations(typed), ...integrations()])
      this.emitFile({type: 'asset', fileName, source});
    this.emitFile({type: 'asset', fileName: 'cdn/parlour.css', source: pageStyles()});
  },
};

/** The modules load the data of the files for a CDN: no bundler makes it smaller. */
const dataFiles = new Map(data.map(({file, module}) => [emitted(module), `cdn:${file}.js`]));

const modulesForNpm = {
  name: 'modules-for-npm',
  resolveId(specifier, importer) {
    const id = importer && dataFiles.get(path.resolve(path.dirname(importer), specifier));
    return id && {id, external: true, moduleSideEffects: false};
  },
  renderChunk: (code, {fileName}) =>
    minifiedModule(
      code
        .replaceAll('cdn:', `${upFrom(fileName)}/cdn/`)
        // esbuild would warn an app of bare imports of chunks, which have no side effects
        .replace(/^import '(?:\.\.?\/)+chunks\/[^']+';$/gm, ''),
    ),
};

const npm = {
  input: Object.fromEntries(
    Object.entries(entries).map(([file, [module]]) => [file, file === 'index' ? 'virtual:index' : emitted(module)]),
  ),
  external: [/^lit($|\/)/, /^@lit\//, /^@lit-labs\//, 'tslib', /^node:/, 'ioredis', 'ws'],
  treeshake,
  output: {
    dir: OUT,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    hoistTransitiveImports: false,
  },
  plugins: [assets, modulesForNpm, ...common()],
  onwarn,
};

export default [
  npm,
  ...tags.map(({tag, module}) => oneFile(tag, emitted(module))),
  oneFile('parlour', 'virtual:parlour'),
  oneFile(
    'parlour-auto',
    emitted('src/auto'),
    false,
    tags.map(({tag, module}) => ({file: tag, module})),
  ),
  ...[...tags.map(({tag}) => tag), 'parlour'].map(classic),
  ...[...languages.map(({language}) => `words/${language}`), ...positions.map(({file}) => file)].map(classicData),
  ...lazy.map(({file, module}) => oneFile(file, emitted(module))),
];
