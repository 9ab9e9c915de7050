/** Chinese words of Tic-tac-toe. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/zh.js';
import type english from './en.js';

export default {
  ...phrases,
  game: '井字棋',
  aim: '将你的标记连成一线。',
  putMark: '双方轮流在空格里放标记。',
  allWays: '横、竖、斜都算。',
  empty: '空',
  taken: '这一格已被占用。',
} satisfies Translation<typeof english>;
