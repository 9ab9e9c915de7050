// From build/ (what TypeScript emitted) to dist/: modules for npm with Lit outside and shared chunks;
// for a CDN one file a game with everything inside, and all games in parlour.js; types beside each.
// What is built is found by pattern (tools/entries.mjs). Beside it what editors, frameworks and people read
// (tools/integrations). No file has a source map: those of the modules would be a third of the package.
import {createHash} from 'node:crypto';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {nodeResolve} from '@rollup/plugin-node-resolve';
import {transform} from 'esbuild';
import {minifyHTMLLiterals} from 'minify-literals';
import {minify as minifyWithTerser} from 'terser';
import {
  languages,
  lazy,
  modules,
  phrases,
  positions,
  roomFiles,
  rules,
  serverModules,
  tags,
  words,
} from './tools/entries.mjs';
import {findFiles} from './tools/files.mjs';
import {translations} from './tools/translations.mjs';
import {integrations} from './tools/integrations/index.mjs';

const OUT = 'dist';

/** The emitted file of a module of src. */
const emitted = (module) => path.resolve(`${module.replace(/^src/, 'build')}.js`);

/** Minifies the html, svg and css literals of our own modules. */
function literals() {
  return {
    name: 'literals',
    transform(code, id) {
      if (id.includes('node_modules') || !/\b(html|svg|css)\s*`/.test(code)) return null;
      if (!minified.has(id)) minified.set(id, minifyLiterals(code, id));
      return minified.get(id);
    },
  };
}

/** Every module goes into several files: it is minified once. */
const minified = new Map();
async function minifyLiterals(code, fileName) {
  const result = await minifyHTMLLiterals(code, {fileName, html: {keepClosingSlash: true}}); // SVG has no void elements
  return result && {code: result.code, map: null};
}

/** Entries that no file of src spells out, since they name every game: `virtual:name`. */
const generated = {
  ...Object.fromEntries(
    languages.map(({language, tables}) => [
      `words-${language}`,
      () =>
        [
          ...tables.map(({module}, i) => `import w${i} from ${JSON.stringify(emitted(module))};`),
          `self[${WORDS}] = {...self[${WORDS}],`,
          ...tables.map(({owner}, i) => `'./words/${owner}/${language}.js': {default: w${i}},`),
          '};',
        ].join('\n'),
    ]),
  ),
  ...Object.fromEntries(
    positions.map(({file, module}) => [
      file,
      () =>
        [
          `import data from ${JSON.stringify(emitted(module))};`,
          `self[${WORDS}] = {...self[${WORDS}], './${file}.js': {default: data}};`,
        ].join('\n'),
    ]),
  ),
  index: () =>
    [...modules.filter(({name}) => name === 'index').map(({module}) => module), ...tags.map(({element}) => element)]
      .map((module) => `export * from ${JSON.stringify(emitted(module))};`)
      .join('\n'),
  parlour: () =>
    [...tags.map(({module}) => `import ${JSON.stringify(emitted(module))};`), "export * from 'virtual:index';"].join(
      '\n',
    ),
  // a classic script exports nothing
  ...Object.fromEntries(
    [...tags.map(({tag, module}) => [tag, [module]]), ['parlour', tags.map(({module}) => module)]].map(
      ([name, registered]) => [
        `${name}.classic`,
        () => registered.map((module) => `import ${JSON.stringify(emitted(module))};`).join('\n'),
      ],
    ),
  ),
};

function virtual() {
  return {
    name: 'virtual',
    resolveId: (id) => (id.startsWith('virtual:') ? {id: `\0${id}`, moduleSideEffects: true} : null),
    load: (id) => (id.startsWith('\0virtual:') ? generated[id.slice('\0virtual:'.length)]() : null),
  };
}

/**
 * Languages, sounds and what computers think with stay files beside a one-file build, fetched by `import('./…')` when asked
 * for. Each is complete but for what it loads on demand itself: what it imports is inside, not another file that could fail.
 * @param up the way from the folder of the build to the others
 */
function lazyBeside(beside = lazy, up = './') {
  const files = new Map(beside.map(({file, module}) => [emitted(module), `${up}${file}.js`]));
  return {
    name: 'lazy-beside',
    resolveDynamicImport(specifier, importer) {
      const file = files.get(path.resolve(path.dirname(importer), specifier));
      return file ? {id: file, external: true} : null;
    },
  };
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
const WORDS = 'Symbol.for("@parlour/elements/words")';
const loadsWords = `const ownScript=document.currentScript;
const fetchWords=file=>{const find=()=>self[${WORDS}]?.[file];
if(find())return Promise.resolve(find());
if(self.origin!=="null")return importAgain(file);
return new Promise((resolve,reject)=>{const script=document.createElement("script");
const name=file.replace(/^(\\.\\/words)\\/[^/]+/,"$1").replace(/\\.js$/,".classic.js?${hash}");
script.src=self[Symbol.for("@parlour/elements/trusted")]?.(name)??new URL(name,ownScript.src);
script.nonce=ownScript.nonce;script.onload=()=>resolve(find());script.onerror=reject;document.head.append(script)})};`;

/** Loads the files beside a build by one of these functions. */
const loadsBeside = (name, intro) => ({
  name: 'loads-beside',
  renderDynamicImport: () => ({left: `${name}(`, right: ')'}),
  intro: () => intro,
});

/** Leaves out bare imports of chunks, which have no side effects: esbuild would warn an app of them. Their line stays. */
const noBareChunks = () => ({
  name: 'no-bare-chunks',
  renderChunk: (code) => ({code: code.replace(/^import '(?:\.\.?\/)+chunks\/[^']+';$/gm, ''), map: null}),
});

/** Only modules that register a tag have side effects. package.json says so of `dist` and `src`, not of `build`. */
const registering = new Set(tags.map(({module}) => emitted(module)));
const registers = () => ({
  name: 'registers',
  resolveId: (id) => (registering.has(id) ? {id, moduleSideEffects: true} : null),
});

const common = () => [virtual(), translations(), registers(), literals(), nodeResolve({extensions: ['.js', '.mjs']})];

/** Terser gives each private name (`#x`) of a file one of its own; esbuild gives those of all classes the same, which packs better. */
const shortNames = () => ({
  name: 'short-names',
  async renderChunk(code) {
    const {code: short} = await transform(code, {
      minifyIdentifiers: true,
      minifySyntax: true,
      target: 'es2022',
      legalComments: 'inline',
    });
    return {code: short, map: null};
  },
});

/** In this process: the plugin for Rollup would start a thread for each of some hundred files. */
const terser = (module) => ({
  name: 'terser',
  renderChunk: (code) =>
    minifyWithTerser(code, {
      module,
      ecma: 2022,
      compress: {passes: 2, pure_getters: true},
      format: {comments: /^!/},
    }),
});

const minify = (module = true) => [shortNames(), terser(module)];

/** What the licences of the packages inside ask for. */
const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
const banner = `/*! @parlour/elements ${version}, MIT. Contains lit, (c) Google LLC, BSD-3-Clause. */`;
const bannerBeside = `/*! @parlour/elements ${version}, MIT. */`;

/** For each file that others load its declarations beside it, and under dist/types those that they lead to. */
function types(files) {
  return {
    name: 'types',
    generateBundle() {
      const declarations = new Set(findFiles('build', /\.d\.ts$/));
      const modules = new Set(Object.values(files).flat());
      // grows meanwhile
      for (const module of modules) {
        const declaration = `${module.replace(/^src/, 'build')}.d.ts`;
        if (!declarations.has(declaration)) continue;
        const source = readFileSync(declaration, 'utf8');
        for (const [, to] of source.matchAll(/\b(?:from |import[ (])['"](\.[^'"]+)\.js['"]/g))
          modules.add(path.posix.join(path.posix.dirname(module), to));
        // the compiler indents by four spaces
        const indented = source.replace(/^(?: {4})+/gm, (spaces) => ' '.repeat(spaces.length / 4));
        this.emitFile({type: 'asset', fileName: `types/${module.replace(/^src\//, '')}.d.ts`, source: indented});
      }
      for (const [file, from] of Object.entries(files)) {
        const up = path.posix.relative(path.posix.dirname(file), '.') || '.';
        const lines = from.flatMap((module) => {
          const specifier = `'${up}/types/${module.replace(/^src\//, '')}.js'`;
          const declaration = readFileSync(path.resolve(`${module.replace(/^src/, 'build')}.d.ts`), 'utf8');
          const byDefault = /^export default|\bas default\b/m.test(declaration)
            ? [`export {default} from ${specifier};`]
            : [];
          return [`export * from ${specifier};`, ...byDefault];
        });
        this.emitFile({type: 'asset', fileName: `${file}.d.ts`, source: `${lines.join('\n')}\n`});
      }
    },
  };
}

/**
 * Words and the data of a solver, which no bundler makes smaller: the modules load those of the files for a CDN. All words
 * have the same declaration.
 */
const dataOfCdn = () => {
  const files = new Map(data.map(({file, module}) => [emitted(module), `cdn:${file}.js`]));
  return {
    name: 'data-of-cdn',
    resolveId(specifier, importer) {
      const id = importer && files.get(path.resolve(path.dirname(importer), specifier));
      return id && {id, external: true, moduleSideEffects: false};
    },
    renderChunk: (code, {fileName}) => ({
      code: code.replaceAll('cdn:', `${path.posix.relative(path.posix.dirname(`/${fileName}`), '/') || '.'}/cdn/`),
      map: null,
    }),
    generateBundle() {
      const source = 'declare const words: Readonly<Record<string, any>>;\nexport default words;\n';
      this.emitFile({type: 'asset', fileName: 'words/words.d.ts', source});
    },
  };
};

/** Functions and classes keep their names, for stack traces. What comments say of exports is in the declarations. */
const smallerModules = {
  name: 'smaller-modules',
  renderChunk: (code) =>
    minifyWithTerser(code, {
      module: true,
      ecma: 2022,
      // it would fold spreads to repeated keys, of which esbuild warns an app
      compress: false,
      keep_classnames: true,
      keep_fnames: true,
      format: {comments: /^!/, preserve_annotations: true, semicolons: false},
    }),
};

/** Empties the folder as the first build starts. */
const fresh = {name: 'fresh', buildStart: () => rmSync(OUT, {recursive: true, force: true})};

/** The style sheet for pages, beside the files for a CDN. */
const forPages = () => ({
  name: 'for-pages',
  generateBundle() {
    this.emitFile({type: 'asset', fileName: 'cdn/parlour.css', source: readFileSync('src/parlour.css', 'utf8')});
  },
});

/** Data for editors and typings for frameworks, made from the manifest. */
const forEditors = () => ({
  name: 'for-editors',
  generateBundle() {
    for (const file of integrations()) this.emitFile({type: 'asset', ...file});
  },
});

const rootModules = [
  ...modules.filter(({name}) => name === 'index').map(({module}) => module),
  ...tags.map(({element}) => element),
];
const others = modules.filter(({name}) => name !== 'index');
const data = lazy.filter(({file}) => /^(words|positions)\//.test(file));

/** The modules of the npm build and what each is made of. */
const entries = {
  index: rootModules,
  ...Object.fromEntries(others.map(({name, module}) => [name, [module]])),
  ...Object.fromEntries(
    tags.flatMap(({tag, module, element}) => [
      [tag, [module]],
      [`${tag}.element`, [element]],
    ]),
  ),
  ...Object.fromEntries(rules.map(({game, module}) => [`rules/${game}`, [module]])),
  ...Object.fromEntries(
    [...lazy.filter((each) => !data.includes(each)), ...phrases].map(({file, module}) => [file, [module]]),
  ),
  ...Object.fromEntries(serverModules.map(({file, module}) => [file, [module]])),
};

/** A warning is an error; circles within other packages are not ours. */
function onwarn(warning) {
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids?.some((id) => id.includes('node_modules'))) return;
  throw new Error(`rollup: ${warning.message}`);
}

const npm = {
  input: Object.fromEntries(
    Object.entries(entries).map(([name, [module]]) => [name, name === 'index' ? 'virtual:index' : emitted(module)]),
  ),
  external: [/^lit($|\/)/, /^@lit\//, /^@lit-labs\//, 'tslib', /^node:/, 'ioredis', 'ws'],
  treeshake: {moduleSideEffects: false},
  output: {
    dir: OUT,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    hoistTransitiveImports: false,
  },
  plugins: [
    fresh,
    dataOfCdn(),
    ...common(),
    types({
      ...entries,
      ...Object.fromEntries(tags.map(({tag, module}) => [`cdn/${tag}`, [module]])),
      ...(tags.length > 0 && {'cdn/parlour': [...tags.map(({module}) => module), ...rootModules]}),
    }),
    forEditors(),
    forPages(),
    noBareChunks(),
    smallerModules,
  ],
  onwarn,
};

/**
 * Chromium compiles a file with this comment on a background thread while it loads, instead of function by function on the
 * main thread. Other engines ignore it. Not for `parlour.js`: most pages use one of its games.
 */
const compiledAtOnce = {
  name: 'compiled-at-once',
  renderChunk: (code) => ({code: code.replace(/^\/\*!.*\n/, '$&//# allFunctionsCalledOnLoad\n'), map: null}),
};

/** In the files for a CDN nothing is left of the sentences for developers. */
const inProduction = {
  name: 'in-production',
  load: (id) =>
    id === emitted('src/play/development') ? 'export const isDevelopment=false,warnOf=0,warnOfHydration=0' : null,
};

const oneFile = (name, input) => ({
  input,
  makeAbsoluteExternalsRelative: false,
  treeshake: {moduleSideEffects: (id) => id.includes('node_modules')},
  output: {file: `${OUT}/cdn/${name}.js`, format: 'es', inlineDynamicImports: true, banner},
  plugins: [
    lazyBeside(),
    loadsBeside('importAgain', importsAgain),
    inProduction,
    ...common(),
    minify(),
    ...(name === 'parlour' ? [] : [compiledAtOnce]),
  ],
  onwarn,
});

/** The same as a classic script: for pages without a server, and for hosts that send no CORS headers. */
const classic = (name) => ({
  ...oneFile(name, `virtual:${name}.classic`),
  output: {
    file: `${OUT}/cdn/${name}.classic.js`,
    format: 'iife',
    inlineDynamicImports: true,
    banner,
  },
  plugins: [
    // only languages, data and rooms stay files beside it
    lazyBeside([
      ...positions,
      ...words.map(({owner, language, module}) => ({file: `words/${owner}/${language}`, module})),
      ...roomFiles,
    ]),
    loadsBeside('fetchWords', importsAgain + loadsWords),
    inProduction,
    ...common(),
    minify(false),
  ],
});

/** A language for classic scripts: the words of all games. */
const classicWords = ({language}) => ({
  input: `virtual:words-${language}`,
  output: {file: `${OUT}/cdn/words/${language}.classic.js`, format: 'iife'},
  plugins: [...common(), minify(false)],
  onwarn,
});

/** The data of a solver for classic scripts. */
const classicPositions = ({file}) => ({
  input: `virtual:${file}`,
  output: {file: `${OUT}/cdn/${file}.classic.js`, format: 'iife'},
  plugins: [...common(), minify(false)],
  onwarn,
});

/** Words, what computers think with, what is seldom used: a file of its own with all it needs. */
const fileBeside = ({file, module}) => ({
  ...oneFile(file, emitted(module)),
  output: {file: `${OUT}/cdn/${file}.js`, format: 'es', inlineDynamicImports: true, banner: bannerBeside},
  plugins: [
    lazyBeside(lazy, file.includes('/') ? '../' : './'),
    loadsBeside('importAgain', importsAgain),
    inProduction,
    ...common(),
    minify(),
  ],
});

export default [
  npm,
  ...tags.map(({tag, module}) => oneFile(tag, emitted(module))),
  ...(tags.length > 0 ? [oneFile('parlour', 'virtual:parlour')] : []),
  ...tags.map(({tag}) => classic(tag)),
  ...(tags.length > 0 ? [classic('parlour')] : []),
  ...languages.map(classicWords),
  ...positions.map(classicPositions),
  ...lazy.map(fileBeside),
];
