/** Chinese. */
export default {
  today: '今日对局',
  playToday: '玩今日对局',
  playedToday: '今天已玩',
  week: '最近七天',
  played: '{day}：已玩',
  next: '下一局：{time}后',
  streak: '连续天数：{n}',
  levels: '关卡',
  levelN: '第 {n} 关',
  stars: '{n} 颗星',
  nextLevel: '下一关',
};
