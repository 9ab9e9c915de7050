/** French. */
import type {Translation} from '../../frame/dictionary.js';
import type english from './en.js';

export default {
  games: 'Jeux',
  settings: 'Réglages',
  sound: 'Son',
  hints: 'Indices',
  speed: 'Vitesse',
  slow: 'Lente',
  normal: 'Normale',
  fast: 'Rapide',
  instant: 'Immédiate',
  wins: 'Victoires',
  none: 'Aucune partie gagnée.',
  reset: 'Remettre à zéro',
} satisfies Translation<typeof english>;
