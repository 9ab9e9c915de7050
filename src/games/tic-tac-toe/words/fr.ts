/** French words of Tic-tac-toe. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/fr.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'Morpion',
  aim: 'Alignez vos signes pour gagner.',
  putMark: 'Chacun son tour, placez un signe sur une case libre.',
  allWays: 'Lignes, colonnes et diagonales comptent.',
  empty: 'vide',
  taken: 'Cette case est prise.',
} satisfies Translation<typeof english>;
