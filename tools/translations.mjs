// `import(`./words/${lang}.js`)` as bundlers can follow it: one import for each file of that folder. For Rollup and Vite, and
// for esbuild; browsers and Node take it as it is.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const PATTERN = /\((\w+)\) => import\(`\.\/(\w+)\/\$\{\1\}\.js`\)/g;

/** The module with its loaders spelled out; null where it has none. */
function spelledOut(code, file) {
  if (!code.match(PATTERN)) return null;
  return code.replace(PATTERN, (_, lang, folder) => {
    const files = readdirSync(path.join(path.dirname(file), folder));
    // English is in the code
    const names = [...new Set(files.map((name) => name.split('.')[0]))].filter((name) => name !== 'en').sort();
    const loaders = names.map((name) => `${name}: () => import('./${folder}/${name}.js')`);
    return `(${lang}) => ({${loaders.join(', ')}})[${lang}]()`;
  });
}

export const translations = () => ({
  name: 'translations',
  enforce: 'pre',
  transform(code, id) {
    const spelled = id.includes('node_modules') ? null : spelledOut(code, id.replace(/\?.*$/, ''));
    return spelled === null ? null : {code: spelled, map: null};
  },
});

export const esbuildTranslations = () => ({
  name: 'translations',
  setup({onLoad}) {
    onLoad({filter: /\/src\/(games|table|extensions)\/.*\.ts$/}, ({path: file}) => {
      const contents = spelledOut(readFileSync(file, 'utf8'), file);
      return contents === null ? undefined : {contents, loader: 'ts'};
    });
  },
});
