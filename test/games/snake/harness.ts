// What the tests of <snake-game> share: a game in the page, what is in it, and frames that come when a test says so.
import {SnakeGame} from '../../../src/games/snake/snake-game.js';
import {place} from '../../example/harness.js';
import {click as clickAt} from '../../support/commands.js';
import {Frames as MadeUpFrames} from '../../support/frames.js';

export {answerNext, codeOf, hear, idle, names, next, Owed, place} from '../../example/harness.js';
export {SnakeGame};

/** A game in the page, shown once: with food to the right of the snake, unless said otherwise. */
export async function snakeGame(settings: Partial<SnakeGame> = {}, where?: ParentNode): Promise<SnakeGame> {
  const game = Object.assign(new SnakeGame(), {seed: 'snake', width: 8, height: 8, food: '0,3 2,3', ...settings});
  place(game, where);
  await game.updateComplete;
  return game;
}

export const find = <T extends Element = HTMLElement>(game: SnakeGame, selector: string): T => {
  const found = game.renderRoot.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
export const has = (game: SnakeGame, selector: string): boolean => game.renderRoot.querySelector(selector) !== null;
export const text = (game: SnakeGame, selector: string): string => find(game, selector).textContent.replace(/\s+/g, ' ').trim();
/** What a screen reader was told last. */
export const said = (game: SnakeGame): string => text(game, '[role=status]');
export const tool = (game: SnakeGame, name: string): HTMLElement => find(game, `.tool[part~="${name}"]`);
export const board = (game: SnakeGame): SVGElement => find<SVGElement>(game, '.board');
export const focused = (game: SnakeGame): Element | null => game.shadowRoot!.activeElement;
export const cardButton = (game: SnakeGame, label: string): HTMLElement => {
  const found = [...game.renderRoot.querySelectorAll<HTMLElement>('.card button')].find((button) => button.textContent.trim() === label);
  if (!found) throw new Error(`No card has a button "${label}".`);
  return found;
};
export const card = (game: SnakeGame): string => (has(game, '.card-title') ? text(game, '.card-title') : '');
/** The moves made, those in a row with their number: `tick*3 D`. */
export const course = (game: SnakeGame): string =>
  game.save().moves.map(([move, , times]) => (times ? `${move}*${times}` : move)).join(' ');
/** Column and row of the head. */
export const headAt = ({state}: SnakeGame): string => `${state.head % state.board.width},${Math.floor(state.head / state.board.width)}`;

/** Clicks the middle of an element with the real mouse, wherever on the page it is. */
export async function click(element: Element): Promise<void> {
  element.scrollIntoView({block: 'nearest'});
  await clickAt(element);
}

/** Frames that come when the test says so, also one tick after the other. */
export class Frames extends MadeUpFrames {
  /** Ticks, each with its rendering. Level 1 unless said otherwise. */
  async ticks(game: SnakeGame, count: number, milliseconds = 261): Promise<void> {
    for (let i = 0; i < count; i++) {
      this.pass(milliseconds);
      await game.updateComplete;
    }
  }
}

/** Makes moves as the page and waits until they have been shown. */
export async function playAll(game: SnakeGame, moves: string): Promise<void> {
  for (const move of moves.split(' ')) {
    const made = await game.play(move);
    if (!made.ok) throw new Error(made.message);
  }
  await game.presented;
  await game.updateComplete;
}

/** Every cell of a board with an even number of rows and four columns once, from the top left corner: the end is next to it. */
export const round = (): string[] => ['tick', 'tick', 'tick', 'D', 'L', 'tick', 'D', 'R', 'tick', 'D', 'L', 'tick', 'tick', 'U', 'tick', 'tick', 'R'];
