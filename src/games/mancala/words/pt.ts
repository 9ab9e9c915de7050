/** Portuguese. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/pt.js';
import {the} from '../../../frame/grammar/pt.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'Kalah',
  aim: 'Semeie: vence o depósito mais cheio.',
  sow: 'Escolha uma cova sua: as sementes vão uma a uma às seguintes.',
  sowAgain: 'Se a última cai no seu depósito, jogue de novo.',
  sowCapture: 'Numa cova sua vazia, ela leva as sementes da frente.',
  pit: {one: '{player}, cova {pit}: {n} semente', other: '{player}, cova {pit}: {n} sementes'},
  pitYou: {one: 'sua cova {pit}: {n} semente', other: 'sua cova {pit}: {n} sementes'},
  store: {one: '{player}, depósito: {n} semente', other: '{player}, depósito: {n} sementes'},
  storeYou: {one: 'seu depósito: {n} semente', other: 'seu depósito: {n} sementes'},
  sown: (v) => (v['n'] === 1 ? `${the(v)} semeia {n} semente.` : `${the(v)} semeia {n} sementes.`),
  sownYou: {one: 'Você semeia {n} semente.', other: 'Você semeia {n} sementes.'},
  captured: (v) => (v['n'] === 1 ? `${the(v)} captura {n} semente.` : `${the(v)} captura {n} sementes.`),
  capturedYou: {one: 'Você captura {n} semente.', other: 'Você captura {n} sementes.'},
  kept: (v) => (v['n'] === 1 ? `${the(v)} fica com a última semente.` : `${the(v)} fica com as últimas {n} sementes.`),
  keptYou: {one: 'Você fica com a última semente.', other: 'Você fica com as últimas {n} sementes.'},
  again: (v) => `${the(v)} joga de novo.`,
  againYou: 'Você joga de novo.',
  emptyPit: 'Essa cova está vazia.',
  notYours: 'Essa cova é do outro lado.',
  isStore: 'As sementes do depósito ficam lá.',
} satisfies Translation<typeof english>;
