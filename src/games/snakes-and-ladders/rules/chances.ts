/** The result of the odds. */

/** The odds of a game. They ignore `maxRounds`. */
export interface WinChances {
  /** By seat, 0 to 1. */
  readonly chances: readonly number[];
  /** The probability that nobody ever comes home. With `chances` it adds up to 1. */
  readonly draw: number;
  /**
   * 0 if the chances are exact (to about 12 digits). If they are simulated, half the width of the 95 % confidence
   * interval of each. In games of very many turns, the maximum error of each. At most 1.
   */
  readonly error: number;
  /** Expected number of turns of all seats until somebody is home; null if it was not computed or is infinite. */
  readonly turns: number | null;
}
