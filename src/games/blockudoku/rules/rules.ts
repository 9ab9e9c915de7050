/** The rules of a game of BlockuDoku, which are constant through the game. */
import type {Scoring} from './scoring.js';
import type {Pieces} from './shapes.js';

/** The rules of a game. */
export type BlockudokuRules = {
  /** The pieces to draw from, uniformly distributed. */
  readonly pieces: Pieces;
  readonly scoring: Scoring;
  /** The tray is refilled when it is empty (`hand`), or slot by slot after each move (`each`). */
  readonly refill: 'hand' | 'each';
  /**
   * A hand is drawn again, up to 100 times, until some order of its pieces fits. A hand that can't be judged within 3
   * million placements, over all draws, is accepted.
   */
  readonly fair: boolean;
  /** Pieces may be turned. */
  readonly rotate: boolean;
};
