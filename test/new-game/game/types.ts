/** The types of the game, for its element. */
import type {GameTypes} from '../../../src/controllers/game-types.js';
import type {TakeAwayEffect, TakeAwayOptions, TakeAwayState} from './rules/index.js';

export interface TakeAwayTypes extends GameTypes {
  readonly options: TakeAwayOptions;
  readonly state: TakeAwayState;
  readonly effect: TakeAwayEffect;
  readonly hint: {readonly move: string};
}
