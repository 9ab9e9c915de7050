/** English words of Tic-tac-toe. */
import phrases from '../../../frame/phrases/en.js';

export default {
  ...phrases,
  game: 'Tic-tac-toe',
  empty: 'empty',
  taken: 'That cell is taken.',
};
