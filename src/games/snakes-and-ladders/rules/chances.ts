/** What the odds say. */

/** What the players may hope for. The odds know no `maxRounds`. */
export interface WinChances {
  /** By seat, 0 to 1. */
  readonly chances: readonly number[];
  /** The chance that nobody ever comes home: with `chances` it sums to 1. */
  readonly draw: number;
  /**
   * 0 where the chances are exact (to about 12 digits); where they are simulated, half the width of a 95 % interval
   * around each. In games of very many turns, how far off each may be.
   */
  readonly error: number;
  /** Expected turns until somebody is home, of all seats together; null where it has not been reckoned, or is endless. */
  readonly turns: number | null;
}
