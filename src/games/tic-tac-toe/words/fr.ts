/** French words of Tic-tac-toe. */
import phrases from '../../../frame/phrases/fr.js';

export default {
  ...phrases,
  game: 'Morpion',
  aim: 'Alignez vos signes pour gagner.',
  empty: 'vide',
  taken: 'Cette case est prise.',
};
