/** Portuguese. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  typeMove: 'Digitar um lance',
  makeMove: 'Jogar',
  notAMove: '“{move}” não vale agora. Possíveis: {moves}.',
} satisfies Translation<typeof english>;
