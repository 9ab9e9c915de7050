/** English: built in, and the list of all there is to say. */
export default {
  /** Heading. Up to 20. */
  title: 'Play together',
  /** Label of the code. Up to 15. */
  code: 'Room code',
  /** Button. Up to 20. */
  invite: 'Share the link',
  /** Notice. Up to 25. */
  linkCopied: 'Link copied',
  /** Label of a field. Up to 15. */
  yourName: 'Your name',
  /** Label of a list. Up to 10. */
  color: 'Color',
  /** A player’s color. Up to 10. */
  red: 'Red',
  /** The same. Up to 5. */
  blue: 'Blue',
  /** The same. Up to 5. */
  green: 'Green',
  /** The same. Up to 10. */
  yellow: 'Yellow',
  /** The same. Up to 10. */
  purple: 'Purple',
  /** The same. Up to 10. */
  skyblue: 'Light blue',
  /** Name of a player without one. {n}: seat, from 1. Up to 10. */
  player: 'Player {n}',
  /** Name of an automatic player. Up to 15. */
  computer: 'Computer',
  /** Spoken after a button. {n}: from 1. Up to 10. */
  seat: 'Seat {n}',
  /** In place of a name: nobody sits there. Up to 5. */
  free: 'Free',
  /** Behind your name. Up to 10. */
  you: '(you)',
  /** Behind the name of a player whose page is closed or offline. Up to 15. */
  away: '(away)',
  /** Behind the name of a player who has left for good. Up to 10. */
  left: '(left)',
  /** Button in the row of a seat. Up to 15. */
  sitHere: 'Sit here',
  /** Button in the row of a seat. Up to 20. */
  addComputer: 'Add computer',
  /** Button in the row of a computer. Up to 10. */
  remove: 'Remove',
  /** Button of the player who opened the room. Up to 10. */
  start: 'Start',
  /** Button. Up to 20. */
  leave: 'Leave the room',
  /** Below the seats: nobody else is there. Up to 55. */
  alone: 'Share the link, or add a computer.',
  /** The same, where there is no link to share. Up to 90. */
  aloneHere: 'Enter the code in another game on this page, or add a computer.',
  /** Below the seats, for all but that player. Up to 20. */
  hostStarts: '{player} starts the game.',
  /** Beside the status line, and spoken: all seats are taken. Up to 25. */
  watching: 'You are watching.',
  /** Beside the status line or below the seats: all seats are taken. Up to 55. */
  full: 'All seats are taken. You are watching.',
  /** Label of a field. Up to 25. */
  haveCode: 'Have a code?',
  /** Button behind it. Up to 10. */
  join: 'Join',
  /** Message of that field. Up to 55. */
  badCode: 'A code has at least six letters and digits.',
  /** In place of the seats, and beside the status line. Up to 15. */
  connecting: 'Connecting…',
  /** Beside the status line, and spoken. Up to 40. */
  offline: 'Connection lost. Trying again…',
  /** The same. Up to 25. */
  online: 'Connected again.',
  /** The same: somebody has taken a seat. Up to 20. */
  joined: '{player} has joined.',
  /** The same: somebody has closed the page or is offline. Up to 20. */
  gone: '{player} is away.',
  /** The same. Up to 20. */
  back: '{player} is back.',
  /** The same. {players}: a list. Up to 60. */
  absent: 'Not here: {players}. The computer plays until they are back.',
  /** The same. Up to 70. */
  late: 'Time’s up! The computer moved for you. Tap to play on.',
  /** Name of a button and its menu, for screen readers, and its tooltip. Up to 20. */
  reactions: 'Send a reaction',
  /** Spoken. {picture}: one of the following. Up to 5. */
  reacted: '{player}: {picture}',
  /** Beside the status line: too many at once. Up to 40. */
  slower: 'Wait a moment, then send another one.',
  /** A reaction: name of a button, and spoken. Up to 15. */
  thumb: 'Thumbs up',
  /** The same. Up to 10. */
  heart: 'Heart',
  /** The same. Up to 10. */
  laugh: 'Laughing',
  /** The same. Up to 10. */
  surprise: 'Surprised',
  /** The same. Up to 10. */
  sad: 'Sad',
  /** The same. Up to 15. */
  clover: 'Good luck',
  /** Button at the end. Up to 10. */
  rematch: 'Rematch',
  /** Notice after it. {players}: a list. Up to 20. */
  waitsFor: 'Waiting for {players}.',
  /** Button at the end of a game of chance. Up to 20. */
  checkDice: 'Check the dice',
  /** Notice after it. {n}: rolls and deals. Up to 55. */
  diceRight: {
    '0': 'Honest dice: nothing was left to chance.',
    one: 'Honest dice: {n} random result checked.',
    other: 'Honest dice: {n} random results checked.',
  },
  /** Beside the status line, and spoken. {n}: 1 or more. Up to 85. */
  rewound: {
    one: 'The last move was lost. The game continues from the position before.',
    other: 'The last {n} moves were lost. The game continues from the position before.',
  },
  /** After “Honest dice”. {n}: 1 or more. Up to 90. */
  diceRewound: {
    one: 'The room lost {n} move you saw and continued from the position before.',
    other: 'The room lost {n} moves you saw and continued from the position before.',
  },
  /** The same. {players}: a list. Up to 35. */
  diceWithheld: 'No random number came from {players}.',
  /** On the card at the end, and spoken: why dice are not proven. Up to 90. */
  'dice-no-dice': 'These dice can’t be trusted: the server didn’t say how they were made.',
  /** On the card at the end, and spoken: why dice are not proven. Up to 70. */
  'dice-not-over': 'The server hasn’t shown yet how the dice were made.',
  /** On the card at the end, and spoken: why dice are not proven. Up to 90. */
  'dice-other-secret': 'These dice can’t be trusted: the server’s number isn’t the one it had promised.',
  /** On the card at the end, and spoken: why dice are not proven. Up to 85. */
  'dice-other-commit': 'These dice can’t be trusted: the server changed its number before the game.',
  /** On the card at the end, and spoken: why dice are not proven. Up to 100. */
  'dice-other-hashes': 'These dice can’t be trusted: the server changed the players’ numbers before the game.',
  /** On the card at the end, and spoken: why dice are not proven. Up to 90. */
  'dice-other-nonces': 'These dice can’t be trusted: a player’s number isn’t the one they had promised.',
  /** On the card at the end, and spoken: why dice are not proven. Up to 115. */
  'dice-missing-nonce':
    'The dice are not proven: your page’s number is missing. It came too late, or the server ignored it.',
  /** On the card at the end, and spoken: why dice are not proven. Up to 95. */
  'dice-other-seat': 'These dice can’t be trusted: the server changed your seat during the game.',
  /** On the card at the end, and spoken: why dice are not proven. Up to 90. */
  'dice-late-seat': 'The dice are not proven: you got your seat after they were set.',
  /** On the card at the end, and spoken: why dice are not proven. Up to 120. */
  'dice-other-round': 'The dice are not proven: the server began another game than the one your page had agreed to.',
  /** On the card at the end, and spoken: why dice are not proven. Up to 80. */
  'dice-other-seed': 'These dice can’t be trusted: they don’t follow from the players’ numbers.',
  /** On the card at the end, and spoken: why dice are not proven. Up to 80. */
  'dice-other-options': 'These dice can’t be trusted: the game began with something else than they gave.',
  /** On the card at the end, and spoken: why dice are not proven. Up to 75. */
  'dice-other-draw': 'These dice can’t be trusted: a move isn’t what they gave.',
  /** On the card at the end, and spoken: why dice are not proven. Up to 80. */
  'dice-bad-record': 'These dice can’t be trusted: the record of the game is damaged.',
  /** On the card at the end, and spoken: why dice are not proven. Up to 75. */
  'dice-too-often': 'These dice can’t be trusted: the server lost moves too often.',
  /** In place of the seats: why the room is closed for this page. {code}: six letters and digits. Up to 25. */
  'no-room': 'There is no room {code}.',
  /** The same. Up to 55. */
  idle: 'The room was closed because nobody played.',
  /** The same: the server does not know this website. Up to 50. */
  'bad-origin': 'This page isn’t allowed to use the server.',
  /** The same: the server of the page says so. Up to 75. */
  'not-allowed': 'You can’t play here. Perhaps you have to sign in first.',
  /** The same. Up to 40. */
  'other-game': 'Room {code} plays another game.',
  /** The same. Up to 80. */
  'other-version': 'This page is older or newer than the server. Reload it.',
  /** The same. {code}: as it was typed. Up to 35. */
  'bad-code': '“{code}” isn’t a room code.',
  /** The same. Up to 105. */
  'daily-in-room': 'A daily game can’t be played in a room: everyone could find out what comes next.',
  /** In place of the seats, and beside the status line. Up to 45. */
  'too-many': 'Too many requests. Trying again…',
  /** In place of the seats. Up to 25. */
  closed: 'The room is closed.',
  /** Button below it. Up to 20. */
  openNew: 'Open a new room',
};
