/** Spanish words of Tic-tac-toe. */
import phrases from '../../../frame/phrases/es.js';

export default {
  ...phrases,
  game: 'Tres en raya',
  aim: 'Alinea tus marcas para ganar.',
  empty: 'vacía',
  taken: 'Esa casilla está ocupada.',
};
