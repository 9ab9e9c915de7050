/** French words of Nim. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/fr.js';
import {the} from '../../../frame/grammar/fr.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'Nim',
  aim: 'Prenez des pierres d’un seul tas à la fois.',
  takeAbove: 'Touchez une pierre : elle part avec celles du dessus.',
  rule: 'Prenez des pierres d’un seul tas.',
  ruleMost: {one: 'Prenez une pierre.', other: 'Prenez jusqu’à {n} pierres d’un tas.'},
  lastWins: 'La dernière pierre gagne.',
  lastLoses: 'La dernière pierre perd.',
  stone: 'tas {heap}, pierre {n}',
  takes: 'prend {n}',
  taken: 'prise',
  gone: 'Cette pierre n’est plus là.',
  tooMany: {one: 'Au plus {n} pierre à la fois.', other: 'Au plus {n} pierres à la fois.'},
  tookStones: (v) =>
    v['n'] === 1 ? `${the(v)} prend {n} pierre du tas {heap}.` : `${the(v)} prend {n} pierres du tas {heap}.`,
  tookStonesYou: {one: 'Vous prenez {n} pierre du tas {heap}.', other: 'Vous prenez {n} pierres du tas {heap}.'},
  took: (v) => (v['n'] === 1 ? `${the(v)} prend {n} pierre.` : `${the(v)} prend {n} pierres.`),
  tookYou: {one: 'Vous prenez {n} pierre.', other: 'Vous prenez {n} pierres.'},
  take: {one: 'Prendre {n} pierre ?', other: 'Prendre {n} pierres ?'},
  hintedTake: {one: 'Prenez {n} pierre du tas {heap}.', other: 'Prenez {n} pierres du tas {heap}.'},
  takeMarked: {one: 'Prenez {n} pierre.', other: 'Prenez {n} pierres.'},
  thenWins: 'Ainsi vous pouvez gagner.',
  sum: '{n} est {sum}',
  leavePairs: 'Ainsi chacun de ces nombres a son double.',
  leaveOdd: 'Laissez un nombre impair de tas de {stone}.',
  noneWins: 'Pas de victoire assurée. Guettez une erreur.',
} satisfies Translation<typeof english>;
