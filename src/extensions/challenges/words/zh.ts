/** Chinese. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  today: '每日一局',
  playToday: '玩每日一局',
  playedToday: '今天已玩',
  week: '最近七天',
  played: '{day}：已玩',
  next: '下一局：{time}后',
  streak: '连续天数：{n}',
  levels: '关卡',
  levelN: '第{n}关',
  stars: '{n}颗星',
  nextLevel: '下一关',
} satisfies Translation<typeof english>;
