/** Portuguese words of Tic-tac-toe. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/pt.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'Jogo da velha',
  aim: 'Alinhe as suas marcas para vencer.',
  putMark: 'Cada um põe, na sua vez, uma marca em casa livre.',
  allWays: 'Valem linhas, colunas e diagonais.',
  empty: 'vazia',
  taken: 'Essa casa está ocupada.',
} satisfies Translation<typeof english>;
