/** Chinese. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  typeMove: '输入走法',
  makeMove: '走',
  notAMove: '现在不能走“{move}”。可以走：{moves}。',
} satisfies Translation<typeof english>;
