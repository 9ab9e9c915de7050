/** Chinese words of Nim. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/zh.js';
import type english from './en.js';

export default {
  ...phrases,
  game: '尼姆游戏',
  aim: '每次从一堆中取石子。',
  takeAbove: '点一颗石子，取走它和上面的所有石子。',
  rule: '每次从一堆中取石子。',
  ruleMost: '每次从一堆中最多取{n}颗。',
  lastWins: '取走最后一颗的人获胜。',
  lastLoses: '取走最后一颗的人输。',
  stone: '第{heap}堆，第{n}颗',
  takes: '取{n}颗',
  taken: '已取走',
  gone: '这颗石子已经取走了。',
  tooMany: '一次最多取{n}颗。',
  tookStones: '{player}从第{heap}堆取走{n}颗。',
  tookStonesYou: '你从第{heap}堆取走{n}颗。',
  took: '{player}取走{n}颗。',
  tookYou: '你取走{n}颗。',
  take: '取{n}颗？',
  hintedTake: '从第{heap}堆取{n}颗。',
  takeMarked: '取{n}颗。',
  thenWins: '这样就能赢。',
  sum: '{n} = {sum}',
  leavePairs: '这样，这些数就两两成对。',
  leaveOdd: '留下奇数个{stone}颗的堆。',
  noneWins: '没有必胜的走法，等对方出错吧。',
} satisfies Translation<typeof english>;
