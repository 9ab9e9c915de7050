/** The types of Ludo, for its element. */
import type {GameTypes} from '../../play/game-types.js';
import type {LudoEffect, LudoOptions, LudoState} from './rules/index.js';

export interface LudoTypes extends GameTypes {
  readonly options: LudoOptions;
  readonly state: LudoState;
  readonly effect: LudoEffect;
  readonly hint: {readonly move: string};
  readonly settings: {odds: boolean; confirmSingle: boolean};
}
