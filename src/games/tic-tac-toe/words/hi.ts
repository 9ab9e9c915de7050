/** Hindi words of Tic-tac-toe. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/hi.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'टिक-टैक-टो',
  empty: 'खाली',
  taken: 'यह खाना भरा है।',
} satisfies Translation<typeof english>;
