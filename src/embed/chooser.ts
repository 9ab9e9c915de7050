/** The list of games, shown by the embed page if its URL names none. */
import {writeAddress, type Choice} from './address.js';
import {markOf} from './marks.js';
import type {GameSpec} from './specs.js';
import {nameOf} from './words.js';

/** Links to all games that keep the page's parameters. */
export function chooser(games: readonly GameSpec[], choice: Choice): HTMLElement {
  const lang = choice.settings.get('lang');
  const list = document.createElement('ul');
  list.className = 'games';
  for (const game of games) {
    const link = document.createElement('a');
    link.href = writeAddress({...choice, game, theme: new Map()});
    const name = document.createElement('span');
    name.textContent = nameOf(game.name, lang);
    link.append(markOf(game.name), name);
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  return list;
}
