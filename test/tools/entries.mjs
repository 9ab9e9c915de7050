// What of src becomes a file that others load, found by pattern: a new game needs no line here.
import path from 'node:path';
import {findFiles} from './files.mjs';

const sources = findFiles('src', /\.ts$/);
const has = new Set(sources);
const withoutEnd = (file) => file.replace(/\.ts$/, '');

/** Custom elements: `<tag>.ts` registers what `<tag>.element.ts` beside it defines. */
export const tags = sources
  .filter((file) => file.endsWith('.element.ts'))
  .map((file) => file.replace(/\.element\.ts$/, ''))
  .filter((module) => has.has(`${module}.ts`))
  .map((module) => ({tag: path.posix.basename(module), module, element: `${module}.element`}));

/** Pure rules: `src/games/<game>/rules/index.ts`. */
export const rules = sources
  .map((file) => /^src\/games\/([^/]+)\/rules\/index\.ts$/.exec(file))
  .filter(Boolean)
  .map(([file, game]) => ({game, module: withoutEnd(file)}));

/** Words of all languages but English, which is in the code: `…/<owner>/words/<language>.ts`. */
export const words = sources
  .map((file) => /^src\/(?:.*\/)?([^/]+)\/words\/([a-z]{2,3}(?:-[\w-]+)?)\.ts$/.exec(file))
  .filter((match) => match && match[2] !== 'en')
  .map(([file, owner, language]) => ({owner, language, module: withoutEnd(file)}));

/** What stays a file of its own beside every build, fetched by `import()` when it is needed. */
export const lazy = [
  ...words.map(({owner, language, module}) => ({file: `words/${owner}/${language}`, module})),
  ...(has.has('src/element/sounds.ts') ? [{file: 'sounds', module: 'src/element/sounds'}] : []),
];

/** Plain modules of the package: root export, kit, testing. */
export const modules = ['index', 'kit', 'testing'].filter((name) => has.has(`src/${name}.ts`)).map((name) => ({name, module: `src/${name}`}));
