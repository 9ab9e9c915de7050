/** Arabic words of Tic-tac-toe. */
import phrases from '../../../frame/phrases/ar.js';

export default {
  ...phrases,
  game: 'إكس أو',
  aim: 'اصفف علاماتك على خط واحد لتفوز.',
  empty: 'فارغة',
  taken: 'هذه الخانة مشغولة.',
};
