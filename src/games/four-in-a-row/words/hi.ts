/** Hindi words of Four in a row. */
import phrases from '../../../frame/phrases/hi.js';

export default {
  ...phrases,
  game: 'एक पंक्ति में चार',
  aim: 'डिस्क गिराएँ। चार की कतार जीतती है।',
  cell: 'स्तंभ {column}, पंक्ति {row}',
  empty: 'खाली',
  full: 'यह स्तंभ भरा हुआ है।',
  outcome: 'यह स्तंभ: {outcome}।',
  win: 'जीत',
  draw: 'बराबरी',
  loss: 'हार',
  winIn: '{n} चालों में जीत',
  lossIn: '{n} चालों में हार',
};
