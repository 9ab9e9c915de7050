/** English: built in, and the list of all there is to say. */
import phrases from '../../../frame/phrases/en.js';

export default {
  ...phrases,
  /** Name of the game. Up to 10. */
  game: 'Ludo',
  /** On the card before the first move: the goal of the game. Up to 44. */
  aim: 'First to bring all pieces home wins.',
  /** Under More, “How to play”: the way of a piece. Up to 60. */
  wayHome: 'Go round, then up your colour to the centre.',
  /** Under More, “How to play”: a piece. Up to 55. */
  leaveYard: 'A six brings a piece out of the yard.',
  /** The same. Up to 60. */
  hitRival: 'Land on a rival’s piece, and it goes back.',
  /** After it: signs on squares where nobody is captured. Up to 35. */
  safeSigns: 'Stars and arrows are safe.',
  /** Name of the board, for screen readers. Up to 20. */
  board: 'Ludo board',
  /** Button with the die. Up to 15. */
  roll: 'Roll',
  /** Status line, and spoken. Up to 25. */
  toRoll: '{player}’s turn.',
  toRollYou: 'Your turn.',
  /** Status line, and spoken, after a roll. Up to 30. */
  toChoose: '{player} chooses a piece.',
  toChooseYou: 'Choose a piece.',
  /** Status line while the die rolls. Up to 25. */
  rolling: '{player} rolls…',
  rollingYou: 'You roll…',
  /** Status line, and spoken. {pips}: 1 to 6. Up to 20. */
  rolled: '{player} rolls {pips}.',
  rolledYou: 'You roll {pips}.',
  /** Spoken: a piece of the player who has rolled leaves the yard. {piece}: 1 to 4. Up to 20. */
  entered: 'Piece {piece} comes out.',
  /** Spoken. {piece}: 1 to 4. {to}: “to square 17”, and others that begin with “to”. Up to 20. */
  stepped: 'Piece {piece} goes {to}.',
  /** Spoken. {piece}: 1 to 4. Up to 50. */
  captured: '{player}’s piece {piece} goes back to the yard.',
  capturedYou: 'Your piece {piece} goes back to the yard.',
  /** Status line, and spoken. Up to 30. */
  stuck: 'No piece can move.',
  /** Status line, and spoken: after a six, say. Up to 30. */
  again: '{player} rolls again.',
  againYou: 'Roll again.',
  /** Status line, and spoken. Up to 35. */
  forfeited: 'Third six in a row: no move.',
  /** Status line, and spoken. Up to 55. */
  won: '{player} has all pieces home and wins!',
  wonYou: 'You win!',
  /** Status line, and spoken, where the others play on. {n}: 2 to 4. Up to 60. */
  placed: '{player} has all pieces home: place {n}.',
  placedYou: 'All your pieces are home: place {n}.',
  /** Status line, and spoken: somebody takes part from now on. Up to 35. */
  joined: '{player} joins.',
  joinedYou: 'You join.',
  /** Status line, and spoken. Up to 30. */
  left: '{player} leaves.',
  leftYou: 'You leave.',
  /** Spoken: a piece. {piece}: 1 to 4. Up to 25. */
  piece: '{player}’s piece {piece}',
  pieceYou: 'your piece {piece}',
  /** Spoken after a piece: where pieces wait. Up to 15. */
  inYard: 'in the yard',
  /** Spoken after a piece. {n}: counted from its own start. Up to 15. */
  onSquare: 'on square {n}',
  /** Spoken after a piece: the last squares. {n}: counted from their first. Up to 20. */
  inColumn: 'in the home column, {n}',
  /** Spoken after a piece: it is done. Up to 15. */
  atHome: 'home',
  /** Spoken after a piece: what its move does. Up to 15. */
  out: 'comes out',
  /** The same, and in “Piece 1 goes to square 17.” Up to 15. */
  toSquare: 'to square {n}',
  /** The same. Up to 25. */
  toColumn: 'to {n} in the home column',
  /** The same. Up to 15. */
  toHome: 'home',
  /** Spoken after a square: nobody is captured there. Up to 10. */
  safe: 'safe',
  /** Spoken after a square: what the move does there. Up to 35. */
  captures: 'captures {rival}’s piece',
  capturesOfYou: 'captures your piece',
  /** Spoken after a square: a rival that could reach it with its next roll. {piece}: 1 to 4. {n}: squares, 1 to 6. Up to 55. */
  behind: {
    one: '{player}’s piece {piece} is {n} square behind',
    other: '{player}’s piece {piece} is {n} squares behind',
  },
  behindYou: {one: 'your piece {piece} is {n} square behind', other: 'your piece {piece} is {n} squares behind'},
  /** In the list of moves. Up to 25. */
  outBy: '{player}: piece out',
  outByYou: 'You: piece out',
  /** In the list of moves. {steps}: a number with its sign. Up to 10. */
  stepsBy: '{player}: {steps}',
  stepsByYou: 'You: {steps}',
  /** Title of the card at the end. {players}: partners. Up to 15. */
  teamWins: '{players} win!',
  /** The same. {players}: your partner. Up to 20. */
  teamWinsYou: 'You and {players} win!',
  /** In a list on the card at the end. {n}: 1 to 4. Up to 10. */
  place: '{n}. {player}',
  placeYou: '{n}. You',
  /** On the card at the end: the winner’s rolls. {mean}: 1 to 6, as text. Up to 20. */
  luck: '{player}: {mean} a roll',
  luckYou: 'You: {mean} a roll',
  /** On the card at the end: pieces that the winner has captured. {n}: 1 or more. Up to 20. */
  hits: {one: '{n} capture', other: '{n} captures'},
  /** Switch: shows everybody’s chance to win. Up to 15. */
  odds: 'Chances',
  /** Spoken, and a tooltip of a player’s bar. {chance}: a percentage. Up to 25. */
  chance: '{chance} to win',
  /** Under “More”. {error}: a percentage. Up to 55. */
  estimated: 'Chances estimated from simulated games, ± {error}.',
  /** Heading under “More”. Up to 10. */
  dice: 'Dice',
  /** Caption of a table: players by faces. Up to 40. */
  rolledBy: 'How often each number was rolled',
  /** Head of its last column. Up to 10. */
  total: 'Total',
  /** Below that table. {seed}: the text from which all rolls follow. Up to 50. */
  seed: 'Dice seed {seed}: same seed, same rolls.',
  /** The same, where a server or the page has rolled. Up to 35. */
  noSeed: 'These rolls came from the page.',
  /** Button under “More”: a vacant seat. Up to 20. */
  join: '{player} joins',
  joinYou: 'Join',
  /** Button under “More”. Up to 20. */
  leave: '{player} leaves',
  leaveYou: 'Leave',
  /** Status line. Up to 50. */
  takes: '{player} captures {rival}’s piece!',
  takesYou: 'You capture {rival}’s piece!',
  takesOfYou: '{player} captures your piece!',
  /** Status line: a piece has arrived. Up to 20. */
  homed: 'Home!',
  /** Status line: a press on a piece. Up to 40. */
  cantMove: 'This piece can’t move now.',
  /** The same. Up to 40. */
  needsSix: 'Only a six brings a piece out.',
  /** The same. Up to 30. */
  rollFirst: 'Roll first.',
  /** Beside the name of a player who is done. Up to 5. */
  first: '1st',
  /** The same. Up to 10. */
  second: '2nd',
  /** The same. Up to 10. */
  third: '3rd',
  /** The same. Up to 10. */
  fourth: '4th',
};
