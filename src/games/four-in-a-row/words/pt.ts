/** Portuguese words of Four in a row. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/pt.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'Quatro em linha',
  aim: 'Solte fichas: quatro em linha vence.',
  dropDisc: 'Cada um solta, na sua vez, uma ficha numa coluna.',
  landsOn: 'Ela para em cima das fichas de baixo.',
  allWays: 'Valem linhas, colunas e diagonais.',
  column: 'coluna {n}',
  empty: 'vazia',
  top: 'a de cima de {n}',
  full: 'Essa coluna está cheia.',
  outcome: 'Esta coluna: {outcome}.',
  win: 'vitória',
  draw: 'empate',
  loss: 'derrota',
  winIn: {one: 'vitória em {n} jogada', other: 'vitória em {n} jogadas'},
  lossIn: {one: 'derrota em {n} jogada', other: 'derrota em {n} jogadas'},
} satisfies Translation<typeof english>;
