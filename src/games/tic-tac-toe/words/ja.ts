/** Japanese words of Tic-tac-toe. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/ja.js';
import type english from './en.js';

export default {
  ...phrases,
  game: '三目並べ',
  empty: '空き',
  taken: 'そのマスは埋まっています。',
} satisfies Translation<typeof english>;
