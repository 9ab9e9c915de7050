/** French. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  typeMove: 'Saisir un coup',
  makeMove: 'Jouer',
  notAMove: '« {move} » n’est pas possible. Coups : {moves}.',
} satisfies Translation<typeof english>;
