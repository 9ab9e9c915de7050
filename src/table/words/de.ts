/** German. */
import type {Translation} from '../../frame/dictionary.js';
import type english from './en.js';

export default {
  games: 'Spiele',
  settings: 'Einstellungen',
  sound: 'Ton',
  hints: 'Tipps',
  speed: 'Tempo',
  slow: 'Langsam',
  normal: 'Normal',
  fast: 'Schnell',
  instant: 'Sofort',
  wins: 'Siege',
  none: 'Noch kein Spiel gewonnen.',
  reset: 'Neu zählen',
} satisfies Translation<typeof english>;
