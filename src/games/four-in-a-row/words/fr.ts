/** French words of Four in a row. */
import phrases from '../../../frame/phrases/fr.js';

export default {
  ...phrases,
  game: 'Quatre à la suite',
  aim: 'Alignez quatre jetons pour gagner.',
  cell: 'colonne {column}, ligne {row}',
  empty: 'vide',
  full: 'Cette colonne est pleine.',
  outcome: 'Cette colonne : {outcome}.',
  win: 'gagne',
  draw: 'fait nulle',
  loss: 'perd',
  winIn: 'gagne en {n}',
  lossIn: 'perd en {n}',
};
