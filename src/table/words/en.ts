/** English: built in, and the list of all there is to say. */
export default {
  /** Name of the tabs, for screen readers. Up to 10. */
  games: 'Games',
  /** Name of the settings of all games, for screen readers. Up to 15. */
  settings: 'Settings',
  /** Check box. Up to 10. */
  sound: 'Sound',
  /** Check box. Up to 10. */
  hints: 'Hints',
  /** Label of a list: slow to instant. Up to 10. */
  speed: 'Speed',
  /** A speed. Up to 10. */
  slow: 'Slow',
  /** A speed. Up to 10. */
  normal: 'Normal',
  /** A speed. Up to 10. */
  fast: 'Fast',
  /** A speed: without motion. Up to 15. */
  instant: 'Instant',
  /** Caption of a table of players. Up to 10. */
  wins: 'Wins',
  /** In its place. Up to 30. */
  none: 'No game won yet.',
  /** Button below it. Up to 20. */
  reset: 'Start counting anew',
};
