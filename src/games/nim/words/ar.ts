/** Arabic words of Nim. */
import phrases from '../../../element/phrases/ar.js';

export default {
  ...phrases,
  game: 'نيم',
  stone: 'الكومة {heap}، الحجر {n}',
  takes: 'يأخذ {n}',
  taken: 'أُخذ',
  gone: 'لم يعد هذا الحجر موجودًا.',
  tooMany: '{n} أحجار على الأكثر في المرة.',
  tookStones: '{player} يأخذ {n} من الكومة {heap}.',
  hintedTake: 'خذ {n} من الكومة {heap}.',
  sum: '{n} هو {sum}',
  leaveEven: 'اترك كل قوة للعدد اثنين عددًا زوجيًا من المرات.',
};
