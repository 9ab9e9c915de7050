/** Japanese words of Nim. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/ja.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'ニム',
  aim: '1つの山から石を取っていこう。',
  takeAbove: '石を押すと、その石と上の石をすべて取ります。',
  rule: '1つの山から石を取ります。',
  ruleMost: '1つの山から{n}個まで取れます。',
  lastWins: '最後の石を取ると勝ちです。',
  lastLoses: '最後の石を取ると負けです。',
  stone: '山{heap}、石{n}',
  takes: '{n}個取る',
  taken: '取られた',
  gone: 'その石はもうありません。',
  tooMany: '一度に取れるのは{n}個までです。',
  tookStones: '{player}が山{heap}から{n}個取りました。',
  tookStonesYou: 'あなたは山{heap}から{n}個取りました。',
  took: '{player}が{n}個取りました。',
  tookYou: 'あなたは{n}個取りました。',
  take: '{n}個取る？',
  hintedTake: '山{heap}から{n}個取る。',
  takeMarked: '{n}個取る。',
  thenWins: 'これで勝てます。',
  sum: '{n}は{sum}',
  leavePairs: 'これで、どの数も2つずつの組になります。',
  leaveOdd: '{stone}個の山を奇数残します。',
  noneWins: '確実な勝ちはありません。相手のミスを待ちましょう。',
} satisfies Translation<typeof english>;
