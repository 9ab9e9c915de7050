// What the tests of <peg-solitaire> share: a game in the page, what is in it, and real input on it.
import {PegSolitaire} from '../../../src/games/peg-solitaire/peg-solitaire.js';
import {centre, click as clickAt, drag} from '../../support/commands.js';
import {all, find, has, placed, shown as settled, tool} from '../../support/harness.js';

export * from '../../support/harness.js';
export {settled};
export {PegSolitaire};

/** A whole game on the triangle of five rows with hole 1 empty, to one peg, in twelve sweeps. */
export const winning = '4-1 6-4 1-6 7-2 10-3 12-5 13-6 2-9 3-10 15-6 6-13 14-12 11-13'.split(' ');
/** The shortest game: eight pegs are left. */
export const losing = '4-1 13-4 10-8 7-9 6-13 1-6'.split(' ');
/** A game to two pegs. */
export const toTwo = '6-1 13-6 15-13 10-3 4-6 12-14 11-4 2-7 7-9 6-13 13-15 1-6'.split(' ');
/** A game to one peg in the hole that was empty. */
export const toHome = '4-1 6-4 1-6 7-2 10-3 12-5 14-12 11-13 13-6 3-10 15-6 6-4 4-1'.split(' ');

/** A game in the page, shown once, with nothing to wait for, unless said otherwise. */
export const pegGame = (settings: Partial<PegSolitaire> = {}): Promise<PegSolitaire> =>
  placed(new PegSolitaire(), {setup: 'off', speed: 'instant', seed: 'pegs', ...settings});

export const cell = (game: PegSolitaire, hole: number): HTMLElement => find(game, `[data-hole="${hole}"]`);
export const label = (game: PegSolitaire, hole: number): string => cell(game, hole).getAttribute('aria-label') ?? '';
/** The tool of this name, which is under "More". */
export async function toolUnderMore(game: PegSolitaire, name: string): Promise<HTMLElement> {
  if (!has(game, `.tool[part~="${name}"]`)) await click(game, tool(game, 'more'));
  return tool(game, name);
}
/** The hole that has the focus. */
export const focusedHole = (game: PegSolitaire): number =>
  Number(game.shadowRoot!.activeElement?.getAttribute('data-hole') ?? 0);
/** Holes with a mark such as `open` or `hint`. */
export const marked = (game: PegSolitaire, mark: string): number[] =>
  all(game, `.cell.${mark}`).map((hole) => Number(hole.getAttribute('data-hole')));
/** Holes whose peg has a mark. */
export const markedPegs = (game: PegSolitaire, mark: string): number[] =>
  all(game, `.peg.${mark}`).map((peg) => Number(peg.getAttribute('data-peg')));
/** The peg in hand. */
export const picked = (game: PegSolitaire): number | undefined => marked(game, 'picked')[0];

/** The holes that a peg is seen on, in order. */
export const seenPegs = (game: PegSolitaire): string => {
  const seen = all(game, '[data-peg]').map((peg) => Number(peg.getAttribute('data-peg')));
  return Array.from(game.state.pegs, (_, i) => (seen.includes(i + 1) ? 'o' : '.')).join('');
};

/** Clicks the middle of an element with the real mouse, wherever on the page it is. */
export async function click(game: PegSolitaire, element: Element): Promise<void> {
  element.scrollIntoView({block: 'nearest'});
  await settled(game, clickAt(element));
}

/** Drags the peg of a hole with the real mouse to another hole. */
export async function dragPeg(game: PegSolitaire, move: string): Promise<void> {
  const [from, to] = move.split('-').map((hole) => cell(game, Number(hole))) as [HTMLElement, HTMLElement];
  find(game, '.pieces').scrollIntoView({block: 'nearest'});
  await settled(game, drag(centre(from), centre(to), 3));
}
