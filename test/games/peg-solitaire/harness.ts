// What the tests of <peg-solitaire> share: a game in the page, what is in it, and real input on it.
import {PegSolitaire} from '../../../src/games/peg-solitaire/peg-solitaire.js';
import {place} from '../../example/harness.js';
import {centre, click as clickAt, drag} from '../../support/commands.js';

export {answerNext, hear, idle, names, next, place} from '../../example/harness.js';
export {PegSolitaire};

/** A whole game on the triangle of five rows with hole 1 empty, to one peg, in twelve sweeps. */
export const winning = '4-1 6-4 1-6 7-2 10-3 12-5 13-6 2-9 3-10 15-6 6-13 14-12 11-13'.split(' ');
/** The shortest game: eight pegs are left. */
export const losing = '4-1 13-4 10-8 7-9 6-13 1-6'.split(' ');
/** A game to two pegs, and one to three. */
export const toTwo = '6-1 13-6 15-13 10-3 4-6 12-14 11-4 2-7 7-9 6-13 13-15 1-6'.split(' ');
export const toThree = '6-1 4-6 11-4 13-11 6-13 2-7 11-4 15-6 14-12 4-13 12-14'.split(' ');

/** A game in the page, shown once, with nothing to wait for, unless said otherwise. */
export async function pegGame(settings: Partial<PegSolitaire> = {}): Promise<PegSolitaire> {
  const game = Object.assign(new PegSolitaire(), {speed: 'instant', seed: 'pegs', ...settings});
  place(game);
  await game.updateComplete;
  return game;
}

export const find = <T extends Element = HTMLElement>(game: PegSolitaire, selector: string): T => {
  const found = game.renderRoot.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
export const all = (game: PegSolitaire, selector: string): Element[] => [...game.renderRoot.querySelectorAll(selector)];
export const has = (game: PegSolitaire, selector: string): boolean => all(game, selector).length > 0;
export const text = (game: PegSolitaire, selector: string): string => find(game, selector).textContent.replace(/\s+/g, ' ').trim();
/** What a screen reader was told last. */
export const said = (game: PegSolitaire): string => text(game, '[role=status]');
export const cell = (game: PegSolitaire, hole: number): SVGElement => find<SVGElement>(game, `[data-hole="${hole}"]`);
export const label = (game: PegSolitaire, hole: number): string => cell(game, hole).getAttribute('aria-label') ?? '';
export const tool = (game: PegSolitaire, name: string): HTMLElement => find(game, `.tool[part~="${name}"]`);
export const course = (game: PegSolitaire): string => game.history.map(({move}) => move).join(' ');
/** The hole that has the focus. */
export const focusedHole = (game: PegSolitaire): number => Number(game.shadowRoot!.activeElement?.getAttribute('data-hole') ?? 0);
/** Holes with a mark such as `open` or `hint`. */
export const marked = (game: PegSolitaire, mark: string): number[] => all(game, `.cell.${mark}`).map((hole) => Number(hole.getAttribute('data-hole')));
/** The peg in hand. */
export const picked = (game: PegSolitaire): number | undefined => marked(game, 'picked')[0];

/** The holes that a peg is seen on, in order. */
export const seenPegs = (game: PegSolitaire): string => {
  const seen = all(game, '[data-peg]').map((peg) => Number(peg.getAttribute('data-peg')));
  return Array.from(game.state.pegs, (_, i) => (seen.includes(i + 1) ? 'o' : '.')).join('');
};

/** Everything that moves in a game now. */
export const animations = (game: PegSolitaire): Animation[] =>
  all(game, '*').flatMap((element) => element.getAnimations()).filter((animation) => !(animation instanceof CSSTransition));

/** Waits until something holds, picture by picture; the test's own time is the limit. */
export async function until(holds: () => unknown): Promise<void> {
  while (!holds()) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Waits until what has happened is drawn and shown. */
export async function settled(game: PegSolitaire): Promise<void> {
  await game.presented;
  await game.updateComplete;
}

/** Makes moves as the page and waits until they have been shown. */
export async function playAll(game: PegSolitaire, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const made = await game.play(move);
    if (!made.ok) throw new Error(made.message);
  }
  await settled(game);
}

/** Clicks the middle of an element with the real mouse, wherever on the page it is. */
export async function click(game: PegSolitaire, element: Element): Promise<void> {
  element.scrollIntoView({block: 'nearest'});
  await clickAt(element);
  await settled(game);
}

/** Drags the peg of a hole with the real mouse to another hole. */
export async function dragPeg(game: PegSolitaire, move: string): Promise<void> {
  const [from, to] = move.split('-').map((hole) => cell(game, Number(hole))) as [SVGElement, SVGElement];
  find(game, '.pieces').scrollIntoView({block: 'nearest'});
  await drag(centre(from), centre(to), 3);
  await settled(game);
}
