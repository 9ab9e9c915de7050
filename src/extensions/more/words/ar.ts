/** Arabic. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  typeMove: 'اكتب نقلة',
  makeMove: 'العب',
  notAMove: '«{move}» غير ممكنة الآن. الممكن: {moves}.',
} satisfies Translation<typeof english>;
