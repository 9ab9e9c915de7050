// From build/ (what TypeScript emitted) to dist/: modules for npm with Lit outside and shared chunks;
// for a CDN one file a game with everything inside, and all games in parlour.js; types beside each.
// What is built is found by pattern (test/tools/entries.mjs). Beside it what editors and frameworks read (test/tools/integrations).
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {nodeResolve} from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import {minifyHTMLLiterals} from 'minify-literals';
import {lazy, modules, rules, tags} from './test/tools/entries.mjs';
import {findFiles} from './test/tools/files.mjs';
import {integrations} from './test/tools/integrations/index.mjs';

const OUT = 'dist';
rmSync(OUT, {recursive: true, force: true});

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
  return result && {code: result.code, map: result.map};
}

/** Brings the source maps of TypeScript into ours. */
function sourceMaps() {
  return {
    name: 'source-maps',
    load(id) {
      if (id.startsWith('\0') || !existsSync(`${id}.map`) || id.includes('node_modules')) return null;
      const code = readFileSync(id, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
      return {code, map: JSON.parse(readFileSync(`${id}.map`, 'utf8'))};
    },
  };
}

/** Entries that no file of src spells out, since they name every game: `virtual:name`. */
const generated = {
  index: () =>
    [...modules.filter(({name}) => name === 'index').map(({module}) => module), ...tags.map(({element}) => element)]
      .map((module) => `export * from ${JSON.stringify(emitted(module))};`)
      .join('\n'),
  parlour: () => `${tags.map(({module}) => `import ${JSON.stringify(emitted(module))};`).join('\n')}\nexport * from 'virtual:index';`,
};

function virtual() {
  return {
    name: 'virtual',
    resolveId: (id) => (id.startsWith('virtual:') ? {id: `\0${id}`, moduleSideEffects: true} : null),
    load: (id) => (id.startsWith('\0virtual:') ? generated[id.slice('\0virtual:'.length)]() : null),
  };
}

/** Nothing runs for its own sake but what registers a tag, so the rest may be left out where unused. */
const registering = new Set(tags.map(({module}) => emitted(module)));
const moduleSideEffects = (id) => id.startsWith('\0') || registering.has(id);

/** Languages and sounds stay files beside a one-file build, fetched by `import('./…')` when asked for. */
function lazyBeside() {
  const files = new Map(lazy.map(({file, module}) => [emitted(module), `./${file}.js`]));
  return {
    name: 'lazy-beside',
    resolveId(specifier, importer) {
      const file = importer && specifier.startsWith('.') && files.get(path.resolve(path.dirname(importer), specifier));
      return file ? {id: file, external: true} : null;
    },
  };
}

/** Says so of them before package.json is asked, which knows `dist` and `src`, not `build`. */
const registers = () => ({
  name: 'registers',
  resolveId: (id) => (registering.has(id) ? {id, moduleSideEffects: true} : null),
});

const common = () => [virtual(), registers(), sourceMaps(), literals(), nodeResolve({extensions: ['.js', '.mjs']})];

const minify = () =>
  terser({module: true, ecma: 2022, compress: {passes: 3, pure_getters: true}, format: {comments: /^!/}});

/** What the licences of the packages inside ask for. */
const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
const banner = `/*! @parlour/elements ${version}, MIT. Contains lit, (c) Google LLC, BSD-3-Clause; pure-rand, (c) Nicolas Dubien, MIT. */`;

/** The declarations of TypeScript under dist/types, and for each file that others load one beside it. */
function types(files) {
  return {
    name: 'types',
    generateBundle() {
      for (const file of findFiles('src', /\.ts$/)) {
        const name = file.replace(/^src\//, '').replace(/\.ts$/, '.d.ts');
        const declaration = path.resolve('build', name);
        if (existsSync(declaration)) {
          const source = readFileSync(declaration, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
          this.emitFile({type: 'asset', fileName: `types/${name}`, source});
        }
      }
      for (const [file, from] of Object.entries(files)) {
        const up = path.posix.relative(path.posix.dirname(file), '.') || '.';
        const lines = from.flatMap((module) => {
          const specifier = `'${up}/types/${module.replace(/^src\//, '')}.js'`;
          const declaration = readFileSync(path.resolve(`${module.replace(/^src/, 'build')}.d.ts`), 'utf8');
          const byDefault = /^export default|\bas default\b/m.test(declaration) ? [`export {default} from ${specifier};`] : [];
          return [`export * from ${specifier};`, ...byDefault];
        });
        this.emitFile({type: 'asset', fileName: `${file}.d.ts`, source: `${lines.join('\n')}\n`});
      }
    },
  };
}

/** Data for editors and typings for frameworks, made from the manifest. */
const forEditors = () => ({
  name: 'for-editors',
  generateBundle() {
    for (const file of integrations()) this.emitFile({type: 'asset', ...file});
  },
});

const rootModules = [...modules.filter(({name}) => name === 'index').map(({module}) => module), ...tags.map(({element}) => element)];
const others = modules.filter(({name}) => name !== 'index');

/** The modules of the npm build and what each is made of. */
const entries = {
  index: rootModules,
  ...Object.fromEntries(others.map(({name, module}) => [name, [module]])),
  ...Object.fromEntries(tags.flatMap(({tag, module, element}) => [[tag, [module]], [`${tag}.element`, [element]]])),
  ...Object.fromEntries(rules.map(({game, module}) => [`rules/${game}`, [module]])),
  ...Object.fromEntries(lazy.map(({file, module}) => [file, [module]])),
};

/** A warning is an error; circles within other packages are not ours. */
function onwarn(warning) {
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids?.some((id) => id.includes('node_modules'))) return;
  throw new Error(`rollup: ${warning.message}`);
}

const npm = {
  input: Object.fromEntries(Object.entries(entries).map(([name, [module]]) => [name, name === 'index' ? 'virtual:index' : emitted(module)])),
  external: [/^lit($|\/)/, /^@lit\//, /^@lit-labs\//, /^pure-rand($|\/)/, 'tslib'],
  treeshake: {moduleSideEffects},
  output: {
    dir: OUT,
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    hoistTransitiveImports: false,
  },
  plugins: [
    ...common(),
    types({
      ...entries,
      ...Object.fromEntries(tags.map(({tag, module}) => [`cdn/${tag}`, [module]])),
      ...(tags.length > 0 && {'cdn/parlour': [...tags.map(({module}) => module), ...rootModules]}),
    }),
    forEditors(),
  ],
  onwarn,
};

const oneFile = (name, input) => ({
  input,
  makeAbsoluteExternalsRelative: false,
  treeshake: {moduleSideEffects: (id) => moduleSideEffects(id) || id.includes('node_modules')},
  output: {file: `${OUT}/cdn/${name}.js`, format: 'es', sourcemap: true, inlineDynamicImports: true, banner},
  plugins: [lazyBeside(), ...common(), minify()],
  onwarn,
});

const cdnLazy = {
  input: Object.fromEntries(lazy.map(({file, module}) => [file, emitted(module)])),
  output: {dir: `${OUT}/cdn`, format: 'es', entryFileNames: '[name].js', chunkFileNames: 'words/[name]-[hash].js'},
  plugins: [...common(), minify()],
  onwarn,
};

export default [
  npm,
  ...tags.map(({tag, module}) => oneFile(tag, emitted(module))),
  ...(tags.length > 0 ? [oneFile('parlour', 'virtual:parlour')] : []),
  ...(lazy.length > 0 ? [cdnLazy] : []),
];
