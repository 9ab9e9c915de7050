/** Chinese words of 2048. */
import phrases from '../../../frame/phrases/zh.js';

export default {
  ...phrases,
  game: '2048',
  aim: '合并相同方块，凑出2048。',
  wins: '达到2048！可以继续玩。',
  toPlay: '滑动方块。',
  toPlayYou: '滑动方块。',
  left: '向左',
  right: '向右',
  up: '向上',
  down: '向下',
  tiles: '棋盘：{rows}',
  merged: '得{n}分。',
  added: '{cell}出现{n}。',
  stuck: '这个方向动不了。',
  bestWay: '最佳：{move}。',
  winsYou: '达到2048！可以继续玩。',
};
