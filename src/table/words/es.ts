/** Spanish. */
import type {Translation} from '../../frame/dictionary.js';
import type english from './en.js';

export default {
  games: 'Juegos',
  settings: 'Ajustes',
  sound: 'Sonido',
  hints: 'Pistas',
  speed: 'Velocidad',
  slow: 'Lenta',
  normal: 'Normal',
  fast: 'Rápida',
  instant: 'Instantánea',
  wins: 'Victorias',
  none: 'Aún nadie ha ganado.',
  reset: 'Contar de nuevo',
} satisfies Translation<typeof english>;
