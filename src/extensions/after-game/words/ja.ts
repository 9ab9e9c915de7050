/** Japanese. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  hadWin: '{n}手目までは勝てる形でした。',
  hadDraw: '{n}手目までは引き分けにできました。',
  goBack: 'そこへ戻る',
} satisfies Translation<typeof english>;
