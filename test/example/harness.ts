// What the tests of the example element share.
import {placed} from '../support/harness.js';
import {ExampleGame} from './example-game.js';

export * from '../support/harness.js';

/** An example game in the page, shown once. Two people and a fixed seed, with nothing to wait for, unless said otherwise. */
export const exampleGame = (settings: Partial<ExampleGame> = {}, where?: ParentNode): Promise<ExampleGame> =>
  placed(new ExampleGame(), {players: 2, seed: 'example', speed: 'instant', ...settings}, where);
