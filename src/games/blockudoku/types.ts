/** The types of BlockuDoku, for its element. */
import type {GameTypes} from '../../play/game-types.js';
import type {BlockudokuEffect, BlockudokuOptions, BlockudokuState, Plan} from './rules/index.js';

export interface BlockudokuTypes extends GameTypes {
  readonly options: BlockudokuOptions;
  readonly state: BlockudokuState;
  readonly effect: BlockudokuEffect;
  readonly hint: Plan;
  readonly settings: {readonly daily?: string | boolean | undefined};
}
