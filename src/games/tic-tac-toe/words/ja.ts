/** Japanese words of Tic-tac-toe. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/ja.js';
import type english from './en.js';

export default {
  ...phrases,
  game: '三目並べ',
  aim: '自分のマークを一列に並べよう。',
  putMark: '交互に空いているマスへマークを置きます。',
  allWays: '縦・横・斜めのどれでもかまいません。',
  empty: '空き',
  taken: 'そのマスは埋まっています。',
} satisfies Translation<typeof english>;
