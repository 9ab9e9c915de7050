/** German words of Tic-tac-toe. */
import phrases from '../../../frame/phrases/de.js';

export default {
  ...phrases,
  game: 'Tic-Tac-Toe',
  aim: 'Bringe deine Zeichen in eine Reihe.',
  empty: 'leer',
  taken: 'Dieses Feld ist besetzt.',
};
