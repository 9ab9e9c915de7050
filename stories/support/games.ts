// All games, as custom-elements.json lists them, and their elements from the sources.
import manifest from '../../custom-elements.json';
import {gameSpecs, nameOf, type GameSpec} from '../../src/embed/specs.js';

declare global {
  interface ImportMeta {
    /** Vite's: the modules of a pattern, to be imported when asked for. */
    glob(pattern: string): Readonly<Record<string, () => Promise<unknown>>>;
    /** The URLs of the files of a pattern. */
    glob(
      pattern: string,
      options: {readonly eager: true; readonly query: '?url'; readonly import: 'default'},
    ): Readonly<Record<string, string>>;
  }
}

const modules = import.meta.glob('../../src/games/*/*-*.ts');

/** By name. */
export const games = gameSpecs(manifest as never);

/** Registers the tag of a game. */
export const load = async (tag: string): Promise<void> =>
  void (await Object.entries(modules).find(([file]) => file.endsWith(`/${tag}.ts`))?.[1]());

/** The element of a game, as a visitor sees it first. */
export function gameElement({tag, seats}: GameSpec): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute('seed', 'parlour');
  if (seats[1] > 1) element.setAttribute('players', 'You, Ben:auto');
  void load(tag);
  return element;
}

/** For the page of welcome: each game above its name, which leads to its page. */
export class GamesGallery extends HTMLElement {
  connectedCallback(): void {
    this.replaceChildren(
      ...games.map((game) => {
        const figure = document.createElement('figure');
        const caption = document.createElement('figcaption');
        const link = document.createElement('a');
        const code = document.createElement('code');
        link.href = `?path=/docs/${nameOf(game).toLowerCase().replaceAll(' ', '-')}--docs`;
        link.target = '_top';
        link.textContent = nameOf(game);
        code.textContent = `<${game.tag}>`;
        caption.append(link, ' ', code);
        figure.append(gameElement(game), caption);
        return figure;
      }),
    );
  }
}
