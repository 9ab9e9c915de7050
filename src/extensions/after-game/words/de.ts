/** German. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  hadWin: 'Bis Zug {n} hattest du es in der Hand.',
  hadDraw: 'Bis Zug {n} war ein Unentschieden drin.',
  goBack: 'Dorthin zurück',
} satisfies Translation<typeof english>;
