/** Japanese. */
export default {
  games: 'ゲーム',
  settings: 'テーブルの設定',
  sound: '音',
  hints: 'ヒント',
  speed: '速さ',
  slow: '遅い',
  normal: '普通',
  fast: '速い',
  instant: '即時',
  wins: '勝ち数',
  none: 'まだ勝者はいません。',
  reset: '数え直す',
};
