/** Chinese. */
import phrases from '../../../../src/element/phrases/zh.js';

export default {
  ...phrases,
  game: 'Take away',
  board: 'Take away，还剩 {n} 颗石子',
  stone: '石子 {n}',
  empty: '第 {n} 格，空',
  takes: '拿走 {n} 颗',
  toTake: '轮到{player}，最多拿 {n} 颗石子。',
  taken: '{player}拿走 {n} 颗石子。',
  won: '这是最后一颗：{player}获胜！',
};
