/** Spanish. */
export default {
  games: 'Juegos',
  settings: 'Ajustes de la mesa',
  sound: 'Sonido',
  hints: 'Pistas',
  speed: 'Velocidad',
  slow: 'lenta',
  normal: 'normal',
  fast: 'rápida',
  instant: 'inmediata',
  wins: 'Victorias',
  none: 'Aún nadie ha ganado.',
  reset: 'Contar de nuevo',
};
