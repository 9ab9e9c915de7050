/** English: built in, and the list of all there is to say. */
import phrases from '../../../frame/phrases/en.js';

export default {
  ...phrases,
  /** Name of the game. Up to 10. */
  game: 'BlockuDoku',
  /** On the card before the first move: the goal of the game. Up to 44. */
  aim: 'Fill a row, column or square to clear it.',
  /** Name of the board, for screen readers. {top}, {bottom}: 1 and 9. {left}, {right}: A and I. Up to 40. */
  board: 'BlockuDoku, rows {top} to {bottom}, columns {left} to {right}',
  /** Name of the three pieces beside the board, for screen readers. Up to 10. */
  tray: 'Pieces',
  /** Label of a number above the board: moves in a row that cleared something. Up to 10. */
  streak: 'Streak',
  /** Spoken: a piece. {slot}: 1 to 3. {shape}: a letter, or one of the following. {cells}: names. {fit}: a sentence. Up to 15. */
  piece: 'Piece {slot}, {shape}: {cells}. {fit}',
  /** A shape. Up to 10. */
  shapeI: 'bar',
  /** A shape. Up to 10. */
  shapeD: 'diagonal',
  /** A shape. Up to 10. */
  shapeV: 'corner',
  /** A shape. Up to 10. */
  shapeO: 'square',
  /** A shape. Up to 5. */
  shapeX: 'cross',
  /** A shape of the page’s own. Up to 15. */
  ownShape: 'own shape',
  /** {fit} of a piece. {n}: 1 or more. Up to 20. */
  fits: {one: 'Fits in {n} place.', other: 'Fits in {n} places.'},
  /** The same. Up to 40. */
  fitsNowhere: 'Fits nowhere now.',
  /** Spoken: a piece has been used. {slot}: 1 to 3. Up to 20. */
  emptySlot: 'Slot {slot}, empty',
  /** Spoken: a cell. {cell}: “5E”. Up to 10. */
  full: '{cell}, filled',
  /** The same. Up to 10. */
  empty: '{cell}, empty',
  /** The same, with a piece in hand. {slot}: 1 to 3. Up to 20. */
  here: '{cell}, piece {slot} fits',
  /** The same. {what}: a list of rows, columns and squares. Up to 30. */
  hereClears: '{cell}, piece {slot} fits and clears {what}',
  /** The same. Up to 25. */
  notHere: '{cell}, piece {slot} does not fit',
  /** In a list of what is cleared. {n}: 1 to 9. Up to 10. */
  row: 'row {n}',
  /** The same. {name}: A to I. Up to 15. */
  column: 'column {name}',
  /** The same: three by three cells. {n}: 1 to 9. Up to 15. */
  square: 'square {n}',
  /** Status line before the first move. Up to 70. */
  toPlace: 'Drag a piece onto the board, or choose it and then a square.',
  /** Spoken. {slot}: 1 to 3. Up to 90. */
  held: 'Piece {slot} in hand. Arrow keys move it, Enter puts it down, Escape gives it back.',
  /** Status line with a piece in hand. Up to 25. */
  putDown: 'Choose where it goes.',
  /** Status line: it was put where it does not fit. Up to 25. */
  misfit: 'It doesn’t fit there.',
  /** Spoken. {slot}: 1 to 3. Up to 35. */
  givenBack: 'Piece {slot} is back in the tray.',
  /** Spoken. {slot}: 1 to 3. Up to 35. */
  noFit: 'Piece {slot} fits nowhere now.',
  /** Status line. {n}: pieces with a dashed outline, 1 to 3. Up to 55. */
  dashed: {one: 'The dashed piece doesn’t fit now.', other: 'The dashed pieces don’t fit now.'},
  /** Spoken. {slot}: 1 to 3. {cell}: of its top left corner. Up to 15. */
  placed: 'Piece {slot} to {cell}.',
  /** Spoken. {what}: a list of rows, columns and squares. Up to 15. */
  cleared: 'Cleared: {what}.',
  /** An item of the score. {n}: cells filled. {points}: with their sign. Up to 10. */
  tilesScored: {one: '{n} tile {points}', other: '{n} tiles {points}'},
  /** The same. {n}: rows and columns. Up to 10. */
  linesScored: {one: '{n} line {points}', other: '{n} lines {points}'},
  /** The same. {n}: squares of three by three cells. Up to 15. */
  squaresScored: {one: '{n} square {points}', other: '{n} squares {points}'},
  /** The same: several at once. Up to 10. */
  comboScored: 'combo {points}',
  /** The same: several moves in a row. Up to 10. */
  streakScored: 'streak {points}',
  /** Status line, and spoken. {items}: one to five of these. {score}: all points. Up to 15. */
  scored: '{items}. Score {score}.',
  /** Large, over the board. {points}: with their sign. Up to 10. */
  combo: 'Combo {points}',
  /** The same. Up to 10. */
  streakShout: 'Streak {points}',
  /** Status line, and spoken: all three have been used. Up to 20. */
  refilled: 'New pieces.',
  /** Large, over the board, and spoken: no cell is filled. Up to 20. */
  cleanBoard: 'All clear!',
  /** Status line, and spoken. Up to 50. */
  stuck: 'No piece fits. Game over.',
  /** Button, and the status line: a hint begins with it. Up to 20. */
  turn: 'Turn the piece',
  /** Status line: a hint is on the board. Up to 20. */
  tryHere: 'Try it here.',
  /** Spoken. {slot}: 1 to 3. Up to 25. */
  hinted: 'Hint: piece {slot} to {cell}.',
  /** Spoken. {angle}: “90°”. Up to 45. */
  hintedTurned: 'Hint: turn piece {slot} by {angle}, then to {cell}.',
  /** Title of the card at the end. Up to 25. */
  over: 'No room left',
  /** On the card at the end. Up to 10. */
  points: {one: '{n} point', other: '{n} points'},
  /** The same, after it. Up to 20. */
  newBest: 'A new best!',
  /** Label of a number in the statistics. Up to 20. */
  longestStreak: 'Longest streak',
};
