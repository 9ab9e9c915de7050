// Words are fetched at run time from a folder beside the code. In src that is
// `new URL('./words/', import.meta.url)`; this rewrites it, for rollup and for Vite, to the folder
// `./words/<owner>/` that the build lays beside its files. The owner is the folder's name.
import path from 'node:path';
import {words} from './entries.mjs';

const OWN_WORDS = /new URL\(\s*(?:\/\*.*?\*\/\s*)?(['"`])\.\/words\/\1,\s*import\.meta\.url,?\s*\)/g;

/** `prefix` is where the words lie in the output, seen from its root. */
export function wordsFolder(prefix = '') {
  return {
    name: 'words-folder',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('./words/')) return null;
      const owner = path.basename(path.dirname(id.split('?')[0]));
      const changed = code.replace(OWN_WORDS, () => `new URL(/* @vite-ignore */ './words/${owner}/', import.meta.url)`);
      return changed === code ? null : {code: changed, map: null};
    },
    renderChunk(code, chunk) {
      const folder = path.posix.relative(path.posix.dirname(chunk.fileName), prefix || '.');
      if (folder === '' || !code.includes('./words/')) return null;
      return {code: code.replace(/(['"`])\.\/words\//g, `$1${folder}/words/`), map: null};
    },
  };
}

/** Storybook: the same while serving, and the words as files of the build. */
export function storybookWords() {
  const folder = wordsFolder('assets');
  let building = false;
  return {
    ...folder,
    name: 'storybook-words',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build';
    },
    buildStart() {
      if (!building) return;
      for (const {owner, language, module} of words)
        this.emitFile({type: 'chunk', id: path.resolve(`${module}.ts`), fileName: `assets/words/${owner}/${language}.js`, preserveSignature: 'strict'});
    },
    transform(code, id) {
      return building ? folder.transform(code, id) : null;
    },
  };
}
