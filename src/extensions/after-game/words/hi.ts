/** Hindi. */
import type {Translation} from '../../../frame/dictionary.js';
import type english from './en.js';

export default {
  hadWin: 'चाल {n} तक जीत आपके हाथ में थी।',
  hadDraw: 'चाल {n} तक बराबरी आपके हाथ में थी।',
  goBack: 'वहाँ लौटें',
} satisfies Translation<typeof english>;
