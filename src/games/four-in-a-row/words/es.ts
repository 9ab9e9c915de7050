/** Spanish words of Four in a row. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/es.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'Cuatro en raya',
  aim: 'Suelta fichas: gana quien alinee cuatro.',
  dropDisc: 'Por turnos, se suelta una ficha en una columna.',
  landsOn: 'Cae sobre las fichas que ya hay debajo.',
  allWays: 'Valen filas, columnas y diagonales.',
  column: 'columna {n}',
  empty: 'vacía',
  top: 'la de arriba de {n}',
  full: 'Esa columna está llena.',
  outcome: 'Esta columna: {outcome}.',
  win: 'victoria',
  draw: 'empate',
  loss: 'derrota',
  winIn: {one: 'victoria en {n} jugada', other: 'victoria en {n} jugadas'},
  lossIn: {one: 'derrota en {n} jugada', other: 'derrota en {n} jugadas'},
} satisfies Translation<typeof english>;
