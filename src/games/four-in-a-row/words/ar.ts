/** Arabic words of Four in a row. */
import phrases from '../../../frame/phrases/ar.js';

export default {
  ...phrases,
  game: 'أربعة في صف',
  aim: 'أسقط الأقراص: أربعة على خط تفوز.',
  cell: 'العمود {column}، الصف {row}',
  empty: 'فارغة',
  full: 'هذا العمود ممتلئ.',
  outcome: 'هذا العمود: {outcome}.',
  win: 'يفوز',
  draw: 'يتعادل',
  loss: 'يخسر',
  winIn: 'يفوز في {n}',
  lossIn: 'يخسر في {n}',
};
