// What each game's folder says of it for lists of games: `listing.ts`, its name in each language, its players.
import path from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {positions, tags, words} from './entries.mjs';
import {root} from './files.mjs';

const load = (module) => tsImport(path.join(root, `${module}.ts`), import.meta.url);

/** `game` in a file of words. */
const nameIn = async (module) => Object.values(await load(module)).find(({game}) => game).game;

/** `{tag, name, names, seats, levels, files, …listing}` of each game with a listing. */
export const listings = await Promise.all(
  tags
    .filter(({isListed}) => isListed)
    .map(async ({tag, folder}) => {
      const name = path.posix.basename(folder);
      const own = words.filter(({owner}) => owner === name);
      const [{default: listing}, rules] = await Promise.all(
        ['listing', 'rules/index'].map((file) => load(`${folder}/${file}`)),
      );
      return {
        tag,
        name,
        names: Object.fromEntries(
          await Promise.all(
            [{language: 'en', module: `${folder}/words/en`}, ...own].map(async ({language, module}) => [
              language,
              await nameIn(module),
            ]),
          ),
        ),
        seats: Object.values(rules).find((value) => value?.seats && value.play).seats,
        ...(rules.levels && {levels: rules.levels}),
        files: positions.filter(({module}) => module.startsWith(`${folder}/`)).map(({file}) => `${file}.js`),
        ...listing,
      };
    }),
);
listings.sort((a, b) => a.names.en.localeCompare(b.names.en, 'en'));
