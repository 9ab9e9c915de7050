/** Spanish words of Nim. */
import phrases from '../../../frame/phrases/es.js';

export default {
  ...phrases,
  game: 'Nim',
  aim: 'Toma piedras de un montón cada vez.',
  stone: 'montón {heap}, piedra {n}',
  takes: 'quita {n}',
  taken: 'quitada',
  gone: 'Esa piedra ya no está.',
  tooMany: {one: 'Como mucho {n} piedra a la vez.', other: 'Como mucho {n} piedras a la vez.'},
  tookStones: {
    one: '{player} quita {n} piedra del montón {heap}.',
    other: '{player} quita {n} piedras del montón {heap}.',
  },
  tookStonesYou: {one: 'Quitas {n} piedra del montón {heap}.', other: 'Quitas {n} piedras del montón {heap}.'},
  hintedTake: {one: 'Quita {n} piedra del montón {heap}.', other: 'Quita {n} piedras del montón {heap}.'},
  sum: '{n} es {sum}',
  leavePairs: 'Deja las potencias de dos en parejas.',
  leaveOdd: 'Al final, deja el 1 un número impar de veces.',
  noneWins: 'Contra un juego perfecto, toda jugada pierde.',
};
