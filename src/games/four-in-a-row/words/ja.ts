/** Japanese words of Four in a row. */
import phrases from '../../../frame/phrases/ja.js';

export default {
  ...phrases,
  game: '四目並べ',
  aim: '先に4つ並べた人の勝ち。',
  cell: '{column}列 {row}段',
  empty: '空き',
  full: 'その列はいっぱいです。',
  outcome: 'この列：{outcome}。',
  win: '勝ち',
  draw: '引き分け',
  loss: '負け',
  winIn: '{n}手で勝ち',
  lossIn: '{n}手で負け',
};
