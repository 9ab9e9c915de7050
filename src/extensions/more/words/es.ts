/** Spanish. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  typeMove: 'Escribir una jugada',
  makeMove: 'Jugar',
  notAMove: '«{move}» no vale ahora. Posibles: {moves}.',
} satisfies Translation<typeof english>;
