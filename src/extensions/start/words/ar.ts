/** Arabic. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  options: 'خيارات',
  players: 'اللاعبون',
  twoPlayers: 'لاعبان',
  people: 'الأشخاص',
  computers: 'الحواسيب',
  level: 'المستوى',
  easy: 'سهل',
  medium: 'متوسط',
  hard: 'صعب',
  perfect: 'مثالي',
  stars: {zero: '{n} نجمة', one: 'نجمة واحدة', two: 'نجمتان', few: '{n} نجوم', many: '{n} نجمة', other: '{n} نجمة'},
  tryLevel: 'التالي: {level}',
  way: 'طريقة اللعب',
  nameOf: 'اسم اللاعب {n}',
  classic: 'كلاسيكية',
  quick: 'سريعة',
  small: 'صغيرة',
  large: 'كبيرة',
  turning: 'تدوير القطع',
  randomBoard: 'لوحة عشوائية',
  five: 'خمسة في صف',
  moreHeaps: 'أكوام أكثر',
  misere: 'من يأخذ الحجر الأخير يخسر',
  oneHeap: 'عدد الأحجار {heaps}، الحد الأقصى {most}',
  blocks: 'مع الحواجز',
  openWalls: 'بلا جدران',
  rooms: 'غرف',
} satisfies Translation<typeof english>;
