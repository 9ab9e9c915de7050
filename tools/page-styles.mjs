// parlour.css: src/parlour.css, in which `parlour-game` stands for every game, then `page.css` of the folders of games.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {tags} from './entries.mjs';
import {root} from './files.mjs';

export function pageStyles() {
  const games = tags.filter(({isListed}) => isListed);
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const own = games.map(({folder}) => `${folder}/page.css`).filter((file) => existsSync(path.join(root, file)));
  const all = `:is(${games.map(({tag}) => tag).join(', ')})`;
  return [read('src/parlour.css').replaceAll('parlour-game', all), ...own.map(read)].join('');
}
