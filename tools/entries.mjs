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

/** The sentences that games share, in the same languages: for games outside this package. */
export const phrases = sources
  .map((file) => /^src\/frame\/phrases\/([a-z]{2,3}(?:-[\w-]+)?)\.ts$/.exec(file))
  .filter((match) => match && match[1] !== 'en')
  .map(([file, language]) => ({file: `words/phrases/${language}`, module: withoutEnd(file)}));

/** These languages, each with the words of all owners. */
export const languages = [...new Set(words.map(({language}) => language))]
  .sort()
  .map((language) => ({language, tables: words.filter((table) => table.language === language)}));

/** Modules that computers think with: `src/games/<game>/thinking.ts`. */
export const thinking = sources
  .map((file) => /^src\/games\/([^/]+)\/thinking\.ts$/.exec(file))
  .filter(Boolean)
  .map(([file, game]) => ({file: `thinking/${game}`, module: withoutEnd(file)}));

/**
 * What is seldom used or only decoration: `src/games/<game>/flourish.ts`, a snake that gulps; `more.ts`, what a game adds
 * under "More"; `result-details.ts`, what statistics and results say of a game; and the same for all games: sounds, the celebration of an
 * end, what "More" opens, results and statistics, and what reads share codes.
 */
export const seldom = [
  ...sources
    .map((file) => /^src\/games\/([^/]+)\/(flourish|more|result-details|levels)\.ts$/.exec(file))
    .filter(Boolean)
    .map(([file, game, part]) => ({file: `${part}/${game}`, module: withoutEnd(file)})),
  ...[
    'extensions/sounds/sounds',
    'extensions/haptics/haptics',
    'frame/celebration',
    'extensions/more/more',
    'extensions/results/results',
    'extensions/share/share',
    'extensions/start/start',
    'extensions/challenges/challenges',
    'core/code-reader',
  ]
    .filter((name) => has.has(`src/${name}.ts`))
    .map((name) => ({file: path.posix.basename(name), module: `src/${name}`})),
];

/** Data of a solver: `src/games/<game>/rules/positions.ts`. */
export const positions = sources
  .map((file) => /^src\/games\/([^/]+)\/rules\/positions\.ts$/.exec(file))
  .filter(Boolean)
  .map(([file, game]) => ({file: `positions/${game}`, module: withoutEnd(file)}));

/** Playing together: a page's part, what only some pages need of it, and what an element does in a room. */
export const roomFiles = ['rooms/room', 'rooms/room-memory', 'rooms/room-dice', 'extensions/room/room-places']
  .filter((name) => has.has(`src/${name}.ts`))
  .map((name) => ({file: path.posix.basename(name), module: `src/${name}`}));

/** Modules that stay a file of their own beside every build, fetched by `import()` when it is needed. */
export const lazy = [
  ...thinking,
  ...positions,
  ...seldom,
  ...words.map(({owner, language, module}) => ({file: `words/${owner}/${language}`, module})),
  ...roomFiles,
];

/** Modules for Node only: the server of rooms, and the command `parlour`. */
export const serverModules = ['index', 'cli']
  .filter((name) => has.has(`src/rooms-server/${name}.ts`))
  .map((name) => ({file: name === 'index' ? 'rooms-server' : name, module: `src/rooms-server/${name}`}));

/** Plain modules of the package: root export, kit, testing, what pages around the embed page need. */
export const modules = ['index', 'kit', 'testing', 'embed']
  .filter((name) => has.has(`src/${name}.ts`))
  .map((name) => ({name, module: `src/${name}`}));
