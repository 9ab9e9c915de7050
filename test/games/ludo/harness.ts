// What the tests of <ludo-game> share: a game in the page, what is in it, and real input on it.
import {LudoGame} from '../../../src/games/ludo/ludo-game.js';
import {place} from '../../example/harness.js';
import {click} from '../../support/commands.js';

export {answerNext, codeOf, hear, idle, names, next, Owed, place} from '../../example/harness.js';
export {LudoGame};

/** A whole quick game of two with a coin each: 32 moves of this seed, the first player wins. */
export const quickGame = {
  seed: '524',
  moves: '6 c0 5 c0 2 6 c0 5 c0 3 6 c0 3 c0 4 6 c0 3 c0 3 4 c0 1 6 c0 6 c0 4 c0 1 2 c0'.split(' '),
  settings: {coins: 1, seed: '524'},
};

/** Ada is green, Ben red: Ada's first coin stands three squares behind Ben's. */
export const beforeCapture = '6 c0 6 c0 5 c0 6 c0 1 c0';

/** A game in the page, shown once: Ada and Ben, next to each other, with nothing to wait for, unless said otherwise. */
export async function ludoGame(settings: Partial<LudoGame> = {}, where?: ParentNode): Promise<LudoGame> {
  const game = Object.assign(new LudoGame(), {players: 'Ada:green, Ben:red', seed: 'ludo', speed: 'instant', ...settings});
  place(game, where);
  await game.updateComplete;
  return game;
}

/** The same from markup: `<ludo-game coins="2"></ludo-game>`. */
export async function fromMarkup(markup: string): Promise<LudoGame> {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const game = document.importNode(template.content, true).querySelector('ludo-game')!;
  place(game);
  await game.updateComplete;
  return game;
}

export const find = <T extends Element = HTMLElement>(game: LudoGame, selector: string): T => {
  const found = game.renderRoot.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
export const has = (game: LudoGame, selector: string): boolean => game.renderRoot.querySelector(selector) !== null;
export const all = (game: LudoGame, selector: string): Element[] => [...game.renderRoot.querySelectorAll(selector)];

export const dieButton = (game: LudoGame): HTMLElement => find(game, '.throw');
export const tool = (game: LudoGame, name: string): HTMLElement => find(game, `.tool[part~="${name}"]`);
/** A coin on the board; seats and coins from 0. */
export const coin = (game: LudoGame, seat: number, n: number): SVGElement => find<SVGElement>(game, `.coin[data-coin="${seat} ${n}"]`);
/** The button of the n-th coin below the board. */
export const choice = (game: LudoGame, n: number): HTMLElement => all(game, '.choice')[n] as HTMLElement;
export const text = (game: LudoGame, selector: string): string => find(game, selector).textContent.replace(/\s+/g, ' ').trim();
/** The name of a coin, on the board or below it. */
export const label = (element: Element): string => element.getAttribute('aria-label') ?? element.querySelector('.visually-hidden')?.textContent ?? '';
/** What a screen reader was told last. */
export const said = (game: LudoGame): string => text(game, '[role=status]');
export const focused = (game: LudoGame): Element | null => game.shadowRoot!.activeElement;
export const ready = (game: LudoGame): boolean => dieButton(game).getAttribute('aria-disabled') === 'false';
/** Coins on the board that offer themselves, as moves. */
export const offered = (game: LudoGame): string => all(game, '.coin[data-move]').map((one) => one.getAttribute('data-move')).join(' ');
export const cards = (game: LudoGame): string => all(game, '.card-title').map(({textContent}) => textContent.trim()).join();
export const cardButton = (game: LudoGame, name: string): HTMLElement => {
  const found = all(game, '.card button').find((button) => button.textContent.trim() === name);
  if (!found) throw new Error(`No card has a button "${name}".`);
  return found as HTMLElement;
};

/** Where the middle of a coin is seen, in cells of the board: [0.5, 6.5] is the middle of the first square of the left arm. */
export function cellUnder(game: LudoGame, seat: number, n: number): [column: number, row: number] {
  const middle = (element: Element): [number, number, number] => {
    const {left, top, width, height} = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2, width];
  };
  const [x, y] = middle(coin(game, seat, n).querySelector('.token circle:not(.rim)')!);
  const [cx, cy, width] = middle(find(game, '.ground'));
  return [((x - cx) / width) * 15 + 7.5, ((y - cy) / width) * 15 + 7.5];
}

/** Everything that moves in a game now, but what only shows that coins may be chosen. */
export const animations = (game: LudoGame): Animation[] =>
  all(game, '*').flatMap((element) => element.getAnimations()).filter((animation) => !(animation instanceof CSSAnimation));

/** The next picture. */
export const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until something holds, picture by picture; the test's own time is the limit. */
export async function until(holds: () => unknown): Promise<void> {
  while (!holds()) await frame();
}

/** Lets what has happened be shown. */
export async function shown(game: LudoGame): Promise<void> {
  await game.presented;
  await game.updateComplete;
}

/** Makes moves as the page and waits until they have been shown. */
export async function playAll(game: LudoGame, moves: string | readonly string[]): Promise<void> {
  for (const move of typeof moves === 'string' ? moves.split(' ') : moves) {
    const made = await game.play(move);
    if (!made.ok) throw new Error(made.message);
  }
  await shown(game);
}

/** Clicks with the real mouse and waits until what came of it has been shown. */
export async function press(game: LudoGame, element: Element): Promise<void> {
  await click(element);
  await shown(game);
}

/** Moves so far. */
export const course = (game: LudoGame): string => game.history.map(({move}) => move).join(' ');
