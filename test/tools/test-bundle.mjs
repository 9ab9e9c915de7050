// The browser tests as bundles with shared chunks: a page loads a dozen files instead of some 250 modules. Bundled in one
// pass before the first page opens, served from memory under the names of the test files.
//
// Two modules exist only here, because games are found by file name: `virtual:elements` registers every element,
// `virtual:words` has their words in all languages by module, `src/games/ludo/words/de`.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {tags, words} from '../../tools/entries.mjs';
import {findFiles, root} from '../../tools/files.mjs';
import {esbuildTranslations} from '../../tools/translations.mjs';

const imported = (module) => JSON.stringify(path.join(root, `${module}.ts`));

const virtual = {
  elements: () => tags.map(({module}) => `import ${imported(module)};`).join('\n'),
  words: () => {
    const modules = words.flatMap(({module}) => [module, path.posix.join(path.posix.dirname(module), 'en')]);
    const lines = [...new Set(modules)].map(
      (module) => `${JSON.stringify(module)}: () => import(${imported(module)}),`,
    );
    return `export default {${lines.join('\n')}};`;
  },
};

const virtualModules = {
  name: 'virtual',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^virtual:/}, (args) => ({path: args.path.slice('virtual:'.length), namespace: 'virtual'}));
    onLoad({filter: /.*/, namespace: 'virtual'}, (args) => ({contents: virtual[args.path](), resolveDir: root}));
  },
};

/** Puts the guards of the console and of storage in front of every test file. */
const guards = {
  name: 'guards',
  setup({onLoad}) {
    onLoad({filter: /\.test\.ts$/}, ({path: file}) => {
      const imports = ['console', 'storage'].map((guard) => `import ${imported(`test/support/${guard}`)};`).join('');
      const contents = `${imports}${readFileSync(file, 'utf8')}`;
      return {contents, loader: 'ts'};
    });
  },
};

/** Pages that tests load in frames: other pages of the same site. */
const pages = [...findFiles('test', /-page\.ts$/), 'test/example/example-game.ts'];

/** Bundles test files. @returns the text of each file to serve, by URL path */
async function bundle(tests) {
  const files = [...tests, ...pages];
  const {SEED, CASES, UPDATE} = process.env;
  const {outputFiles} = await build({
    entryPoints: files,
    absWorkingDir: root,
    outbase: '.',
    outdir: '/',
    chunkNames: 'test-chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    conditions: ['development'],
    define: {'process.env': JSON.stringify({SEED, CASES, UPDATE})},
    // an import for its side effects only stays, whatever package.json says
    ignoreAnnotations: true,
    loader: {'.mdx': 'text'},
    sourcemap: 'linked',
    write: false,
    logLevel: 'warning',
    plugins: [virtualModules, guards, esbuildTranslations()],
  });
  const served = new Map(outputFiles.map((file) => [file.path.replaceAll(path.sep, '/'), file.text]));
  for (const file of files) served.set(`/${file}`, served.get(`/${file.replace(/\.ts$/, '.js')}`));
  return served;
}

/** @param {string[]} files the test files of the run */
export function testBundlePlugin(files) {
  let bundled;
  return {
    name: 'parlour-test-bundle',
    async serverStart() {
      bundled = await bundle(files);
    },
    serve({path: url}) {
      if (!bundled.has(url)) return undefined;
      return {body: bundled.get(url), type: url.endsWith('.map') ? 'json' : 'js'};
    },
  };
}
