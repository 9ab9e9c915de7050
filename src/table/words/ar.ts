/** Arabic. */
import type {Translation} from '../../frame/dictionary.js';
import type english from './en.js';

export default {
  games: 'الألعاب',
  settings: 'الإعدادات',
  sound: 'الصوت',
  hints: 'تلميحات',
  speed: 'السرعة',
  slow: 'بطيئة',
  normal: 'عادية',
  fast: 'سريعة',
  instant: 'فورية',
  wins: 'مرات الفوز',
  none: 'لم يفز أحد بعد.',
  reset: 'ابدأ العد من جديد',
} satisfies Translation<typeof english>;
