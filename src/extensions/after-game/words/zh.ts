/** Chinese. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  hadWin: '第{n}步之前你还能赢。',
  hadDraw: '第{n}步之前你还能和。',
  goBack: '回到那一步',
} satisfies Translation<typeof english>;
