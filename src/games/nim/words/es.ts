/** Spanish words of Nim. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/es.js';
import {the} from '../../../frame/grammar/es.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'Nim',
  aim: 'Quita piedras de un montón cada vez.',
  takeAbove: 'Toca una piedra: la quitas junto con las de encima.',
  rule: 'Quita piedras de un montón.',
  ruleMost: {one: 'Quita una piedra.', other: 'Quita hasta {n} piedras de un montón.'},
  lastWins: 'La última piedra gana.',
  lastLoses: 'La última piedra pierde.',
  stone: 'montón {heap}, piedra {n}',
  takes: 'quita {n}',
  taken: 'quitada',
  gone: 'Esa piedra ya no está.',
  tooMany: {one: 'Como mucho {n} piedra a la vez.', other: 'Como mucho {n} piedras a la vez.'},
  tookStones: (v) =>
    v['n'] === 1 ? `${the(v)} quita {n} piedra del montón {heap}.` : `${the(v)} quita {n} piedras del montón {heap}.`,
  tookStonesYou: {one: 'Quitas {n} piedra del montón {heap}.', other: 'Quitas {n} piedras del montón {heap}.'},
  took: (v) => (v['n'] === 1 ? `${the(v)} quita {n} piedra.` : `${the(v)} quita {n} piedras.`),
  tookYou: {one: 'Quitas {n} piedra.', other: 'Quitas {n} piedras.'},
  take: {one: '¿Quitar {n} piedra?', other: '¿Quitar {n} piedras?'},
  hintedTake: {one: 'Quita {n} piedra del montón {heap}.', other: 'Quita {n} piedras del montón {heap}.'},
  takeMarked: {one: 'Quita {n} piedra.', other: 'Quita {n} piedras.'},
  thenWins: 'Así puedes ganar.',
  sum: '{n} es {sum}',
  leavePairs: 'Así cada uno de estos números tiene pareja.',
  leaveOdd: 'Deja un número impar de montones de {stone}.',
  noneWins: 'No hay victoria segura. Espera un error.',
} satisfies Translation<typeof english>;
