/** German. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  typeMove: 'Zug eingeben',
  makeMove: 'Ziehen',
  notAMove: '„{move}“ geht jetzt nicht. Möglich: {moves}.',
} satisfies Translation<typeof english>;
