/** Arabic words of Nim. */
import phrases from '../../../frame/phrases/ar.js';

export default {
  ...phrases,
  game: 'نيم',
  aim: 'خذ حجارة من كومة واحدة كل مرة.',
  stone: 'الكومة {heap}، الحجر {n}',
  takes: 'يأخذ {n}',
  taken: 'أُخذ',
  gone: 'لم يعد هذا الحجر موجودًا.',
  tooMany: '{n} أحجار على الأكثر في المرة.',
  tookStones: '{player} يأخذ {n} من الكومة {heap}.',
  tookStonesYou: 'أخذت {n} من الكومة {heap}.',
  hintedTake: 'خذ {n} من الكومة {heap}.',
  sum: '{n} هو {sum}',
  leavePairs: 'اترك قوى العدد اثنين أزواجًا.',
  leaveOdd: 'في النهاية اترك العدد 1 عددًا فرديًا من المرات.',
  noneWins: 'أمام لعب مثالي كل نقلة خاسرة.',
};
