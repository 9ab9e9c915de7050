/** French. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  hadWin: 'Vous teniez la victoire jusqu’au coup {n}.',
  hadDraw: 'Vous teniez le nul jusqu’au coup {n}.',
  goBack: 'Y revenir',
} satisfies Translation<typeof english>;
