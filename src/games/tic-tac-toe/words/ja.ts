/** Japanese words of Tic-tac-toe. */
import phrases from '../../../frame/phrases/ja.js';

export default {
  ...phrases,
  game: '三目並べ',
  empty: '空き',
  taken: 'そのマスは埋まっています。',
};
