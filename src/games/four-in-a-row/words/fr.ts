/** French words of Four in a row. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/fr.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'Quatre en ligne',
  aim: 'Alignez quatre jetons pour gagner.',
  dropDisc: 'Chacun son tour, lâchez un jeton dans une colonne.',
  landsOn: 'Il se pose sur les jetons du dessous.',
  allWays: 'Lignes, colonnes et diagonales comptent.',
  column: 'colonne {n}',
  empty: 'vide',
  top: 'le plus haut des {n}',
  full: 'Cette colonne est pleine.',
  outcome: 'Cette colonne : {outcome}.',
  win: 'gagnante',
  draw: 'nulle',
  loss: 'perdante',
  winIn: {one: 'gagnante en {n} coup', other: 'gagnante en {n} coups'},
  lossIn: {one: 'perdante en {n} coup', other: 'perdante en {n} coups'},
} satisfies Translation<typeof english>;
