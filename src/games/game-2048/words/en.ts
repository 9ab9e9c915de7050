/** English words of 2048. */
import phrases from '../../../frame/phrases/en.js';

export default {
  ...phrases,
  /** Name of the game. Up to 5. */
  game: '2048',
  /** On the card before the first move: the goal of the game. Up to 44. */
  aim: 'Join equal tiles. Reach 2,048.',
  /** Under More, “How to play”. Up to 55. */
  slide: 'Swipe or press an arrow key: all tiles slide.',
  /** The same. Up to 55. */
  join: 'Equal tiles that meet become one of their sum.',
  /** Status line, and spoken: the first tile of {n}, 2,048. Up to 35. */
  reached: '{n} reached! You can go on.',
  /** Status line until there is a tile of 16, and spoken. Up to 30. */
  toPlayYou: 'Slide the tiles.',
  /** Spoken: an arrow on the rim, and {move} of a hint. Up to 10. */
  left: 'Left',
  /** The same. Up to 15. */
  right: 'Right',
  /** The same. Up to 10. */
  up: 'Up',
  /** The same. Up to 10. */
  down: 'Down',
  /** A cell without a tile, in the name of the board, for screen readers. Up to 5. */
  free: 'free',
  /** Spoken. {n}: points of a move, 4 or more. Up to 15. */
  merged: {one: '{n} point.', other: '{n} points.'},
  /** Spoken. {n}: of the new tile, 2 or 4. {cell}: “b2”. Up to 20. */
  added: 'New: {n} on {cell}.',
  /** Status line: a press on an arrow where no tile can slide. Up to 30. */
  stuck: 'Nothing moves that way.',
};
