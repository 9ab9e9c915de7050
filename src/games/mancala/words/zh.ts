/** Chinese. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/zh.js';
import type english from './en.js';

export default {
  ...phrases,
  game: '播棋（卡拉哈）',
  aim: '播撒棋子，仓中多者胜。',
  sow: '选自己的一个坑，把其中的棋子逐个放入后面的坑。',
  sowAgain: '最后一颗落入自己的仓，可再走一次。',
  sowCapture: '最后一颗落入自己的空坑，可吃掉对面的棋子。',
  pit: '{player}，第{pit}坑：{n}子',
  pitYou: '你的第{pit}坑：{n}子',
  store: '{player}，仓：{n}子',
  storeYou: '你的仓：{n}子',
  sown: '{player}播了{n}子。',
  sownYou: '你播了{n}子。',
  captured: '{player}吃了{n}子。',
  capturedYou: '你吃了{n}子。',
  kept: '剩下的{n}子归{player}。',
  keptYou: '剩下的{n}子归你。',
  again: '{player}再走一步。',
  againYou: '你再走一步。',
  emptyPit: '这个坑是空的。',
  notYours: '这个坑在对方那边。',
  isStore: '仓里的棋子不能动。',
} satisfies Translation<typeof english>;
