/** English: built in, and the list of all there is to say. */
import phrases from '../../../frame/phrases/en.js';

export default {
  ...phrases,
  /** Name of the game. Up to 20. */
  game: 'Peg solitaire',
  /** On the card before the first move: the goal of the game. Up to 44. */
  aim: 'Jump pegs off the board. Leave one.',
  /** Under More, “How to play”. Up to 55. */
  jumpedOff: 'The peg you jump over is taken off.',
  /** Name of the board, for screen readers. {n}: 5 to 60. Up to 30. */
  board: 'Peg solitaire, {n} holes',
  /** Spoken: a hole, whose row the reader tells. {n}: from 1. Up to 10. */
  hole: 'hole {n}',
  /** Spoken after a hole. Up to 10. */
  peg: 'peg',
  /** The same. Up to 5. */
  empty: 'empty',
  /** The same. Up to 35. */
  target: 'the last peg ends here',
  /** The same, after “peg”. {to}: “3 or 8”. Up to 15. */
  jumpsTo: 'jumps to {to}',
  /** The same: a good jump. Up to 30. */
  canWin: 'keeps the game winnable',
  /** Status line before the first move. Up to 45. */
  toJump: 'Jump over a peg into an empty hole.',
  /** Spoken. {n}: a hole. {to}: “jumps to 3 or 8”. Up to 25. */
  picked: 'Peg {n} in hand: {to}.',
  /** Status line. {n}: holes with a dashed outline, 1 to 6. Up to 40. */
  land: {one: 'Now choose the dashed hole.', other: 'Now choose a dashed hole.'},
  /** Spoken. {n}: a hole. Up to 30. */
  putBack: 'Peg {n} put back.',
  /** Status line: a press on an empty hole. Up to 30. */
  pegFirst: 'Choose a peg first.',
  /** The same, with a peg in hand. Up to 30. */
  cantLand: 'It can’t land there.',
  /** Status line: a press on a peg. Up to 35. */
  cantJump: 'This peg can’t jump.',
  /** Spoken, and in the list of moves. {from}, {over}, {to}: holes. Up to 20. */
  jumped: '{from} over {over} to {to}.',
  /** Status line, and on the card at the end. {n}: 1 or more. Up to 20. */
  left: {one: '{n} peg left.', other: '{n} pegs left.'},
  /** Title of the card at the end: the last peg is where it should be. Up to 20. */
  genius: 'Master of the board!',
  /** The same: two pegs left. Up to 15. */
  clever: 'So close!',
  /** The same: three left. Up to 20. */
  fair: 'Not bad at all.',
  /** The same: seven and more left. Up to 20. */
  poor: 'The board wins.',
  /** The same: four left. Up to 15. */
  poor4: 'Getting there.',
  /** The same: five left. Up to 25. */
  poor5: 'Tricky, isn’t it?',
  /** The same: six left. Up to 15. */
  poor6: 'A rough ride.',
  /** The same: one left, where it should not be. Up to 20. */
  offTarget: 'Wrong hole!',
  /** The same: one left, where the game began. Up to 20. */
  home: 'Perfect finish!',
  /** The same: nothing can be done from the start. Up to 25. */
  noStart: 'No jump from here',
  /** On that card. Up to 60. */
  noJump: 'This start has no jump: the game is over before it begins.',
  /** Button at the end. Up to 20. */
  takeBack: 'Undo jump',
  /** Label of a number above the board. Up to 10. */
  headPegs: 'Pegs',
  /** The same. Up to 10. */
  headJumps: 'Jumps',
  /** The same: chained jumps of one peg count once. Up to 10. */
  headSweeps: 'Moves',
  /** On the card at the end, after the pegs left. {n}: 1 or more. Up to 10. */
  jumps: {one: '{n} jump', other: '{n} jumps'},
  /** The same, after it. {n}: 1 or more. Up to 10. */
  sweeps: {one: '{n} move', other: '{n} moves'},
  /** Spoken. {from}, {to}: holes. Up to 20. */
  hinted: 'Jump from {from} to {to}.',
  /** Status line: a hint that wins. Up to 30. */
  tryThis: 'Try this jump.',
  /** Status line: another hint. Up to 55. */
  promising: 'A promising jump, not proven to win.',
  /** Button. Up to 15. */
  solution: 'Next jump',
  /** Switch. Up to 25. */
  outlook: 'Can I still win?',
  /** Below the board: its answer. Up to 30. */
  yes: 'You can still win.',
  /** The same. Up to 30. */
  no: 'No longer winnable.',
  /** The same. Up to 15. */
  seeking: 'Checking…',
  /** The same. Up to 45. */
  unknown: 'Not sure you can still win.',
  /** The same, after it. {n}: pegs, 1 or more. Up to 40. */
  fewest: {one: 'At best {n} peg will be left.', other: 'At best {n} pegs will be left.'},
  /** The same: a bound that may not be the best. Up to 60. */
  atMost: {
    one: 'You can get down to {n} peg, as far as is known.',
    other: 'You can get down to {n} pegs, perhaps fewer.',
  },
  /** A board. Up to 20. */
  english: 'English cross',
  /** A board. Up to 15. */
  european: 'European',
  /** A board. Up to 15. */
  german: 'German cross',
  /** A board. Up to 20. */
  asymmetric: 'Asymmetric cross',
  /** A board. Up to 10. */
  diamond: 'Diamond',
};
