/** Hindi. */
import type {Translation} from '../../frame/dictionary.js';
import type english from './en.js';

export default {
  games: 'खेल',
  settings: 'सेटिंग',
  sound: 'ध्वनि',
  hints: 'संकेत',
  speed: 'गति',
  slow: 'धीमी',
  normal: 'सामान्य',
  fast: 'तेज़',
  instant: 'तुरंत',
  wins: 'जीत',
  none: 'अभी कोई खेल नहीं जीता गया।',
  reset: 'गिनती फिर से शुरू करें',
} satisfies Translation<typeof english>;
