/** Hindi. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  typeMove: 'चाल लिखें',
  makeMove: 'चलें',
  notAMove: '“{move}” अभी नहीं चल सकती। संभव: {moves}।',
} satisfies Translation<typeof english>;
