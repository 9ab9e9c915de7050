/** Chinese words of Tic-tac-toe. */
import phrases from '../../../frame/phrases/zh.js';

export default {
  ...phrases,
  game: '井字棋',
  empty: '空',
  taken: '这一格已被占用。',
};
