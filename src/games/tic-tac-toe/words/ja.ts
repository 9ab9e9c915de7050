/** Japanese words of Tic-tac-toe. */
import phrases from '../../../frame/phrases/ja.js';

export default {
  ...phrases,
  game: '三目並べ',
  aim: '自分のマークを一列に並べよう。',
  empty: '空き',
  taken: 'そのマスは埋まっています。',
};
