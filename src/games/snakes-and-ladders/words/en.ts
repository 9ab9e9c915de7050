/** English: built in, and the list of all there is to say. */
import phrases from '../../../frame/phrases/en.js';

export default {
  ...phrases,
  /** Name of the game. Up to 25. */
  game: 'Snakes and Ladders',
  /** On the card before the first move: the goal of the game. Up to 44. */
  aim: 'Race to the end by ladders. Dodge snakes.',
  /** Under More, “How to play”. Up to 55. */
  walk: 'Roll, and move on by that many squares.',
  /** The same. Up to 55. */
  ladderUp: 'At the foot of a ladder you climb up.',
  /** The same. Up to 55. */
  snakeDown: 'At the head of a snake you slide down.',
  /** Name of the board, for screen readers. {n}: 10 to 400. Up to 35. */
  board: 'Snakes and Ladders, {n} squares',
  /** Button with the die. Up to 15. */
  roll: 'Roll',
  /** Status line in the middle of a move that waits. Up to 30. */
  goOn: 'Press to go on.',
  /** Status line, and spoken. Up to 25. */
  toRoll: '{player}’s turn.',
  toRollYou: 'Your turn.',
  /** Status line while the die rolls. Up to 25. */
  rolling: '{player} rolls…',
  rollingYou: 'You roll…',
  /** Status line, and spoken. {pips}: “5”, with two dice “5 + 2”. Up to 20. */
  rolled: '{player} rolls {pips}.',
  rolledYou: 'You roll {pips}.',
  /** Status line, and spoken, after a roll. {to}: a square’s number, or “off the board”. Up to 15. */
  stepped: 'Moves to {to}.',
  /** The same. Up to 30. */
  bounced: 'Overshoots, back to {to}.',
  /** The same. {at}: as {to}. Up to 30. */
  stayed: 'Overshoots, stays on {at}.',
  /** The same: the third six or double. Up to 35. */
  forfeited: 'Third in a row: no move.',
  /** The same. {from}, {to}: numbers of squares. Up to 25. */
  slid: 'Snake! {from} to {to}.',
  /** The same. Up to 25. */
  climbed: 'Ladder! {from} to {to}.',
  /** The same: another player has come to the same square. Up to 35. */
  captured: '{player} goes back to start.',
  capturedYou: 'You go back to start.',
  /** The same: after a six, say. Up to 30. */
  again: '{player} rolls again.',
  againYou: 'Roll again.',
  /** The same, and the title of the card at the end. Up to 40. */
  won: '{player} is home and wins!',
  wonYou: 'You win!',
  /** The same. Up to 40. */
  stopped: 'Round limit reached: a draw.',
  /** On the card at the end: the winner’s rolls. {n}: 1 or more. Up to 20. */
  inRolls: {one: 'in {n} roll', other: 'in {n} rolls'},
  /** The same, after it. {mean}: of their pips. Up to 15. */
  luck: '{mean} a roll',
  /** The same, after it. {steps}: squares gained, with their sign. Up to 20. */
  longest: 'longest ladder {steps}',
  /** The same, after it: players that the winner has sent back. {n}: 1 or more. Up to 20. */
  hits: {one: '{n} capture', other: '{n} captures'},
  /** In place of a square’s number. Up to 20. */
  offBoard: 'off the board',
  /** Spoken after a square’s number. Up to 10. */
  startSquare: 'start',
  /** The same. Up to 10. */
  homeSquare: 'home',
  /** The same. Up to 15. */
  ladderTo: 'ladder to {to}',
  /** The same. Up to 15. */
  snakeTo: 'snake to {to}',
  /** Switch. Up to 20. */
  path: 'Shortest route',
  /** Switch: shows everybody’s chance to win. Up to 15. */
  odds: 'Odds',
  /** Switch: colours the squares by how often they are visited. Up to 25. */
  heat: 'Busiest squares',
  /** Spoken, and a tooltip of a player’s bar. {chance}: a percentage. Up to 25. */
  chance: '{chance} to win',
  /** Under “More”. {error}: a percentage. Up to 40. */
  estimated: 'Estimated from many games, ± {error}.',
  /** Heading below the board: what can be computed for the player to act. Up to 15. */
  figures: 'This position',
  /** The same, in the status line, or heading of the route under “More”. {n}: 0 or more. Up to 25. */
  fewest: {one: '{n} roll at best.', other: '{n} rolls at best.'},
  /** The same. Up to 30. */
  unreachable: 'Home can’t be reached.',
  /** The same. {rolls}: with at most one decimal. Up to 30. */
  expected: {by: 'rolls', one: 'About {rolls} more roll on average.', other: 'About {rolls} more rolls on average.'},
  /** The same. {median}, {p90}: rolls. Up to 105. */
  spread: {
    by: 'median',
    one: 'Half the time you are home within {median} roll; one time in ten it takes more than {p90}.',
    other: 'Half the time you are home within {median} rolls; one time in ten it takes more than {p90}.',
  },
  /** A step of the route. {landed}: a square’s number. Up to 20. */
  leg: 'Roll {pips} to reach {landed}',
  /** Caption of a table: squares by rolls. Up to 30. */
  graph: 'Where each roll leads',
  /** Head of its first column. Up to 10. */
  from: 'Square',
};
