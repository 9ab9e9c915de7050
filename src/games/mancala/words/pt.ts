/** Portuguese words of Kalah. */
import phrases from '../../../frame/phrases/pt.js';

export default {
  ...phrases,
  game: 'Kalah',
  aim: 'Semeie: vence o depósito mais cheio.',
  pit: {one: '{player}, cova {pit}: {n} semente', other: '{player}, cova {pit}: {n} sementes'},
  store: {one: '{player}, depósito: {n} semente', other: '{player}, depósito: {n} sementes'},
  sown: {one: '{player} semeia {n} semente.', other: '{player} semeia {n} sementes.'},
  sownYou: {one: 'Você semeia {n} semente.', other: 'Você semeia {n} sementes.'},
  captured: {one: '{player} captura {n} semente.', other: '{player} captura {n} sementes.'},
  capturedYou: {one: 'Você captura {n} semente.', other: 'Você captura {n} sementes.'},
  kept: {one: '{player} fica com a última semente.', other: '{player} fica com as últimas {n} sementes.'},
  keptYou: {one: 'Você fica com a última semente.', other: 'Você fica com as últimas {n} sementes.'},
  again: '{player} joga de novo.',
  againYou: 'Você joga de novo.',
  emptyPit: 'Essa cova está vazia.',
  notYours: 'Essa cova é do outro lado.',
  isStore: 'As sementes do depósito ficam lá.',
};
