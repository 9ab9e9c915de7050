/** Japanese. */
import phrases from '../../../../src/element/phrases/ja.js';

export default {
  ...phrases,
  game: 'Take away',
  board: 'Take away、石は残り{n}個',
  stone: '石{n}',
  empty: '{n}マス目、空',
  takes: '{n}個取る',
  toTake: '{player}の番です。石を{n}個まで取れます。',
  taken: '{player}は石を{n}個取りました。',
  won: 'それが最後の石：{player}の勝ち！',
};
