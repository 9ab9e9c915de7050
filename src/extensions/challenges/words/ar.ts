/** Arabic. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  today: 'لعبة اليوم',
  playToday: 'العب لعبة اليوم',
  playedToday: 'لُعبت اليوم',
  week: 'آخر سبعة أيام',
  played: '{day}: لُعبت',
  next: 'اللعبة التالية بعد {time}',
  streak: 'أيام متتالية: {n}',
  levels: 'المراحل',
  levelN: 'المرحلة {n}',
  stars: {zero: '{n} نجمة', one: 'نجمة واحدة', two: 'نجمتان', few: '{n} نجوم', many: '{n} نجمة', other: '{n} نجمة'},
  nextLevel: 'المرحلة التالية',
} satisfies Translation<typeof english>;
