/** What stays the same through a game of BlockuDoku. */
import type {Scoring} from './scoring.js';
import type {Pieces} from './shapes.js';

/** What stays the same through a game. */
export type BlockudokuRules = {
  /** What pieces are drawn from, all alike likely. */
  readonly pieces: Pieces;
  readonly scoring: Scoring;
  /** The tray is filled when it is empty (`hand`), or each slot as it is used (`each`). */
  readonly refill: 'hand' | 'each';
  /**
   * A hand is drawn again, up to 100 times, until some order of its pieces fits. A hand that can't be judged within 3
   * million places looked at, all draws together, is taken as it is.
   */
  readonly fair: boolean;
  /** Pieces may be turned. */
  readonly rotate: boolean;
};
