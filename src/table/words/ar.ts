/** Arabic. */
export default {
  games: 'الألعاب',
  settings: 'إعدادات الطاولة',
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
};
