/** Japanese words of 2048. */
import phrases from '../../../frame/phrases/ja.js';

export default {
  ...phrases,
  game: '2048',
  aim: '同じ数を合わせて2048を作ろう。',
  wins: '2048達成！続けて遊べます。',
  toPlay: 'タイルを動かしましょう。',
  toPlayYou: 'タイルを動かしましょう。',
  left: '左',
  right: '右',
  up: '上',
  down: '下',
  tiles: '盤面：{rows}',
  merged: '{n}点。',
  added: '{cell}に{n}。',
  stuck: 'その方向には動きません。',
  bestWay: '最善手：{move}。',
  winsYou: '2048達成！続けて遊べます。',
};
