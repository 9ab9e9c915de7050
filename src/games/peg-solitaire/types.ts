/** The types of peg solitaire, for its element. */
import type {GameTypes} from '../../play/game-types.js';
import type {PegEffect, PegOptions, PegState} from './rules/index.js';

/**
 * The result of `hint()`: a move of a solution `way`; none if the game can't be won; the most promising one, with
 * `winnable` null, if that was not known in time.
 */
export interface PegHint {
  readonly winnable: boolean | null;
  readonly move?: string;
  readonly way?: readonly string[];
}

/** The properties that affect rendering. */
export interface PegSettings {
  numbers: boolean;
  outlook: boolean;
  marks: boolean;
  fewest: boolean;
}

export interface PegTypes extends GameTypes {
  readonly options: PegOptions;
  readonly state: PegState;
  readonly effect: PegEffect;
  readonly hint: PegHint;
  readonly settings: PegSettings;
}
