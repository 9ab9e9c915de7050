/** The tray, and drawing pieces for it. */
import type {Draw} from '../../../core/random.js';
import type {Bits} from './board.js';
import {fits, type Work} from './fits.js';
import type {BlockudokuRules} from './rules.js';
import {namesOf, pieceOf} from './shapes.js';

/** The three slots of the tray: the name of the piece in each; null for an empty one. */
export type Hand = readonly (string | null)[];

/** Maximum number of draws of a fair hand. */
const draws = 100;

/**
 * Work limit of a fair hand, over all draws: 50 to 100 ms on a busy core. The worst of 46,000 hands, drawn in random,
 * careless and well-played games, also with custom pieces and turns, took a fifteenth of it.
 */
export const fairWork = 3_000_000;

/**
 * Fills the empty slots of a hand. In a fair game it is drawn again, up to 100 times, until some order of its pieces
 * fits; after that, each slot gets one of the pieces with which it does, or any piece if there is none, because those left
 * in the tray don't fit. What can't be judged within the work limit is accepted.
 */
export function drawHand(
  board: Bits,
  hand: Hand,
  {pieces, fair, rotate}: BlockudokuRules,
  draw: Draw,
  work: Work = {left: fairWork},
): Hand {
  const names = namesOf(pieces);
  /** Hands that do not fit, each sorted by name. */
  const unfit = new Set<string>();
  const mayFit = (some: readonly string[]): boolean => {
    const key = [...some].sort().join(' ');
    if (unfit.has(key)) return false;
    const judged = fits(
      board,
      some.map((name) => pieceOf(name)!),
      rotate,
      work,
    );
    if (judged === false) unfit.add(key);
    return judged !== false;
  };
  for (let i = 0; i < draws; i++) {
    const full = hand.map((name) => name ?? draw.pick(names));
    if (!fair || mayFit(full)) return full;
  }
  const chosen = hand.filter((name) => name !== null);
  return hand.map((old) => {
    if (old !== null) return old;
    const fitting = names.filter((name) => mayFit([...chosen, name]));
    const name = draw.pick(fitting.length > 0 ? fitting : names);
    chosen.push(name);
    return name;
  });
}
