/** Chinese words of Four in a row. */
import phrases from '../../../frame/phrases/zh.js';

export default {
  ...phrases,
  game: '四子棋',
  aim: '投下圆片，先连成四子者胜。',
  cell: '第{column}列第{row}行',
  empty: '空',
  full: '这一列已满。',
  outcome: '此列：{outcome}。',
  win: '胜',
  draw: '和',
  loss: '负',
  winIn: '{n} 手后胜',
  lossIn: '{n} 手后负',
};
