/** Spanish words of Tic-tac-toe. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/es.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'Tres en raya',
  aim: 'Alinea tus marcas para ganar.',
  putMark: 'Por turnos, se pone una marca en una casilla libre.',
  allWays: 'Valen filas, columnas y diagonales.',
  empty: 'vacía',
  taken: 'Esa casilla está ocupada.',
} satisfies Translation<typeof english>;
