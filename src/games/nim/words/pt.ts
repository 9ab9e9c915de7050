/** Portuguese words of Nim. */
import phrases from '../../../frame/phrases/pt.js';

export default {
  ...phrases,
  game: 'Nim',
  aim: 'Tire pedras de um monte de cada vez.',
  stone: 'monte {heap}, pedra {n}',
  takes: 'tira {n}',
  taken: 'tirada',
  gone: 'Essa pedra já saiu.',
  tooMany: {one: 'No máximo {n} pedra por vez.', other: 'No máximo {n} pedras por vez.'},
  tookStones: {one: '{player} tira {n} pedra do monte {heap}.', other: '{player} tira {n} pedras do monte {heap}.'},
  tookStonesYou: {one: 'Você tira {n} pedra do monte {heap}.', other: 'Você tira {n} pedras do monte {heap}.'},
  hintedTake: {one: 'Tire {n} pedra do monte {heap}.', other: 'Tire {n} pedras do monte {heap}.'},
  sum: '{n} é {sum}',
  leavePairs: 'Deixe as potências de dois em pares.',
  leaveOdd: 'No fim, deixe o 1 um número ímpar de vezes.',
  noneWins: 'Contra um jogo perfeito, qualquer lance perde.',
};
