/** Japanese. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  options: 'オプション',
  players: 'プレイヤー',
  twoPlayers: '2人で対戦',
  people: '人数',
  computers: 'コンピューター',
  level: 'レベル',
  easy: 'やさしい',
  medium: 'ふつう',
  hard: 'むずかしい',
  perfect: '最強',
  stars: '星{n}つ',
  tryLevel: '次：{level}',
  way: 'ルール',
  nameOf: 'プレイヤー{n}の名前',
  classic: 'クラシック',
  quick: '短い',
  small: '小さい',
  large: '大きい',
  turning: '回せるピース',
  randomBoard: 'ランダムな盤',
  five: '五目並べ',
  moreHeaps: '山を増やす',
  misere: '最後を取ると負け',
  oneHeap: '石{heaps}個、{most}個まで',
  blocks: 'ブロックあり',
  openWalls: '壁なし',
  rooms: 'ルーム',
} satisfies Translation<typeof english>;
