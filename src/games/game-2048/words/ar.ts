/** Arabic. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/ar.js';
import type english from './en.js';

export default {
  ...phrases,
  game: '2048',
  aim: 'ادمج المربعات المتساوية حتى 2048.',
  slide: 'مرّر إصبعك أو اضغط سهمًا: تنزلق كل المربعات.',
  join: 'يندمج المربعان المتساويان في مجموعهما.',
  reached: 'وصلت إلى {n}! يمكنك المتابعة.',
  toPlayYou: 'حرّك المربعات.',
  left: 'يسار',
  right: 'يمين',
  up: 'أعلى',
  down: 'أسفل',
  free: 'فارغ',
  merged: {
    zero: 'لا نقاط.',
    one: 'نقطة واحدة.',
    two: 'نقطتان.',
    few: '{n} نقاط.',
    many: '{n} نقطة.',
    other: '{n} نقطة.',
  },
  added: 'جديد: {n} في {cell}.',
  stuck: 'لا شيء يتحرك في هذا الاتجاه.',
} satisfies Translation<typeof english>;
