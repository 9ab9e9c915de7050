/** Chinese. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  options: '选项',
  players: '玩家',
  twoPlayers: '双人',
  people: '人数',
  computers: '电脑数',
  level: '难度',
  easy: '简单',
  medium: '中等',
  hard: '困难',
  perfect: '最强',
  stars: '{n}颗星',
  tryLevel: '下一级：{level}',
  way: '玩法',
  nameOf: '玩家{n}的名字',
  classic: '经典',
  quick: '快速',
  small: '小',
  large: '大',
  turning: '可旋转',
  randomBoard: '随机棋盘',
  five: '五子棋',
  moreHeaps: '更多堆',
  misere: '拿最后一颗者输',
  oneHeap: '{heaps}颗，最多取{most}颗',
  blocks: '有路障',
  openWalls: '无墙',
  rooms: '房间',
} satisfies Translation<typeof english>;
