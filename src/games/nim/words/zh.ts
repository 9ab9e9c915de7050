/** Chinese words of Nim. */
import phrases from '../../../element/phrases/zh.js';

export default {
  ...phrases,
  game: '尼姆',
  stone: '第{heap}堆，第{n}颗',
  takes: '取{n}颗',
  taken: '已取走',
  gone: '这颗石子已经取走了。',
  tooMany: '一次最多取{n}颗。',
  tookStones: '{player}从第{heap}堆取走{n}颗。',
  hintedTake: '从第{heap}堆取{n}颗。',
  sum: '{n} = {sum}',
  leaveEven: '让每个2的幂都出现偶数次。',
};
