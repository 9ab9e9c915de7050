/** The types of Snake, for its element. */
import type {GameTypes} from '../../play/game-types.js';
import type {SnakeEffect, SnakeOptions, SnakeState} from './rules/index.js';

export interface SnakeTypes extends GameTypes {
  readonly options: SnakeOptions;
  readonly state: SnakeState;
  readonly effect: SnakeEffect;
  readonly hint: never;
  readonly settings: {step: boolean; readonly buttons: boolean; level?: number | string | undefined};
}
