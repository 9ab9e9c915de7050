/** German words of Nim. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/de.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'Nim',
  aim: 'Nimm Steine von je einem Haufen.',
  takeAbove: 'Tipp einen Stein an: Du nimmst ihn und alle darüber.',
  rule: 'Nimm von einem Haufen.',
  ruleMost: {one: 'Nimm einen Stein.', other: 'Nimm bis zu {n} Steine von einem Haufen.'},
  lastWins: 'Der letzte Stein gewinnt.',
  lastLoses: 'Der letzte Stein verliert.',
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
  took: {one: '{player} nimmt {n} Stein.', other: '{player} nimmt {n} Steine.'},
  tookYou: {one: 'Du nimmst {n} Stein.', other: 'Du nimmst {n} Steine.'},
  take: {one: '{n} Stein nehmen?', other: '{n} Steine nehmen?'},
  hintedTake: {one: 'Nimm {n} Stein vom Haufen {heap}.', other: 'Nimm {n} Steine vom Haufen {heap}.'},
  takeMarked: {one: 'Nimm {n} Stein.', other: 'Nimm {n} Steine.'},
  thenWins: 'Dann kannst du gewinnen.',
  sum: '{n} ist {sum}',
  leavePairs: 'Dann hat jede dieser Zahlen einen Zwilling.',
  leaveOdd: 'Lass eine ungerade Zahl von {stone}er-Haufen.',
  noneWins: 'Kein sicherer Sieg. Hoffe auf einen Fehler.',
} satisfies Translation<typeof english>;
