/** Japanese. */
export default {
  today: '今日のゲーム',
  playToday: '今日のゲームを遊ぶ',
  playedToday: '今日はプレイ済み',
  week: 'この七日間',
  played: '{day}：プレイ済み',
  next: '次のゲームまで{time}',
  streak: '連続日数：{n}',
  levels: 'ステージ',
  levelN: 'ステージ{n}',
  stars: '星{n}つ',
  nextLevel: '次のステージ',
};
