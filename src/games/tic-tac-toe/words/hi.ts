/** Hindi words of Tic-tac-toe. */
import phrases from '../../../frame/phrases/hi.js';

export default {
  ...phrases,
  game: 'टिक-टैक-टो',
  empty: 'खाली',
  taken: 'यह खाना भरा है।',
};
