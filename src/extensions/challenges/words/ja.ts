/** Japanese. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  today: 'デイリーゲーム',
  playToday: 'デイリーゲームを遊ぶ',
  playedToday: '今日はプレイ済み',
  week: '過去7日間',
  played: '{day}：プレイ済み',
  next: '次のゲームまで{time}',
  streak: '連続日数：{n}',
  levels: 'ステージ',
  levelN: 'ステージ{n}',
  stars: '星{n}つ',
  nextLevel: '次のステージ',
} satisfies Translation<typeof english>;
