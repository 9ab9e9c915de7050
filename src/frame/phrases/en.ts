/**
 * Sentences that several games use. Games take them into their own words, so that a language is one file a game.
 * Each key has a comment for translators: where the text stands, what its values are, and how long it may be in any language,
 * in Latin characters without the values. `{player}` and `{rival}` are players: a table may have a form for the computer, and
 * the sentence with `…You` or `…OfYou` speaks to the person at this page.
 */
export default {
  /** Name of a player without one, beside the board and in sentences. {n}: seat, from 1. Up to 10. */
  player: 'Player {n}',
  /** The person at this page, in the list of players. Up to 10. */
  you: 'You',
  /** Name of the only automatic player. Up to 15. */
  computer: 'Computer',
  /** Name of one of several automatic players. {n}: from 1. Up to 15. */
  computerN: 'Computer {n}',
  /** A player whose piece lies on a cell, for screen readers: after the cell. Up to 10. */
  owner: '{player}',
  ownerYou: 'you',
  /** Name of the list of players, for screen readers. Up to 10. */
  players: 'Players',
  /** A player in that list whose turn it is, for screen readers. Up to 15. */
  toMove: '{player}, to move',
  /** Name of the toolbar, for screen readers. Up to 15. */
  controls: 'Controls',
  /** Button. Up to 10. */
  undo: 'Undo',
  /** Button. Up to 15. */
  redo: 'Redo',
  /** Button under More: tells screen readers what has happened since one’s own last move. Up to 20. */
  repeat: 'Last moves',
  /** Button. Up to 15. */
  newGame: 'New game',
  /** Button: the daily game and levels. Up to 20. */
  challenges: 'Challenges',
  /** Button under More, and heading: a drawing that moves, and the rules. Up to 20. */
  howToPlay: 'How to play',
  /** Button. Up to 10. */
  pause: 'Pause',
  /** Button. Up to 10. */
  resume: 'Resume',
  /** Button: begins the game as it is set up. Up to 10. */
  start: 'Play',
  /** Title of the card in a pause. Up to 15. */
  paused: 'Paused',
  /** Spoken after Escape has paused the game. Up to 40. */
  escapeResumes: 'Paused. Escape resumes.',
  /** Button at the end. Up to 15. */
  playAgain: 'Play again',
  /** Button at the end, in place of “Play again” where there is an opponent. Up to 15. */
  rematch: 'Rematch',
  /** Button at the end: shows the whole game once more. Up to 15. */
  watchAgain: 'Replay',
  /** Heading of the list of all moves made. Up to 10. */
  moves: 'Moves',
  /** Status line: the page or a server has to answer. Up to 15. */
  waiting: 'Waiting…',
  /** Status line: the page has refused a move. Up to 30. */
  vetoed: 'That move isn’t allowed.',
  /** Status line: a move or a copy did not work. Up to 50. */
  failed: 'That didn’t work. Try again.',
  /** Title of the card at the end, and spoken. Up to 20. */
  wins: '{player} wins!',
  winsYou: 'You win!',
  /** Title of the card at the end. Up to 20. */
  nobodyWins: 'Nobody wins.',
  /** Title of the card at the end of a game for one. Up to 25. */
  lost: '{player} loses.',
  lostYou: 'You lose.',
  /** Title of the card at the end of a game for one without a win, and spoken. Up to 25. */
  noMoves: 'No more moves.',
  /** After it, and on the card. {n}: the score. Up to 20. */
  finalScore: {one: '{n} point.', other: '{n} points.'},
  /** Label of a number above the board. Up to 10. */
  score: 'Score',
  /** Title of the card at the end. {players}: a list. Up to 30. */
  shareWin: '{players} share the win!',
  /** The same. {players}: the other winners. Up to 35. */
  shareWinYou: 'You share the win with {players}!',
  /** Button: opens the panel with all else. Up to 10. */
  more: 'More',
  /** Button. Up to 10. */
  close: 'Close',
  /** Switch. Up to 10. */
  sound: 'Sound',
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
  /** Switch. Up to 20. */
  fullScreen: 'Full screen',
  /** Notice with a button that takes it back. Up to 25. */
  newGameStarted: 'New game started',
  /** Spoken after an undo. {what}: the sentences of the moves, with their full stops. Up to 20. */
  undone: 'Undone: {what}',
  /** Button at the end: shares the result, or copies it. Up to 15. */
  copyResult: 'Share',
  /** Button at the end. Up to 25. */
  copyReplay: 'Copy replay link',
  /** Notice. Up to 15. */
  copied: 'Copied',
  /** Notice: the browser forbids the page to copy. Up to 45. */
  notCopied: 'This page isn’t allowed to copy.',
  /** Above the board. {n}: a score set by the page or a friend. Up to 20. */
  toBeat: 'To beat: {n}',
  /** The same, after the end. {n}: that score. Up to 15. */
  beaten: '{n} beaten!',
  /** The same, after the end. {n}: that score. Up to 25. */
  notBeaten: '{n} not beaten.',
  /** In a shared result, before a link. Up to 30. */
  challenge: 'Can you do better?',
  /** Label of a number in the statistics, alone or before the name of a player. Up to 10. */
  gamesWon: 'Won',
  /** Label of a number in the statistics. Up to 15. */
  gamesDrawn: 'Drawn',
  /** Label of a number in the statistics: games won in a row. Up to 15. */
  inARow: 'In a row',
  /** Label of a number in the statistics: the most games won in a row. Up to 15. */
  mostInARow: 'Most in a row',
  /** Line in the statistics. {n}: a score. Up to 20. */
  goal: 'Next goal: {n}',
  /** Line in the statistics. {n}: games won, 2 or more. Up to 30. */
  goalInARow: 'Next goal: {n} in a row',
  /** Button. Up to 25. */
  resetStatistics: 'Reset statistics',
  /** Notice with a button that takes it back. Up to 25. */
  statisticsReset: 'Statistics reset',
  /** Heading. Up to 15. */
  statistics: 'Statistics',
  /** Label of a number in the statistics: games played. Up to 10. */
  games: 'Games',
  /** Label of a number in the statistics: of the scores. Up to 15. */
  average: 'Average',
  /** Label of a number: the best score. Up to 10. */
  best: 'Best',
  /** Above the board. {date}: of any day, as the language writes it. Up to 20. */
  daily: 'Daily game, {date}',
  /** Notice with a button: a file is missing. Up to 65. */
  notLoaded: 'This part could not be loaded. Check your connection.',
  /** Button. Up to 20. */
  tryAgain: 'Try again',
  /** Name of a board whose game has no name, for screen readers. Up to 10. */
  theBoard: 'Board',
  /** Status line, and spoken. Up to 25. */
  toPlay: '{player} to move.',
  toPlayYou: 'Your move.',
  /** Spoken. {move}: the name of a cell or column. Up to 10. */
  moved: '{player}: {move}.',
  movedYou: 'You: {move}.',
  /** Title of the card at the end. Up to 15. */
  drawn: 'A draw.',
  /** Button. Up to 10. */
  hint: 'Hint',
  /** Status line: a hint is on its way. Up to 35. */
  hinting: 'Looking for a good move…',
  /** Spoken. {move}: the name of a cell or column. Up to 15. */
  bestMove: 'Best: {move}.',
  /** Status line: a hint is on the board. Up to 30. */
  bestMarked: 'The best move is marked.',
};
