/** Chinese. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/zh.js';
import type english from './en.js';

export default {
  ...phrases,
  game: '2048',
  aim: '合并相同方块，凑出2048。',
  slide: '滑动或按方向键，所有方块一起移动。',
  join: '相同的方块相遇，合成它们的和。',
  reached: '达到{n}！可以继续玩。',
  toPlayYou: '滑动方块。',
  left: '向左',
  right: '向右',
  up: '向上',
  down: '向下',
  free: '空',
  merged: '得{n}分。',
  added: '{cell}出现{n}。',
  stuck: '这个方向动不了。',
} satisfies Translation<typeof english>;
