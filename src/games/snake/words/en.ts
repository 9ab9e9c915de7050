/** English: built in, and the list of all there is to say. */
import phrases from '../../../frame/phrases/en.js';

export default {
  ...phrases,
  /** Name of the game. Up to 20. */
  game: 'Snake',
  /** On the card before the first move: the goal of the game. Up to 44. */
  aim: 'Eat, grow, and don’t run into anything.',
  /** Under More, “How to play”. Up to 55. */
  steer: 'Swipe or press the arrow keys to steer.',
  /** The same. Up to 55. */
  grow: 'Each bite makes the snake longer.',
  /** Name of the board, for screen readers. {columns}, {rows}: cells. Up to 30. */
  board: 'Snake, {columns} by {rows} cells',
  /** Label of a number above the board. Up to 15. */
  length: 'Length',
  /** A direction: name of a button, and as {direction} in sentences below. Up to 15. */
  U: 'up',
  /** The same. Up to 15. */
  R: 'right',
  /** The same. Up to 15. */
  D: 'down',
  /** The same. Up to 15. */
  L: 'left',
  /** Status line with a mouse or a keyboard. Up to 40. */
  how: 'Arrow keys or clicks steer.',
  /** Status line on a touch screen. Up to 25. */
  swipe: 'Swipe to steer.',
  /** The same, with buttons. Up to 30. */
  arrows: 'The arrows steer.',
  /** Status line, played turn by turn. Up to 30. */
  howStep: 'Each arrow is one step.',
  /** A way to play, on the card before the first move. Up to 20. */
  turnByTurn: 'Turn by turn',
  /** The same: a field. Up to 20. */
  upright: 'Upright',
  /** The same. Up to 20. */
  wide: 'Wide',
  /** Status line, and spoken. {score}: all points. Up to 25. */
  ate: 'Food! Score {score}.',
  /** The same. Up to 25. */
  'bonus-appeared': 'A bonus appeared.',
  /** The same. {points}: with their sign. Up to 10. */
  'bonus-eaten': 'Bonus, {points}!',
  /** The same. Up to 25. */
  'bonus-vanished': 'The bonus is gone.',
  /** Title of the card at the end, and spoken. Up to 25. */
  wall: 'You hit the wall.',
  /** The same. Up to 35. */
  self: 'You bit yourself.',
  /** The same. Up to 30. */
  obstacle: 'You hit an obstacle.',
  /** The same, where a computer has played. Up to 20. */
  gameOver: 'Game over.',
  /** Spoken. Up to 10. */
  won: 'Won!',
  /** Title of the card at the end. Up to 25. */
  full: 'The board is full!',
  /** The same. Up to 30. */
  'all-eaten': 'All the food is eaten!',
  /** On the card at the end. Up to 10. */
  points: {one: '{n} point', other: '{n} points'},
  /** The same, after it. Up to 20. */
  newBest: 'New best!',
  /** Status line. Up to 30. */
  noTurnBack: 'You can’t turn back.',
  /** Label of the choice of a speed. Up to 10. */
  pace: 'Speed',
  /** A speed. Up to 10. */
  pace1: 'Slow',
  /** A speed. Up to 10. */
  pace2: 'Normal',
  /** A speed. Up to 10. */
  pace3: 'Fast',
  /** Spoken, turn by turn, as all below. {column}, {row}: from 1. {direction}: “up”. Up to 40. */
  headAt: 'Head in column {column}, row {row}, going {direction}.',
  /** {score}: all points. Up to 15. */
  scoreNow: 'Score {score}.',
  /** {where}: a list, “6 right and 1 down”. Up to 15. */
  foodAt: 'Food: {where}.',
  /** {n}: steps for which it stays, 1 or more. {where}: as above. Up to 30. */
  bonusAt: {one: 'Bonus for {n} more step: {where}.', other: 'Bonus for {n} more steps: {where}.'},
  /** An item of {where}. {n}: cells. Up to 5. */
  away: '{n} {direction}',
  /** {n}: free cells, 0 or more. {what}: “the wall”. Up to 35. */
  ahead: {
    '0': 'Right ahead: {what}.',
    one: 'Ahead {n} free cell, then {what}.',
    other: 'Ahead {n} free cells, then {what}.',
  },
  /** On a board without walls. Up to 25. */
  noneAhead: 'Nothing ahead.',
  /** {directions}: a list. Up to 25. */
  blocked: 'Blocked: {directions}.',
  /** {what} of “ahead”. Up to 10. */
  theWall: 'the wall',
  /** The same. Up to 15. */
  theSnake: 'the snake',
  /** The same. Up to 15. */
  anObstacle: 'an obstacle',
};
