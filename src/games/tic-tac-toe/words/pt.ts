/** Portuguese words of Tic-tac-toe. */
import phrases from '../../../frame/phrases/pt.js';

export default {
  ...phrases,
  game: 'Jogo da velha',
  aim: 'Alinhe as suas marcas para vencer.',
  empty: 'vazia',
  taken: 'Essa casa está ocupada.',
};
