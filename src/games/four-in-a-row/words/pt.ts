/** Portuguese words of Four in a row. */
import phrases from '../../../frame/phrases/pt.js';

export default {
  ...phrases,
  game: 'Quatro em linha',
  aim: 'Solte fichas: quatro em linha vence.',
  cell: 'coluna {column}, linha {row}',
  empty: 'vazia',
  full: 'Essa coluna está cheia.',
  outcome: 'Esta coluna: {outcome}.',
  win: 'ganha',
  draw: 'empata',
  loss: 'perde',
  winIn: 'ganha em {n}',
  lossIn: 'perde em {n}',
};
