/** Hindi words of Four in a row. */
import type {Translation} from '../../../frame/dictionary.js';
import phrases from '../../../frame/phrases/hi.js';
import type english from './en.js';

export default {
  ...phrases,
  game: 'एक पंक्ति में चार',
  aim: 'डिस्क गिराएँ। चार की पंक्ति जीतती है।',
  dropDisc: 'बारी-बारी से किसी कॉलम में डिस्क गिराएँ।',
  landsOn: 'वह नीचे की डिस्कों के ऊपर रुकती है।',
  allWays: 'आड़ी, खड़ी और तिरछी, सब चलती हैं।',
  column: 'कॉलम {n}',
  empty: 'खाली',
  top: '{n} में सबसे ऊपर',
  full: 'यह कॉलम भरा हुआ है।',
  outcome: 'यह कॉलम: {outcome}।',
  win: 'जीत',
  draw: 'बराबरी',
  loss: 'हार',
  winIn: {one: '{n} चाल में जीत', other: '{n} चालों में जीत'},
  lossIn: {one: '{n} चाल में हार', other: '{n} चालों में हार'},
} satisfies Translation<typeof english>;
