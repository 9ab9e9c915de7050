/** Chinese. */
import type {Translation} from '../../frame/dictionary.js';
import type english from './en.js';

export default {
  games: '游戏',
  settings: '设置',
  sound: '声音',
  hints: '提示',
  speed: '速度',
  slow: '慢',
  normal: '正常',
  fast: '快',
  instant: '立即',
  wins: '胜局',
  none: '还没有人获胜。',
  reset: '重新计数',
} satisfies Translation<typeof english>;
