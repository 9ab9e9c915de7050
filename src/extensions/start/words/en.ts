/** English: built in, and the list of all there is to say. All of it stands on the card before the first move. */
export default {
  /** Button: shows all choices. Up to 15. */
  options: 'Options',
  /** Spoken: the label of a choice between the computer and so many people. Up to 10. */
  players: 'Players',
  /** The same choice, in a game for two, beside “Computer”. Up to 15. */
  twoPlayers: 'Two players',
  /** Label of a list of numbers. Up to 10. */
  people: 'People',
  /** Label of a list of numbers. Up to 15. */
  computers: 'Computers',
  /** Label of a list: easy to perfect. Up to 10. */
  level: 'Level',
  /** A level of computers. Up to 10. */
  easy: 'Easy',
  /** A level of computers. Up to 10. */
  medium: 'Medium',
  /** A level of computers. Up to 10. */
  hard: 'Hard',
  /** The highest level of computers. Up to 10. */
  perfect: 'Perfect',
  /** Under the name of a level, for screen readers, and on the card at the end: for games won. {n}: 1 to 3. Up to 15. */
  stars: {one: '{n} star', other: '{n} stars'},
  /** Button on the card at the end, of a level that was beaten: the next one. {level}: its name. Up to 15. */
  tryLevel: 'Next: {level}',
  /** Label of a list: the following ways to play. Up to 15. */
  way: 'Rules',
  /** Spoken: the label of a field. {n}: from 1. Up to 20. */
  nameOf: 'Name of player {n}',
  /** A way to play. Up to 10. */
  classic: 'Classic',
  /** A way to play. Up to 10. */
  quick: 'Quick',
  /** A way to play: on a small board. Up to 10. */
  small: 'Small',
  /** A way to play: on a large board. Up to 10. */
  large: 'Large',
  /** A way to play BlockuDoku. Up to 20. */
  turning: 'Rotate pieces',
  /** A way to play Snakes and Ladders. Up to 20. */
  randomBoard: 'Random board',
  /** A way to play Tic-tac-toe: five marks in a row. Up to 20. */
  five: 'Five in a row',
  /** A way to play Nim. Up to 15. */
  moreHeaps: 'More heaps',
  /** A way to play Nim. Up to 30. */
  misere: 'Last stone loses',
  /** A way to play Nim. {heaps}: the stones of its one heap. {most}: how many may be taken. Up to 30. */
  oneHeap: '{heaps} stones, take up to {most}',
  /** A way to play Ludo: two pieces block a square. Up to 15. */
  blocks: 'Blockades',
  /** A way to play Snake: what leaves at one side comes back at the other. Up to 15. */
  openWalls: 'No walls',
  /** A way to play Snake: with walls inside. Up to 10. */
  rooms: 'Rooms',
};
