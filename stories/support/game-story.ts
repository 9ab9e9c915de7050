// What the stories of all games share: how args become an element, and how a play function drives it.
import type {GameElement} from '../../src/element/game-element.js';
import type {Moved} from '../../src/core/session.js';

/** The element of a story, once it has rendered. */
export async function gameIn<T extends GameElement>(canvas: HTMLElement, tag: string): Promise<T> {
  await customElements.whenDefined(tag);
  const element = canvas.querySelector<HTMLElement>(tag) as T;
  await element.updateComplete;
  return element;
}

/** Fails the story with a sentence where something does not hold. */
export function expect(holds: unknown, sentence: string): asserts holds {
  if (!holds) throw new Error(`It is not so that ${sentence}.`);
}

/** Makes moves at once and waits until they have been shown. */
export async function playMoves(game: GameElement, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const made = (await game.play(move)) as Moved;
    expect(made.ok, `${move} can be played (${JSON.stringify(made)})`);
  }
  await game.presented;
}

/** A part of a game that is there. */
export function part(game: GameElement, name: string): HTMLElement {
  const found = game.renderRoot.querySelector<HTMLElement>(`[part~="${name}"]`);
  expect(found, `the game has a part "${name}"`);
  return found;
}
