/** The list of games, shown by the embed page if its URL names none. */
import {writeAddress, type Choice} from './address.js';
import {pictureOf} from './pictures.js';
import {nameOf, type GameSpec} from './specs.js';
import {version} from './trusted.js';
import {wordsOf} from './words.js';

/** Links to all games, and to three ways to play each, that keep the page's parameters. */
export function chooser(games: readonly GameSpec[], choice: Choice): HTMLElement {
  const lang = choice.settings.get('lang');
  const linkTo = (game: GameSpec, settings: Readonly<Record<string, string>> = {}): HTMLAnchorElement => {
    const link = document.createElement('a');
    const all = new Map([...choice.settings, ...Object.entries(settings)]);
    link.href = writeAddress({...choice, game, settings: all, theme: new Map()});
    return link;
  };
  const listOf = (className: string, contents: readonly Element[][]): HTMLElement => {
    const list = document.createElement('ul');
    list.className = className;
    for (const content of contents) {
      const item = document.createElement('li');
      item.append(...content);
      list.append(item);
    }
    return list;
  };
  const items = games.map((game) => {
    const link = linkTo(game);
    link.className = 'game';
    const name = document.createElement('span');
    name.textContent = nameOf(game, lang);
    link.append(
      pictureOf(game, (file) => `pictures/${file}${version}`, choice.scheme),
      name,
    );
    const ways = game.presets.map(({name: preset, settings}) => {
      const way = linkTo(game, settings);
      way.textContent = wordsOf(lang).presets[preset];
      return [way];
    });
    return [link, listOf('presets', ways)];
  });
  return listOf('games', items);
}
