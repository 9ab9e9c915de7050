/** Arabic words of Tic-tac-toe. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/ar.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'إكس أو',
  aim: 'اصفف علاماتك على خط واحد لتفوز.',
  putMark: 'بالتناوب، ضع علامة في خانة فارغة.',
  allWays: 'تُحسب الصفوف والأعمدة والأقطار.',
  empty: 'فارغة',
  taken: 'هذه الخانة مشغولة.',
} satisfies Translation<typeof english>;
