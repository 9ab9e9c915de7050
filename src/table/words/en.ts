/** English: built in, and the list of all there is to say. */
export default {
  games: 'Games',
  settings: 'Settings of the table',
  sound: 'Sound',
  hints: 'Hints',
  speed: 'Speed',
  slow: 'slow',
  normal: 'normal',
  fast: 'fast',
  instant: 'instant',
  wins: 'Wins',
  none: 'No game won yet.',
  reset: 'Start counting anew',
};
