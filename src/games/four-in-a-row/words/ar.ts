/** Arabic words of Four in a row. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/ar.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'أربعة في صف',
  aim: 'أسقط الأقراص: أربعة على خط تفوز.',
  dropDisc: 'بالتناوب، أسقط قرصًا في عمود.',
  landsOn: 'يستقر فوق الأقراص التي تحته.',
  allWays: 'تُحسب الصفوف والأعمدة والأقطار.',
  column: 'العمود {n}',
  empty: 'فارغة',
  top: 'الأعلى من {n}',
  full: 'هذا العمود ممتلئ.',
  outcome: 'هذا العمود: {outcome}.',
  win: 'فوز',
  draw: 'تعادل',
  loss: 'خسارة',
  winIn: {
    zero: 'فوز',
    one: 'فوز بعد حركة واحدة',
    two: 'فوز بعد حركتين',
    few: 'فوز بعد {n} حركات',
    many: 'فوز بعد {n} حركة',
    other: 'فوز بعد {n} حركة',
  },
  lossIn: {
    zero: 'خسارة',
    one: 'خسارة بعد حركة واحدة',
    two: 'خسارة بعد حركتين',
    few: 'خسارة بعد {n} حركات',
    many: 'خسارة بعد {n} حركة',
    other: 'خسارة بعد {n} حركة',
  },
} satisfies Translation<typeof english>;
