/** French words of Tic-tac-toe. */
import phrases from '../../../frame/phrases/fr.js';

export default {
  ...phrases,
  game: 'Morpion',
  empty: 'vide',
  taken: 'Cette case est prise.',
};
