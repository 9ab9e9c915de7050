/** Portuguese words of Nim. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/pt.js';
import {the} from '../../../frame/grammar/pt.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'Nim',
  aim: 'Tire pedras de um monte de cada vez.',
  takeAbove: 'Toque numa pedra: você tira essa e as de cima.',
  rule: 'Tire pedras de um só monte.',
  ruleMost: {one: 'Tire uma pedra.', other: 'Tire até {n} pedras de um monte.'},
  lastWins: 'A última pedra vence.',
  lastLoses: 'A última pedra perde.',
  stone: 'monte {heap}, pedra {n}',
  takes: 'tira {n}',
  taken: 'tirada',
  gone: 'Essa pedra já saiu.',
  tooMany: {one: 'No máximo {n} pedra por vez.', other: 'No máximo {n} pedras por vez.'},
  tookStones: (v) =>
    v['n'] === 1 ? `${the(v)} tira {n} pedra do monte {heap}.` : `${the(v)} tira {n} pedras do monte {heap}.`,
  tookStonesYou: {one: 'Você tira {n} pedra do monte {heap}.', other: 'Você tira {n} pedras do monte {heap}.'},
  took: (v) => (v['n'] === 1 ? `${the(v)} tira {n} pedra.` : `${the(v)} tira {n} pedras.`),
  tookYou: {one: 'Você tira {n} pedra.', other: 'Você tira {n} pedras.'},
  take: {one: 'Tirar {n} pedra?', other: 'Tirar {n} pedras?'},
  hintedTake: {one: 'Tire {n} pedra do monte {heap}.', other: 'Tire {n} pedras do monte {heap}.'},
  takeMarked: {one: 'Tire {n} pedra.', other: 'Tire {n} pedras.'},
  thenWins: 'Assim você pode ganhar.',
  sum: '{n} é {sum}',
  leavePairs: 'Assim, cada um destes números tem um par.',
  leaveOdd: 'Deixe um número ímpar de montes de {stone}.',
  noneWins: 'Não há vitória garantida. Espere por um erro.',
} satisfies Translation<typeof english>;
