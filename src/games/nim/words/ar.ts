/** Arabic words of Nim. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/ar.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'نيم',
  aim: 'خذ أحجارًا من كومة واحدة كل مرة.',
  rule: 'خذ أحجارًا من كومة واحدة.',
  ruleMost: {
    zero: 'خذ حجرًا واحدًا.',
    one: 'خذ حجرًا واحدًا.',
    two: 'خذ حجرًا أو حجرين من كومة واحدة.',
    few: 'خذ حتى {n} أحجار من كومة واحدة.',
    many: 'خذ حتى {n} حجرًا من كومة واحدة.',
    other: 'خذ حتى {n} حجر من كومة واحدة.',
  },
  lastWins: 'من يأخذ الحجر الأخير يفوز.',
  lastLoses: 'من يأخذ الحجر الأخير يخسر.',
  stone: 'الكومة {heap}، الحجر {n}',
  takes: 'أخذ {n}',
  taken: 'أُخذ',
  gone: 'لم يعد هذا الحجر موجودًا.',
  tooMany: {
    zero: 'لا أحجار في كل مرة.',
    one: 'حجر واحد على الأكثر في كل مرة.',
    two: 'حجران على الأكثر في كل مرة.',
    few: '{n} أحجار على الأكثر في كل مرة.',
    many: '{n} حجرًا على الأكثر في كل مرة.',
    other: '{n} حجر على الأكثر في كل مرة.',
  },
  tookStones: {
    zero: '{player} يأخذ {n} حجر من الكومة {heap}.',
    one: '{player} يأخذ حجرًا واحدًا من الكومة {heap}.',
    two: '{player} يأخذ حجرين من الكومة {heap}.',
    few: '{player} يأخذ {n} أحجار من الكومة {heap}.',
    many: '{player} يأخذ {n} حجرًا من الكومة {heap}.',
    other: '{player} يأخذ {n} حجر من الكومة {heap}.',
  },
  tookStonesYou: {
    zero: 'أخذت {n} حجر من الكومة {heap}.',
    one: 'أخذت حجرًا واحدًا من الكومة {heap}.',
    two: 'أخذت حجرين من الكومة {heap}.',
    few: 'أخذت {n} أحجار من الكومة {heap}.',
    many: 'أخذت {n} حجرًا من الكومة {heap}.',
    other: 'أخذت {n} حجر من الكومة {heap}.',
  },
  take: {
    zero: 'أخذ {n} حجر؟',
    one: 'أخذ حجر واحد؟',
    two: 'أخذ حجرين؟',
    few: 'أخذ {n} أحجار؟',
    many: 'أخذ {n} حجرًا؟',
    other: 'أخذ {n} حجر؟',
  },
  hintedTake: {
    zero: 'خذ {n} حجر من الكومة {heap}.',
    one: 'خذ حجرًا واحدًا من الكومة {heap}.',
    two: 'خذ حجرين من الكومة {heap}.',
    few: 'خذ {n} أحجار من الكومة {heap}.',
    many: 'خذ {n} حجرًا من الكومة {heap}.',
    other: 'خذ {n} حجر من الكومة {heap}.',
  },
  sum: '{n} هو {sum}',
  leavePairs: 'اترك قوى العدد اثنين أزواجًا.',
  leaveOdd: 'اترك عددًا فرديًا من أكوام فيها {stone}.',
  noneWins: 'أمام لعب مثالي كل حركة خاسرة.',
} satisfies Translation<typeof english>;
