/** Portuguese. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  hadWin: 'Você tinha a vitória até o lance {n}.',
  hadDraw: 'Você tinha o empate até o lance {n}.',
  goBack: 'Voltar até lá',
} satisfies Translation<typeof english>;
