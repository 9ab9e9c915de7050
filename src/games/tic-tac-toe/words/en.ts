/** English words of Tic-tac-toe. */
import phrases from '../../../frame/phrases/en.js';

export default {
  ...phrases,
  game: 'Tic-tac-toe',
  aim: 'Line up your marks to win.',
  empty: 'empty',
  taken: 'That cell is taken.',
};
