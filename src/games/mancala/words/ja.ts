/** Japanese. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/ja.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'マンカラ（カラハ）',
  aim: '種をまき、ゴールに多く集めた人の勝ち。',
  sow: '自分の穴を選ぶと、中の種が1つずつ次の穴へまかれます。',
  sowAgain: '最後の1つがゴールに入れば、もう一度です。',
  sowCapture: '自分の空の穴で終わると、向かいの種を取れます。',
  pit: '{player}、穴{pit}：{n}個',
  pitYou: 'あなたの穴{pit}：{n}個',
  store: '{player}、ゴール：{n}個',
  storeYou: 'あなたのゴール：{n}個',
  sown: '{player}が{n}個まきました。',
  sownYou: '{n}個まきました。',
  captured: '{player}が{n}個取りました。',
  capturedYou: '{n}個取りました。',
  kept: '残りの{n}個は{player}のものです。',
  keptYou: '残りの{n}個はあなたのものです。',
  again: '{player}がもう一度動かします。',
  againYou: 'もう一度あなたの番です。',
  emptyPit: 'その穴は空です。',
  notYours: 'その穴は相手側です。',
  isStore: 'ゴールの種は動かせません。',
} satisfies Translation<typeof english>;
