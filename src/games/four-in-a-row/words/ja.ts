/** Japanese words of Four in a row. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/ja.js';
import type english from './en.js';

export default {
  ...phrases,
  game: '四目並べ',
  aim: '先に4つ並べた人の勝ち。',
  dropDisc: '交互に列を選んでコマを落とします。',
  landsOn: 'コマは下のコマの上に重なります。',
  allWays: '縦・横・斜めのどれでもかまいません。',
  column: '{n}列目',
  empty: '空き',
  top: '{n}枚の一番上',
  full: 'その列はいっぱいです。',
  outcome: 'この列：{outcome}。',
  win: '勝ち',
  draw: '引き分け',
  loss: '負け',
  winIn: 'あと{n}枚で勝ち',
  lossIn: '相手があと{n}枚で勝ち',
} satisfies Translation<typeof english>;
