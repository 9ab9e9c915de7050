/** Spanish. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  hadWin: 'Lo tenías ganado hasta la jugada {n}.',
  hadDraw: 'Tenías el empate hasta la jugada {n}.',
  goBack: 'Volver ahí',
} satisfies Translation<typeof english>;
