/** English words of Tic-tac-toe. */
import phrases from '../../../frame/phrases/en.js';

export default {
  ...phrases,
  /** Name of the game. Up to 15. */
  game: 'Tic-tac-toe',
  /** On the card before the first move: the goal of the game. Up to 44. */
  aim: 'Line up your marks to win.',
  /** Under More, “How to play”. Up to 55. */
  putMark: 'Take turns putting a mark on a free cell.',
  /** The same. Up to 55. */
  allWays: 'Across, down and diagonal all count.',
  /** Spoken after the name of a cell. Up to 5. */
  empty: 'empty',
  /** Status line: a press on a mark. Up to 30. */
  taken: 'That cell is taken.',
};
