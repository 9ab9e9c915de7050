/** Japanese. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  typeMove: '手を入力',
  makeMove: '指す',
  notAMove: '今「{move}」はできません。可能な手：{moves}。',
} satisfies Translation<typeof english>;
