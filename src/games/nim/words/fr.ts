/** French words of Nim. */
import phrases from '../../../frame/phrases/fr.js';

export default {
  ...phrases,
  game: 'Nim',
  aim: 'Prenez des pierres d’un seul tas à la fois.',
  stone: 'tas {heap}, pierre {n}',
  takes: 'prend {n}',
  taken: 'prise',
  gone: 'Cette pierre n’est plus là.',
  tooMany: {one: 'Au plus {n} pierre à la fois.', other: 'Au plus {n} pierres à la fois.'},
  tookStones: {one: '{player} prend {n} pierre du tas {heap}.', other: '{player} prend {n} pierres du tas {heap}.'},
  tookStonesYou: {one: 'Vous prenez {n} pierre du tas {heap}.', other: 'Vous prenez {n} pierres du tas {heap}.'},
  hintedTake: {one: 'Prenez {n} pierre du tas {heap}.', other: 'Prenez {n} pierres du tas {heap}.'},
  sum: '{n} est {sum}',
  leavePairs: 'Laissez les puissances de deux par paires.',
  leaveOdd: 'À la fin, laissez 1 un nombre impair de fois.',
  noneWins: 'Contre un jeu parfait, tout coup perd.',
};
