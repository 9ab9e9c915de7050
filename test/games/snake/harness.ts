// What the tests of <snake-game> share: a game in the page, what is in it, and frames that come when a test says so.
import {SnakeGame} from '../../../src/games/snake/snake-game.js';
import {press} from '../../support/commands.js';
import {find, has, placed, rendered, text} from '../../support/harness.js';
import {Frames as MadeUpFrames} from '../../support/frames.js';

export * from '../../support/harness.js';
export {SnakeGame};

/** A game in the page, shown once: a cell in the corner with food to the right of it, unless said otherwise. */
export const snakeGame = (settings: Partial<SnakeGame> = {}, where?: ParentNode): Promise<SnakeGame> =>
  placed(
    new SnakeGame(),
    {seed: 'snake', width: 8, height: 8, length: 1, startAt: 'corner', food: '0,3 2,3', ...settings},
    where,
  );

export const board = (game: SnakeGame): SVGElement => find<SVGElement>(game, '.board');
/** What has the focus on the board. */
export const cell = (game: SnakeGame): HTMLElement => find(game, '.cell');
export const card = (game: SnakeGame): string => (has(game, '.card-title') ? text(game, '.card-title') : '');
/** The moves made, those in a row with their number: `tick*3 D`. */
export const course = (game: SnakeGame): string =>
  game
    .save()
    .moves.map(([move, , times]) => (times ? `${move}*${times}` : move))
    .join(' ');
/** Column and row of the head. */
export const headAt = ({state}: SnakeGame): string =>
  `${state.head % state.board.width},${Math.floor(state.head / state.board.width)}`;

/** Frames that come when the test says so, also one tick after the other. */
class Frames extends MadeUpFrames {
  /** Ticks, each with its rendering. Level 1 unless said otherwise. */
  async ticks(game: SnakeGame, count: number, milliseconds = 151): Promise<void> {
    for (let i = 0; i < count; i++) {
      await rendered(game, this.pass(milliseconds));
    }
  }
}

/** The frames of this test, once it has its own. */
export let frames: Frames;
afterEach(() => frames?.restore());

/** From now on frames come when the test says so, until it is over. */
export function ownFrames(): void {
  frames?.restore();
  frames = new Frames();
}

/** A game whose clock a key has started: its first tick is done. */
export async function running(settings: Partial<SnakeGame> = {}): Promise<SnakeGame> {
  const game = await snakeGame({food: '7,7', ...settings});
  game.focus();
  ownFrames();
  await rendered(game, press('Space'));
  return game;
}
