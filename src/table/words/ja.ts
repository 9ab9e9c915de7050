/** Japanese. */
import type {Translation} from '../../frame/dictionary.js';
import type english from './en.js';

export default {
  games: 'ゲーム',
  settings: '設定',
  sound: '音',
  hints: 'ヒント',
  speed: '速さ',
  slow: 'ゆっくり',
  normal: 'ふつう',
  fast: '速い',
  instant: 'すぐに',
  wins: '勝ち数',
  none: 'まだ勝者はいません。',
  reset: '数え直す',
} satisfies Translation<typeof english>;
