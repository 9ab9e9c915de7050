// What of src becomes a file that others load, found by pattern: a new game needs no line here. `{file, module}` of each: its
// name in dist, and the module of src.
import path from 'node:path';
import {findFiles} from './files.mjs';

const sources = findFiles('src', /\.ts$/).map((file) => file.replace(/\.ts$/, ''));
const has = new Set(sources);

/**
 * The modules whose path matches.
 * @param {RegExp} pattern
 * @param {(...groups: string[]) => string} fileOf makes the name of the file from the groups of the pattern
 */
const found = (pattern, fileOf) =>
  sources.flatMap((module) => {
    const match = pattern.exec(module);
    return match ? [{file: fileOf(...match.slice(1)), module}] : [];
  });
const named = (...names) => names.map((name) => ({file: path.posix.basename(name), module: `src/${name}`}));

/** Custom elements: `<tag>.ts` registers what `<tag>.element.ts` beside it defines. */
export const tags = found(/^src\/.*\/([\w-]+)\.element$/, (tag) => tag)
  .map(({file, module}) => {
    const folder = path.posix.dirname(module);
    return {
      tag: file,
      folder,
      module: module.replace(/\.element$/, ''),
      element: module,
      // a game, for lists of games
      isListed: has.has(`${folder}/listing`),
    };
  })
  .filter(({module}) => has.has(module));

/** Games for the server of rooms: `src/games/<game>/room.ts`. */
export const roomGames = found(/^src\/games\/([^/]+)\/room$/, (game) => game);

/** Pure rules: `src/games/<game>/rules/index.ts`. */
export const rules = found(/^src\/games\/([^/]+)\/rules\/index$/, (game) => `rules/${game}`);

/** Words of all languages but English, which is in the code: `…/<owner>/words/<language>.ts`. */
export const words = found(
  /^src\/(?:.*\/)?([^/]+)\/words\/(?!en$)([a-z]{2,3}(?:-[\w-]+)?)$/,
  (owner, language) => `words/${owner}/${language}`,
).map((each) => {
  const [, owner, language] = each.file.split('/');
  return {...each, owner, language};
});

/** The sentences that games share, in the same languages: for games outside this package. */
export const phrases = found(
  /^src\/frame\/phrases\/(?!en$)([a-z]{2,3}(?:-[\w-]+)?)$/,
  (language) => `words/phrases/${language}`,
);

/** These languages, each with the words of all owners. */
export const languages = [...new Set(words.map(({language}) => language))]
  .sort()
  .map((language) => ({language, tables: words.filter((table) => table.language === language)}));

/** Modules that computers think with: `src/games/<game>/thinking.ts`. */
export const thinking = found(/^src\/games\/([^/]+)\/thinking$/, (game) => `thinking/${game}`);

/** Data of a solver: `src/games/<game>/rules/positions.ts`. */
export const positions = found(/^src\/games\/([^/]+)\/rules\/positions$/, (game) => `positions/${game}`);

/** Playing together: a page's part, what only some pages need of it, and what an element does in a room. */
export const roomFiles = named('rooms/room', 'rooms/room-memory', 'rooms/room-dice', 'extensions/room/room-places');

/**
 * Modules that stay a file of their own beside every build, fetched by `import()` when it is needed. Seldom used or only
 * decoration are `flourish.ts` of a game, a snake that gulps; `more.ts`, what it adds under "More"; `how-to-play.ts`; `result-details.ts`, what
 * statistics and results say of it; and the same for all games: sounds, the celebration of an end, what "More" opens, results
 * and statistics, and what reads share codes.
 */
export const lazy = [
  ...thinking,
  ...positions,
  ...found(
    /^src\/games\/([^/]+)\/(flourish|more|how-to-play|result-details|levels)$/,
    (game, part) => `${part}/${game}`,
  ),
  ...named(
    'extensions/sounds/sounds',
    'extensions/haptics/haptics',
    'frame/celebration',
    'kit/travel',
    'extensions/more/more',
    'extensions/after-game/after-game',
    'extensions/how-to-play/how-to-play',
    'extensions/ladder/ladder',
    'extensions/results/results',
    'extensions/share/share',
    'extensions/start/start',
    'extensions/challenges/challenges',
    'core/code-reader',
  ),
  ...words,
  ...roomFiles,
];

/** Modules for Node only: the server of rooms, and the command `parlour`. */
export const serverModules = [
  {file: 'rooms-server', module: 'src/rooms-server/index'},
  {file: 'cli', module: 'src/rooms-server/cli'},
];

/** Plain modules of the package: root export, kit, testing, what pages around the embed page need. */
export const modules = named('index', 'kit', 'testing', 'embed');
