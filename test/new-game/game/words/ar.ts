/** Arabic. */
import phrases from '../../../../src/element/phrases/ar.js';

export default {
  ...phrases,
  game: 'Take away',
  board: 'Take away، الأحجار المتبقية: {n}',
  stone: 'الحجر {n}',
  empty: 'المربع {n}، فارغ',
  takes: 'عدد ما يؤخذ: {n}',
  toTake: 'الدور على {player}، أقصى ما يؤخذ: {n}.',
  taken: '{player} يأخذ من الأحجار: {n}.',
  won: 'كان الحجر الأخير: فاز {player}!',
};
