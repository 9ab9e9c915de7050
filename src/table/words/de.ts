/** German. */
export default {
  games: 'Spiele',
  settings: 'Einstellungen des Tisches',
  sound: 'Ton',
  hints: 'Hilfen',
  speed: 'Tempo',
  slow: 'langsam',
  normal: 'normal',
  fast: 'schnell',
  instant: 'sofort',
  wins: 'Siege',
  none: 'Noch kein Spiel gewonnen.',
  reset: 'Neu zählen',
};
