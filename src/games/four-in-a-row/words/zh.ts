/** Chinese words of Four in a row. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/zh.js';
import type english from './en.js';

export default {
  ...phrases,
  game: '四子棋',
  aim: '投下圆片，先连成四子者胜。',
  dropDisc: '双方轮流把圆片投入一列。',
  landsOn: '圆片落在下方圆片之上。',
  allWays: '横、竖、斜都算。',
  column: '第{n}列',
  empty: '空',
  top: '共{n}枚的最上面',
  full: '这一列已满。',
  outcome: '此列：{outcome}。',
  win: '胜',
  draw: '和棋',
  loss: '负',
  winIn: '再下{n}子获胜',
  lossIn: '对方再下{n}子获胜',
} satisfies Translation<typeof english>;
