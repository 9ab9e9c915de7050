/** Arabic. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  hadWin: 'كان الفوز بيدك حتى النقلة {n}.',
  hadDraw: 'كان التعادل بيدك حتى النقلة {n}.',
  goBack: 'العودة إليها',
} satisfies Translation<typeof english>;
