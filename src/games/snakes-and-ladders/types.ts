/** The types of Snakes and Ladders, for its element. */
import type {GameTypes} from '../../play/game-types.js';
import type {ShortestPath, SnlEffect, SnlOptions, SnlState} from './rules/index.js';

/** Options as the page has set them. */
type Given = {readonly [name in 'board' | 'size' | 'columns' | 'rows']?: unknown};

export interface SnlTypes extends GameTypes {
  readonly options: SnlOptions;
  readonly state: SnlState;
  readonly effect: SnlEffect;
  /** `path` is null if home is unreachable. */
  readonly hint: {readonly move: string; readonly path: ShortestPath | null};
  readonly settings: {path: boolean; odds: boolean; heat: boolean; step: boolean; figures: boolean} & Given;
}
