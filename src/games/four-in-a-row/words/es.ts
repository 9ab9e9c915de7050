/** Spanish words of Four in a row. */
import phrases from '../../../frame/phrases/es.js';

export default {
  ...phrases,
  game: 'Cuatro en raya',
  aim: 'Suelta fichas: gana quien alinee cuatro.',
  cell: 'columna {column}, fila {row}',
  empty: 'vacía',
  full: 'Esa columna está llena.',
  outcome: 'Esta columna: {outcome}.',
  win: 'gana',
  draw: 'empata',
  loss: 'pierde',
  winIn: 'gana en {n}',
  lossIn: 'pierde en {n}',
};
