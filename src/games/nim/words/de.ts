/** German words of Nim. */
import phrases from '../../../frame/phrases/de.js';

export default {
  ...phrases,
  game: 'Nim',
  aim: 'Nimm Steine von je einem Haufen.',
  stone: 'Haufen {heap}, Stein {n}',
  takes: 'nimmt {n}',
  taken: 'genommen',
  gone: 'Dieser Stein ist weg.',
  tooMany: {one: 'Höchstens {n} Stein auf einmal.', other: 'Höchstens {n} Steine auf einmal.'},
  tookStones: {
    one: '{player} nimmt {n} Stein vom Haufen {heap}.',
    other: '{player} nimmt {n} Steine vom Haufen {heap}.',
  },
  tookStonesYou: {one: 'Du nimmst {n} Stein vom Haufen {heap}.', other: 'Du nimmst {n} Steine vom Haufen {heap}.'},
  hintedTake: {one: 'Nimm {n} Stein vom Haufen {heap}.', other: 'Nimm {n} Steine vom Haufen {heap}.'},
  sum: '{n} ist {sum}',
  leavePairs: 'Lass die Zweierpotenzen paarweise übrig.',
  leaveOdd: 'Lass am Ende die 1 ungerade oft übrig.',
  noneWins: 'Gegen fehlerfreies Spiel verliert jeder Zug.',
};
