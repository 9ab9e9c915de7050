/** Japanese words of Nim. */
import phrases from '../../../frame/phrases/ja.js';

export default {
  ...phrases,
  game: 'ニム',
  aim: '1つの山から石を取っていこう。',
  stone: '山{heap}、石{n}',
  takes: '{n}個取る',
  taken: '取られた',
  gone: 'その石はもうありません。',
  tooMany: '一度に取れるのは{n}個までです。',
  tookStones: '{player}が山{heap}から{n}個取りました。',
  tookStonesYou: 'あなたは山{heap}から{n}個取りました。',
  hintedTake: '山{heap}から{n}個取る。',
  sum: '{n}は{sum}',
  leavePairs: '2のべき乗を2つずつ組にして残します。',
  leaveOdd: '終盤は1を奇数個残します。',
  noneWins: '最善を尽くされると、どの手も負けです。',
};
