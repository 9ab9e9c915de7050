/** Japanese. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/ja.js';
import type english from './en.js';

export default {
  ...phrases,
  game: '2048',
  aim: '同じ数を合わせて2048を作ろう。',
  slide: 'スワイプか矢印キーで全部のタイルが滑ります。',
  join: '同じ数がぶつかると、足されて1つになります。',
  reached: '{n}達成！続けて遊べます。',
  toPlayYou: 'タイルを動かしましょう。',
  left: '左',
  right: '右',
  up: '上',
  down: '下',
  free: '空き',
  merged: '{n}点です。',
  added: '{cell}に{n}。',
  stuck: 'その方向には動きません。',
} satisfies Translation<typeof english>;
